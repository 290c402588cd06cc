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

# Valörens namn: en kung, kungen. Storan och lillan heter så där de räknas på sitt eget sätt (2.5).
rank-A = ess
rank-2 = tvåa
rank-3 = trea
rank-4 = fyra
rank-5 = femma
rank-6 = sexa
rank-7 = sjua
rank-8 = åtta
rank-9 = nia
rank-T = tia
rank-J = knekt
rank-Q = dam
rank-K = kung
rank-storan = storan
rank-lillan = lillan

the-rank-A = esset
the-rank-2 = tvåan
the-rank-3 = trean
the-rank-4 = fyran
the-rank-5 = femman
the-rank-6 = sexan
the-rank-7 = sjuan
the-rank-8 = åttan
the-rank-9 = nian
the-rank-T = tian
the-rank-J = knekten
the-rank-Q = damen
the-rank-K = kungen
the-rank-storan = storan
the-rank-lillan = lillan

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
illegal-face-in-sum = { $in-14 ->
    [yes] { $cards } kan inte vara med: klädda kort räknas bara in när ett ess tar 14.
   *[no] { $cards } kan inte vara med: klädda kort räknas aldrig in i en summa här.
}
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
hint-risk-none = Sedan kan nästa spelare inte ta något.
hint-risk-most = Risk att nästa spelare sedan kan ta något: { $percent } %.
hint-risk-sweep = Risk att nästa spelare sedan kan ta något: { $percent } %, och tabbe: { $sweep } %.
hint-last = Det är givens sista kort.
hint-instead = Näst bäst: { $move }.
move-take = { $taken } med { $card }
move-lay = { $card } på bordet
