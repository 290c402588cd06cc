# Reglerna som korta sidor. Siffrorna i kommentarerna är reglernas nummer.
#
# Varje sida får hela regeluppsättningen och säger bara det som gäller vid det bordet:
#   $game kasino, dragkasino · $refill deal, draw · $ace fourteen, one_or_fourteen · $faces sum, pair
#   $faces_take all, one · $faces_in_14 yes, no · $specials plain, high, choice
#   $extra_spades yes, no · $last_sweep yes, no · $target talet
# Kort skrivs som spelaren vill ha dem: $storan och $lillan. $examples är rader som rules-example och rules-not.

# Ett exempel: kortet tar grupper som var för sig blir dess värde (3.1).
rules-example = ✓ { $card } tar { $groups }
# Samma sak med ett kort som räknas annorlunda på handen än på bordet (2.3, 2.5).
rules-example-as = ✓ { $card } som { $value } tar { $groups }
rules-example-and = { $groups } och { $group }
# Kort som inte går att ta.
rules-not = ✗ { $card } tar inte { $cards }

# 1.1, 3.1, 5.1, 6.1
rules-idea-title = Spelet
rules-idea =
    <b>{ $game ->
        [kasino] { game-kasino }
       *[dragkasino] { game-dragkasino }
    }</b>
    Två till fyra spelare, var och en för sig, med en vanlig kortlek på 52 kort.

    Du tar kort från bordet med kort från handen. En åtta tar en annan åtta, eller flera kort som tillsammans blir åtta:

    { $examples }

    Det du tar hamnar i din hög. När alla kort är spelade räknas högarna: storan ({ $storan }), lillan ({ $lillan }) och essen ger poäng, och det gör också flest kort, flest spader, tabbar (att ta allt på bordet) och sistan (att ta sist). Ni spelar till { $target } poäng.

# 1.2, 1.3, 1.6, 1.7
rules-deal-title = Given
rules-deal =
    <b>Given</b>
    Före första given drar alla ett kort, och den som drar högst ger. Ess är högst, och delar flera på högsta valören drar de om. För varje ny giv går turen att ge vidare åt vänster.

    Kortgivaren delar ut två kort till var och en, med början till vänster om sig, och två öppna till bordet. Sedan likadant en gång till. Alla har då fyra kort på hand, och fyra ligger öppna på bordet. Resten är talongen.

    { $refill ->
        [deal] När alla händer är tomma får var och en fyra nya kort, två och två. Till bordet delas inga fler. När de sista korten är utdelade säger kortgivaren ”sistan”.

            Med två, tre eller fyra spelare blir det sex, fyra eller tre rundor.
       *[draw] Varje gång du har spelat ett kort drar du ett nytt ur talongen, så att du alltid har fyra på hand. När talongen tar slut säger kortgivaren ”sistan”, och alla spelar de fyra kort de har kvar.
    }

# 1.4, 1.5, 1.6, 3.3, 3.6, 3.7
rules-turn-title = Din tur
rules-turn =
    <b>Din tur</b>
    Spelaren till vänster om kortgivaren börjar, och turen går medurs.

    När det är din tur spelar du precis ett kort från handen. Antingen tar du kort från bordet med det, eller så lägger du ut det på bordet. { $refill ->
        [deal] Du får inte stå över.
       *[draw] Du får inte stå över. När du har spelat drar du ett kort ur talongen, så länge den räcker.
    }

    Du behöver aldrig ta, och du behöver inte ta allt som går att ta.

    Kortet du spelade och korten du tog läggs i din hög med baksidan upp. Alla ser vad du tar, men sedan är högarna stängda tills given räknas.

    Att bygga på bordet, som i en del utländska varianter, finns inte.

# 2.1, 2.2, 3.1, 3.2, 3.4, 3.5
rules-take-title = Ta kort
rules-take =
    <b>Ta kort</b>
    Ditt kort tar ett kort med samma värde, eller flera kort som tillsammans blir värdet. Du får ta flera sådana grupper på en gång, men inget kort får räknas två gånger.

    { $faces ->
        [sum] På bordet är ess 1, tvåa till tia sitt eget tal, knekt 11, dam 12 och kung 13.
       *[pair] På bordet är ess 1 och tvåa till tia sitt eget tal. Knekt, dam och kung tar bara sin egen valör.
    }

    { $examples }

# 2.2, 2.3, 3.4
rules-ace-title = Ess
rules-ace =
    <b>Ess</b>
    På bordet är ett ess alltid 1.

    { $ace ->
        [fourteen] Spelar du ett ess från handen är det alltid 14. Ett ess tar alltså inte bara ett annat ess.
       *[one_or_fourteen] Spelar du ett ess från handen väljer du om det är 1 eller 14. Värdet gäller hela sticket: du kan inte ta ett ess med 1 och samtidigt något annat med 14.
    }

    { $examples }

    Varje ess i din hög ger 1 poäng.

# 2.5, 5.1
rules-specials-title = Storan
rules-specials =
    <b>Storan och lillan</b>
    Storan är ruter tio, { $storan }, och ger 2 poäng. Lillan är spader två, { $lillan }, och ger 1 poäng.

    { $specials ->
        [plain] De tar som vilken tia och tvåa som helst: 10 och 2, både på hand och på bordet.
        [high] På bordet är de 10 och 2. Spelade från handen är de bara 16 och 15.
       *[choice] På bordet är de 10 och 2. När du spelar dem från handen väljer du: storan är 10 eller 16, lillan 2 eller 15. Värdet gäller hela sticket.
    }

    { $examples }

# 2.4, 3.4, 3.5
rules-faces-title = Klädda
rules-faces =
    <b>Klädda kort</b>
    { $faces ->
        [sum] Knekt är 11, dam 12 och kung 13, både på hand och på bordet. De räknas som alla andra kort: de tar summor och får ingå i summor.
       *[pair] Knekt tar knekt, dam tar dam och kung tar kung, inget annat. { $faces_take ->
            [all] Ligger det flera får du ta så många du vill.
           *[one] Ligger det flera får du ändå bara ta en.
        }

            { $faces_in_14 ->
                [yes] I summor är de med bara när ett ess tar 14. Då är knekt 11, dam 12 och kung 13.
               *[no] De ingår aldrig i en summa, inte heller när ett ess tar 14.
            }
    }

    { $examples }

# 4.1, 4.2
rules-tabbe-title = Tabbe
rules-tabbe =
    <b>Tabbe och sistan</b>
    Tar du allt som ligger på bordet är det en tabbe: 1 poäng. Det räcker att det låg ett enda kort där. Nästa spelare har sedan inget att ta och måste lägga ut.

    Ligger bara två kort på bordet är det här en tabbe:
    { $examples }

    { $last_sweep ->
        [yes] En tabbe ger poäng ända in i slutet, också med givens sista kort.
       *[no] { $refill ->
            [deal] I sista rundan ger en tabbe ingen poäng.
           *[draw] När talongen är slut ger en tabbe ingen poäng.
        }
    }

    Den som tar sist i given har sistan: 1 poäng, och korten som ligger kvar på bordet. Det räknas inte som tabbe. Om ingen har tagit något på hela given är det ingen som får sistan eller korten.

# 5.1, 5.2, 5.3, 5.4, 8.2
rules-points-title = Poäng
rules-points =
    <b>Poängen i en giv</b>
    • Storan ({ $storan }): 2
    • Lillan ({ $lillan }): 1
    • Varje ess: 1
    • Flest spader: 2
    • Flest kort: 1
    • Varje tabbe: 1
    • Sistan: 1

    Delar flera på flest kort, eller på flest spader, får ingen de poängen. Spader ess och lillan räknas också som spader. Med två spelare räcker 7 spader, respektive 27 kort, för att ha flest.

    { $extra_spades ->
        [yes] Överspader: har du fler än sju spader får du dessutom 1 poäng för varje spader över sju. Nio spader ger alltså 2 + 2 = 4.

            Allt utom tabbar och överspader är tillsammans 11 poäng.
       *[no] Allt utom tabbar är tillsammans 11 poäng.
    }

# 6.1, 6.2. $low och $high är två totaler över målet, $high den högre.
rules-end-title = Slutet
rules-end =
    <b>Partiets slut</b>
    Poängen läggs ihop efter varje giv, aldrig mitt i. När någon har nått { $target } vinner den som har flest poäng.

    Har två spelare { $low } och { $high } poäng vinner alltså den som har { $high }, även om den andra ledde före given.

    Är det lika i toppen vinner den av dem som hade flest spader i den given. Är det lika även där spelar ni en giv till.

rules-words-title = Ordlista
rules-words =
    <b>Ordlista</b>
    <b>parti</b> – hela matchen, till { $target } poäng
    <b>giv</b> – en gång genom kortleken, och räkningen efteråt
    <b>runda</b> – fyra kort var
    <b>talong</b> – korten som ännu inte är utdelade
    <b>bordet</b> – korten som ligger öppna
    <b>hög</b> – korten som du har tagit
    <b>stick</b> – kortet du spelar och korten det tar
    <b>lägga ut</b> – spela ett kort utan att ta något
    <b>klädda kort</b> – knekt, dam och kung
    <b>storan</b> – ruter tio, { $storan }
    <b>lillan</b> – spader två, { $lillan }
    <b>tabbe</b> – när du tar allt som ligger på bordet
    <b>sistan</b> – givens sista stick, och det som sägs när de sista korten är utdelade
    { $extra_spades ->
        [yes] <b>överspader</b> – spader utöver sju, 1 poäng var
       *[no] <b>valör</b> – kortets sort: ess, tvåa, … dam, kung
    }

# 7. $lines är en rad per val, som rules-option eller, där bordet avviker från spelets vanliga val, rules-option-changed.
rules-options-title = Tillval
rules-options =
    <b>Så spelar ni</b>
    { $lines }

    { $changed ->
        [yes] Fet stil: annorlunda än i vanligt { game-name }.
       *[no] Allt är som i vanligt { game-name }.
    }
rules-option = { $name }: { $value }
rules-option-changed = { $name }: <b>{ $value }</b>
