# The tutor: ideas, advice, reasons that add up, proofs, warnings.

a-rank-A = an ace
a-rank-2 = a two
a-rank-3 = a three
a-rank-4 = a four
a-rank-5 = a five
a-rank-6 = a six
a-rank-7 = a seven
a-rank-8 = an eight
a-rank-9 = a nine
a-rank-T = a ten
a-rank-J = a jack
a-rank-Q = a queen
a-rank-K = a king
a-rank-storan = storan
a-rank-lillan = lillan
decimal-mark = .

idea-forced = There is only one play.
idea-equal = All plays are about equally good here.
idea-sweep = A tabbe (sweep) can be had.
idea-storan = Storan can be taken.
idea-lillan = Lillan can be taken.
idea-ace = An ace can be taken.
idea-leave = Do not leave { $total }.
idea-spades = Count the spades.
idea-cards = Count the cards.
idea-keep = Think of what your hand can take next.
idea-sistan = Think of sistan, the last take.
idea-take = It pays to take.
idea-wait = It pays to lay out.

advice-take = <b>Take { $taken } with { $card }.</b>
advice-lay = <b>Lay out { $card }.</b>
advice-only = It is the only play.
advice-equal = Equally good: { $moves }.
advice-ahead = { $exact ->
    [yes] Surely { $points } better than { $move }
   *[no] About { $points } better than { $move }
}
advice-because = , mostly by { $terms }.
advice-danger = Risk: { $danger }.
advice-safe = The next player can take nothing of what is left.
advice-line = Sure, it goes like this: { $moves }.
advice-all-terms = <b>The whole difference</b>, { $first } against { $second }:
advice-late = It could not be computed in time; this is a quick estimate.
points-of = { $points } points

term-points = point cards in the play
term-sweep = a tabbe now
term-reply = what the next player takes
term-reply-sweep = a tabbe for the next player
term-own = what the hand can take next
term-cards = most cards
term-spades = most spades
term-sistan = sistan
term-later = the rest of the giv
term-sum = together
term-amount = { $term } { $amount }

danger-take = { $percent } % that { $rank } takes { $cards }
danger-sweep = { $percent } %: { $rank } takes everything, a tabbe

label-forced = the only play
label-good = as good as the best
label-doubtful = doubtful
label-bad = bad
label-very-bad = very bad

coach-warning = ⚠️ { $move } is { $label }: it costs { $exact ->
    [yes] surely
   *[no] about
} { $points } against the best.
button-rethink = Back
button-play-anyway = Play it anyway
button-advice = Show the play
button-all-terms = All reasons
