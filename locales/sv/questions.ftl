# Skrivna frågor till läraren: vad som förstods, svaret, och vad som skulle ändra det.

answer-html =
    <b>{ $heading }</b>
    { $text }
answer-plain =
    { $heading }
    { $text }
# Vad som förstods, och för vilket spel svaret gäller.
answer-heading = { $understood } ({ $game ->
    [kasino] kasino
   *[dragkasino] dragkasino
})
answer-yes = Ja.
answer-no = Nej.

# En fråga om ett tag: Dam på 7 + 5. $card är kortet, $cards de som ska tas.
ask-take = { $card } på { $cards }
ask-which = Vilket kort tar { $cards }?
ask-number = { $count } { $ranks }
ask-all = alla { $ranks }
ask-and = { $first } och { $second }
ask-or = { $first } eller { $second }
ranks-A = ess
ranks-2 = tvåor
ranks-3 = treor
ranks-4 = fyror
ranks-5 = femmor
ranks-6 = sexor
ranks-7 = sjuor
ranks-8 = åttor
ranks-9 = nior
ranks-T = tior
ranks-J = knektar
ranks-Q = damer
ranks-K = kungar
answer-takers = Med { $cards }.
answer-no-takers = Inget kort kan ta allt det i samma drag.
answer-no-such-cards = Så många finns det inte: varje valör har fyra kort, och varje kort finns bara en gång.
# Ett kort på sina likar. $the-rank är kortet i bestämd form, $rank och $ranks valören i ental och flertal.
answer-equal = Kort av samma valör tar varandra, ett eller flera.
answer-equal-faces = { $many ->
    [all] { $the-rank } tar { $ranks }, en eller flera. Något annat tar klädda kort inte här.
   *[one] { $the-rank } tar en { $rank } åt gången. Något annat tar klädda kort inte här.
}
# En siffra som inget kort räknas som. $value är siffran, $specials tillvalet för storan och lillan.
answer-no-such-value = { $specials ->
    [plain] { $value ->
        [15] Inget kort räknas som 15. Med tillvalet ”{ option-specials }: { option-specials-high }” är lillan 15 från handen.
        [16] Inget kort räknas som 16. Med tillvalet ”{ option-specials }: { option-specials-high }” är storan 16 från handen.
       *[other] Inget kort räknas som { $value }. Högst är ess från handen, 14.
    }
   *[high] Inget kort räknas som { $value }. Högst är storan från handen, 16.
}
# Kortet kan vara storan eller lillan, som räknas annorlunda vid det här bordet.
answer-depends = { $special ->
    [storan] Det beror på vilken tia det är.
   *[lillan] Det beror på vilken tvåa det är.
}
answer-ordinary = Annars: { $verdict }
answer-special = { $special ->
    [storan] Storan: { $verdict }
   *[lillan] Lillan: { $verdict }
}
# Vad som skulle ändra svaret.
answer-elsewhere = { $game ->
    [kasino] { $verdict ->
        [no] I kasino går det.
       *[yes] I kasino går det inte.
    }
   *[dragkasino] { $verdict ->
        [no] I dragkasino går det.
       *[yes] I dragkasino går det inte.
    }
}
answer-turned = { $verdict ->
    [no] Det går med tillvalet { $options }.
   *[yes] Det går inte med tillvalet { $options }.
}
answer-turned-option = ”{ $name }: { $value }”
answer-options = Tillval: { $options }.
answer-option = { $name } (nu { $value })

# Inget förstods: exempel på vad man kan fråga.
ask-unclear = Det förstod jag inte
answer-unclear =
    Fråga till exempel så här:
    kan dam ta 7 och 5?
    får jag ta knekt och trea med ess?
    måste man ta om man kan?
    vem får korten som ligger kvar?

# Frågor om reglerna. ask-… är frågan som den förstods, say-… svaret; ”Ja.” eller ”Nej.” står före där det passar.
# Variablerna är de som rules.ftl har. Siffrorna är reglernas nummer.

# 1.1
ask-players = Hur många kan spela?
say-players = Två, tre eller fyra.
ask-teams = Kan man spela i lag?
say-teams = Här spelar alla var och en för sig.
ask-jokers = Är jokrar med?
say-jokers = Man spelar med en vanlig kortlek på 52 kort, utan jokrar.
# 1.1, 1.3
ask-pack = Hur många kort är det i leken?
say-pack = En vanlig kortlek har 52 kort, 13 av varje färg. När given börjar ligger 40 av dem i talongen med två spelare, 36 med tre och 32 med fyra.
# 1.2
ask-dealer = Vem ger?
say-dealer = Alla drar ett kort, och den som drar högst ger första given. Ess är högst, och de som drar lika drar om. Sedan går turen att ge åt vänster.
# 1.3, 1.6
ask-deal = Hur många kort delas ut?
say-deal = Fyra till var och en och fyra till bordet, men till bordet bara en gång, när given börjar. { $refill ->
    [deal] När alla händer är tomma får var och en fyra nya.
   *[draw] Sedan drar du ett kort efter varje drag, så att du alltid har fyra så länge talongen räcker.
}
# 1.4
ask-begins = Vem börjar?
say-begins = Den som sitter till vänster om kortgivaren. Sedan går turen medurs.
# 1.5
ask-two-cards = Får man spela två kort i samma drag?
say-two-cards = Ett drag är precis ett kort från handen: det tar kort från bordet, eller så läggs det ut.
ask-pass = Får man stå över?
say-pass = När det är din tur måste du spela ett kort från handen: ta med det, eller lägg ut det.
ask-must-lay = Måste man lägga ut ett kort om man inte tar?
say-must-lay = Varje tur spelar du precis ett kort. Det som inte tar något läggs ut på bordet, och du väljer själv vilket.
# 1.6, 1.7
ask-refill = När får man nya kort?
say-refill = { $refill ->
    [deal] När alla händer är tomma. Då får var och en fyra nya, två och två, men bordet får inga.
   *[draw] Du drar ett kort ur talongen varje gång du har spelat, så länge den räcker.
}
ask-stock-empty = Vad händer när talongen är slut?
say-stock-empty = { $refill ->
    [deal] Då är de sista korten utdelade. Kortgivaren säger ”sistan”, ni spelar ut händerna, och given räknas.
   *[draw] Kortgivaren säger ”sistan”, ni spelar de fyra kort ni har kvar utan att dra, och given räknas.
}
ask-rounds = Hur många rundor har en giv?
say-rounds = Sex rundor med två spelare, fyra med tre och tre med fyra. Det blir alltid 48 spelade kort. Partiet tar så många givar som behövs.
# 2.2, 2.3, 5.1
ask-ace-value = Vad är ett ess värt?
say-ace-value = { $ace ->
    [fourteen] Spelat från handen är det alltid 14. På bordet är det alltid 1.
   *[one_or_fourteen] Spelat från handen är det 1 eller 14, som du vill. På bordet är det alltid 1.
} Varje ess du har tagit ger 1 poäng.
ask-ace-both = Kan ett ess vara 1 och 14 i samma drag?
say-ace-both = { $ace ->
    [fourteen] Från handen är det bara 14, och på bordet bara 1.
   *[one_or_fourteen] Du väljer 1 eller 14, och värdet gäller hela draget.
}
ask-ace-on-ace = Ess på ess
say-ace-on-ace = { $ace ->
    [fourteen] Ett ess från handen är 14, men ett ess på bordet är 1.
   *[one_or_fourteen] Ett ess från handen kan vara 1, och då tar det ett ess på bordet.
}
# 2.1, 2.4, 3.4, 3.5
ask-face-value = Vad är knekt, dam och kung värda?
say-face-value = { $faces ->
    [sum] Knekt är 11, dam 12 och kung 13, både på hand och på bordet. De tar summor och får vara med i summor.
   *[pair] { $faces_in_14 ->
        [yes] De tar bara sin egen valör. I summor är de med bara när ett ess tar 14: då är knekt 11, dam 12 och kung 13.
       *[no] De har inget värde att räkna med: knekt tar knekt, dam tar dam och kung tar kung. De är aldrig med i en summa.
    }
} De ger inga poäng i sig.
ask-number-value = Vad kan ett kort från två till tio ta?
say-number-value = Sitt eget tal, både på hand och på bordet: en sjua tar sjuor, och kort som tillsammans blir sju.
# 2.5, 5.1
ask-specials-value = Är storan 16 och lillan 15 från handen?
say-specials-value = { $specials ->
    [plain] De är 10 och 2, som vilken tia och tvåa som helst, om bordet inte har valt något annat.
    [high] Spelad från handen är storan bara 16 och lillan bara 15. På bordet är de 10 och 2.
   *[choice] Du väljer när du spelar dem: storan är 10 eller 16, lillan 2 eller 15. På bordet är de 10 och 2.
}
ask-specials-both = Kan storan och lillan ha två värden i samma drag?
say-specials-both = { $specials ->
    [plain] Storan är 10 och lillan 2, inget annat.
    [high] Från handen är storan bara 16 och lillan bara 15.
   *[choice] Du väljer ett värde när du spelar kortet, och det gäller hela draget.
}
ask-specials = Vad är storan och lillan?
say-specials = Storan är ruter tio, { $storan }, och ger 2 poäng. Lillan är spader två, { $lillan }, och ger 1 poäng. { $specials ->
    [plain] De tar som vilken tia och tvåa som helst.
    [high] Spelade från handen är de 16 och 15, på bordet 10 och 2.
   *[choice] Spelade från handen är de 10 eller 16 och 2 eller 15, som du vill. På bordet är de 10 och 2.
}
# 3.1, 3.2
ask-taking = Hur tar man kort?
say-taking = Ett kort från handen tar kort från bordet som har samma värde, eller som tillsammans blir precis det värdet. { $faces ->
    [sum] En kung (13) tar 7 + 6.
   *[pair] En nia tar 5 + 4. Knekt, dam och kung tar bara sin egen valör.
}
ask-several-groups = Får man ta flera grupper på en gång?
say-several-groups = Kortet får ta så många grupper du vill, om varje grupp för sig blir precis kortets värde. En nia tar 9 och 5 + 4 i samma drag. Inget kort räknas två gånger.
ask-exact = Måste summan stämma precis?
say-exact = Varje grupp ska bli precis så mycket som kortet räknas som, varken mer eller mindre.
ask-higher-lower = Får ett högre kort ta ett lägre?
say-higher-lower = Bara värdet avgör: korten som tas ska bli precis lika mycket som kortet som spelas.
ask-card-twice = Får ett kort räknas i två summor?
say-card-twice = Varje kort hör till en enda grupp.
ask-trumps = Finns det trumf, eller ska man bekänna färg?
say-trumps = Bara värdet avgör vad ett kort tar. Färgen har betydelse när given räknas: flest spader, storan och lillan.
ask-clear-table = Kan ett kort ta hela bordet utan att summan stämmer?
say-clear-table = Inget kort har den förmågan, inte heller spader fem. Det tar bara grupper som var för sig blir precis dess värde.
# 3.3
ask-must-take = Måste man ta om man kan?
say-must-take = Man väljer fritt: du får alltid lägga ut, också ett kort som kunde ha tagit något.
ask-must-take-all = Måste man ta allt man kan?
say-must-take-all = Du väljer själv vilka grupper du tar, och resten får ligga.
ask-equal-on-table = Får lika kort ligga på bordet samtidigt?
say-equal-on-table = Du får lägga ut vilket kort du vill, också en sjua bredvid en sjua. De ligger var för sig, och nästa sjua kan ta båda.
ask-table-limit = Hur många kort får ligga på bordet?
say-table-limit = Hur många som helst.
# 3.4, 3.5
ask-faces-in-sums = Får knekt, dam och kung vara med i summor?
say-faces-in-sums = { $faces ->
    [sum] De räknas som 11, 12 och 13 åt båda håll: en kung tar 9 + 4, och ett ess (14) tar knekt + 3.
   *[pair] { $faces_in_14 ->
        [yes] De tar bara sin egen valör. Undantaget är när ett ess tar 14: då räknas de som 11, 12 och 13.
       *[no] De tar bara sin egen valör och är aldrig med i en summa.
    }
}
ask-faces-several = Får en dam ta flera damer på en gång?
say-faces-several = { $faces ->
    [sum] Varje dam är en grupp för sig, och du får ta så många du vill. Det gäller alla kort.
   *[pair] { $faces_take ->
        [all] Du får ta så många av samma valör du vill. Det gäller knekt och kung också.
       *[one] Här tar knekt, dam och kung bara en åt gången.
    }
}
ask-face-in-14 = Får knekt, dam och kung vara med när ett ess tar 14?
say-face-in-14 = { $faces ->
    [sum] Ett ess tar till exempel knekt + 3, dam + 2 och kung + ess.
   *[pair] { $faces_in_14 ->
        [yes] Det har ni valt: då är knekt 11, dam 12 och kung 13.
       *[no] De är aldrig med i en summa här.
    }
}
# 3.6
ask-pile = Får man titta i högarna?
say-pile = Alla ser det du tar när du tar det. Sedan ligger korten med baksidan upp, och högarna är stängda tills given räknas.
# 3.7
ask-building = Får man bygga?
say-building = Att bygga på bordet, som i en del utländska varianter, finns inte.
# 4.1
ask-sweep = Vad är en tabbe?
say-sweep = När du tar allt som ligger på bordet är det tabbe. Det ger 1 poäng.
ask-sweep-one-card = Är det tabbe om bara ett kort ligger på bordet?
say-sweep-one-card = Det räcker att det ligger ett enda kort där: tar du det är bordet tomt, och det är tabbe.
ask-sweep-last-round = Räknas tabbe i slutet av given?
say-sweep-last-round = { $last_sweep ->
    [yes] En tabbe ger 1 poäng ända till givens sista kort.
   *[no] Vid det här bordet ger den ingen poäng med de fyra sista korten på hand.
}
# 4.2
ask-sweep-leftovers = Är det tabbe att få korten som ligger kvar?
say-sweep-leftovers = Den som har sistan får korten som ligger kvar, men det räknas inte som tabbe.
ask-leftovers = Vem får korten som ligger kvar på bordet?
say-leftovers = Den som tog sist i given. Det kallas sistan och ger 1 poäng, men är ingen tabbe. Har ingen tagit något är korten ingens.
ask-sistan = Vad är sistan?
say-sistan = Den som tar sist i given har sistan: 1 poäng, och korten som ligger kvar på bordet. Kortgivaren säger också ”sistan” när de sista korten är utdelade.
ask-nobody-takes = Vad händer om ingen tar något på hela given?
say-nobody-takes = Då har ingen sistan, och korten som ligger kvar är ingens.
# 5
ask-points = Vad ger poäng?
say-points = Storan ({ $storan }) 2, lillan ({ $lillan }) 1, varje ess 1, flest spader 2, flest kort 1, varje tabbe 1 och sistan 1.{ $extra_spades ->
    [yes] {" "}Dessutom 1 för varje spader över sju.
   *[no] {""}
}
ask-majorities = Vad ger flest kort och flest spader?
say-majorities = Flest spader ger 2 poäng och flest kort 1. Delar flera på flest får ingen de poängen.
ask-giv-total = Hur många poäng finns det i en giv?
say-giv-total = 11, och 1 till för varje tabbe. Delar flera på flest kort eller flest spader blir det färre.{ $extra_spades ->
    [yes] {" "}Överspader kommer till.
   *[no] {""}
}
ask-tie-for-most = Vem får poängen vid lika många kort eller spader?
say-tie-for-most = Ingen. Den som ska få poäng för flest kort eller flest spader måste vara ensam om det, och poängen delas inte.
ask-special-spades = Räknas spader ess och lillan som spader?
say-special-spades = De ger sin egen poäng och räknas dessutom bland spaderna.
ask-extra-spades = Vad är överspader?
say-extra-spades = Har du fler än sju spader får du 1 poäng extra för varje spader över sju. Nio spader ger 2 + 2 = 4. { $extra_spades ->
    [yes] Det spelar ni med.
   *[no] Det är ett tillval, och ni spelar utan.
}
# 8.2
ask-sure-majority = Hur många är säkert flest?
say-sure-majority = 7 spader räcker alltid med två spelare, och så gör 27 kort.
# 6
ask-target = Hur många poäng spelar man till?
say-target = Till { $target }. Poängen läggs ihop efter varje giv, och när någon har nått dit vinner den som har flest.
ask-ends-at-once = Slutar partiet så fort någon har { $target }?
say-ends-at-once = Poängen räknas först när given är slut. Har någon då nått { $target } vinner den som har flest.
ask-tie-at-the-end = Vem vinner om flera når { $target }, eller vid lika?
say-tie-at-the-end = Den som har flest poäng. Är det lika i toppen vinner den av dem som hade flest spader i sista given. Är det lika även där spelar ni en giv till.
# 7
ask-games = Vad är skillnaden mellan kasino och dragkasino?
say-games =
    Kasino: { game-kasino-what }
    Dragkasino: { game-dragkasino-what }
    Allt annat är lika.
ask-game = { $game ->
    [kasino] Hur spelar man kasino?
   *[dragkasino] Hur spelar man dragkasino?
}
say-game = Ta kort från bordet med kort av samma värde, och samla poäng till { $target }. { $refill ->
    [deal] Fyra nya kort när händerna är tomma.
   *[draw] Du drar ett kort varje gång du har spelat.
} { $ace ->
    [fourteen] Ess från handen är 14.
   *[one_or_fourteen] Ess från handen är 1 eller 14.
} { $faces ->
    [sum] Knekt, dam och kung räknas som 11, 12 och 13.
   *[pair] Knekt, dam och kung tar bara sin egen valör.
}
# 1.5, 3.2
ask-empty-table = Vad gör man när bordet är tomt?
say-empty-table = Lägger ut ett kort. Det finns inget att ta.
ask-options = Vilka tillval finns?
say-options = { option-refill }, { option-ace }, { option-faces }, { option-specials }, { option-extra-spades }, { option-last-sweep } och { option-target }. Där klädda kort bara tar sin egen valör även { option-faces-take } och { option-faces-in-14 }.
# Spelets ord
ask-word-giv = Vad är en giv?
say-word-giv = En gång genom kortleken, och räkningen efteråt.
ask-word-parti = Vad är ett parti?
say-word-parti = Hela matchen, till { $target } poäng.
ask-word-round = Vad är en runda?
say-word-round = Fyra kort var. En giv är flera rundor.
ask-word-stock = Vad är talongen?
say-word-stock = Korten som ännu inte är utdelade.
ask-word-trick = Vad är ett stick?
say-word-trick = Kortet du spelar och korten som det tar.
ask-word-faces = Vad är klädda kort?
say-word-faces = Knekt, dam och kung.
