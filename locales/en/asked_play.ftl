# Questions that people ask, by what they are about: from them the tutor learns which ideas (heard.ftl) go with which
# answer. They are never shown. A slash stands between them. Write them as people write on a phone, and varied; their words
# should be in heard.ftl.

asked-players =
    how many can play / can five play / how many people can play / can we be three players / how many players do you
    need / does it work with two / how many ppl do u need / can i play alone / whats the max players / is it ok with
    5 players / can 3 people play / were four is that ok / how many can u play with / does this work for three
    people / how many people are needed / is five too many / can just two of us play / we are six friends can we all
    play / do you need four players / minimum number of players / can one person play by himself / how many
    participants / how many are we supposed to be / can seven people play / is it a game for two / can the whole
    family join / how many can join / are two players enough / can there be more than four / there will be three of
    us tonight is that fine / how many can be in at most / is it for two people only / whats the least number of
    people / how big a group can we be / can it be played with just two / five of us want to play
asked-teams =
    can we play in teams / two against two / do we play in teams / can i have a partner / is there a team mode / do
    u play with a partner / can we do teams / is it everyone for themselves / can me and my sister be on the same
    team / can you play doubles / do i have a teammate / can we split into pairs / may my friend and i help each
    other / is it two against two with four players / do i get a partner / does everyone play for themselves / can
    two people play together / are there partners in this game / can we be two teams / can two play against two / do
    you play together with someone / is it teams or every man for himself / do i cooperate with anyone / is the
    player opposite my partner / can i have a friend on my team / does everybody play against each other / can we
    run two teams of two / is it two and two / can my brother and i play against mom and dad / is everyone playing
    for themselves
asked-jokers =
    is the joker used / are there jokers / do you use the joker / do we take out the jokers / are there jokers in
    the deck / what does the joker do / joker rules / are jokers used / i got a joker what now / whats a joker worth
    / is the joker in play / do we remove the jokers / does the joker have any value / what is the joker worth /
    should the joker stay in the deck / is it played with jokers / what is a joker good for / do you put the jokers
    away / our deck has jokers does it matter / should we play with the joker / what do i do with jokers / jokers
asked-pack =
    how many cards are there in the deck / how many cards in the pack / how big is the deck / how many cards does the
    deck have / how many cards are there in total / how many cards do you play with / how many spades are there in the
    deck / how many hearts are there / how many spades exist / how many cards are in the talon / how many cards are in
    the stock at the start / how big is the stock / how many clubs are there / how many cards of each suit / how many
    cards are used / is it 52 cards / number of cards in the deck / which deck do you use
asked-dealer =
    how do you choose the dealer / who is dealing / who should deal first / who deals / who is the dealer / who is
    dealer first / how do you pick the dealer / do we take turns dealing / who shuffles and deals / who deals the
    cards / is it always the same person dealing / does the dealer change / who deals next / does the same person
    deal all the time / who will be dealer next time / do we draw cards for the deal / who deals the next giv / does
    the deal rotate / how is it decided who deals / the highest card deals right / does the deal move around / who
    is dealing first / how do we decide who deals / does the dealer rotate / does the one with the highest card deal
    / does everybody deal once / who shuffles / who gets to deal the next one / how do you decide on a dealer / who
    is the dealer in the beginning / is it the same guy dealing every time / who should deal the cards / how do we
    draw for dealer
asked-deal =
    how many cards are dealt / do four cards go to the table each time / how many cards do you start with / how many
    cards are on the table at the start / do new cards go to the table / starting cards how many / do new cards go on
    the table later / does the table get more cards / how many cards in a hand / how many cards on the table at the
    start / do you get 4 or 5 cards / how many cards does everyone start with / how do you deal / how many cards are in
    everyones hand / how many cards should be face up / do we get four cards each / do more cards come to the table
    during the game / how does dealing work / how many cards do you put on the table / how big is a hand / how many
    cards are dealt to each player / how many hand cards / how many cards should i have in my hand / how many open cards
    are there / how many cards are laid on the table to begin with / does the table get new cards each round / are more
    cards put on the table / should four cards be on the table / do you deal two cards at a time / how many do you get
    in hand / how many cards do you put on the table when starting / is the table refilled with new cards / four each
    right / how many cards are dealt out / how many cards end up on the table / do you deal all four / may you have more
    than four cards / can i have more than 4 cards in my hand / may i hold five cards / how many cards may you have
asked-begins =
    who plays first / who has the first turn / who begins the game / who starts / which direction do we play / which
    way does it go around / is it clockwise / who plays the first card / am i first / does the dealer go first /
    whos turn is it at the start / who starts the game / does the player left of the dealer start / who has the
    first move / does the turn go left / does the dealer begin / what direction does play go / do we play clockwise
    / who gets to lay first / does the player on the left begin / is it counterclockwise / is it the left player who
    starts / which way around / am i the first player / the one left of the dealer, does he begin / who gets to go
    first / do we go right or left / do we go clockwise or counterclockwise
asked-two-cards =
    can i play two cards in one turn / i hold two sevens, can i play both / can i play two cards / can i lay both my
    queens / may i play several cards at once / can i take a king with 9 and 4 / can i combine two cards in my hand
    to take / can u lay several cards in one turn / can i put down two cards / can i play 2 cards at once / is it ok
    to play both my kings / how many cards can i play per turn / can i use two cards from my hand to take something
    / only one card at a time / can you play more than one card each turn / is it possible to use two hand cards
    together / can i capture with two cards together / may i add my hand cards / can i lay both fives now / is it
    just one card per turn / can i take a nine with a five and a four from my hand / may i put down my whole hand at
    once / may i play out two cards / must i play one card at a time / can i use several cards from hand / can i
    take a queen with a seven and five from my hand / can i lay down both queens / can i play the king and the queen
    / how many cards may i lay per turn / two cards from hand together / can i add a two and a five from my hand and
    take a seven / can i lay both tens at once / just one card at a time or / can you use two of your cards in the
    same move / may i lay more than one card / can i combine two cards in hand / two cards on the same turn
asked-pass =
    may i pass / can i skip my turn / am i allowed to skip / can you pass / may i skip a turn / must i play a card /
    am i allowed to pass my turn / what if i dont wanna play anything / do you have to play each time / can i wait /
    is it fine not to play a card / i do not want to play may i pass / can i wait a round / must i play a card each
    turn / do i always have to lay something / may i hold back / can i keep my cards and not play / can i refuse to
    play / dont feel like playing a card / id rather pass / do i really have to play something now / may i pass this
    round / do i have to lay every turn / can i let the turn go by
asked-must-lay =
    must i lay out a card if i cannot take / do i have to discard if i can't take / must i lay a card if nothing
    fits / do i have to put a card down if i cant take / what happens when you cant take / what if i cant take
    anything / nothing matches what do i do / i cant capture what now / do i have to throw a card if i have no match
    / if i dont take do i have to lay one / i cannot take anything must i lay a card / what do you do if no card in
    your hand matches / if you dont take do you have to discard / what do i do when i have nothing to take with / am
    i forced to lay out if i do not take / nothing to take what do i play / none of my cards match the table / what
    do you do if you have nothing that fits / what happens if i cant take anything / must i throw a card if there is
    nothing to take / none of my cards can take / if you cant take must you lay then / can i keep my cards if i cant
    take / nothing works do i have to throw out a card / what do you do when you have nothing that goes / must you
    put down a card when you cannot take / i have nothing to take with, do i have to discard then / what happens if
    your cards cant take anything
asked-refill =
    when are new cards dealt / do i pick a card from the stock after my turn / when do we get more cards / when do i
    get new cards / when do i draw / do we draw a card after each play / do u draw a card after playing / do i only
    get cards when everyone is out / my hand is empty when do i get cards / how do i get more cards / do i draw
    after every turn / how often do we draw / when does everybody get new cards / may i pick up a card when i have
    played / is my hand refilled / when is the next deal / i have no cards in hand when do i get new ones / do you
    take a card from the stock after your turn / do i always hold four cards / how many new cards do i get / should
    you draw a card after every turn / do we draw cards / when do you deal again / do we get new cards when hands
    are empty / do you always have four cards / do you take a new card every time / when is the hand filled up / do
    i draw a new one now / when do new cards come / do you pick up a card when you have laid one / im out of cards
    in my hand do i get new ones / do you draw each turn / how do i get refilled / when is it time for new cards
asked-stock-empty =
    what happens when the talon is finished / what happens when the stock is empty / what if the deck runs out /
    what if the stock is empty / can we keep playing when the deck is gone / talong empty / what do we do when the
    cards run out / no more cards in the deck what now / no cards left to draw / what happens when the deck runs out
    / deck is empty is it over / what do we do when there are no more cards to draw / the talong ran out do we go on
    / is the game over when the deck is empty / what happens when you cannot draw more / stock is gone / what to do
    when the stock has run out / do we keep playing without the stock / what to do when the stock has no cards / out
    of cards in the deck / deck is finished what happens / cannot draw any more / no more cards in the pile to draw
    / the talong ran out now what / there are no cards left in the deck how do we go on / what happens after you
    cant draw more / do you finish when the stock is out / the talong is out / no cards left in the stock to draw
    from
asked-rounds =
    how many rounds are there / number of rounds / how many hands per giv / how many turns do i get / how many
    rounds with 3 players / how long is a giv / how many rounds in a giv / how many times do we deal / how many
    deals are there in a giv / number of rounds in the giv / how many times do you get four cards / how many givs in
    a match / how long does a giv take / how many rounds do we play / how many times do you deal before the pack is
    out / how many hands make a giv / how many rounds with two players / how many rounds before the giv is over /
    how many givs does a parti take / how many plays in a giv / number of hands / how many times are cards dealt /
    how long does a giv last / how many times should you deal before its over / how many rounds if we are four /
    whats the number of rounds in a giv / how many rounds will it be / how many rounds will there be
asked-ace-value =
    what is an ace worth / is an ace 1 or 14 / what's the value of an ace / how much is an ace / is the ace high or
    low / is the ace always 14 / how much is an ace from hand / how much is an ace on the table / does ace count as
    one / is ace high or low / is ace 1 or 14 / what value has an ace in the hand / is the ace low / how much does
    the ace count / is an ace worth 1 on the table / can i choose what the ace is worth / how do aces count / do
    aces give points / is an ace fourteen / can an ace take 14 / does ace take 14 / is an ace worth 14 points / do
    you get points for aces / how high is the ace / ace on the table what is it / does the ace count fourteen / can
    the ace be one from hand / is the ace a high card / how do you count an ace on the table / whats the ace worth
    in the hand / can i count the ace as 1 / does ace count 14 on the table / is the ace the highest card
asked-ace-both =
    can an ace be 1 and 14 at once / may an ace take an ace and 9+5 together / can the ace count as 1 and 14
    together / may an ace be both 1 and 14 / do i have to choose 1 or 14 for the ace / can i use ace as 1 and 14 in
    one take / is it possible for an ace to be 1 and 14 in the same move / can an ace be both 1 and 14 / ace 1 and
    14 together / can the ace count as 1 and 14 at the same time / can i change the ace value mid turn / can an ace
    have two values / must the ace be either 1 or 14 / may an ace count one and fourteen in the same capture / can i
    take an ace and a sum of fourteen with the same ace / can one ace take both ones and fourteens / does the ace
    have two different values at once / can i count the ace as 1 and 14 together / can i take a one and fourteen
    with the same ace / can you count the ace in two ways at once / switch value of the ace in the same play / is it
    possible to count ace as 1 and 14 at one and the same time / can i take an ace plus a fourteen with one ace /
    can the ace be both high and low at once / may ace be two values in the same take / can an ace count double as 1
    and 14 / must i decide if the ace is 1 or 14 in a play / one ace as two values at the same time
asked-ace-on-ace =
    can an ace take an ace / ace on ace / is an ace the same rank as an ace / ace vs ace / theres an ace on the
    table and i have an ace can i take it / why cant my ace take the ace on the table / can an ace grab another ace
    / does ace take ace / can i take an ace with an ace / is ace on ace ok / is it ok to capture an ace with another
    ace / ace on ace possible / why am i not allowed to take an ace with an ace / my ace wont take the ace why /
    does an ace take an equal ace / are two aces worth the same / why can i not take the ace with my ace / does ace
    on ace work / theres an ace lying and i have one, can i get it / is an ace equal to an ace / does it work to
    take an ace with an ace / my ace versus an ace on the table / take ace with ace
asked-face-value =
    what are jacks worth / what value does the queen have / how much are kings worth / what is a queen worth / what are
    face cards worth / what can a king take / what number is a jack / how much is a queen / what do face cards count as
    / how much are face cards worth / value of queen / what is a jack / is the king 13 / is the queen 12 / is a jack 11
    or 10 / how many points is a king / what do jack queen king stand for / what are queens worth / do kings give points
    / what should one count a jack as / is queen twelve / how much does the queen count / king, value
asked-number-value =
    what can a seven take / what does a six do / what does a five count as / how much is a six / what can an eight take
    / what cards does a nine take / whats a seven worth / is a three worth 3 / how much is a nine worth / what does a
    five take / what can i do with a six / is the two worth two / what do number cards count / what is a three good for
    / which cards can a seven take / is the eight worth eight / what can i get with a ten / what does a three take / how
    much is a ten worth / can my nine take anything / can a five take something / can i take anything with my six / does
    my three take anything
asked-specials-value =
    is storan 16 in the hand / is lillan worth 15 / can storan be 16 / is the ten of diamonds 16 in the hand / does
    lillan count 15 / is the big casino 16 / is storan 16 / can i take 16 with storan / is lillan 15 or 2 / how much
    does storan count from hand / can storan be 16 in hand / is the ten of diamonds 16 or 10 / does lillan become
    fifteen from the hand / can the ten of diamonds count as 16 / does 16 apply to storan / can lillan take 15 / is
    storan 10 or 16 / can we play with storan as 16 / may storan be counted as 16 / isnt lillan 15 / what is storan
    in hand, 10 or 16 / is the ten of diamonds counted as sixteen from the hand / can the two of spades be 15
asked-specials-both =
    can lillan be 2 and 15 at once / do i have to choose 10 or 16 for storan / can i count storan as both 10 and 16
    / can storan be 10 and 16 at the same time / does lillan have two values at once / can the ten of diamonds have
    two values / can lillan be both 2 and 15 / can lillan be 2 and 15 in one move / can i take 10 and 16 with storan
    together / may storan count both as ten and sixteen / can i use both values of storan at once / does storan have
    two values at a time / does lillan get two values in one play / can storan take both 10 and 16 in the same move
    / can storan be used as 10 and 16 in one move / lillan as 2 and 15 at once, possible / can you take both 2 and
    15 with lillan / can storan have 2 values at the same time / can you take 16 and 10 with storan at once / has
    lillan two values at the same time / storan both 10 and 16
asked-specials =
    what's lillan / how many points does storan give / which card is lillan / what is storan / what is the ten of
    diamonds worth / how many points is the two of spades / why is the ten of diamonds special / what does storan and
    lillan mean / whats good about the two of spades / whats the deal with storan / what is lillan good for / why is it
    called storan / is the two of spades special / which cards are storan and lillan / explain storan / is the ten of
    diamonds worth more than other tens / what is the importance of the ten of diamonds / which one is this storan / is
    lillan a good card / what is meant by lillan and storan / why is storan so good / ten of diamonds, is it special /
    how much is storan worth / what is lillan worth / how much is lillan worth / how many points is storan worth
asked-taking =
    how do i take cards / how does capturing work / what can i take / when can i take a card / how do you capture /
    how do u pick up cards from the table / how do i know what i can take / which cards can be taken / how does
    taking work / how is taking done / which cards may i take with my card / how do i capture / when can you take
    cards from the table / explain how to take / how do i do to take cards / what is it that i can take / rules for
    taking / when can you take / how do you catch cards / how may i take cards / what does it need to take a card /
    explain how one takes cards / i dont get how to take / how do you get cards in / i dont understand how to take /
    what are the rules for capturing / how does one take something from the table / what do i do when i want to take
    / rules for how to take
asked-several-groups =
    can i take several combinations in one go / can a nine take a 9 and 5+4 at the same time / can i take two sets
    at once / may i take multiple sums / do i have to choose between the pair and the sum / is it ok to grab two
    groups with one card / can one card take several piles / two combinations with the same card / if my nine works
    two ways can i take both / can i take more than one thing / can i take two sums at once / can u take multiple
    combos / can i take both the eight and 5+3 / may i take two things in one go / can a card take several groups /
    can i take a nine and 5+4 together / can you take two combinations in one turn / may i take both the pair and
    the sum / can a ten take 6+4 and 7+3 / how many groups may i take / is it allowed to take several sums at once /
    can i take more stuff with the same card / can i take more than one sum / can the seven take the seven and 4+3 /
    i can take in two ways may i do both / may one take several combinations at once / can you take 2 groups with a
    card / may i take single cards and sums together / how many sums may one card take / is it possible to take two
    combinations on the same card / if i can take both 4+3 and 5+2 with the seven, do i get both / can you pick
    several pairs and sums at once / is it one group at a time or several / may you take both the pair and the sum
    at once / can you take several combinations with the same card / two sums with the same card
asked-exact =
    does the sum have to match exactly / must the sum be exact / does it have to add up exactly / is close enough ok
    / can i take a bit less than my card / does it have to be exact / can the sum be higher than the card / has to
    be equal / what if the sum is one too low / must it add up to the card / does it need to be exactly equal / can
    i take if its one less / does it matter if the sum is too high / must the cards make precisely my card / is it
    ok if one is missing / can i take if the sum is lower / may the sum be too big / is almost enough / is it enough
    to come near / do i have to hit it exactly / may the sum be smaller / may it be more than the card / should the
    sum be precisely the cards value / can i take 6+3 with a ten / can it be off by one / must the sum be completely
    right / if it makes 8 and i have a 9 does it still work / may it go over / does it have to come out even / is it
    important that the sum is exact / does it have to be precisely equal / may the sum be slightly off
asked-higher-lower =
    can a higher card take a lower one / can i take a smaller card / can i take lower cards / is it highest card
    takes / does the high card win / do higher cards beat lower / can a big card take a smaller one / can i take a
    three with a nine / can a low card take a high one / can a king take a five / does the highest win / can the
    king take lower cards / does a queen beat a ten / may i take smaller cards with bigger / does king beat queen /
    must my card be higher / does the highest card take / can a queen take a six / can i take a five with an eight /
    does the king take everything below it / does ten beat nine / can you take all lower cards / is the king highest
    and takes all / highest card wins / does a king take a ten / can you take everything thats lower / are higher
    cards stronger / can a higher card take a lower card / does a ten take a nine
asked-card-twice =
    can a card count twice / can the same card be used in two sums / can the five count in both sums / can a table
    card be part of two combos / can one card count for two groups / can i use the same card twice / same card in
    several sums / does a card count double / can i use the three in two different sums / can a card be in two sums
    / may a table card be used two times / can the same card count for two groups / can the two be part of both sums
    / can i reuse a card / may the same three be in two sums / can a card be in several sums / may one card belong
    to two groups / can i count the same six two times / one card in two sums, possible / can a table card be used
    for both / may the same card be in it twice / may i use the five in both sums / can you count a card two times /
    the same card in two groups
asked-trumps =
    are there trumps / must i follow suit / is there a trump / are there trump cards / does suit matter when taking
    / do suits matter / must i play the same suit / which suit is trump / do i have to follow suit / is any suit
    better / are spades trump / must i play in the same suit / does the suit make any difference / do i need to
    follow the suit / are suits important / are hearts higher than spades / must it be the same suit to take / is
    there any trump suit / are hearts better than clubs / must cards have the same suit / what does the suit mean /
    are spades highest / do spades beat hearts / does it matter which suit it is / is there trump in this / do you
    have to lay hearts on hearts / do the suits have to match / is there any trump in kasino / does suit play a role
    / must one follow suit
asked-clear-table =
    does the five of spades clear the table / does the five of spades take everything / can a five of spades clear
    the table / is there a special card that takes all / which card takes everything / does the jack sweep the table
    / is there a card that clears the table / does jack take all cards / does the five of spades take all / can i
    take the whole table with a jack / can any card take everything / does some card take the whole table / is the
    five of spades special / can the spade five take it all / is there one card that takes all / does a jack take
    the whole table / does the five of spades have a special rule / can i clear the table with a jack / any super
    card that takes everything / is there any card that gets to take everything / does the jack have a special
    ability like taking the whole table / can the five of spades take them all / which card can take absolutely
    everything / are there cards that take the whole table / does jack take all on the table
asked-must-take =
    must i take if i can / is capturing compulsory / can i lay out even though i can take / do you have to capture /
    may i choose not to take / do you have to take if you can / i dont want to take do i have to / do i have to take
    / can i choose not to take / can i ignore a take / is it mandatory to take / can i lay a card even if i could
    take / may i lay the card instead of taking / do i need to take / can i refrain from taking / is it okay not to
    take / can i lay out a card that could take / dont want to take is it ok / may i let the cards lie though i can
    take / can i choose to lay instead / i would rather lay out than take / do i have to take when possible / is it
    forced to take when you can / may i lay the card out though it fits / id rather lay than take, ok / is one
    forced to take / must you take the cards if possible / may i refrain from taking though i can
asked-must-take-all =
    do i need to take every combination that is possible / must i capture all matching cards / do i have to take
    everything i can / must i take all of them / must i take both eights / do i have to take all of them / can i
    leave some cards / can i only take part of it / must i take both / do i need to take as much as possible / can i
    leave one on the table even if i could take it / can i take just one of them / do i need to take them all / may
    i take just some / do both have to be taken / can i take one and leave the rest / am i forced to take all that
    fit / is it enough to take one of the cards / can i choose which ones i take / must i take all the sevens / may
    i let some stay / can i take one of two / do i have to take both of them / can i take certain ones and leave
    others / may i settle for one / does one need to take everything that fits / may i skip one of them / do i have
    to take both eights / can i take one of them and let the other be / do i need to take every single card that
    fits / may you choose to take only a little / must i take all that can be taken / may you leave some behind /
    may i take only one of the pairs
asked-equal-on-table =
    may two equal cards lie on the table / can i lay a seven next to a seven / can two queens lie on the table / can
    i put a ten beside a ten / are two equal cards on the table ok / is it allowed to have same cards lying there /
    can i lay a queen next to a queen / can there be two of the same on the table / there is a five can i put
    another five / can i lay a king if theres already a king / can i put down a card thats already on the table /
    can two sevens be on the table / may two eights lie there at once / can i lay the same card that is already
    there / are two of a kind allowed on the table / can i lay out a ten when there is a ten / a queen lies there
    may i lay another queen / can there be several of the same rank out / must i take if my card is already there /
    can two equal cards stay / can three of the same lie on the table / may i lay my nine when theres a nine there /
    two queens on the table at once, possible / is it permitted to lay the same as already lies there / can there be
    two kings on the table / may i lay a four if there already is one
asked-table-limit =
    how many cards can lie on the table / can the table get full / how big can the table get / can any number of
    cards lie there / any limit for the table / is there a max number of cards on the table / is there a limit to
    cards on the table / how many cards can be on the table / can there be 15 cards on the table / what is the
    maximum number of cards on the table / is there a limit to how many cards lie there / can the table be full /
    how many cards can lie there at once / may twenty cards be on the table / how many cards fit on the table / is
    the table unlimited / how many cards can lie there at most / is there a cap for the cards on the table / can the
    table get overfull / how many cards have room / what is the most cards that may lie on the table / is there a
    maximum on the table / can 20 cards be lying out
asked-faces-in-sums =
    can face cards be part of sums / can a king take 9+4 / are face cards part of sums / can a queen be in a sum /
    can i use jacks in sums / can face cards be in sums / can face cards be combined with numbers / are picture
    cards part of sums / can i use jack queen king in a sum / can a king take a sum / do face cards add up / can i
    add with kings and queens / can a queen be part of a sum / can face cards be added together / may the king be
    added / can i count the jack in a sum / can queens be part of sums / are face cards included when adding / can
    numbers and face cards be combined / can kings be taken with a sum / does a king take sums / can you add queen
    and king with other cards / is the king counted in a sum / do face cards take sums / may the jack be added with
    others / may kings be in a sum / can you add face cards / can a queen be used in sums
asked-faces-several =
    can a queen take several queens / does a king take both kings / can a king take only one king at a time / does a
    jack take both jacks / can i take several face cards at once / how many kings can a king take / only one queen
    at a time / does queen take all queens / can a king take more than one king / can i take all jacks at once / can
    a king take two kings / may a queen take two queens / can i take both kings / can i only take one jack / can
    face cards take several / may i take three jacks with a jack / does a king take all kings / is it just one queen
    at a time / can i take all queens at the same time / may the king take all kings lying there / just one jack at
    a time / how many queens may the queen take / can a queen take all queens at once / does the jack take several
    jacks
asked-face-in-14 =
    can an ace as 14 take jack and three / can an ace take a king and an ace / can face cards be part of 14 / does
    the ace's 14 include face cards / can i make 14 with queen and two / can an ace take queen + 2 / do kings count
    in the aces 14 / can ace take a jack / can i take jack and three with an ace / can ace take king and ace / can
    an ace as 14 take face cards / can face cards be in fourteen / may i take queen and two with an ace / can king
    and ace make 14 / may a jack be in the aces sum / can you take face cards with an ace / does a queen count in
    fourteen / can the 14 of an ace include a jack / can a king be part of 14 / may ace take jack plus three / can
    you make fourteen of queen and two / can face cards be taken with an ace / can ace take queen and two / may a
    king be part of the aces fourteen / do face cards count in 14
asked-pile =
    may i look through my pile / can i count the cards i took / may i see the last trick / can i check my captured
    cards / can i look back at the last move / can i look at what the others took / can i check which cards are gone
    / can i see what i took / can i go through my taken cards / can i see my opponents pile / can i count my cards /
    may i peek in the piles of others / can i see which cards are taken / can i check my tricks / may i know how
    many spades i have taken / can i see what someone else took / can i see the previous move / may i know which
    cards are gone / can you look in the stack / how many cards have i taken / can you check your tricks / may i
    peek at what i have in my pile / can you look at what the other one took / how many spades have i taken so far,
    may i look / may one go through ones pile / can i see the cards i already took / may i check my opponents tricks
asked-building =
    can you build in this game / are builds allowed / can i build / can i build piles / can i put cards together on
    the table / can i build a nine / are builds a thing / can i build up a value and take it later / can i put a two
    on a three to make five / may i build on a card / is there building in kasino / can i lay a card on top of
    another / may i put a four on a five to make nine / can you make piles on the table / is it possible to build
    sums / can cards be stacked / may you build cards into a higher value / can i lay my three on a four and take
    with a seven later / is there building in this game / can you lay a card on a card / can you build in dragkasino
    / may i lay a card on another to build / builds
