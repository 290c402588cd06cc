# The rules as short pages. The numbers in the comments are those of the rules.
#
# Each page is given the whole set of rules and says only what holds at that table:
#   $game kasino, dragkasino · $refill deal, draw · $ace fourteen, one_or_fourteen · $faces sum, pair
#   $faces_take all, one · $faces_in_14 yes, no · $specials plain, high, choice
#   $extra_spades yes, no · $last_sweep yes, no · $target the number
# Cards are written as the player wants them: $storan and $lillan. $examples are lines as rules-example and rules-not.

# An example: the card takes groups that each add up to its value (3.1).
rules-example = ✓ { $card } takes { $groups }
# The same with a card that counts differently in the hand and on the table (2.3, 2.5).
rules-example-as = ✓ { $card } as { $value } takes { $groups }
rules-example-and = { $groups } and { $group }
# Cards that cannot be taken.
rules-not = ✗ { $card } does not take { $cards }

# 1.1, 3.1, 5.1, 6.1
rules-idea-title = The game
rules-idea =
    <b>{ $game ->
        [kasino] { game-kasino }
       *[dragkasino] { game-dragkasino }
    }</b>
    Two to four players, each for themselves, with an ordinary pack of 52 cards.

    You take cards from the table with cards from your hand. An eight takes another eight, or several cards that make eight together:

    { $examples }

    What you take goes to your pile. When all cards have been played the piles are counted: storan ({ $storan }), lillan ({ $lillan }) and the aces score, and so do most cards, most spades, each tabbe (clearing the table) and sistan (the last take). You play to { $target } points.

# 1.2, 1.3, 1.6, 1.7
rules-deal-title = The giv
rules-deal =
    <b>The giv</b>
    A giv is one time through the pack. Before the first, everyone draws a card, and the highest deals; aces are high, and those tied for highest draw again. The deal passes to the left for each giv.

    The dealer gives two cards to each player, starting on their left, and two face up to the table, then the same once more. That makes four each and four on the table. The rest is the talong, the stock.

    { $refill ->
        [deal] When all hands are empty, everyone gets four new cards, two and two; the table gets no more. At the last cards the dealer says “sistan”.

            With two, three or four players a giv has six, four or three rounds.
       *[draw] After each card you play you draw one from the talong, so that you always hold four. When it runs out the dealer says “sistan”, and everyone plays the four cards they have left.
    }

# 1.4, 1.5, 1.6, 3.3, 3.6, 3.7
rules-turn-title = Your turn
rules-turn =
    <b>Your turn</b>
    The player on the dealer’s left begins, and play goes clockwise.

    On your turn you play exactly one card from your hand. Either it takes cards from the table, or you lay it out on the table. { $refill ->
        [deal] You may not pass.
       *[draw] You may not pass. When you have played you draw a card from the talong (the stock), as long as it lasts.
    }

    You never have to take, and you need not take all that you could.

    The card you played and the cards you took go face down to your pile. Everyone sees what you take, but then the piles stay closed until the giv (one time through the pack) is counted.

    There is no building, as in some other casino games.

# 2.1, 2.2, 3.1, 3.2, 3.4, 3.5
rules-take-title = Taking
rules-take =
    <b>Taking</b>
    Your card takes one card of the same value, or several cards that add up to it. You may take several such groups at once, but no card counts twice.

    { $faces ->
        [sum] On the table an ace is 1, two to ten are their number, a jack is 11, a queen 12 and a king 13.
       *[pair] On the table an ace is 1, and two to ten are their number. Jacks, queens and kings take only their own rank.
    }

    { $examples }

# 2.2, 2.3, 3.4
rules-ace-title = Aces
rules-ace =
    <b>Aces</b>
    On the table an ace is always 1.

    { $ace ->
        [fourteen] Played from your hand an ace is always 14. So an ace does not take just another ace.
       *[one_or_fourteen] Played from your hand an ace is 1 or 14, as you choose. The value holds for the whole take: you cannot take an ace with 1 and something else with 14 at once.
    }

    { $examples }

    Each ace in your pile is worth 1 point.

# 2.5, 5.1
rules-specials-title = Storan
rules-specials =
    <b>Storan and lillan</b>
    Storan (“the big one”) is the ten of diamonds, { $storan }, worth 2 points. Lillan (“the little one”) is the two of spades, { $lillan }, worth 1 point.

    { $specials ->
        [plain] They take like any ten and two: 10 and 2, in the hand and on the table.
        [high] On the table they are 10 and 2. Played from the hand they are only 16 and 15.
       *[choice] On the table they are 10 and 2. When you play them from the hand you choose: storan is 10 or 16, lillan 2 or 15. The value holds for the whole take.
    }

    { $examples }

# 2.4, 3.4, 3.5
rules-faces-title = Faces
rules-faces =
    <b>Face cards</b>
    { $faces ->
        [sum] A jack is 11, a queen 12 and a king 13, in the hand and on the table. They count like all other cards: they take sums and may be part of sums.
       *[pair] Jack takes jack, queen takes queen and king takes king, nothing else. { $faces_take ->
            [all] If there are several, you may take as many as you like.
           *[one] If there are several, you still take only one.
        }

            { $faces_in_14 ->
                [yes] They are part of a sum only when an ace takes 14. Then a jack is 11, a queen 12 and a king 13.
               *[no] They are never part of a sum, not even when an ace takes 14.
            }
    }

    { $examples }

# 4.1, 4.2
rules-tabbe-title = Tabbe
rules-tabbe =
    <b>Tabbe and sistan</b>
    Taking everything on the table is a tabbe: 1 point. A single card on the table is enough. The next player then has nothing to take and must lay out a card.

    If just two cards lie on the table, this is a tabbe:
    { $examples }

    { $last_sweep ->
        [yes] A tabbe scores right to the end, the very last card included.
       *[no] { $refill ->
            [deal] In the last round a tabbe scores nothing.
           *[draw] Once the talong (the stock) is empty, a tabbe scores nothing.
        }
    }

    The last player to take in the giv (one time through the pack) has sistan: 1 point, and the cards left on the table. That is not a tabbe. If nobody took anything in the whole giv, nobody has sistan and the cards are nobody’s.

# 5.1, 5.2, 5.3, 5.4, 8.2
rules-points-title = Points
rules-points =
    <b>Points of a giv</b>
    • Storan ({ $storan }): 2
    • Lillan ({ $lillan }): 1
    • Each ace: 1
    • Most spades: 2
    • Most cards: 1
    • Each tabbe (clearing the table): 1
    • Sistan (the last take): 1

    A tie for most cards, or for most spades, gives nobody those points. The ace of spades and lillan are spades too. With two players, 7 spades are sure to be most, and so are 27 cards.

    { $extra_spades ->
        [yes] Överspader (extra spades): with more than seven spades you also get 1 point for each above seven. So nine spades give 2 + 2 = 4.

            Without any tabbe or överspader that is 11 points in all.
       *[no] Without any tabbe that is 11 points in all.
    }

# 6.1, 6.2. $low and $high are two totals beyond the target, $high the higher.
rules-end-title = The end
rules-end =
    <b>The end of the parti (match)</b>
    Points are added after each giv (one time through the pack), never during it. When someone has reached { $target }, the highest total wins.

    So if two players have { $low } and { $high } points, the one with { $high } wins, even if the other led before that giv.

    If the highest totals are equal, the one of them with most spades in that giv wins. If those are equal too, you play one more giv.

rules-words-title = Words
rules-words =
    <b>Words</b>
    <b>parti</b> – the whole match, to { $target } points
    <b>giv</b> – one time through the pack, and its counting
    <b>round</b> – four cards each
    <b>talong</b> – the stock: cards not yet dealt
    <b>the table</b> – the cards lying face up
    <b>pile</b> – the cards you have taken
    <b>take</b> – the card you play and the cards it takes
    <b>lay out</b> – to play a card without taking
    <b>face cards</b> – jack, queen and king
    <b>storan</b> – the ten of diamonds, { $storan }
    <b>lillan</b> – the two of spades, { $lillan }
    <b>tabbe</b>, plural tabbar – taking everything on the table
    <b>sistan</b> – the last take of the giv, and the call when the last cards are dealt
    { $extra_spades ->
        [yes] <b>överspader</b> – spades beyond seven, 1 point each
       *[no] <b>rank</b> – ace, two, … queen, king
    }

# 7. $lines is a line for each option, as rules-option or, where the table differs from the game's own, rules-option-changed.
rules-options-title = Options
rules-options =
    <b>How you play</b>
    { $lines }

    { $changed ->
        [yes] In bold: different from ordinary { game-name }.
       *[no] All as in ordinary { game-name }.
    }
rules-option = { $name }: { $value }
rules-option-changed = { $name }: <b>{ $value }</b>
