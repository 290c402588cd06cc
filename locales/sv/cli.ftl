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
       "costliest": [{"{"}"ply": 1, "text": "…"{"}"}, …]{"}"}, …]{"}"}

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
cli-hint-quick = Dragen, efter en snabb titt:
cli-hint-exact = säkert, uträknat till slutet
cli-hint-error = ± { $error }, { $samples } försök
cli-hint-best = { $samples } försök
cli-hint-complete = ungefär, alla { $samples } sätt som korten kan ligga på
cli-hint-glance = en snabb titt, { $samples } försök
cli-hint-at-sight = bara uppskattat
cli-hint-more = och { $count } till

cli-review-giv = Giv { $number }, { $name }
cli-review-progress = Giv { $giv }: { $done } av { $all } drag

cli-play-address = Spela på { $url } – Ctrl-C avslutar.
cli-check-telegram = Telegram svarar: boten är @{ $name }.
cli-check-redis = Redis svarar.
cli-check-workers = Tränarens processer går att starta.

# Vad en krasch kostar. Inställningarna är Redis egna.
cli-durability = { $keeps ->
    [all] Redis har varje ändring på disken innan det svarar (appendfsync always): en krasch förlorar ingenting.
    [all-but-a-second] Redis skriver till disken varje sekund (appendfsync everysec): en krasch förlorar högst den sista sekunden eller två.
    [all-but-half-a-minute] Redis låter systemet bestämma när det skrivs (appendfsync no): om maskinen kraschar förloras ungefär en halv minut.
    [all-but-some] Redis skriver till disken (appendonly yes) men säger inte hur ofta: en krasch kan förlora några sekunder.
    [a-snapshot] Redis sparar bara ögonblicksbilder då och då: en krasch förlorar alla drag sedan den senaste; med ”appendonly yes” högst en sekund.
    [nothing] Redis skriver ingenting till disken: när det slutar är alla bord och profiler borta; ”appendonly yes” behåller dem.
    [memory] Bord och profiler finns bara i minnet: när kommandot slutar är de borta.
   *[unknown] Redis säger inte om det skriver till disken: vad en krasch förlorar är okänt.
}
cli-durability-fails = Redis kunde inte skriva till disken senast det försökte.
cli-durability-evicts = När minnet är fullt tar Redis bort bord och profiler; ”maxmemory-policy noeviction” hindrar det.
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
cli-error-card-on-table = { $card } kan inte spelas: det ligger på bordet.
cli-error-source = Det enda argumentet är - för stdin, inte ”{ $text }”.
cli-error-two-questions = Med - kommer frågorna från stdin; utelämna --game, --option, --table och --card.
cli-error-json-object = En rad är ett JSON-objekt med table, played, game och options.
cli-error-json-field = Fältet { $field } saknas eller är av fel slag.
cli-error-file = { $file } går inte att läsa.
cli-error-no-giv = Det finns ingen giv i partiet än.
cli-error-giv-over = Den sista given är slut. Säg med --ply vilket drag det gäller.
cli-error-no-finished-giv = Ingen giv i partiet är slut än.
cli-error-record = Det här är inget parti i formen kasino-record/1. { $why }
cli-error-record-giv = Giv { $giv } i partiet går inte att dela ut. { $why }
cli-error-record-move = Drag { $move } i giv { $giv }, { $text }, går inte att läsa. { $why }
cli-error-record-illegal = Drag { $move } i giv { $giv }, { $text }, är inte tillåtet. { $why }

# Vad som är fel i ett kort, ett drag eller ett parti som någon har skrivit; $at är det som är fel
cli-why-no-card = ”{ $at }” är inget kort. Ett kort är en valör, A23456789TJQK, och en färg, CDHS, till exempel TD.
cli-why-twice = { $at } står två gånger.
cli-why-missing = Leken har inte alla 52 kort. Det saknas: { $at }.
cli-why-nothing-taken = Efter x står de kort som tas.
cli-why-not-json = Det här är inte JSON som går att läsa.
cli-why-key-twice = ”{ $at }” står två gånger i samma JSON-objekt.
cli-why-no-object = Det ska vara ett JSON-objekt med fälten { $at }.
cli-why-field-missing = Fältet { $at } saknas.
cli-why-field-unknown = Det finns inget fält ”{ $at }”.
cli-why-format = Formatet är inte { $at }.
cli-why-half-a-letter = Ett namn innehåller en halv bokstav (ett ensamt surrogat).
cli-why-players = Man är två till fyra i ett parti, inte { $at }.
cli-why-dealer = Det finns ingen plats { $at } för den som ger; platserna räknas från 0.
cli-why-not-their-deal = Plats { $at } är den som ska ge (1.2).
cli-why-giv-not-over = Given före är inte slut.
cli-why-parti-over = Partiet är redan vunnet.
cli-why-wrong-kind = Fältet { $at } ska vara { $at ->
    [players] en lista med namn
    [options] ett objekt
    [givs] en lista
    [dealer] ett heltal
    [deck] en text
   *[moves] en lista med drag
}.

# Det som inte fungerar
cli-error-token = Telegram godtar inte den token som står i TELEGRAM_TOKEN.
cli-telegram = { $where ->
    [telegram] Telegram
    [TELEGRAM_BASE_URL] Telegram på TELEGRAM_BASE_URL
   *[proxy] Telegram genom proxyn i { $where }
}
cli-error-telegram = { $what ->
    [certificate] { $where } har ett certifikat som inte är betrott. SSL_CERT_FILE anger en fil med dem som är det.
    [stranger] { $where } ger ett svar som inte är Telegrams.
    [proxy] { $where } går inte att nå: proxyn godtar inte användaren eller lösenordet.
    [busy] { $where } ber om tålamod; försök igen om en stund.
    [refusal] { $where } svarar men säger nej.
   *[away] { $where } svarar inte.
}
cli-setting-no-token = { $variable } saknas. Du får en token av @BotFather på Telegram.
cli-setting-token = { $variable } är ingen token. En sådan ser ut som 123456:ABC-def, utan blanksteg; du får den av @BotFather på Telegram.
cli-setting-address = { $variable } är inte adressen till en Bot API-server. Den ser ut som http://localhost:8081.
cli-setting-proxy = { $variable } är inte adressen till en proxy. Den ser ut som http://localhost:3128.
cli-setting-socks = { $variable } anger en SOCKS-proxy, som kräver ett paket till: pip install socksio.
cli-setting-certificate-file = { $variable } anger ingen fil med certifikat som går att läsa.
cli-setting-certificate-folder = { $variable } anger ingen mapp.
cli-error-conflict = Boten går redan någon annanstans med samma token.
cli-error-no-redis-url = REDIS_URL saknas. Det är adressen till en Redis-server, till exempel redis://localhost.
cli-error-redis-url = { $what ->
    [scheme] REDIS_URL börjar inte med redis://, rediss:// eller unix://.
    [database] REDIS_URL anger en databas som inte är ett tal. Den ser ut som redis://localhost:6379/0.
    [parameter] REDIS_URL har en parameter som inte är känd. Efter ? får db, client_name, max_connections, username och password stå, och med rediss:// de som börjar med ssl_.
    [connections] REDIS_URL har ett max_connections som inte är ett tal från 1.
    [socket] REDIS_URL anger en socket som inte finns.
    [certificate] REDIS_URL anger en fil med certifikat eller en nyckel som inte går att läsa.
   *[form] Adressen i REDIS_URL går inte att läsa. Den ser ut som redis://localhost:6379; tecken som # ? / @ i ett lösenord skrivs %23 %3F %2F %40.
}
cli-error-redis = { $why ->
    [tls] Redis-servern på REDIS_URL talar inte TLS, eller så är dess certifikat inte betrott.
    [stranger] Det som svarar på REDIS_URL är ingen Redis-server.
    [password] Redis-servern godtar inte användaren eller lösenordet i REDIS_URL.
    [database] Redis-servern har ingen databas med det nummer som står i REDIS_URL.
    [rights] Användaren i REDIS_URL får inte göra allt som boten behöver: läsa, skriva och köra skript på nycklarna kasino:*.
    [refusal] Redis-servern på REDIS_URL svarar men vägrar spara: den kan vara full, vara en replika eller hålla på att läsa in.
   *[away] Redis-servern på REDIS_URL svarar inte.
}
cli-error-workers = Ingen process går att starta för tränaren: dess tips skulle bara vara snabba tittar.
cli-error-port = Port { $port } går inte att använda. Ett annat program kan ha den; prova en annan --port, eller utelämna den.
