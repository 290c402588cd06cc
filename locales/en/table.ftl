# The table: the message that is played in, its buttons, and the answers to taps.

you = You
house = The house
you-mid = you
house-mid = the house
guest = Guest

table-title = <b>{ $game }</b> · giv { $giv } · round { $runda } of { $rundor }
standing-start = 0–0, playing to { $target }
standing-lead-you = You lead by { $by }: { $yours }–{ $theirs } (to { $target })
standing-lead-other = { $leader } leads by { $by }: { $theirs }–{ $yours } (to { $target })
standing-even = Even, { $yours }–{ $theirs } (to { $target })
standing-many = { $list } (to { $target })
talong = { $count ->
    [0] The talong (stock) is empty
    [one] Talong (stock) 1 card
   *[other] Talong (stock) { $count } cards
}
sweeps-so-far = tabbar (sweeps): { $list }
name-and-number = { $name } { $number }

drawn = Draw for the deal: { $list }. { $who ->
    [you] You deal.
   *[other] { $dealer } deals.
}
drawn-one = { $name } { $card }
dealer-this-giv = { $who ->
    [you] You deal.
   *[other] { $dealer } deals.
}
play-taken = { $who } took { $taken } with { $card }.
play-laid = { $who } laid out { $card }.
play-sweep = { $who } took { $taken } with { $card }. <b>Tabbe!</b>
play-swept-uncounted = { $who } took everything with { $card }. A tabbe does not count in the last round.
new-hands = New cards: round { $runda } of { $rundor }.
sistan-called = { $who ->
    [you] You say
   *[other] { $dealer } says
}: <i>sistan</i>. These are the last cards.
table-cards = <b>The table</b>
table-empty = empty

your-turn = <b>Your turn.</b> Choose a card.
their-turn = <b>{ $name }</b> is to play.
chosen = <b>{ $card }</b> counts { $values }. What should it do?
chosen-pair = <b>{ $card }</b> takes only another { $rank }. What should it do?
chosen-nothing = <b>{ $card }</b> counts { $values } and cannot take anything.
chosen-nothing-pair = <b>{ $card }</b> takes only another { $rank } and cannot take anything.
more-takes = { $shown } of many ways to take are shown. Pick the others yourself.
picking = <b>{ $card }</b> counts { $values }. Tap the cards to take.
picking-pair = <b>{ $card }</b> takes only another { $rank }. Tap the cards to take.
picked-right = { $groups } ✓
picked-missing = { $sum } · { $missing } more to reach { $value }
picked-nothing = Nothing is chosen yet.

button-take = Take { $cards } · { $sums }{ $marks }
button-take-short = Take { $cards }{ $marks }
button-take-many = Take { $count } cards · { $sums }{ $marks }
mark-storan = storan
mark-lillan = lillan
mark-aces = { $aces ->
    [one] ace
   *[other] { $aces } aces
}
mark-spades = { $spades }♠
mark-sweep = tabbe
button-lay = Lay out { $card }
button-pick = Pick myself
button-back = Back
button-take-picked = { $count ->
    [0] Take
    [one] Take { $count } card
   *[other] Take { $count } cards
}
button-hint = Hint
button-why = Why?
button-undo = Take back
button-resign = Give up
button-menu = Menu
button-resign-surely = Yes, give up
button-keep-playing = No, play on
button-next-giv = Next giv
button-again = New parti
button-record = The parti as text
resign-ask = Do you want to give up? { $name } then wins the parti (match).
resign-ask-many = Do you want to give up? The parti (match) is then over.

hint-title = 💡 { $hint }
why-title = <b>Why?</b> { $rules }
why-play = { $play } { $reason }
why-nothing = Nobody has taken anything yet in this giv.

# The protocol
protocol-title = <b>Giv { $giv } is over</b>
row-most-cards = Most cards
row-most-spades = Most spades
row-extra-spades = Överspader
row-storan = Storan
row-lillan = Lillan
row-aces = Aces
row-sweeps = Tabbar
row-sistan = Sistan
row-sum = Sum
row-total = Total
behind-title = <b>The cards behind it</b>
behind-cards = Cards: { $list }
behind-spades = Spades: { $list }
behind-storan = Storan { $card }: { $name }
behind-lillan = Lillan { $card }: { $name }
behind-aces = Aces: { $list }
behind-sweeps = Tabbar (sweeps): { $list }
behind-sistan = Sistan (last take): { $name }, with { $card }
behind-sistan-left = Sistan (last take): { $name }, with { $card }, and got what was left: { $cards }
behind-nobody = Nobody took anything in this giv, so nobody has sistan.
behind-tie-cards = Equally many cards: nobody gets the point.
behind-tie-spades = Equally many spades: nobody gets the points.
name-and-cards = { $name } { $cards }
name-count-cards = { $name } { $count } ({ $cards })
nobody = nobody

ended-won-you = 🏆 <b>You won the parti (match), { $score }.</b>
ended-won-other = <b>{ $name } won the parti (match), { $score }.</b>
ended-by-total = The most points when somebody had reached { $target }.
ended-by-spades = Equal points. The most spades in the last giv decided.
ended-one-more = Somebody has reached { $target }, but points and spades are equal. One more giv is played.
ended-resigned = { $who ->
    [you] <b>You gave up.</b>
   *[other] <b>{ $name } gave up.</b>
} { $winning ->
    [you] You win the parti (match).
   *[other] { $winner } wins the parti (match).
}
ended-resigned-many = { $who ->
    [you] <b>You gave up.</b>
   *[other] <b>{ $name } gave up.</b>
} The parti (match) is over.
record-caption = The parti in notation. Tap to copy.

# Answers to taps
answer-old-button = That button belongs to an earlier position. The table is up to date now.
answer-already-played = Already played. The table shows how it stands.
answer-not-your-table = You have no seat at this table.
answer-not-your-turn = It is not your turn.
answer-not-now = That cannot be done now.
answer-nothing-picked = Tap the cards to take first.
answer-unreadable = That button is not known. Write /play to play.
answer-no-table = That table is gone. Write /play for a new one.
answer-try-again = That did not work just now. Try again in a moment.
answer-error = Something went wrong. The table is as it was. Try again.
answer-too-quick = That is a little too fast for me. Wait a moment, and I will be with you again.
answer-many-tables = That was a lot of new tables in a short time. Wait a moment before the next one.

picked-wrong = ✗ { $text }

as-it-is = { $text }
