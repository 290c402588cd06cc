# Questions that people ask, by what they are about: from them the tutor learns which ideas (heard.ftl) go with which
# answer. They are never shown. A slash stands between them. Write them as people write on a phone, and varied; their words
# should be in heard.ftl.

asked-sweep =
    explain tabbe / how much do you get for a sweep / what counts as a sweep / what is a tabbe / how many points is
    a sweep / what's a sweep / when do i get a sweep / how do i get a tabbe / how many points for a tabbe / do i get
    a point for clearing the table / what does tabbe mean / what if i take all cards on the table / what do i get
    for a sweep / how much is a tabbe worth / when is it a tabbe / what happens if i take the whole table / explain
    what a sweep is / is there a bonus for clearing the table / how do you make a sweep / point for taking all on
    the table / what do i get if i take all on the table / does emptying the table give points / is it a tabbe when
    i take all cards / how much does a sweep give / what is it you get for a tabbe / when is it a sweep / i emptied
    the table, do i get a point / explain that tabbe thing / how much does emptying the table give
asked-sweep-one-card =
    is it a tabbe if only one card lies there / does a sweep of a single card count / is one card enough for a tabbe
    / is it a sweep with only one card on the table / do there have to be several cards for a sweep / can i sweep a
    single card / there was just a seven and i took it, sweep / is taking the only card on the table a tabbe / how
    many cards do u need for a sweep / is it a sweep if theres only one card / tabbe with one card / does a sweep
    count with one card / is it a sweep with just one card on the table / i took the only card is it a sweep / must
    there be at least two cards for a sweep / how few cards can a sweep be / is one lone card on the table enough
    for a tabbe / there was just a queen which i took is it a sweep / must there be more than one card to make a
    sweep / is it a sweep though it was only one card / tabbe with a single card / is one card on the table enough
    for a sweep
asked-sweep-last-round =
    is a sweep in the final round worth a point / does a tabbe on the last card count / does a sweep count in the
    last round / do tabbar count in the end / do sweeps count at the end / sweep in final round points / do i get a
    tabbe when i play my last card / can i get a sweep with the last card / does a sweep score with the last card /
    do you get a tabbe at the end of the giv / does tabbe count the last time / can you make a sweep in the last
    play / is a tabbe in the last round valid / the last card made a sweep does it count / points for a sweep in the
    last giv / does a tabbe count when i have one card left in hand / is it a sweep if you take all with the last
    card / i made a tabbe with my very last card, does it count / do you get points for a sweep at the end of the
    giv / does the last sweep count / do you get a tabbe in the last round / does a sweep at the end give anything
asked-sweep-leftovers =
    is getting the last cards a tabbe / do the leftovers count as a sweep / is it a sweep to get the remaining cards
    / are the last cards a tabbe / do the leftover cards count as a tabbe / does whoever has sistan get a tabbe /
    sweep for the cards left at the end / does sistan give a sweep / is taking the last cards a sweep / i got the
    remaining cards is that a sweep / is it a tabbe when you get what is left / is it a sweep if i get the rest / do
    the remaining cards give a tabbe / is getting the last ones a sweep / does the rest count as a sweep / is it a
    tabbe when sistan takes the table / do i get a sweep for what is left / is sistan a tabbe / do the cards at the
    end count as a sweep / is it a sweep when you take home the rest at the end / does sistan get a sweep / cards on
    the table when it ends sweep / are the remaining cards a tabbe / i took last and got the rest tabbe or not / is
    the rest at the end a sweep / i got everything that was left, is it a tabbe / is getting the last cards the same
    as a sweep / do you also get a tabbe when you have sistan / is it a tabbe when you get the last cards on the
    table / the rest of the table, is that a sweep
asked-leftovers =
    what happens with the cards that remain on the table at the end / who takes the leftovers / who gets what is
    left on the table / who gets the cards that are left / what happens to the leftover cards / who gets the
    remaining cards / who takes the rest / what do we do with leftover cards / cards still on the table when its
    over / where do the remaining cards go / what happens to cards on the table at the end / who gets whats left on
    the table / who gets the cards that stay / what happens to what is left on the table / where does the rest go /
    what do we do with the cards that remain when the giv is over / do the last cards go to someone / does someone
    get the cards left / who takes the table at the end / who gets the cards on the table when the giv ends / what
    happens if cards are left when the giv is over / what do you do with cards lying on the table at the end / does
    nobody get the cards left over / there are cards left when we are done, whose are they / who should take what is
    left lying / what do you do with the cards that are over / does the last one get all the cards on the table /
    who gets the cards that are left at the end / what happens to the cards that stay there / does somebody get the
    cards that are left
asked-sistan =
    do you get something for the last take / what does sistan mean / how much is sistan worth / what is sistan / who
    gets sistan / does the last take give a point / do i get a point for sistan / point for the last take / why does
    the dealer say sistan / what do you get for taking last / how much is sistan / explain sistan / how much do you
    get for sistan / when do you say sistan / are there points for sistan / what does it mean to have sistan / the
    one who takes last what does he get / whats sistan / what do you get for sistan / how do you get sistan / is it
    worth anything to take last / how many points does sistan give / who is it that gets sistan
asked-nobody-takes =
    what if nobody takes anything / what happens if nobody takes / who gets sistan if nobody takes / what if none of
    us can take / what happens if no one takes anything / what if we never take a single card / nobody took anything
    who gets sistan / no one captured what happens / what if nobody takes / who gets the cards if nobody took / if
    no player takes all game / suppose nobody takes a single card / what happens when no one can take / nobody has
    taken who gets the cards / if nobody takes in the whole giv / who has sistan if nobody took / if nobody takes
    anything during the whole giv / what happens in case nobody takes a card / none of us took anything / who gets
    sistan when nobody has taken / what happens if nobody manages to take / if nobody took who gets sistan then
asked-points =
    how does scoring work / which cards give points / what do you get points for / how do you score / what gives
    points / which cards are worth points / how are points counted / which cards are good / which cards should i
    collect / how do you count points / whats worth points / scoring / how do i get points / how does the scoring go
    / what counts as points / what do you score for / which are the point cards / what should i be collecting /
    which cards are important / how is it all counted / which cards are worth something / which cards do you want /
    what do you get points from / what are all the points / how are points added up
asked-majorities =
    how many points do you get for having most cards / what is most cards worth / how many points for most cards /
    what do you get for most spades / is it good to have most spades / most cards how many points / what do most
    spades give / do you get points for most cards / how much for most cards / how many points are most spades /
    what do i get if i have the most cards / points for having the most spades / what is it worth to have most cards
    / do i get something for most spades / do most cards give a point / how much is most cards worth / what do you
    get for having most spades / points for most cards / how much is it for most spades / what does the one with
    most cards get / is it good to have many cards / do most cards give anything / how many points do you get for
    most spades / does it score to have most spades
asked-giv-total =
    how many points are there in a giv / how many points are given out each giv / how many points are up for grabs /
    how many points in one giv / how many points altogether / how many points can you get in a giv / whats the max
    points in a giv / total points per giv / how many points are there in total / how many points can you get in
    total in a giv / how many points is a giv worth / what are the points altogether / how many points can be had /
    how many points are handed out / sum of all points in a giv / is it always 11 points / how many points can you
    take in a giv / are there 11 points per giv / how many points are in a giv / points in a giv all together / how
    many points in total per giv / whats the most you can get in a giv / how many points are played for in a giv /
    what are all points together / how many points can one get in a giv / total number of points in a giv / what is
    the sum of the points in a giv
asked-tie-for-most =
    what if we have equally many cards / who gets the points when spades are tied / what if we have the same number
    of spades / who gets most cards if it's a tie / do we split the points if its tied / we have equal spades who
    gets the points / is it shared if we have equally many / who gets points when both have same number of cards /
    26 cards each who gets it / tie in cards / what if we have the same number of cards / same amount of spades what
    happens / we got 26 cards each / same number of cards who gets the point / if both have equally many spades / do
    both get points if cards are equal / what if its even in cards / nobody has most spades / what happens if spades
    are equal / are points shared when equal / we have exactly as many spades what then / 26 26 in cards who gets
    the point / if its the same number of cards / does nobody get points when its equal / what happens if both have
    the same number of spades / we got equally many cards / are points split if you have the same number of cards
asked-special-spades =
    does lillan count as a spade / is the ace of spades a spade when counting / does the two of spades count for
    most spades / is lillan also a spade / does lillan count among spades / do i get points for both lillan and
    spades / does ace of spades count twice / is ace of spades included in spades / is lillan a spade / does the ace
    of spades belong to the spades / is lillan included in most spades / do you score both for lillan and for spades
    / does the two of spades also count as a spade / does the spade ace count with the spades / is the ace of spades
    part of the spade count / is the two of spades among the spades / is the ace of spades counted as a spade / does
    lillan give both a point and a spade / should the ace of spades be included when you count spades / does the ace
    of spades count as an ordinary spade too / is lillan a spade when counting most / does lillan count among the
    spades
asked-extra-spades =
    what is överspader / extra points for many spades / what are extra spades / do you get extra points for more
    than seven spades / do i get more points for more spades / bonus for many spades / do i get extra if i have all
    spades / does eight spades give more than seven / how does overspader work / what if i have 9 spades / is there
    a bonus for lots of spades / are there extra points for eight spades / what does överspader mean / how do extra
    spades count / more than seven spades what happens / how much do you get for nine spades / do i get more if i
    have ten spades / how many extra points for 9 spades / is it good to have loads of spades / how does it work
    with överspader / what do you get for eight spades / do you get extra points for many spades
asked-sure-majority =
    how many spades make it certain / when do i surely have most cards / how many spades are enough / how many cards
    do i need for the majority / how many cards do i need to have most / how many spades to be sure / are seven
    spades enough to win spades / how many cards is enough for most / how many spades do i need / is 7 spades enough
    / are 27 cards enough / when do i have most cards for sure / how many spades are sufficient / how many cards is
    certain majority / when is most spades certain / are 27 cards sufficient / do i need seven spades / how many
    spades is over half / are six spades enough / how many cards must i have to surely have most / how many spades
    until you are sure / do i have most if i have 7 spades / are 27 cards always most / how many cards must one take
    to get most / how many spades are needed / with how many cards is one sure
asked-target =
    how many points do i need to win / how long is a match / how many points does it take to win / how many points to
    win / how do you win / when does the match end / what do we play to / who wins / when have i won / points needed to
    win / how do i win / how many points do we play to / when is it over / how far do we play / when does the parti end
    / what is needed to win / how many points is the target / up to how much do we play / how is the winner decided /
    who has won / when do you win / is it first to 16 / how many points win / when is the match over / when does the
    game end / how many points are we after / how much should you have to win / what do you play to in points / how do
    you know who won / how many points must one have to win / up to what score do you play / how does the game end / is
    15 points enough / are 14 points enough to win / do you win with 15 points / can you go over 16 / may i go over 16
    points / do you need exactly 16 points / can one end up over 16 / is one allowed to go over 16
asked-ends-at-once =
    does it end as soon as someone has 16 / can i win in the middle of a giv / does the match end immediately at 16
    / can you win during a giv / does the game end as soon as someone hits 16 / do i win instantly at 16 / i have 16
    did i win / is it over immediately at 16 points / can i win before the giv is over / does it end right away when
    someone gets 16 / does the game stop mid giv at 16 / do we finish the giv if someone has 16 / is it over at once
    when you reach 16 / must the giv be played out if somebody has 16 / does the first to 16 win / is the giv
    stopped at 16 / is the game over directly at 16 / can the match end in the middle / do i win at once when i
    reach 16 / must you play on though someone has 16 / does it end in the middle if someone gets 16 / is it over
    directly at 16 / is the game over directly when someone reaches 16 / do you play out the giv when someone got 16
asked-tie-at-the-end =
    what if both reach 16 / who wins a tie / who wins if both have 16 / what if the totals are tied at the end /
    what if its equal at the end / same points who wins / who wins if both pass 16 / we both got 17 who won / both
    reached 16 at the same time / who wins if its a tie / what if both get 16 / can it be a draw / both have 16 who
    wins / what happens if several reach the target / if we have equal points at the end / how is a tie decided / if
    two players reach 16 at the same time / is it a draw if both are equal / level scores who wins / both got over
    16 / how is a drawn parti decided / what happens if two have the same points / both have equal points at the end
    / if several have 16 who wins / can the match end in a draw / we are both at 17, who wins / what do you do if
    its equal when its over / if two have 16 at the same time / equal at the end how is it decided / both end at 16,
    who takes it / what happens if it is equal at the end / who wins if we have the same points
asked-games =
    what is the difference between kasino and dragkasino / how is dragkasino played / how is dragkasino different /
    which is better kasino or dragkasino / is dragkasino the same as kasino / how do the two games differ /
    difference between the games / whats the difference between kasino and dragkasino / kasino or dragkasino whats
    different / what separates dragkasino from kasino / compare kasino and dragkasino / what is different in
    dragkasino / is there a difference between kasino and dragkasino / difference to normal kasino / in what way is
    dragkasino different / how are the games different / what are the differences / how does dragkasino differ from
    the ordinary one / what difference does dragkasino have / are kasino and dragkasino different / what difference
    is there between the two / what is it that separates the games / difference between kasino and dragkasino / why
    are there two games
asked-game =
    what is dragkasino / how do you play kasino / how does the game work / what do i do in kasino / how do you play
    / whats the goal of the game / can you explain the rules / how do i play kasino / how does kasino work / what is
    kasino / tell me about the game / teach me to play / what are the rules / what is the aim of the game / how do i
    play / how is dragkasino played / i cannot play please explain / what kind of game is this / what is it about /
    how is the game played / how does it work / can you teach me / instructions / how does this go / can someone
    explain how you play / what should you do in the game / how does dragkasino go / explain how to play / what are
    the rules of kasino
asked-empty-table =
    what do i do when the table is empty / what if the table is empty / what can i do after a sweep / what happens
    if the table is empty / nothing on the table what now / table is empty can i take something / empty table / do i
    have to lay out when nothing is on the table / there are no cards on the table what do i do / what happens when
    the table is empty / can i take something if nothing lies there / there are no cards on the table / how do you
    play on an empty table / what does the one after a sweep do / the table is empty what should i do / nothing lies
    on the table / nothing lies on the table what should i do / what do you do after someone has emptied the table /
    empty on the table, can you take anything / if the table is completely empty / no cards on the table, what then
    / what do i do when the table has been emptied / empty table, what happens
asked-options =
    what house rules can be chosen / what options are there / which variants are there / are there variants / what
    rules can we choose / can i change the rules / what can i change / which house rules can we use / what options
    do i have / which options can be chosen / can the rules be set / which rules can be changed / how do i change
    the rules / what is there to choose from / which variants exist / can we play with our own rules / are there
    settings / can we switch rules / can the target be changed / what can be set / what can we choose / are there
    rule variants / how do i set up the game / can you set anything / what options exist / can the rules be changed
    / which rules may we decide / which rules can one change / which variants can you choose
asked-word-giv =
    what is a giv / meaning of giv / what does giv mean / explain giv / giv / whats meant by a giv / whats giv /
    what is a giv supposed to mean
asked-word-parti =
    what is a parti / define parti / explain parti / is a parti the same as a match / whats parti / parti / what
    does parti mean / what do you mean by parti / what is a parti supposed to mean
asked-word-round =
    what is a round / what counts as a round / meaning of round / whats a round / round / what does round mean /
    define round / what do you mean by round / what is one round / what is a round exactly / what is a round
    supposed to mean
asked-word-stock =
    what is the stock / meaning of talong / what does talong mean / explain the talong / talong / whats the stock /
    where is the stock / what is talong supposed to mean
asked-word-trick =
    define trick / meaning of trick / whats a trick / trick / what is a trick / what does trick mean / what counts
    as a trick / what is a take / what do you mean by trick / is a trick what you take / what is a trick exactly /
    what is a trick supposed to mean
asked-word-faces =
    what are face cards / whats a court card / what does face card mean / define face card / face cards / what does
    face cards mean / explain face cards / is an ace a face card / is the king a face card / what are face cards
    supposed to mean
asked-nothing =
    hows your mom / i want ice cream / can you send a picture / well played / hi / whats your name / see you tomorrow /
    lets start / what do you think of me / how do i quit / do you have kids / how old are you / what is two plus two /
    how do i change language / who won the match yesterday / how do i get a driving licence / when does the bus come /
    do you play guitar / what should we eat today / which team won the league / what is the meaning of life / i won /
    can i get your number / when does the train leave / who is the president of france / thanks / can i borrow money /
    you are stupid / ok / how do you win the lottery / when does school start / how much is 7 times 8 / how many people
    live in sweden / whats the time in new york / how do you play football / can i take my dog on the train / are you a
    robot / when does the shop close / who is the best in the world / can you play bridge / what are the rules of chess
    / how do you make pancakes / lol nice / hello are you there / who are you / can i draw money here / do i have to pay
    taxes / who gives presents at christmas / whats the weather like / nice move / how many days until christmas / how
    many players are in a hockey team / how much does a game cost / how many points does arsenal have / how many cards
    are there in poker / what is the name of the king of sweden / how do i restart my phone / meet at seven / can you
    help me with my homework / what rules apply at the airport / see you at five / who won the election / good morning /
    that was lucky / where does the queen live / what happens this weekend / how far is it to london / what day is it
    today / ill take a coffee / how many cards do you get in uno / what are you doing / how many people live in norway /
    who won eurovision / what time is it now / how many cards are in a memory game / cheers / you are really great /
    what a boring bot / whats your real name / can you call me / how are things / where is chicago / how many goals did
    messi score / who wrote hamlet / when does the sale start / can i take a sandwich / can we switch seats / what does
    the word house mean / how do you play yahtzee / which day is it / can you swim in the lake / how do you win an
    argument / im leaving now / see you later / who is king of norway / how long is a football match / how long do you
    boil eggs / im going to bed / do i have to log in / when does the library close / whats happening in the world /
    five more minutes / how much is a bus ticket / i got an a on my test / how do i take a screenshot / can you tell me
    a story / damn thats bad / that is enough now / stop it / great game / what a dull game / which colour do you like /
    what colour is the house / may i use your computer / enough already / nice colour / how much is 3 times 9 / what is
    five plus three / what is 6 plus 6 / calculate 9 times 4 / what are you up to / where do you live / who are you then
    / we can meet / i won over you / who will win tonight / see you on friday / are you coming at eight / can i park
    here / how many degrees is it / how tall are you / hey there / how are you / good night / i dont know / i do not
    understand / you play well / you play badly / stupid bot / you are lucky / good job / must i go to work tomorrow /
    can i take the bus / may i borrow your car / who is the prime minister / what is the capital of norway / how many
    goals did she score / who leads the league / when is the match / how many countries are there / can you sing / how
    do you cook dinner / how much does a teacher earn / when does the movie start / who is playing tonight / who played
    the main part / can you play tennis here / do you play football / can i bring food / how do i get there / take / can
    / no / may i go home now / can we take a break / i have to go now / shall we have a beer / who is best at hockey /
    how does an engine work / what does life mean / who lives here / can you count to a hundred / how many cards do you
    get in bridge / what are the rules of football / how many players does a football team have / can you win at
    roulette / can i undo that / undo / can i undo my move / how do i undo / may i take back my move / can you take back
    a card / i regret my move / can i redo my turn / i want to take it back / give me a hint / any tips / give me some
    advice / what is the best strategy / hint / do you have any tips / i take bus 4 / the match ended 2-1 / it ended 4-3
    / lets take the train at 5 / how many cards are in an uno deck / how many cards are in a pokemon deck / how many
    cards are there in a memory pack / how many cards are in a skat deck / how many cards does a schnapsen deck have /
    how many cards in a rook deck / thank you for your help / thanks for helping me
