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
idea-equal = All plays are equally good here.
idea-same-chance = All plays give the same chance to win the parti (match).
idea-open = No play is clearly best here.
idea-sweep = You can make a tabbe (sweep).
idea-storan = Storan can be taken.
idea-lillan = Lillan can be taken.
idea-ace = An ace can be taken.
idea-home = A point card in your hand can be brought home.
idea-leave = Do not leave a sum of { $total } on the table.
idea-reply = Think of what can be taken of the cards you leave.
idea-spades = Think of the spades.
idea-cards = Think of who will have most cards.
idea-keep = Think of what you can take yourself next.
idea-sistan = Think of sistan, the last take.
idea-take = It pays to take.
idea-wait = It pays to lay out.
idea-lay = Nothing can be taken. Choose the card that does least harm on the table.

# A play in a sentence: take ♠7 with ♥7, taking, you take, the opponent takes.
do-take = take { $taken } with { $card }
do-lay = lay out { $card }
doing-take = taking { $taken } with { $card }
doing-lay = laying out { $card }
you-take = you take { $taken } with { $card }
you-lay = you lay out { $card }
they-take = the opponent takes { $taken } with { $card }
they-lay = the opponent lays out { $card }

advice-take = <b>Take { $taken } with { $card }.</b>
advice-lay = <b>Lay out { $card }.</b>
advice-only = It is all you can do.
advice-all-equal = { $measure ->
    [winning] All other plays give the same chance to win the parti (match).
   *[points] All other plays are as good.
}
advice-equal = Equally good: { $moves }{ $more ->
    [yes] {" "}and others
   *[no] {""}
}.
advice-may-be-equal = Perhaps as good: { $moves }{ $more ->
    [yes] {" "}and others
   *[no] {""}
}.
advice-ahead = { $known ->
    [exact] Worked out to the end: { $points } better than { $move }.
    [chance] The same chance to win the parti (match), but about { $points } better than { $move }.
   *[about] About { $points } better than { $move }.
}
advice-ahead-chance = The chance to win the parti (match) is about { $percent } percentage points greater than if { $move }.
advice-hardly-ahead = Nearly the same chance to win the parti (match) as if { $move }.
advice-for = For: { $terms }.
advice-against = Against: { $terms }.
advice-danger = Risk: { $danger }.
advice-safe = The next player can take nothing of what is left.
advice-line = How it goes when both play as well as can be: { $moves }.
advice-all-terms = <b>The whole difference in points</b> between { $first } and { $second }:
points-of = { $one ->
    [yes] { $points } point
   *[no] { $points } points
}

# The reasons, with a sign: plus speaks for the play, minus against it.
term-points = point cards now
term-sweep = a tabbe now
term-reply = { $sign ->
    [plus] the opposition takes fewer points
   *[minus] the opposition takes more points
}
term-reply-sweep = { $sign ->
    [plus] less risk of a tabbe
   *[minus] more risk of a tabbe
}
term-own = { $sign ->
    [plus] you take more later
   *[minus] you take less later
}
term-cards = most cards
term-spades = the spades
term-sistan = sistan
term-later = the rest of the giv
term-rest = other things
term-sum = <b>together</b>
term-amount = { $term } { $amount }

danger-take = { $percent } % that { $rank } takes { $cards }
danger-sweep = { $percent } % that { $rank } takes everything, a tabbe
danger-sure-take = the next player has { $rank } that takes { $cards }
danger-sure-sweep = the next player has { $rank } that takes everything, a tabbe

label-forced = the only play
label-good = among the best
label-doubtful = doubtful
label-bad = bad
label-very-bad = very bad

coach-warning = ⚠️ { $move } is { $label }. { $measure ->
    [exact] It costs { $points } compared with the best, worked out to the end.
    [chance] It lowers the chance to win the parti (match) about as much as losing { $points }.
   *[about] It costs about { $points } compared with the best.
}
button-rethink = Back
button-play-anyway = Play it anyway
button-advice = Show the play
button-all-terms = All reasons

# Counting cards
button-count = Count
count-title = <b>Not yet seen</b>, of each rank:
count-points = Point cards among them: { $cards }
count-cards = Cards: { $list }, left to take { $left }.
count-spades = Spades: { $list }, left to take { $left }.
count-safe = <b>Already secured by { $name }.</b>
quiz-question = How many of the four { $rank } have you not seen yet?
quiz-right = Right: { $right } of the four { $rank } are left to see.
quiz-wrong = No: { $right } of the four { $rank } are left to see, not { $answer }.

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
review-lost = { $count ->
    [one] Your plays cost { $lost } in one free choice.
   *[other] Your plays cost { $lost } in { $count } free choices, { $mean } on average.
}
review-luck = The giv ended { $difference } for you. Your mistakes and the others': { $play }. Luck: { $luck }.
review-hints = { $count ->
    [one] You asked for one hint.
   *[other] You asked for { $count } hints.
}
review-none = None of your plays was even doubtful.
review-dearest = <b>The dearest plays</b>
review-move = { $number }. { $move }: { $label }, −{ $loss }. Better: { $best }.
review-step = <b>Play { $number } of { $all }</b> · round { $runda }
review-hand = The hand: { $cards }
review-not-yet = Not counted yet.
review-label = The tutor: { $label }.
review-better = Better: { $move }.
practice-title = <b>Practise</b>: the same position again
practice-ask = Choose a card. Every play among the best is accepted.
practice-right = ✓ { $move } is among the best.
practice-wrong = ✗ { $move } { $measure ->
    [exact] costs { $points }, worked out to the end.
    [chance] lowers the chance to win the parti (match) about as much as losing { $points }.
   *[about] costs about { $points }.
}
practice-costs = Against: { $terms }.
row-hints = Hints

# The coach's setting and the rating
settings-coach = 🎓 Coach: { $coach ->
    [off] off
    [gentle] gentle, warns of plays that cost 0.35 points or more
   *[strict] strict, warns of plays that cost 0.15 points or more
}
button-coach = { $coach ->
    [off] 🎓 off
    [gentle] gentle
   *[strict] strict
}
settings-counting = 🔢 Counting cards: { $counting ->
    [off] off
    [shown] shown when you ask
   *[quiz] as a question
}
button-counting = { $counting ->
    [off] 🔢 off
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
