# The command line. Options, commands and cards are written as they are typed.

cli-help-usage = usage:
cli-help-command = COMMAND …
cli-help-about =
    The card games kasino and dragkasino in a Telegram chat, with a tutor.
    “kasino COMMAND --help” tells more about a command.
cli-help-arguments = arguments
cli-help-options = options
cli-help-help = show this help
cli-help-lang = language: { $languages }; otherwise that of LC_ALL, LC_MESSAGES or LANG
cli-help-game = kasino (the default) or dragkasino
cli-help-option = a choice that differs from the game’s own, such as ace=1-14; may be repeated
cli-help-table = the cards on the table, such as "7C 6D"
cli-help-card = the played card, such as KH
cli-help-take = the cards it takes, such as "7C 6D"; without them it is laid out
cli-help-limit = list at most n captures (default 1000)
cli-help-json = write one line of JSON
cli-help-captures-source = read questions from stdin, one line of JSON each
cli-help-question = the question, in quotes
cli-help-record = a file with the record of a parti (a whole match), or - for stdin
cli-help-ply = the position before that play of the last giv, from 1; otherwise after the last play
cli-help-seat = whose plays are gone through, from 0
cli-help-budget = how long the tutor may think about a play, in milliseconds (otherwise { $usual })
cli-help-port = the port of the page; otherwise { $port }, or a free one if that is taken
cli-help-no-browser = do not open the page

cli-about-play =
    Play here, in a web page, with no token and no server.

    A local Telegram is started with two people in it, and the bot. Ctrl-C ends it.
cli-about-bot =
    Run the bot on Telegram.

    TELEGRAM_TOKEN is the bot’s token and REDIS_URL the server that keeps the tables, such as redis://localhost.
    TELEGRAM_BASE_URL, if set, is another address for Telegram. The bot polls until Ctrl-C.
cli-about-check =
    Tell what is configured and whether it answers.

    Asks Telegram with TELEGRAM_TOKEN and Redis at REDIS_URL. Exit code 0 if both answer, 1 if not.
cli-about-captures =
    List what a card can take.

      kasino captures --game kasino --option ace=1-14 --table "7C 6D" --card KH
      kasino captures - < questions.jsonl

    A card is a rank, A23456789TJQK, and a suit, CDHS. With --json:
      {"{"}"captures": [["6D", "7C"]], "complete": true{"}"}
    With - each line of stdin is a question and each line of stdout its answer, as with --json:
      {"{"}"game": "kasino", "options": {"{"}"ace": "1-14"{"}"}, "table": ["7C", "6D"], "played": "KH"{"}"}
    A line that cannot be read is answered with {"{"}"error": "…"{"}"}, and the exit code is then 2.
    “complete” is false when there are more captures than --limit.
cli-about-explain =
    Tell why a card can take some cards, or why not.

      kasino explain --table "7C 6D" --card KH --take "7C 6D"

    Exit code 0 if the play is legal, 1 if not. With --json:
      {"{"}"legal": true, "value": 13, "groups": [["6D", "7C"]], "sweep": true, "text": "…"{"}"}
      {"{"}"legal": false, "reason": "wrong-sum", "text": "…"{"}"}
cli-about-ask =
    Ask the tutor about the rules, in your own words.

      kasino ask "can a queen take 7 and 5?" --game dragkasino

    The answer is in the language of the question, or that of --lang. Exit code 0 if it was understood, else 1. With --json:
      {"{"}"kind": "take", "verdict": "no", "understood": "Queen on 7 and 5", "game": "dragkasino", "played": ["Q"],
       "taken": ["7", "5"], "topic": null, "rules": ["3.1", "3.2", "3.5"], "options": ["faces"], "language": "en", "text": "…"{"}"}
    “kind” is take, which, rule, no-such-cards or unclear, and “verdict” yes, no, depends, fact or none.
cli-about-replay =
    Replay a record and count it: the points of each giv (one time through the pack) and the totals.

      kasino replay record.json

    With --json:
      {"{"}"givs": [{"{"}"piles": …, "sweeps": …, "last_taker": …, "leftover": …, "rows": …{"}"}], "totals": …, "winner": …{"}"}
    Players are counted from 0. “rows” is null in a giv that is not finished.

cli-about-hint =
    Tell what the tutor would play, knowing only what the player to move can know.

      kasino hint record.json --ply 12

    With --json:
      {"{"}"seat": 0, "measure": "points", "exact": false, "moves": [{"{"}"move": "KHx7C6D", "value": 0.0,
       "error": 0.0, "samples": 400, "exact": false, "terms": {"{"}…{"}"}{"}"}, …], "idea": "…", "text": "…"{"}"}
    “value” is how much worse a play is than the best, in points. Near the target “measure” is winning: then the chance
    to win the parti is compared, turned into points. “terms” is what the play is expected to bring, part by part.
cli-about-review =
    Go through a player’s plays in each finished giv: what they cost, the costliest, and what was luck.

      kasino review record.json --seat 0

    How far it has come is told on stderr. With --json:
      {"{"}"seat": 0, "givs": [{"{"}"giv": 1, "lost": …, "unforced": …, "mean_loss": …, "difference": …, "luck": …,
       "decisions": [{"{"}"ply": 1, "move": "5C", "best": "KHx7C6D", "loss": …, "label": "bad", "exact": false{"}"}, …],
       "costliest": [{"{"}"ply": 1, "text": "…"{"}"}, …]{"}"}, …]{"}"}

cli-captures-none = { $card } takes nothing here.
cli-captures-more = There are more; these are the first { $limit }.

cli-replay-giv = Giv { $number }, dealt by { $dealer }
cli-replay-unfinished = { $moves ->
    [0] Not begun.
    [one] Not finished: 1 of 48 cards is played.
   *[other] Not finished: { $moves } of 48 cards are played.
}
cli-replay-totals = Totals
cli-replay-winner = { $name } has won.
cli-row-cards = Cards
cli-row-spades = Spades

cli-hint-turn = { $name } is to play, play { $number } of 48.
cli-hint-table = The table: { $cards }
cli-hint-hand = The hand: { $cards }
cli-hint-values = { $measure ->
    [winning] The plays, with how much worse they are than the best for the chance to win the parti, turned into points:
   *[points] The plays, with how many points worse they are than the best:
}
cli-hint-quick = The plays, after a quick look:
cli-hint-exact = certain, worked out to the end
cli-hint-error = ± { $error }, { $samples } trials
cli-hint-best = { $samples } trials
cli-hint-complete = about, all { $samples } ways in which the cards can lie
cli-hint-glance = a quick look, { $samples } trials
cli-hint-at-sight = only guessed
cli-hint-more = and { $count } more

cli-review-giv = Giv { $number }, { $name }
cli-review-progress = Giv { $giv }: { $done } of { $all } plays

cli-play-address = Play at { $url } – Ctrl-C ends it.
cli-check-telegram = Telegram answers: the bot is @{ $name }.
cli-check-redis = Redis answers.
cli-check-workers = The tutor’s workers start.

# What a crash costs. The settings are Redis’s own.
cli-durability = { $keeps ->
    [all] Redis has every change on its disk before it answers (appendfsync always): a crash loses nothing.
    [all-but-a-second] Redis writes to its disk every second (appendfsync everysec): a crash loses at most the last second or two.
    [all-but-half-a-minute] Redis leaves it to its system when to write (appendfsync no): a crash of the machine loses about half a minute.
    [all-but-some] Redis writes to its disk (appendonly yes) and does not say how often: a crash may lose some seconds.
    [a-snapshot] Redis only writes snapshots now and then: a crash loses all moves since the last one; with “appendonly yes” at most a second.
    [nothing] Redis writes nothing to its disk: when it ends, all tables and profiles are gone; “appendonly yes” keeps them.
    [memory] Tables and profiles are kept in memory only: when the command ends, they are gone.
   *[unknown] Redis does not say whether it writes to its disk: what a crash loses is unknown.
}
cli-durability-fails = Redis could not write to its disk the last time it tried.
cli-durability-evicts = When its memory is full Redis deletes tables and profiles; “maxmemory-policy noeviction” prevents that.
cli-check-limits = Limits: { $at_once } updates at once. For each person { $taps } taps, { $messages } messages and { $new_tables } new tables a minute, { $tables } tables in all and { $waiting } updates that wait.

# Wrong input
cli-error-no-command = Which command? Choose from { $choices }; “kasino --help” tells more.
cli-error-command = There is no command “{ $command }”. Choose from { $choices }.
cli-error-argument = “{ $argument }” is not right there; “{ $command } --help” shows how to write the command.
cli-error-missing = { $option } is missing.
cli-error-lang = There is no language “{ $language }”. Choose from { $choices }.
cli-error-number = { $option } is a whole number from { $lowest } to { $highest }, not “{ $text }”.
cli-error-game = There is no game “{ $game }”. Choose from { $choices }.
cli-error-option = There is no option “{ $option }”. Choose from { $choices }.
cli-error-option-value = { $option } cannot be “{ $value }”. Choose from { $choices }.
cli-error-option-form = An option is written name=value, not “{ $text }”.
cli-error-card-on-table = { $card } cannot be played: it lies on the table.
cli-error-source = The only argument is - for stdin, not “{ $text }”.
cli-error-two-questions = With - the questions come from stdin; leave out --game, --option, --table and --card.
cli-error-json-object = A line is a JSON object with table, played, game and options.
cli-error-json-field = The field { $field } is missing or of the wrong kind.
cli-error-file = { $file } cannot be read.
cli-error-no-giv = There is no giv in the record yet.
cli-error-giv-over = The last giv is over. Say with --ply which play it is about.
cli-error-no-finished-giv = No giv of the record is finished yet.
cli-error-record = This is no record of a parti in the form kasino-record/1. { $why }
cli-error-record-giv = Giv { $giv } of the record cannot be dealt. { $why }
cli-error-record-move = Move { $move } of giv { $giv }, { $text }, cannot be read. { $why }
cli-error-record-illegal = Move { $move } of giv { $giv }, { $text }, is not legal. { $why }

# What is wrong with a card, a move or a record that somebody wrote; $at is what is at fault
cli-why-no-card = “{ $at }” is no card. A card is a rank, A23456789TJQK, and a suit, CDHS, such as TD.
cli-why-twice = { $at } is named twice.
cli-why-missing = The deck does not have all 52 cards. Missing: { $at }.
cli-why-nothing-taken = After x stand the cards that are taken.
cli-why-not-json = This is not JSON that can be read.
cli-why-key-twice = “{ $at }” stands twice in the same JSON object.
cli-why-no-object = It must be a JSON object with the fields { $at }.
cli-why-field-missing = The field { $at } is missing.
cli-why-field-unknown = There is no field “{ $at }”.
cli-why-format = The format is not { $at }.
cli-why-half-a-letter = A name has half a letter in it (a lone surrogate).
cli-why-players = A parti has two to four players, not { $at }.
cli-why-dealer = There is no seat { $at } for the dealer; seats count from 0.
cli-why-not-their-deal = It is seat { $at } that deals (1.2).
cli-why-giv-not-over = The giv before it is not over.
cli-why-parti-over = The parti has been won already.
cli-why-wrong-kind = The field { $at } must be { $at ->
    [players] a list of names
    [options] an object
    [givs] a list
    [dealer] a whole number
    [deck] a text
   *[moves] a list of moves
}.

# What does not work
cli-error-token = Telegram does not accept the token in TELEGRAM_TOKEN.
cli-telegram = { $where ->
    [telegram] Telegram
    [TELEGRAM_BASE_URL] Telegram at TELEGRAM_BASE_URL
   *[proxy] Telegram through the proxy in { $where }
}
cli-error-telegram = { $what ->
    [certificate] { $where } has a certificate that is not trusted. SSL_CERT_FILE names a file of those that are.
    [stranger] { $where } gives an answer that is not Telegram’s.
    [proxy] { $where } cannot be asked: the proxy does not accept the user or the password.
    [busy] { $where } asks for patience; try again in a while.
    [refusal] { $where } answers, and refuses.
   *[away] { $where } does not answer.
}
cli-setting-no-token = { $variable } is not set. @BotFather on Telegram gives you a token.
cli-setting-token = { $variable } is not a token. One looks like 123456:ABC-def, without spaces; @BotFather on Telegram gives you one.
cli-setting-address = { $variable } is not the address of a Bot API server. It looks like http://localhost:8081.
cli-setting-proxy = { $variable } is not the address of a proxy. It looks like http://localhost:3128.
cli-setting-socks = { $variable } names a SOCKS proxy, which takes a package more: pip install socksio.
cli-setting-certificate-file = { $variable } does not name a file with certificates that can be read.
cli-setting-certificate-folder = { $variable } does not name a folder.
cli-error-conflict = The bot already runs somewhere else with this token.
cli-error-no-redis-url = REDIS_URL is not set. It is the address of a Redis server, such as redis://localhost.
cli-error-redis-url = { $what ->
    [scheme] REDIS_URL does not begin with redis://, rediss:// or unix://.
    [database] REDIS_URL names a database that is not a number. It looks like redis://localhost:6379/0.
    [parameter] REDIS_URL has a parameter that is not known. After the ? may follow db, client_name, max_connections, username, password, and with rediss:// those that begin with ssl_.
    [connections] REDIS_URL has a max_connections that is not a number from 1.
    [socket] REDIS_URL names a socket that is not there.
    [certificate] REDIS_URL names a file with certificates or a key that cannot be read.
   *[form] The address in REDIS_URL cannot be read. It looks like redis://localhost:6379; signs such as # ? / @ in a password are written %23 %3F %2F %40.
}
cli-error-redis = { $why ->
    [tls] The Redis server at REDIS_URL speaks no TLS, or its certificate is not trusted.
    [stranger] What answers at REDIS_URL is not a Redis server.
    [password] The Redis server does not accept the user or the password in REDIS_URL.
    [database] The Redis server has no database with the number in REDIS_URL.
    [rights] The user in REDIS_URL may not do all that the bot needs: reading, writing and scripts on the keys kasino:*.
    [refusal] The Redis server at REDIS_URL answers, and refuses to save: it may be full, be a replica, or still be loading.
   *[away] The Redis server at REDIS_URL does not answer.
}
cli-error-workers = No process can be started for the tutor: its hints would only be quick looks.
cli-error-port = Port { $port } cannot be used. Another program may have it; try another --port, or leave it out.
