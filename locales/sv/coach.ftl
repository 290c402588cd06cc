# Läraren: idéer, råd, skäl som går ihop, bevis, varningar.

a-rank-A = ett ess
a-rank-2 = en tvåa
a-rank-3 = en trea
a-rank-4 = en fyra
a-rank-5 = en femma
a-rank-6 = en sexa
a-rank-7 = en sjua
a-rank-8 = en åtta
a-rank-9 = en nia
a-rank-T = en tia
a-rank-J = en knekt
a-rank-Q = en dam
a-rank-K = en kung
a-rank-storan = storan
a-rank-lillan = lillan
decimal-mark = ,

idea-forced = Det finns bara ett spel.
idea-equal = Alla spel är ungefär lika bra här.
idea-sweep = Det går att göra tabbe.
idea-storan = Det går att ta storan.
idea-lillan = Det går att ta lillan.
idea-ace = Det går att ta ett ess.
idea-leave = Lämna inte { $total }.
idea-spades = Räkna spadrarna.
idea-cards = Räkna korten.
idea-keep = Tänk på vad handen kan ta sedan.
idea-sistan = Tänk på sistan.
idea-take = Det lönar sig att ta.
idea-wait = Det lönar sig att lägga ut.

advice-take = <b>Ta { $taken } med { $card }.</b>
advice-lay = <b>Lägg ut { $card }.</b>
advice-only = Det är det enda spelet.
advice-equal = Lika bra: { $moves }.
advice-ahead = { $exact ->
    [yes] Säkert { $points } bättre än { $move }
   *[no] Ungefär { $points } bättre än { $move }
}
advice-because = , mest genom { $terms }.
advice-danger = Risk: { $danger }.
advice-safe = Nästa spelare kan inte ta något av det som ligger kvar.
advice-line = Säkert, så här går det: { $moves }.
advice-all-terms = <b>Hela skillnaden</b>, { $first } mot { $second }:
advice-late = Det hann inte räknas färdigt; det här är en snabb bedömning.
points-of = { $points } poäng

term-points = poängkort i spelet
term-sweep = tabbe nu
term-reply = vad nästa spelare tar
term-reply-sweep = tabbe för nästa spelare
term-own = vad handen kan ta sedan
term-cards = flest kort
term-spades = flest spader
term-sistan = sistan
term-later = resten av given
term-sum = tillsammans
term-amount = { $term } { $amount }

danger-take = { $percent } % att { $rank } tar { $cards }
danger-sweep = { $percent } %: { $rank } tar allt, tabbe

label-forced = enda spelet
label-good = i klass med det bästa
label-doubtful = tveksamt
label-bad = dåligt
label-very-bad = mycket dåligt

coach-warning = ⚠️ { $move } är { $label }: det kostar { $exact ->
    [yes] säkert
   *[no] ungefär
} { $points } mot det bästa.
button-rethink = Ångra
button-play-anyway = Spela ändå
button-advice = Visa spelet
button-all-terms = Alla skäl

# Räkna kort
button-count = Räkna
count-title = <b>Kvar att se</b>, för varje valör:
count-points = Poängkort kvar: { $cards }
count-cards = Kort: { $list }. { $left } är inte tagna än.
count-spades = Spader: { $list }. { $left } är inte tagna än.
count-safe = <b>Säkert för { $name }.</b>
quiz-question = Hur många { $rank } har du inte sett än?
quiz-right = Rätt: { $right } st { $rank } är kvar att se.
quiz-wrong = Nej: { $right } st { $rank } är kvar att se, inte { $answer }.

# Genomgång
button-review = Genomgång
button-step = Steg för steg
button-practise = Öva på dina misstag
button-practise-this = Öva på det här
button-protocol = Till protokollet
button-try-again = Försök igen
button-next-mistake = Nästa
review-title = <b>Genomgång av giv { $giv }</b>
review-progress = Läraren räknar: { $done } av { $all } spel.
review-lost = Ditt spel förlorade { $lost } på { $count } fria val, i snitt { $mean }.
review-luck = Given slutade { $difference } för dig: spelet står för { $play } och turen för { $luck }.
review-hints = { $count ->
    [one] Du bad om ett tips.
   *[other] Du bad om { $count } tips.
}
review-none = Inget av dina spel kostade något säkert.
review-dearest = <b>Dyrast</b>
review-move = { $number }. { $move }: { $label }, −{ $loss }. Bättre: { $best }.
review-step = <b>Spel { $number } av { $all }</b> · runda { $runda }
review-hand = Handen: { $cards }
review-not-yet = Inte räknat än.
review-label = Läraren: { $label }.
review-better = Bättre: { $move }.
practice-title = <b>Öva</b>: samma läge en gång till
practice-ask = Välj ett kort. Allt som är i klass med det bästa godtas.
practice-right = ✓ { $move } är i klass med det bästa.
practice-wrong = ✗ { $move } kostar ungefär { $points }.
practice-costs = Det som går förlorat: { $terms }.
row-hints = Tips

# Tränarens inställning och betyget
settings-coach = Tränare: { $coach ->
    [off] av
    [gentle] varsam, varnar för spel som kostar minst 0,35 poäng
   *[strict] sträng, varnar för spel som kostar minst 0,15 poäng
}
button-coach = { $coach ->
    [off] Tränare: av
    [gentle] varsam
   *[strict] sträng
}
settings-counting = Räkna kort: { $counting ->
    [off] av
    [shown] visas när du frågar
   *[quiz] som fråga
}
button-counting = { $counting ->
    [off] Räkna: av
    [shown] visas
   *[quiz] fråga
}
button-rating = Betyg
command-rating = Ditt spel över tid
rating-none = Inget betyg än. Det kommer när läraren har gått igenom en hel giv.
rating-caption = <b>Ditt spel över tid</b>
    Varje punkt är en giv: hur många poäng ett fritt val kostade i snitt. Linjen är snittet av fem givar. Ju lägre, desto bättre.
    Snitt nu: { $mean } poäng över { $count ->
        [one] en giv
       *[other] { $count } givar
    }.
