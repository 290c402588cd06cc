# Lärarens ord: kort, varför ett tag är rätt eller fel, och tips.

letter-A = E
letter-2 = 2
letter-3 = 3
letter-4 = 4
letter-5 = 5
letter-6 = 6
letter-7 = 7
letter-8 = 8
letter-9 = 9
letter-T = 10
letter-J = Kn
letter-Q = D
letter-K = K

# Valörens namn: en kung, kungen. "2S" är lillan och "TD" storan.
rank = { $rank ->
    [A] ess
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
    [6] sexa
    [7] sjua
    [8] åtta
    [9] nia
    [T] tia
    [J] knekt
    [Q] dam
    [K] kung
    [storan] storan
   *[lillan] lillan
}
the-rank = { $rank ->
    [A] esset
    [2] tvåan
    [3] trean
    [4] fyran
    [5] femman
    [6] sexan
    [7] sjuan
    [8] åttan
    [9] nian
    [T] tian
    [J] knekten
    [Q] damen
    [K] kungen
    [storan] storan
   *[lillan] lillan
}
or = { $first } eller { $second }
game-name = { $game ->
    [kasino] kasino
   *[dragkasino] dragkasino
}

# Rätt
legal-lay = { $card } får läggas ut. Man måste aldrig ta.
legal-take = { $card } räknas som { $value }: { $groups }.
legal-pair = { $the-rank } tar { $rank }: { $cards }.
legal-take-rule = Varje grupp ska bli precis så mycket som kortet räknas som.
legal-pair-rule = Klädda kort tar bara sin egen valör.
legal-sweep = Inget ligger kvar: tabbe.

# Fel. Varje text säger skälet och siffrorna.
illegal-giv-over = Given är slut.
illegal-not-your-turn = Det är inte din tur.
illegal-not-in-hand = Du har inte { $card } på hand.
illegal-not-on-table = { $cards ->
    [none] Inga kort är valda.
   *[other] { $cards } ligger inte på bordet.
}
illegal-other-rank = { $game ->
    [dragkasino] { $the-rank } tar bara { $rank } i dragkasino, inte { $cards }.
   *[kasino] { $the-rank } tar bara { $rank } när klädda kort bara tar sin egen valör, inte { $cards }.
}
illegal-one-only = Här tar { $the-rank } bara en { $rank } åt gången.
illegal-face-in-sum = { $cards } kan inte vara med: klädda kort räknas aldrig in i en summa här.
illegal-two-values = { $the-rank } räknas som ett enda värde hela draget, { $values }. { $groups } går inte i samma drag.
illegal-too-high = { $highest } är { $number }, mer än { $the-rank } som är { $values }.
illegal-leftover = { $groups } stämmer, men { $cards } blir över.
illegal-wrong-sum = { $sum } = { $total }, men { $the-rank } är { $values }.
illegal-wrong-card = { $card } är { $total }, men { $the-rank } är { $values }.
illegal-no-split = { $sum } = { $total }, men det går inte att dela upp i grupper om { $values }.

# Tips
hint-take = Ta { $taken } med { $card }.
hint-lay = Lägg ut { $card }.
hint-lay-only = Inget kort på handen tar något. Lägg ut { $card }.
hint-gain-sweep = Det är tabbe, 1 poäng.
hint-gain-points = { $points ->
    [one] Du får { $cards }: 1 poäng.
   *[other] Du får { $cards }: { $points } poäng.
}
hint-gain-spades = { $spades ->
    [one] Det ger { $count } kort, 1 spader.
   *[other] Det ger { $count } kort, { $spades } spader.
}
hint-gain-cards = Det ger { $count } kort.
hint-risk-none = Sedan kan ingen ta något.
hint-risk-most = Risk att nästa spelare sedan kan ta något: { $percent } %.
hint-risk-sweep = Risk att nästa spelare sedan kan ta något: { $percent } %, och tabbe: { $sweep } %.
hint-last = Det är givens sista kort.
hint-instead = Näst bäst: { $move }.
move-take = { $taken } med { $card }
move-lay = { $card } på bordet
