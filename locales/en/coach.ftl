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
idea-quick = It was only a quick look: the tutor does not know what decides.
idea-equal = All plays are equally good here.
idea-same-chance = All plays give the same chance to win the parti (match).
idea-won = { $known ->
    [exact] The parti (match) is won, whatever you play.
   *[about] The parti (match) is as good as won, whatever you play.
}
idea-lost = { $known ->
    [exact] The parti (match) cannot be won unless the others make a mistake.
   *[about] The parti (match) is as good as lost, whatever you play.
}
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
advice-quick = Only a quick look, not worked out:
advice-lay = <b>Lay out { $card }.</b>
advice-only = It is all you can do.
advice-all-equal = { $measure ->
    [winning] All other plays give the same chance to win the parti (match).
   *[points] All other plays are as good.
}
advice-equal = { $measure ->
    [winning] The same chance
   *[points] Equally good
}: { $moves }{ $more ->
    [yes] {" "}and others
   *[no] {""}
}.
advice-may-be-equal = { $measure ->
    [winning] Perhaps the same chance
   *[points] Perhaps as good
}: { $moves }{ $more ->
    [yes] {" "}and others
   *[no] {""}
}.
advice-ahead = { $known ->
    [exact] Certain, worked out to the end: { $points } better than { $move }.
   *[about] About { $points } better than { $move }.
}
advice-ahead-chance = The chance to win the parti is about { $percent } greater than if { $move }.
advice-decides = Certain, worked out to the end: you win the parti (match), but lose it if { $move }.
decided-by-spades = If { $move }, the points are level, and { $won ->
    [yes] you win the parti (match) by most spades in the giv.
   *[no] the opponent wins the parti (match) by most spades in the giv.
}
advice-for = { $measure ->
    [winning] For, in points
   *[points] For
}: { $terms }.
advice-against = { $measure ->
    [winning] Against, in points
   *[points] Against
}: { $terms }.
advice-danger = Risk: { $danger }.
advice-safe = The next player can take nothing of what is left.
advice-line = How it goes when both play as well as can be:
advice-all-terms = <b>The whole difference in points</b> between { $first } and { $second }:
points-of = { $one ->
    [yes] { $points } point
   *[no] { $points } points
}
percent-points-of = { $one ->
    [yes] { $percent } percentage point
   *[no] { $percent } percentage points
}

# The reasons, with a sign: plus speaks for the play, minus against it.
term-points = { $sign ->
    [plus] point cards now
   *[minus] fewer point cards now
}
term-sweep = { $sign ->
    [plus] a tabbe now
   *[minus] no tabbe now
}
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
term-cards = { $whose ->
    [mine] { $sign ->
        [plus] most cards
       *[minus] you get less for the cards
    }
    [theirs] { $sign ->
        [plus] the opposition gets less for the cards
       *[minus] the opposition gets more for the cards
    }
   *[about] most cards
}
term-spades = { $whose ->
    [mine] { $sign ->
        [plus] most spades
       *[minus] you get less for the spades
    }
    [theirs] { $sign ->
        [plus] the opposition gets less for the spades
       *[minus] the opposition gets more for the spades
    }
   *[about] the spades
}
term-sistan = { $whose ->
    [mine] { $sign ->
        [plus] sistan (last take) with what is left
       *[minus] you get less at the end
    }
    [theirs] { $sign ->
        [plus] the opposition gets less at the end
       *[minus] the opposition gets more at the end
    }
   *[about] sistan (last take) with what is left
}
term-later = the rest of the giv
term-rest = other things
term-sum = <b>together</b>
term-amount = { $term } { $amount }

danger-take = { $percent } % that { $rank } takes { $cards }
danger-sweep = { $percent } % that { $rank } takes everything, a tabbe
danger-sure-take = the next player has { $rank } that takes { $cards }
danger-sure-sweep = the next player has { $rank } that takes everything, a tabbe

label-forced = the only play
label-quick = not judged, it was only a quick look
label-good = nothing is clearly better
label-slight = a little worse than the best
label-doubtful = doubtful
label-bad = bad
label-very-bad = very bad

coach-warning = ⚠️ { $move } is { $label }. { $measure ->
    [exact] It costs { $cost } compared with the best, worked out to the end.
    [decides] Certain, worked out to the end: it loses the parti (match), which can be won.
    [winning] It lowers the chance to win the parti (match) by about { $cost }.
   *[about] It costs about { $cost } compared with the best.
}
coach-quick = The coach had time for only a quick look at your play.
button-rethink = Back
button-play-anyway = Play it anyway
button-advice = Show the play
button-all-terms = All reasons

# Counting cards
button-count = Count
count-title = <b>Not yet seen</b>, of each rank:
count-points = Point cards among them: { $cards }
none = none
count-cards = Cards: { $list }, left to take { $left }.
count-spades = Spades: { $list }, left to take { $left }.
count-safe = <b>Already secured by { $name }.</b>
quiz-question = How many { $ranks } have you not seen yet?
quiz-right = Right. Of four { $ranks } you have { $right } left to see.
quiz-wrong = No. Of four { $ranks } you have { $right } left to see, not { $answer }.

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
review-lost = { $measure ->
    [winning] { $count ->
        [one] Your only free choice lowered the chance to win the parti (match) by { $mean }
       *[other] Your { $count } free choices lowered the chance to win the parti (match) by { $mean } on average
    }
   *[points] Your plays cost { $cost } in { $count ->
        [one] one free choice
       *[other] { $count } free choices, { $mean } on average
    }
}.
review-luck = The giv ended { $difference } for you. Your mistakes and the others': { $play }. Luck: { $luck }.
review-ended = The giv ended { $difference } for you.
review-hints = { $count ->
    [one] You asked for one hint.
   *[other] You asked for { $count } hints.
}
review-quick = { $count ->
    [one] One play is not judged: it got only a quick look.
   *[other] { $count } plays are not judged: they got only a quick look.
}
review-none = None of your plays was even doubtful.
review-costliest = <b>The costliest plays</b>
review-move = { $number }. { $move }: { $label }, −{ $cost }. Better: { $best }.
review-step = <b>Play { $number } of { $all }</b> · round { $runda }
review-hand = The hand: { $cards }
review-not-yet = Not counted yet.
review-failed = The review stopped with a fault at play { $number } of { $all }.
review-not-reached = The review stopped with a fault before it came here.
review-label = The tutor: { $label }.
review-better = Better: { $move }.
practice-title = <b>Practise</b>: the same position again
practice-ask = Choose a card. You are right if no other play is clearly better.
practice-quick = { $move }: it was only a quick look, so the tutor cannot say whether it is right. Try again.
practice-right = ✓ { $known ->
    [exact] { $move } is right, worked out to the end.
    [sure] { $move }: the tutor finds nothing better.
   *[unsure] { $move } is accepted: the tutor finds nothing clearly better.
}
practice-wrong = ✗ { $move } { $measure ->
    [exact] costs { $cost }, worked out to the end.
    [decides] loses the parti (match), worked out to the end. It can be won.
    [winning] lowers the chance to win the parti (match) by about { $cost }.
   *[about] costs about { $cost }.
}
review-undos = { $count ->
    [one] You took back one play.
   *[other] You took back { $count } plays.
}
review-again = The giv has been played again. Your accuracy is that of the first time.
row-hints = Hints
row-undos = Taken back

# The coach's setting and the accuracy
settings-coach = 🎓 Coach: { $coach ->
    [off] off
    [gentle] gentle, warns of plays that cost 0.35 points or more, or as much chance to win
   *[strict] strict, warns of plays that cost 0.15 points or more, or as much chance to win
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
button-accuracy = Accuracy
command-accuracy = Your play over time
accuracy-help = { $givs ->
    [one] In the latest giv:
   *[other] In the latest { $givs } givs:
} { $hints ->
    [one] one hint
   *[other] { $hints } hints
}, { $undos ->
    [one] one play
   *[other] { $undos } plays
} taken back.
accuracy-none = No accuracy yet. It comes when the tutor has gone through a whole giv.
accuracy-caption = <b>Your play over time</b>
    Each dot is a giv: how many points a free choice cost on average. The line is the mean of five givs. The lower, the better. Near the target the cost is chance to win that was lost, told as points.
    Mean now: { $mean } points over { $count ->
        [one] one giv
       *[other] { $count } givs
    }.
