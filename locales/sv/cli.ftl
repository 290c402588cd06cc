# Kommandoraden. Val, kommandon och kort skrivs som man skriver dem.

cli-help-usage = så här:
cli-help-command = KOMMANDO …
cli-help-about =
    Kortspelen kasino och dragkasino i en Telegramchatt, med en lärare.
    ”kasino KOMMANDO --help” berättar mer om ett kommando.
cli-help-arguments = argument
cli-help-options = val
cli-help-help = visa den här hjälpen
cli-help-lang = språk: { $languages }; annars det i LC_ALL, LC_MESSAGES eller LANG
cli-help-game = kasino (om inget sägs) eller dragkasino
cli-help-option = ett val som skiljer sig från spelets egna, till exempel ace=1-14; går att upprepa
cli-help-table = korten på bordet, till exempel "7C 6D"
cli-help-card = kortet som spelas, till exempel KH
cli-help-take = korten det tar, till exempel "7C 6D"; utan dem läggs kortet ut
cli-help-limit = visa högst så många sätt att ta (annars 1000)
cli-help-json = skriv en rad JSON
cli-help-captures-source = läs frågor från stdin, en rad JSON för varje
cli-help-question = frågan, i citattecken
cli-help-record = en fil med ett parti i notation, eller - för stdin
cli-help-ply = läget före det draget i den sista given, räknat från 1; annars det efter det sista draget
cli-help-seat = vems drag som gås igenom, räknat från 0
cli-help-budget = så länge får läraren tänka på ett drag, i millisekunder (annars { $usual })
cli-help-port = sidans port; annars { $port }, eller en ledig om den är upptagen
cli-help-no-browser = öppna inte sidan

cli-about-play =
    Spela här, på en webbsida, utan token och server.

    Ett lokalt Telegram med två personer startas, och boten. Ctrl-C avslutar.
cli-about-bot =
    Kör boten på Telegram.

    TELEGRAM_TOKEN är botens token och REDIS_URL servern som sparar borden, till exempel redis://localhost.
    TELEGRAM_BASE_URL, om den finns, är en annan adress till Telegram. Boten går tills du trycker Ctrl-C.
cli-about-check =
    Berätta vad som är inställt och om det svarar.

    Frågar Telegram med TELEGRAM_TOKEN och Redis på REDIS_URL. Slutar med 0 om båda svarar, annars 1.
cli-about-captures =
    Lista vad ett kort kan ta.

      kasino captures --game kasino --option ace=1-14 --table "7C 6D" --card KH
      kasino captures - < frågor.jsonl

    Ett kort är en valör, A23456789TJQK, och en färg, CDHS. Med --json:
      {"{"}"captures": [["6D", "7C"]], "complete": true{"}"}
    Med - är varje rad på stdin en fråga och varje rad på stdout dess svar, som med --json:
      {"{"}"game": "kasino", "options": {"{"}"ace": "1-14"{"}"}, "table": ["7C", "6D"], "played": "KH"{"}"}
    En rad som inte går att läsa får svaret {"{"}"error": "…"{"}"}, och kommandot slutar då med 2.
    ”complete” är false när det finns fler sätt att ta än --limit.
cli-about-explain =
    Berätta varför ett kort kan ta några kort, eller varför inte.

      kasino explain --table "7C 6D" --card KH --take "7C 6D"

    Slutar med 0 om draget är tillåtet, annars 1. Med --json:
      {"{"}"legal": true, "value": 13, "groups": [["6D", "7C"]], "sweep": true, "text": "…"{"}"}
      {"{"}"legal": false, "reason": "wrong-sum", "text": "…"{"}"}
cli-about-ask =
    Fråga läraren om reglerna, med egna ord.

      kasino ask "kan dam ta 7 och 5?" --game dragkasino

    Svaret är på frågans språk, eller på det som --lang säger. Slutar med 0 om frågan förstods, annars 1. Med --json:
      {"{"}"kind": "take", "verdict": "no", "understood": "Dam på 7 och 5", "game": "dragkasino", "played": ["Q"],
       "taken": ["7", "5"], "topic": null, "rules": ["3.1", "3.2", "3.5"], "options": ["faces"], "language": "sv", "text": "…"{"}"}
    ”kind” är take, which, rule, no-such-cards eller unclear, och ”verdict” yes, no, depends, fact eller none.
cli-about-replay =
    Spela om ett parti i notation och räkna det: varje givs protokoll och summan.

      kasino replay parti.json

    Med --json:
      {"{"}"givs": [{"{"}"piles": …, "sweeps": …, "last_taker": …, "leftover": …, "rows": …{"}"}], "totals": …, "winner": …{"}"}
    Spelarna räknas från 0. ”rows” är null i en giv som inte är slut.

cli-about-hint =
    Säg vad läraren skulle spela, med bara det som den som ska spela kan veta.

      kasino hint parti.json --ply 12

    Med --json:
      {"{"}"seat": 0, "measure": "points", "exact": false, "moves": [{"{"}"move": "KHx7C6D", "value": 0.0,
       "error": 0.0, "samples": 400, "exact": false, "terms": {"{"}…{"}"}{"}"}, …], "idea": "…", "text": "…"{"}"}
    ”value” är hur mycket sämre ett drag är än det bästa, i poäng. Nära målet är ”measure” winning: då är det chansen
    att vinna partiet som jämförs, omräknad till poäng. ”terms” är vad draget väntas ge, del för del.
cli-about-review =
    Gå igenom en spelares drag i varje giv som är slut: vad de kostade, de dyraste, och vad som var tur.

      kasino review parti.json --seat 0

    Hur långt det har kommit står på stderr. Med --json:
      {"{"}"seat": 0, "givs": [{"{"}"giv": 1, "lost": …, "unforced": …, "mean_loss": …, "difference": …, "luck": …,
       "decisions": [{"{"}"ply": 1, "move": "5C", "best": "KHx7C6D", "loss": …, "label": "bad", "exact": false{"}"}, …],
       "dearest": [{"{"}"ply": 1, "text": "…"{"}"}, …]{"}"}, …]{"}"}

cli-captures-none = { $card } tar inget här.
cli-captures-more = Det finns fler; det här är de { $limit } första.

cli-replay-giv = Giv { $number }, { $dealer } gav
cli-replay-unfinished = { $moves ->
    [0] Inte börjad.
    [one] Inte slut: 1 av 48 kort är spelat.
   *[other] Inte slut: { $moves } av 48 kort är spelade.
}
cli-replay-totals = Totalt
cli-replay-winner = { $name } har vunnit.
cli-row-cards = Kort
cli-row-spades = Spader

cli-hint-turn = { $name } ska spela, drag { $number } av 48.
cli-hint-table = Bordet: { $cards }
cli-hint-hand = Handen: { $cards }
cli-hint-values = { $measure ->
    [winning] Dragen, med hur mycket sämre de är än det bästa för chansen att vinna partiet, omräknat till poäng:
   *[points] Dragen, med hur många poäng sämre de är än det bästa:
}
cli-hint-exact = säkert, uträknat till slutet
cli-hint-error = ± { $error }, { $samples } försök
cli-hint-best = { $samples } försök
cli-hint-at-sight = bara uppskattat
cli-hint-more = och { $count } till

cli-review-giv = Giv { $number }, { $name }
cli-review-progress = Giv { $giv }: { $done } av { $all } drag

cli-play-address = Spela på { $url } – Ctrl-C avslutar.
cli-check-telegram = Telegram svarar: boten är @{ $name }.
cli-check-redis = Redis svarar.
cli-check-limits = Gränser: { $at_once } händelser på en gång. För varje person { $taps } tryck, { $messages } meddelanden och { $new_tables } nya bord i minuten, { $tables } bord i allt och { $waiting } händelser som väntar.

# Fel inmatning
cli-error-no-command = Vilket kommando? Välj bland { $choices }; ”kasino --help” berättar mer.
cli-error-command = Det finns inget kommando ”{ $command }”. Välj bland { $choices }.
cli-error-argument = ”{ $argument }” är inte rätt där; ”{ $command } --help” visar hur kommandot skrivs.
cli-error-missing = { $option } saknas.
cli-error-lang = Det finns inget språk ”{ $language }”. Välj bland { $choices }.
cli-error-number = { $option } är ett heltal från { $lowest } till { $highest }, inte ”{ $text }”.
cli-error-game = Det finns inget spel ”{ $game }”. Välj bland { $choices }.
cli-error-option = Det finns inget val ”{ $option }”. Välj bland { $choices }.
cli-error-option-value = { $option } kan inte vara ”{ $value }”. Välj bland { $choices }.
cli-error-option-form = Ett val skrivs namn=värde, inte ”{ $text }”.
cli-error-card = ”{ $text }” är inget kort. Ett kort är en valör, A23456789TJQK, och en färg, CDHS, till exempel TD.
cli-error-cards = Ett kort står två gånger: { $text }.
cli-error-card-on-table = { $card } kan inte spelas: det ligger på bordet.
cli-error-source = Det enda argumentet är - för stdin, inte ”{ $text }”.
cli-error-two-questions = Med - kommer frågorna från stdin; utelämna --game, --option, --table och --card.
cli-error-json = Det här är inte JSON som går att läsa.
cli-error-json-object = En rad är ett JSON-objekt med table, played, game och options.
cli-error-json-field = Fältet { $field } saknas eller är av fel slag.
cli-error-file = { $file } går inte att läsa.
cli-error-no-giv = Det finns ingen giv i partiet än.
cli-error-giv-over = Den sista given är slut. Säg med --ply vilket drag det gäller.
cli-error-no-finished-giv = Ingen giv i partiet är slut än.
cli-error-record = Det här är inget parti i formen kasino-record/1: { $text }
cli-error-record-giv = Giv { $giv } i partiet går inte att dela ut: { $text }
cli-error-record-move = Drag { $move } i giv { $giv } går inte att läsa: { $text }
cli-error-record-illegal = Drag { $move } i giv { $giv }, { $text }, är inte tillåtet. { $why }

# Det som inte fungerar
cli-error-no-token = TELEGRAM_TOKEN saknas. Du får en token av @BotFather på Telegram.
cli-error-token = Telegram godtar inte den token som står i TELEGRAM_TOKEN.
cli-error-telegram = Telegram svarar inte.
cli-error-conflict = Boten går redan någon annanstans med samma token.
cli-error-no-redis-url = REDIS_URL saknas. Det är adressen till en Redis-server, till exempel redis://localhost.
cli-error-redis-url = Adressen i REDIS_URL går inte att läsa. Den ser ut som redis://localhost:6379.
cli-error-redis = Redis-servern på REDIS_URL svarar inte.
cli-error-port = Port { $port } går inte att använda. Ett annat program kan ha den; prova en annan --port, eller utelämna den.
