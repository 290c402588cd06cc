# De två spelen och valen (7). option-<val> är namnet, -what säger vad valet gör, -<värde> står på knappen
# och -<värde>-what säger vad värdet betyder.

game-kasino = Kasino
game-kasino-what = Fyra nya kort när händerna är tomma. Ess är 14. Knekt, dam och kung räknas som 11, 12 och 13.
game-dragkasino = Dragkasino
game-dragkasino-what = Du drar ett kort varje gång du har spelat. Ess är 1 eller 14. Klädda kort tar bara sin egen valör.

# 1.6
option-refill = Fyll på
option-refill-what = Hur ni får nya kort under given.
option-refill-deal = Fyra i taget
option-refill-deal-what = Alla får fyra nya kort när händerna är tomma.
option-refill-draw = Dra ett i taget
option-refill-draw-what = Du drar ett kort ur talongen varje gång du har spelat.

# 2.3
option-ace = Ess på hand
option-ace-what = Vad ett ess är värt när du spelar det. På bordet är det alltid 1.
option-ace-14 = 14
option-ace-14-what = Ett ess från handen är alltid 14.
option-ace-1-14 = 1 eller 14
option-ace-1-14-what = Du väljer när du spelar det, och värdet gäller hela sticket.

# 3.4, 3.5
option-faces = Klädda kort
option-faces-what = Om knekt, dam och kung räknas i summor eller bara tar varandra.
option-faces-sum = Räknas i summor
option-faces-sum-what = Knekt är 11, dam 12 och kung 13, i summor som alla andra kort.
option-faces-pair = Bara sin valör
option-faces-pair-what = Knekt tar knekt, dam tar dam, kung tar kung. De ingår inte i summor.

# 3.5, bara där klädda kort tar sin egen valör
option-faces-take = Klädda kort tar
option-faces-take-what = Hur många kungar en kung får ta på en gång. Likadant för dam och knekt.
option-faces-take-all = Flera på en gång
option-faces-take-all-what = Ligger det flera av samma valör får du ta så många du vill.
option-faces-take-one = En åt gången
option-faces-take-one-what = Bara en, även om det ligger flera.

# 3.5, bara där klädda kort tar sin egen valör
option-faces-in-14 = Klädda i fjorton
option-faces-in-14-what = Om knekt, dam och kung får ingå i summan när ett ess tar 14.
option-faces-in-14-yes = Ja
option-faces-in-14-no = Nej

# 2.5
option-specials = Storan och lillan
option-specials-what = Vad de är värda när du spelar dem från handen. På bordet är de alltid 10 och 2.
option-specials-plain = 10 och 2
option-specials-plain-what = Som vilken tia och tvåa som helst.
option-specials-high = 16 och 15
option-specials-high-what = Storan är bara 16 och lillan bara 15.
option-specials-choice = Valfritt
option-specials-choice-what = Du väljer: storan är 10 eller 16, lillan 2 eller 15.

# 5.3
option-extra-spades = Överspader
option-extra-spades-what = 1 poäng extra för varje spader över sju. Då spelar ni till 21, om ni inte väljer annat.
option-extra-spades-yes = Ja
option-extra-spades-no = Nej

# 4.1
option-last-sweep = Tabbe i slutet
option-last-sweep-what = Om en tabbe ger poäng också med de fyra sista korten på hand.
option-last-sweep-yes = Ja
option-last-sweep-no = Nej

# 6.1
option-target = Spela till
option-target-what = Hur många poäng som behövs för att vinna partiet.
option-target-11 = 11 poäng
option-target-16 = 16 poäng
option-target-21 = 21 poäng
