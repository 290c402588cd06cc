# The two games and the options (7). option-<name> is its name, -what says what it does, -<value> stands on the button
# and -<value>-what says what the value means.

game-kasino = Kasino
game-kasino-what = Four new cards when the hands are empty. An ace is 14. Jack, queen and king count 11, 12 and 13.
game-dragkasino = Dragkasino
game-dragkasino-what = You draw a card each time you have played. An ace is 1 or 14. Face cards take only their own rank.

# 1.6
option-refill = New cards
option-refill-what = How you get new cards during the giv (one time through the pack).
option-refill-deal = Four at a time
option-refill-deal-what = Everyone gets four new cards when the hands are empty.
option-refill-draw = Draw one each play
option-refill-draw-what = You draw a card from the talong (the stock) each time you have played.

# 2.3
option-ace = Ace in hand
option-ace-what = What an ace is worth when you play it. On the table it is always 1.
option-ace-14 = 14
option-ace-14-what = An ace from the hand is always 14.
option-ace-1-14 = 1 or 14
option-ace-1-14-what = You choose when you play it, and the value holds for the whole take.

# 3.4, 3.5
option-faces = Face cards
option-faces-what = Whether jack, queen and king count in sums or take only each other.
option-faces-sum = Count in sums
option-faces-sum-what = Jack is 11, queen 12 and king 13, in sums like all other cards.
option-faces-pair = Own rank only
option-faces-pair-what = Jack takes jack, queen takes queen, king takes king. They are not part of sums.

# 3.5, only where face cards take their own rank
option-faces-take = Face cards take
option-faces-take-what = How many kings a king may take at once. The same for queens and jacks.
option-faces-take-all = Several at once
option-faces-take-all-what = If there are several of the rank, you may take as many as you like.
option-faces-take-one = One at a time
option-faces-take-one-what = Only one, even if there are several.

# 3.5, only where face cards take their own rank
option-faces-in-14 = Faces in fourteen
option-faces-in-14-what = Whether jack, queen and king may be part of the sum when an ace takes 14.
option-faces-in-14-yes = Yes
option-faces-in-14-no = No

# 2.5
option-specials = Storan and lillan
option-specials-what = What the ten of diamonds and the two of spades are worth from the hand. On the table they are always 10 and 2.
option-specials-plain = 10 and 2
option-specials-plain-what = Like any ten and two.
option-specials-high = 16 and 15
option-specials-high-what = Storan is only 16 and lillan only 15.
option-specials-choice = Your choice
option-specials-choice-what = You choose: storan is 10 or 16, lillan 2 or 15.

# 5.3
option-extra-spades = Överspader
option-extra-spades-what = Extra spades: 1 more point for each spade above seven. Then you play to 21, unless you choose otherwise.
option-extra-spades-yes = Yes
option-extra-spades-no = No

# 4.1
option-last-sweep = Tabbe at the end
option-last-sweep-what = Whether a tabbe (clearing the table) scores also with the last four cards in the hand.
option-last-sweep-yes = Yes
option-last-sweep-no = No

# 6.1
option-target = Play to
option-target-what = How many points it takes to win the parti (the whole match).
option-target-11 = 11 points
option-target-16 = 16 points
option-target-21 = 21 points
