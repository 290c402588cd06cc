# Written questions to the tutor: what was understood, the answer, and what would change it.

answer-html =
    <b>{ $heading }</b>
    { $text }
answer-plain =
    { $heading }
    { $text }
# What was understood, and for which game the answer holds.
answer-heading = { $understood } ({ $game ->
    [kasino] kasino
   *[dragkasino] dragkasino
})
answer-yes = Yes.
answer-no = No.

# A question about a take: Queen on 7 + 5. $card is the card, $cards those that shall be taken.
ask-take = { $card } on { $cards }
ask-which = Which card takes { $cards }?
ask-number = { $count } { $ranks }
ask-all = all { $ranks }
ask-and = { $first } and { $second }
ask-or = { $first } or { $second }
ranks-A = aces
ranks-2 = twos
ranks-3 = threes
ranks-4 = fours
ranks-5 = fives
ranks-6 = sixes
ranks-7 = sevens
ranks-8 = eights
ranks-9 = nines
ranks-T = tens
ranks-J = jacks
ranks-Q = queens
ranks-K = kings
answer-takers = With { $cards }.
answer-no-takers = No card can take all of that in one play.
answer-no-such-cards = There are not that many: each rank has four cards, and each card exists once.
# A card on its equals. $the-rank is the card with its article, $rank and $ranks the rank in singular and plural.
answer-equal = Cards of the same rank take each other, one or several.
answer-equal-faces = { $many ->
    [all] { $the-rank } takes { $ranks }, one or several. Face cards take nothing else here.
   *[one] { $the-rank } takes one { $rank } at a time. Face cards take nothing else here.
}
# A number that no card counts. $value is the number, $specials the option for storan and lillan.
answer-no-such-value = { $specials ->
    [plain] { $value ->
        [15] No card counts 15. With the option “{ option-specials }: { option-specials-high }” lillan is 15 from the hand.
        [16] No card counts 16. With the option “{ option-specials }: { option-specials-high }” storan is 16 from the hand.
       *[other] No card counts { $value }. The highest is an ace from the hand, 14.
    }
   *[high] No card counts { $value }. The highest is storan from the hand, 16.
}
# The card may be storan or lillan, which count differently at this table.
answer-depends = { $special ->
    [storan] It depends on which ten it is.
   *[lillan] It depends on which two it is.
}
answer-ordinary = Otherwise: { $verdict }
answer-special = { $special ->
    [storan] Storan: { $verdict }
   *[lillan] Lillan: { $verdict }
}
# What would change the answer.
answer-elsewhere = { $game ->
    [kasino] { $verdict ->
        [no] In kasino it can.
       *[yes] In kasino it cannot.
    }
   *[dragkasino] { $verdict ->
        [no] In dragkasino it can.
       *[yes] In dragkasino it cannot.
    }
}
answer-turned = { $verdict ->
    [no] It can with the option { $options }.
   *[yes] It cannot with the option { $options }.
}
answer-turned-option = “{ $name }: { $value }”
answer-options = Options: { $options }.
answer-option = { $name } (now { $value })

# Nothing was understood: examples of what can be asked.
ask-unclear = I did not understand that
answer-unclear =
    Ask, for example:
    can a queen take 7 and 5?
    may I take jack and three with an ace?
    do I have to take if I can?
    who gets the cards that are left?

# Questions about the rules. ask-… is the question as it was understood, say-… the answer; “Yes.” or “No.” stands before
# it where that fits. The variables are those of rules.ftl. The numbers are those of the rules.

# 1.1
ask-players = How many can play?
say-players = Two, three or four.
ask-teams = Can we play in teams?
say-teams = Here everyone plays for themselves.
ask-jokers = Are there jokers?
say-jokers = The game is played with an ordinary pack of 52 cards, without jokers.
# 1.1, 1.3
ask-pack = How many cards are there in the pack?
say-pack = An ordinary pack has 52 cards, 13 of each suit. When the giv begins 40 of them are in the stock with two players, 36 with three and 32 with four.
# 1.2
ask-dealer = Who deals?
say-dealer = Everyone draws a card, and the highest deals the first giv (one time through the pack). Aces are high, and those tied for highest draw again. Then the deal passes to the left.
# 1.3, 1.6
ask-deal = How many cards are dealt?
say-deal = Four to each player and four to the table, but to the table only once, at the start of the giv. { $refill ->
    [deal] When all hands are empty, everyone gets four new cards.
   *[draw] Then you draw a card after each play, so that you always hold four as long as the talong (the stock) lasts.
}
# 1.4
ask-begins = Who begins?
say-begins = The player on the dealer’s left. Then play goes clockwise.
# 1.5
ask-two-cards = Can you play two cards in one turn?
say-two-cards = A turn is exactly one card from the hand: it takes cards from the table, or it is laid out.
ask-pass = May you pass?
say-pass = On your turn you must play a card from your hand: take with it, or lay it out.
ask-must-lay = Must you lay out a card if you do not take?
say-must-lay = Each turn you play exactly one card. What takes nothing is laid out on the table, and you choose which.
# 1.6, 1.7
ask-refill = When do you get new cards?
say-refill = { $refill ->
    [deal] When all hands are empty. Then everyone gets four new cards, two and two, but the table gets none.
   *[draw] You draw a card from the talong (the stock) each time you have played, as long as it lasts.
}
ask-stock-empty = What happens when the talong (the stock) is empty?
say-stock-empty = { $refill ->
    [deal] Then the last cards have been dealt. The dealer says “sistan”, you play out your hands, and the giv is counted.
   *[draw] The dealer says “sistan”, you play the four cards you have left without drawing, and the giv is counted.
}
ask-rounds = How many rounds does a giv have?
say-rounds = Six rounds with two players, four with three and three with four: always 48 plays. A parti (a match) takes as many givs as it needs.
# 2.2, 2.3, 5.1
ask-ace-value = What is an ace worth?
say-ace-value = { $ace ->
    [fourteen] Played from the hand it is always 14. On the table it is always 1.
   *[one_or_fourteen] Played from the hand it is 1 or 14, as you choose. On the table it is always 1.
} Each ace that you have taken is worth 1 point.
ask-ace-both = Can an ace be 1 and 14 in the same play?
say-ace-both = { $ace ->
    [fourteen] From the hand it is only 14, and on the table only 1.
   *[one_or_fourteen] You choose 1 or 14, and the value holds for the whole play.
}
ask-ace-on-ace = Ace on ace
say-ace-on-ace = { $ace ->
    [fourteen] An ace from the hand is 14, but an ace on the table is 1.
   *[one_or_fourteen] An ace from the hand can be 1, and then it takes an ace on the table.
}
# 2.1, 2.4, 3.4, 3.5
ask-face-value = What are jack, queen and king worth?
say-face-value = { $faces ->
    [sum] A jack is 11, a queen 12 and a king 13, in the hand and on the table. They take sums and may be part of sums.
   *[pair] { $faces_in_14 ->
        [yes] They take only their own rank. They are part of a sum only when an ace takes 14: then a jack is 11, a queen 12 and a king 13.
       *[no] They have no value to count with: jack takes jack, queen takes queen and king takes king. They are never part of a sum.
    }
} They score no points of their own.
ask-number-value = What can a card from two to ten take?
say-number-value = Its own number, in the hand and on the table: a seven takes sevens, and cards that make seven together.
# 2.5, 5.1
ask-specials-value = Are storan 16 and lillan 15 from the hand?
say-specials-value = { $specials ->
    [plain] They are 10 and 2, like any ten and two, unless the table has chosen otherwise.
    [high] Played from the hand storan is only 16 and lillan only 15. On the table they are 10 and 2.
   *[choice] You choose when you play them: storan is 10 or 16, lillan 2 or 15. On the table they are 10 and 2.
}
ask-specials-both = Can storan and lillan have two values in one play?
say-specials-both = { $specials ->
    [plain] Storan is 10 and lillan 2, nothing else.
    [high] From the hand storan is only 16 and lillan only 15.
   *[choice] You choose one value when you play the card, and it holds for the whole play.
}
ask-specials = What are storan and lillan?
say-specials = Storan (“the big one”) is the ten of diamonds, { $storan }, worth 2 points. Lillan (“the little one”) is the two of spades, { $lillan }, worth 1 point. { $specials ->
    [plain] They take like any ten and two.
    [high] Played from the hand they are 16 and 15, on the table 10 and 2.
   *[choice] Played from the hand they are 10 or 16 and 2 or 15, as you choose. On the table they are 10 and 2.
}
# 3.1, 3.2
ask-taking = How do you take cards?
say-taking = A card from the hand takes cards from the table of the same value, or that add up to exactly that value. { $faces ->
    [sum] A king (13) takes 7 + 6.
   *[pair] A nine takes 5 + 4. Jacks, queens and kings take only their own rank.
}
ask-several-groups = May you take several groups at once?
say-several-groups = The card takes as many groups as you like, if each adds up to exactly what it counts. A nine takes 9 and 5 + 4 in one play. No card counts twice.
ask-exact = Must the sum be exact?
say-exact = Each group must add up to exactly what the card counts, no more and no less.
ask-higher-lower = May a higher card take a lower one?
say-higher-lower = Only the value decides: the taken cards must make exactly as much as the played one.
ask-card-twice = May a card count in two sums?
say-card-twice = Each card belongs to just one group.
ask-trumps = Are there trumps, or must you follow suit?
say-trumps = Only the value decides what a card takes. Suits matter when the giv (one time through the pack) is counted: most spades, storan and lillan.
ask-clear-table = Can a card take the whole table without a matching sum?
say-clear-table = No card can do that, not even the five of spades. It takes only groups that each add up to exactly its value.
# 3.3
ask-must-take = Must you take if you can?
say-must-take = The choice is free: you may always lay out a card, also one that could have taken something.
ask-must-take-all = Must you take all that you can?
say-must-take-all = You choose which groups you take, and the rest may stay.
ask-equal-on-table = May equal cards lie on the table at the same time?
say-equal-on-table = You may lay out any card, also a seven next to a seven. They lie there separately, and the next seven can take both.
ask-table-limit = How many cards may lie on the table?
say-table-limit = Any number.
# 3.4, 3.5
ask-faces-in-sums = May jack, queen and king be part of sums?
say-faces-in-sums = { $faces ->
    [sum] They count 11, 12 and 13 both ways: a king takes 9 + 4, and an ace (14) takes jack + 3.
   *[pair] { $faces_in_14 ->
        [yes] They take only their own rank. The exception is an ace that takes 14: there they count 11, 12 and 13.
       *[no] They take only their own rank and are never part of a sum.
    }
}
ask-faces-several = May a queen take several queens at once?
say-faces-several = { $faces ->
    [sum] Each queen is a group of its own, and you may take as many as you like. That holds for all cards.
   *[pair] { $faces_take ->
        [all] You may take as many of the same rank as you like. That holds for jacks and kings too.
       *[one] Here jacks, queens and kings take only one at a time.
    }
}
ask-face-in-14 = May jack, queen and king be part of an ace’s 14?
say-face-in-14 = { $faces ->
    [sum] An ace takes, for example, jack + 3, queen + 2 and king + ace.
   *[pair] { $faces_in_14 ->
        [yes] You have chosen that: there a jack is 11, a queen 12 and a king 13.
       *[no] They are never part of a sum here.
    }
}
# 3.6
ask-pile = May you look at the piles?
say-pile = Everyone sees what you take when you take it. Then the cards lie face down, and the piles stay closed until the giv (one time through the pack) is counted.
# 3.7
ask-building = May you build?
say-building = There is no building, as in some other casino games.
# 4.1
ask-sweep = What is a tabbe (a sweep)?
say-sweep = Taking everything on the table is a tabbe. It is worth 1 point.
ask-sweep-one-card = Is it a tabbe (a sweep) if only one card lies on the table?
say-sweep-one-card = A single card is enough: when you take it the table is empty, and that is a tabbe.
ask-sweep-last-round = Does a tabbe (a sweep) count at the end of the giv?
say-sweep-last-round = { $last_sweep ->
    [yes] A tabbe scores 1 point right to the last card of the giv.
   *[no] At this table it scores nothing with the last four cards in the hand.
}
# 4.2
ask-sweep-leftovers = Is getting the cards that are left a tabbe (a sweep)?
say-sweep-leftovers = Whoever has sistan (the last take) gets the cards that are left, but that is not a tabbe.
ask-leftovers = Who gets the cards that are left on the table?
say-leftovers = The last player to take in the giv. That is called sistan and scores 1 point, but it is no tabbe (sweep). If nobody took anything, the cards are nobody’s.
ask-sistan = What is sistan?
say-sistan = The last player to take in the giv (one time through the pack) has sistan: 1 point, and the cards left on the table. The dealer also says “sistan” when the last cards are dealt.
ask-nobody-takes = What if nobody takes anything in the whole giv?
say-nobody-takes = Then nobody has sistan (the last take), and the cards that are left are nobody’s.
# 5
ask-points = What scores points?
say-points = Storan ({ $storan }) 2, lillan ({ $lillan }) 1, each ace 1, most spades 2, most cards 1, each tabbe (sweep) 1 and sistan (the last take) 1.{ $extra_spades ->
    [yes] {" "}And 1 for each spade above seven.
   *[no] {""}
}
ask-majorities = What do most cards and most spades score?
say-majorities = Most spades score 2 points and most cards 1. If several are tied for most, nobody gets those points.
ask-giv-total = How many points are there in a giv?
say-giv-total = 11, and 1 more for each tabbe (sweep). If several are tied for most cards or most spades there are fewer.{ $extra_spades ->
    [yes] {" "}Överspader (extra spades) come on top.
   *[no] {""}
}
ask-tie-for-most = Who gets the points when cards or spades are tied?
say-tie-for-most = Nobody. To score for most cards or most spades you must be alone with the most, and the points are not shared.
ask-special-spades = Do the ace of spades and lillan count as spades?
say-special-spades = They score their own point and count among the spades as well.
ask-extra-spades = What is överspader (extra spades)?
say-extra-spades = With more than seven spades you get 1 point more for each spade above seven. Nine spades are 2 + 2 = 4. { $extra_spades ->
    [yes] You play with it.
   *[no] It is an option, and you play without it.
}
# 8.2
ask-sure-majority = How many are sure to be most?
say-sure-majority = With two players 7 spades are always enough, and so are 27 cards.
# 6
ask-target = How many points do you play to?
say-target = To { $target }. Points are added after each giv (one time through the pack), and when someone has reached that, the highest total wins.
ask-ends-at-once = Does the parti (the match) end as soon as someone has { $target }?
say-ends-at-once = Points are counted only when the giv (one time through the pack) is over. If someone has then reached { $target }, the highest total wins.
ask-tie-at-the-end = Who wins if several reach { $target }, or in a tie?
say-tie-at-the-end = The highest total. If the highest are equal, the one of them with most spades in the last giv wins. If those are equal too, you play one more giv.
# 7
ask-games = What is the difference between kasino and dragkasino?
say-games =
    Kasino: { game-kasino-what }
    Dragkasino: { game-dragkasino-what }
    All else is the same.
ask-game = { $game ->
    [kasino] How is kasino played?
   *[dragkasino] How is dragkasino played?
}
say-game = Take cards from the table with cards of the same value, and collect points up to { $target }. { $refill ->
    [deal] Four new cards when the hands are empty.
   *[draw] You draw a card each time you have played.
} { $ace ->
    [fourteen] An ace from the hand is 14.
   *[one_or_fourteen] An ace from the hand is 1 or 14.
} { $faces ->
    [sum] Jack, queen and king count 11, 12 and 13.
   *[pair] Jacks, queens and kings take only their own rank.
}
# 1.5, 3.2
ask-empty-table = What do you do when the table is empty?
say-empty-table = Lay out a card. There is nothing to take.
ask-options = Which options are there?
say-options = { option-refill }, { option-ace }, { option-faces }, { option-specials }, { option-extra-spades }, { option-last-sweep } and { option-target }. Where face cards take only their own rank also { option-faces-take } and { option-faces-in-14 }.
# The words of the game
ask-word-giv = What is a giv?
say-word-giv = One time through the pack, and its counting.
ask-word-parti = What is a parti?
say-word-parti = The whole match, to { $target } points.
ask-word-round = What is a round?
say-word-round = Four cards each. A giv (one time through the pack) is several rounds.
ask-word-stock = What is the talong?
say-word-stock = The stock: the cards that are not yet dealt.
ask-word-trick = What is a take?
say-word-trick = The card you play and the cards that it takes.
ask-word-faces = What are face cards?
say-word-faces = Jack, queen and king.
