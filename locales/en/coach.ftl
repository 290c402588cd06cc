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

# Counting cards
button-count = Count
count-title = <b>Not yet seen</b>, of each rank:
count-points = Point cards left: { $cards }
count-cards = Cards: { $list }. { $left } are not taken yet.
count-spades = Spades: { $list }. { $left } are not taken yet.
count-safe = <b>Safe for { $name }.</b>
quiz-question = How many { $rank } have you not seen yet?
quiz-right = Right: { $right } of { $rank } are left to see.
quiz-wrong = No: { $right } of { $rank } are left to see, not { $answer }.

# Review
button-review = Review
button-step = Step by step
button-practise = Practise your mistakes
button-practise-this = Practise this
button-protocol = To the protocol
button-try-again = Try again
button-next-mistake = Next
review-title = <b>Review of giv { $giv }</b>
review-progress = The tutor is counting: { $done } of { $all } plays.
review-lost = Your play lost { $lost } in { $count } free choices, { $mean } on average.
review-luck = The giv ended { $difference } for you: play accounts for { $play } and luck for { $luck }.
review-hints = { $count ->
    [one] You asked for one hint.
   *[other] You asked for { $count } hints.
}
review-none = None of your plays surely cost anything.
review-dearest = <b>Dearest</b>
review-move = { $number }. { $move }: { $label }, −{ $loss }. Better: { $best }.
review-step = <b>Play { $number } of { $all }</b> · round { $runda }
review-hand = The hand: { $cards }
review-not-yet = Not counted yet.
review-label = The tutor: { $label }.
review-better = Better: { $move }.
practice-title = <b>Practise</b>: the same position again
practice-ask = Choose a card. Everything that is as good as the best is accepted.
practice-right = ✓ { $move } is as good as the best.
practice-wrong = ✗ { $move } costs about { $points }.
practice-costs = What is lost: { $terms }.
row-hints = Hints

# The coach's setting and the rating
settings-coach = Coach: { $coach ->
    [off] off
    [gentle] gentle, warns of plays that cost 0.35 points or more
   *[strict] strict, warns of plays that cost 0.15 points or more
}
button-coach = { $coach ->
    [off] Coach: off
    [gentle] gentle
   *[strict] strict
}
settings-counting = Counting cards: { $counting ->
    [off] off
    [shown] shown when you ask
   *[quiz] as a question
}
button-counting = { $counting ->
    [off] Count: off
    [shown] shown
   *[quiz] question
}
button-rating = Rating
command-rating = Your play over time
rating-none = No rating yet. It comes when the tutor has gone through a whole giv.
rating-caption = <b>Your play over time</b>
    Each dot is a giv: how many points a free choice cost on average. The line is the mean of five givs. The lower, the better.
    Mean now: { $mean } points over { $count ->
        [one] one giv
       *[other] { $count } givs
    }.
