# The tutor's words: cards, why a take is right or wrong, and hints.

letter-A = A
letter-2 = 2
letter-3 = 3
letter-4 = 4
letter-5 = 5
letter-6 = 6
letter-7 = 7
letter-8 = 8
letter-9 = 9
letter-T = 10
letter-J = J
letter-Q = Q
letter-K = K

# The rank's name: a king, the king. Storan and lillan are called so where they count in their own way (2.5).
rank-A = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-storan = storan
rank-lillan = lillan

the-rank-A = the ace
the-rank-2 = the two
the-rank-3 = the three
the-rank-4 = the four
the-rank-5 = the five
the-rank-6 = the six
the-rank-7 = the seven
the-rank-8 = the eight
the-rank-9 = the nine
the-rank-T = the ten
the-rank-J = the jack
the-rank-Q = the queen
the-rank-K = the king
the-rank-storan = storan
the-rank-lillan = lillan

or = { $first } or { $second }
game-name = { $game ->
    [kasino] kasino
   *[dragkasino] dragkasino
}

# Right
legal-lay = { $card } may be laid out. You never have to take.
legal-take = { $card } counts { $value }: { $groups }.
legal-pair = { $the-rank } takes another { $rank }: { $cards }.
legal-take-rule = Each group must add up to exactly what the card counts.
legal-pair-rule = Face cards take only their own rank.
legal-sweep = Nothing is left: a tabbe (sweep).

# Wrong. Each text gives the reason and the numbers.
illegal-giv-over = This giv is over.
illegal-not-your-turn = It is not your turn.
illegal-not-in-hand = You do not hold { $card }.
illegal-not-on-table = { $cards ->
    [none] No cards are chosen.
   *[other] { $cards } is not on the table.
}
illegal-other-rank = { $game ->
    [dragkasino] In dragkasino { $the-rank } takes only another { $rank }, not { $cards }.
   *[kasino] When face cards pair, { $the-rank } takes only another { $rank }, not { $cards }.
}
illegal-one-only = Here { $the-rank } takes only one { $rank } at a time.
illegal-face-in-sum = { $in-14 ->
    [yes] { $cards } cannot be part of it: face cards count only when an ace takes 14.
   *[no] { $cards } cannot be part of it: face cards never count in a sum here.
}
illegal-two-values = { $the-rank } has one value for the whole play, { $values }. { $groups } cannot go together in one play.
illegal-too-high = { $highest } is { $number }, more than { $the-rank }, which is { $values }.
illegal-leftover = { $groups } is right, but { $cards } is left over.
illegal-wrong-sum = { $sum } = { $total }, but { $the-rank } is { $values }.
illegal-wrong-card = { $card } is { $total }, but { $the-rank } is { $values }.
illegal-no-split = { $sum } = { $total }, but it cannot be divided into groups of { $values }.

# Hints
hint-take = Take { $taken } with { $card }.
hint-lay = Lay out { $card }.
hint-lay-only = No card in your hand takes anything. Lay out { $card }.
hint-gain-sweep = That is a tabbe (sweep), 1 point.
hint-gain-points = { $points ->
    [one] You get { $cards }: 1 point.
   *[other] You get { $cards }: { $points } points.
}
hint-gain-spades = { $spades ->
    [one] It brings { $count } cards, 1 spade.
   *[other] It brings { $count } cards, { $spades } spades.
}
hint-gain-cards = It brings { $count } cards.
hint-risk-none = After it the next player cannot take anything.
hint-risk-most = Risk that the next player can then take something: { $percent } %.
hint-risk-sweep = Risk that the next player can then take something: { $percent } %, and a tabbe: { $sweep } %.
hint-last = It is the last card of the giv.
hint-instead = Next best: { $move }.
move-take = { $taken } with { $card }
move-lay = { $card } on the table
