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

idea-forced = Det finns bara ett drag.
idea-quick = Det blev bara en snabb titt: läraren vet inte vad som avgör.
idea-equal = Alla drag är lika bra här.
idea-same-chance = Alla drag ger samma chans att vinna partiet.
idea-won = { $known ->
    [exact] Partiet är vunnet, vilket drag du än väljer.
   *[about] Partiet är så gott som vunnet, vilket drag du än väljer.
}
idea-lost = { $known ->
    [exact] Partiet går inte att vinna om motståndet inte gör fel.
   *[about] Partiet är så gott som förlorat, vilket drag du än väljer.
}
idea-open = Inget drag är klart bäst här.
idea-sweep = Det går att göra tabbe.
idea-storan = Det går att ta storan.
idea-lillan = Det går att ta lillan.
idea-ace = Det går att ta ett ess.
idea-home = Ett poängkort på handen går att ta hem.
idea-leave = Lämna inte summan { $total } på bordet.
idea-reply = Tänk på vad som går att ta av det du lämnar.
idea-spades = Tänk på spadrarna.
idea-cards = Tänk på vem som får flest kort.
idea-keep = Tänk på vad du själv kan ta sedan.
idea-sistan = Tänk på sistan.
idea-take = Det lönar sig att ta.
idea-wait = Det lönar sig att lägga ut.
idea-lay = Inget går att ta. Välj det kort som gör minst skada på bordet.

# Ett drag i en mening: ta ♠7 med ♥7, att ta, du tar, motspelaren tar.
do-take = ta { $taken } med { $card }
do-lay = lägga ut { $card }
doing-take = att ta { $taken } med { $card }
doing-lay = att lägga ut { $card }
you-take = du tar { $taken } med { $card }
you-lay = du lägger ut { $card }
they-take = motspelaren tar { $taken } med { $card }
they-lay = motspelaren lägger ut { $card }

advice-take = <b>Ta { $taken } med { $card }.</b>
advice-quick = Bara en snabb titt, inte uträknat:
advice-lay = <b>Lägg ut { $card }.</b>
advice-only = Det är det enda du kan göra.
advice-all-equal = { $measure ->
    [winning] Alla andra drag ger samma chans att vinna partiet.
   *[points] Alla andra drag är lika bra.
}
advice-equal = { $measure ->
    [winning] Samma chans
   *[points] Lika bra
}: { $moves }{ $more ->
    [yes] {" "}med flera
   *[no] {""}
}.
advice-may-be-equal = { $measure ->
    [winning] Kanske samma chans
   *[points] Kanske lika bra
}: { $moves }{ $more ->
    [yes] {" "}med flera
   *[no] {""}
}.
advice-ahead = { $known ->
    [exact] Säkert, uträknat till slutet: { $points } bättre än { $move }.
   *[about] Ungefär { $points } bättre än { $move }.
}
advice-ahead-chance = Chansen att vinna partiet är ungefär { $percent } större än om { $move }.
advice-decides = Säkert, uträknat till slutet: du vinner partiet, men förlorar det om { $move }.
decided-by-spades = Om { $move } blir det lika i poäng, och { $won ->
    [yes] du vinner partiet på flest spader i given.
   *[no] motspelaren vinner partiet på flest spader i given.
}
advice-for = { $measure ->
    [winning] För, i poäng
   *[points] För
}: { $terms }.
advice-against = { $measure ->
    [winning] Emot, i poäng
   *[points] Emot
}: { $terms }.
advice-danger = Risk: { $danger }.
advice-safe = Nästa spelare kan inte ta något av det som ligger kvar.
advice-line = Så går det när båda spelar så bra det går:
advice-all-terms = <b>Hela skillnaden i poäng</b> mellan { $first } och { $second }:
points-of = { $one ->
    [yes] { $points } poäng
   *[no] { $points } poäng
}
percent-points-of = { $one ->
    [yes] { $percent } procentenhet
   *[no] { $percent } procentenheter
}

# Skälen, med tecken: plus talar för draget, minus emot. I ett bevis sägs vem som får poängen i dragen som visas.
term-points = { $sign ->
    [plus] poängkort nu
   *[minus] färre poängkort nu
}
term-sweep = { $sign ->
    [plus] tabbe nu
   *[minus] ingen tabbe nu
}
term-reply = { $sign ->
    [plus] motståndet tar färre poäng
   *[minus] motståndet tar fler poäng
}
term-reply-sweep = { $sign ->
    [plus] mindre risk för tabbe
   *[minus] större risk för tabbe
}
term-own = { $sign ->
    [plus] du tar mer sedan
   *[minus] du tar mindre sedan
}
term-cards = { $whose ->
    [mine] { $sign ->
        [plus] flest kort
       *[minus] du får mindre för korten
    }
    [theirs] { $sign ->
        [plus] motståndet får mindre för korten
       *[minus] motståndet får mer för korten
    }
   *[about] flest kort
}
term-spades = { $whose ->
    [mine] { $sign ->
        [plus] flest spader
       *[minus] du får mindre för spadrarna
    }
    [theirs] { $sign ->
        [plus] motståndet får mindre för spadrarna
       *[minus] motståndet får mer för spadrarna
    }
   *[about] spadrarna
}
term-sistan = { $whose ->
    [mine] { $sign ->
        [plus] sistan med det som ligger kvar
       *[minus] du får mindre på slutet
    }
    [theirs] { $sign ->
        [plus] motståndet får mindre på slutet
       *[minus] motståndet får mer på slutet
    }
   *[about] sistan med det som ligger kvar
}
term-later = resten av given
term-rest = annat
term-sum = <b>tillsammans</b>
term-amount = { $term } { $amount }

danger-take = { $percent } % att { $rank } tar { $cards }
danger-sweep = { $percent } % att { $rank } tar allt, tabbe
danger-sure-take = nästa spelare har { $rank } som tar { $cards }
danger-sure-sweep = nästa spelare har { $rank } som tar allt, tabbe

label-forced = enda draget
label-quick = inte bedömt, det blev bara en snabb titt
label-good = inget är klart bättre
label-slight = lite sämre än det bästa
label-doubtful = tveksamt
label-bad = dåligt
label-very-bad = mycket dåligt

coach-warning = ⚠️ { $move } är { $label }. { $measure ->
    [exact] Det kostar { $cost } jämfört med det bästa, uträknat till slutet.
    [decides] Säkert, uträknat till slutet: det förlorar partiet, som går att vinna.
    [winning] Det sänker chansen att vinna partiet med ungefär { $cost }.
   *[about] Det kostar ungefär { $cost } jämfört med det bästa.
}
coach-quick = Tränaren hann bara ta en snabb titt på ditt drag.
button-rethink = Ångra
button-play-anyway = Spela ändå
button-advice = Visa draget
button-all-terms = Alla skäl

# Räkna kort
button-count = Räkna
count-title = <b>Inte sedda än</b>, av varje valör:
count-points = Poängkort bland dem: { $cards }
none = inga
count-cards = Kort: { $list }, kvar att ta { $left }.
count-spades = Spader: { $list }, kvar att ta { $left }.
count-safe = <b>Redan klart: { $name } får flest.</b>
quiz-question = Hur många { $ranks } har du inte sett än?
quiz-right = Rätt. Av fyra { $ranks } har du { $right } kvar att se.
quiz-wrong = Nej. Av fyra { $ranks } har du { $right } kvar att se, inte { $answer }.

# Genomgång
button-review = Genomgång
button-step = Steg för steg
button-practise = Öva på dina misstag
button-practise-this = Öva på det här
button-protocol = Till protokollet
button-try-again = Försök igen
button-next-mistake = Nästa
review-title = <b>Genomgång av giv { $giv }</b>
review-progress = Läraren räknar: { $done } av { $all } drag.
review-lost = { $measure ->
    [winning] { $count ->
        [one] Ditt enda fria val sänkte chansen att vinna partiet med { $mean }
       *[other] Dina { $count } fria val sänkte chansen att vinna partiet med i snitt { $mean }
    }
   *[points] Dina drag kostade { $cost } på { $count ->
        [one] ett fritt val
       *[other] { $count } fria val, i snitt { $mean }
    }
}.
review-luck = Given slutade { $difference } för dig. Dina och motståndets misstag: { $play }. Tur och otur: { $luck }.
review-ended = Given slutade { $difference } för dig.
review-hints = { $count ->
    [one] Du bad om ett tips.
   *[other] Du bad om { $count } tips.
}
review-quick = { $count ->
    [one] Ett drag är inte bedömt: det blev bara en snabb titt på det.
   *[other] { $count } drag är inte bedömda: det blev bara en snabb titt på dem.
}
review-none = Inget av dina drag var ens tveksamt.
review-costliest = <b>De dyraste dragen</b>
review-move = { $number }. { $move }: { $label }, −{ $cost }. Bättre: { $best }.
review-step = <b>Drag { $number } av { $all }</b> · runda { $runda }
review-hand = Handen: { $cards }
review-not-yet = Inte räknat än.
review-failed = Genomgången stannade av ett fel vid drag { $number } av { $all }.
review-not-reached = Genomgången stannade av ett fel innan den kom hit.
review-label = Läraren: { $label }.
review-better = Bättre: { $move }.
practice-title = <b>Öva</b>: samma läge en gång till
practice-ask = Välj ett kort. Du får rätt om inget annat drag är klart bättre.
practice-quick = { $move }: det blev bara en snabb titt, så läraren kan inte säga om det är rätt. Försök igen.
practice-right = ✓ { $known ->
    [exact] { $move } är rätt, uträknat till slutet.
    [sure] { $move }: läraren hittar inget bättre.
   *[unsure] { $move } godtas: läraren hittar inget klart bättre.
}
practice-wrong = ✗ { $move } { $measure ->
    [exact] kostar { $cost }, uträknat till slutet.
    [decides] förlorar partiet, uträknat till slutet. Det går att vinna.
    [winning] sänker chansen att vinna partiet med ungefär { $cost }.
   *[about] kostar ungefär { $cost }.
}
review-undos = { $count ->
    [one] Du tog tillbaka ett drag.
   *[other] Du tog tillbaka { $count } drag.
}
review-again = Given är spelad igen. Betyget gäller första gången.
row-hints = Tips
row-undos = Tillbaka

# Tränarens inställning och betyget
settings-coach = 🎓 Tränare: { $coach ->
    [off] av
    [gentle] varsam, varnar för drag som kostar minst 0,35 poäng, eller lika mycket chans att vinna
   *[strict] sträng, varnar för drag som kostar minst 0,15 poäng, eller lika mycket chans att vinna
}
button-coach = { $coach ->
    [off] 🎓 av
    [gentle] varsam
   *[strict] sträng
}
settings-counting = 🔢 Räkna kort: { $counting ->
    [off] av
    [shown] visas när du frågar
   *[quiz] som fråga
}
button-counting = { $counting ->
    [off] 🔢 av
    [shown] visas
   *[quiz] fråga
}
button-accuracy = Betyg
command-accuracy = Ditt spel över tid
accuracy-help = { $givs ->
    [one] I den senaste given:
   *[other] I de senaste { $givs } givarna:
} { $hints } tips, { $undos ->
    [one] ett drag
   *[other] { $undos } drag
} tillbaka.
accuracy-none = Inget betyg än. Det kommer när läraren har gått igenom en hel giv.
accuracy-caption = <b>Ditt spel över tid</b>
    Varje punkt är en giv: hur många poäng ett fritt val kostade i snitt. Linjen är snittet av fem givar. Ju lägre, desto bättre. Nära målet är kostnaden förlorad vinstchans, omräknad till poäng.
    Snitt nu: { $mean } poäng över { $count ->
        [one] en giv
       *[other] { $count } givar
    }.
