# Frågor som folk ställer, efter vad de gäller: av dem lär sig läraren vilka begrepp (heard.ftl) som hör till vilket svar.
# De visas aldrig. Snedstreck mellan dem. Skriv dem som man skriver på en telefon, och olika; orden ska finnas i heard.ftl.

asked-sweep =
    vad menas med tabbe / hur många poäng får man för en tabbe / förklara tabbe / vad är en tabbe / hur mycket ger
    en tabbe / vad betyder tabbe / när är det tabbe / vad händer om man tar alla kort på bordet / hur får man en
    tabbe / får man poäng om man tömmer bordet / vad ger tabbe / vad är tabbe / när får man tabbe / hur mkt poäng är
    en tabbe / vad gör en tabbe / vad får man för tabbe / hur mycket är en tabbe värd / när blir det tabbe / vad
    händer om jag tar hela bordet / får man extrapoäng om man rensar bordet / hur gör man tabbe / poäng för att ta
    allt på bordet / hur många poäng ger tabbe / vad menas med att göra tabbe / vad får jag om jag tar allt på
    bordet / ger det poäng att tömma bordet / är det tabbe om jag tar alla kort / vad är det man får för en tabbe /
    när är det en tabbe / tömde bordet, får jag poäng / förklara det där med tabbe / hur får jag tabbe / hur mycket
    ger det att tömma bordet
asked-sweep-one-card =
    är det tabbe om det bara ligger ett kort / räknas tabbe med ett enda kort på bordet / hur många kort måste ligga
    för tabbe / räcker det med ett kort för tabbe / är det tabbe om jag tar ett ensamt kort / kan man få tabbe på
    bara ett kort / hur manga kort minst for tabbe / måste det ligga flera kort för tabbe / tabbe med ett ensamt
    kort / blir de tabbe om man tar sista kortet på bordet / det låg bara en sjua och jag tog den, tabbe / räknas
    tabbe på ett kort / blir det tabbe med bara ett kort på bordet / gäller tabbe om det är ett kort / räcker ett
    kort för tabbe / jag tog det enda kortet, är det tabbe / måste det vara minst två kort för tabbe / är ett kort
    nog för tabbe / hur få kort kan en tabbe vara / räcker ett enda kort på bordet för tabbe / fanns bara en dam som
    jag tog är det tabbe / gills tabbe med ett kort / måste det va fler än ett kort för att bli tabbe / är det tabbe
    fast det bara var ett kort / tabbe på ett enda kort / räcker det med ett kort på bordet för tabbe
asked-sweep-last-round =
    räknas en tabbe med det allra sista kortet / får man tabbe i den sista rundan / räknas tabbe i sista rundan /
    får man tabbe med sista kortet / gäller tabbe i slutet / gäller tabbar på slutet / räknas tabbe i slutet / får
    man tabbe när man lägger sitt sista kort / ger tabbe poäng i sista omgången / tabbe på sista draget, poäng /
    raknas tabbe sista given / ger tabbe poäng med sista kortet / gäller tabbe sista gången / kan man göra tabbe i
    sista draget / är tabbe i sista rundan giltig / är tabbe på sista kortet okej / sista kortet gav tabbe räknas
    den / får man poäng för tabbe i sista given / räknas tabbe när man bara har ett kort kvar på handen / är det
    tabbe om man tar allt med sista kortet / gills tabbe i sista rundan / jag gjorde tabbe med mitt allra sista
    kort, räknas det / får man poäng för tabbe på slutet av given / räknas sista tabben / ger det nåt med tabbe i
    slutet
asked-sweep-leftovers =
    är det tabbe när man får de sista korten / får jag tabbe för korten som blir över / räknas resten på slutet som
    tabbe / är det tabbe att få korten som ligger kvar / blir det tabbe för resten / ger sistan tabbe / blir det
    tabbe av korten på slutet / blir det tabbe när man får resten / får den som har sistan tabbe / räknas det som
    tabbe att ta sistan / är det tabbe om jag får korten som är kvar / jag fick resten av bordet, är det tabbe / ar
    det tabbe nar man far dom sista korten / ger de kvarvarande korten tabbe / är det tabbe att få det sista /
    räknas resten som tabbe / blir det tabbe när sistan tar bordet / får jag tabbe för det som ligger kvar / är
    sistan en tabbe / räknas korten på slutet som en tabbe / är det tabbe när man tar hem resten på slutet / får
    sistan tabbe / korten på bordet när det är slut, tabbe / är de kvarvarande korten en tabbe / jag tog sist och
    fick resten, tabbe eller inte / blir resten på slutet en tabbe / jag fick allt som var kvar, blir det tabbe / är
    det samma som tabbe att få sista korten / får man en tabbe också när man har sistan / är det tabbe när man får
    de sista korten på bordet / resten på bordet, är det tabbe
asked-leftovers =
    vad gör man med korten som är kvar på bordet när given är slut / vem tar hem restkorten / vem ska ha korten som
    ligger kvar i slutet / vem får korten som ligger kvar / vad händer med korten som blir över / vem får resten /
    vem får de sista korten på bordet / vad gör man med resten av korten / vart går korten som ligger kvar / vem tar
    resten / vad händer med korten på bordet när det är slut / vem far korten pa slutet / vem får korten som blir
    kvar / vem får det som är kvar på bordet / vem får de kort som blir liggande / vad händer med det som är kvar på
    bordet / vart tar resten vägen / vad gör vi med korten som ligger kvar när given är över / går de sista korten
    till någon / får någon korten som blir kvar / vem tar bordet i slutet / vem får korten på bordet när given är
    slut / vad händer om kort ligger kvar när given är slut / vad gör man med korten som ligger på bordet på slutet
    / får ingen korten som blir över / det ligger kort kvar när vi är klara, vems är dom / va gör man med korten som
    är över / får den sista alla korten på bordet / vem får korten som är kvar på slutet / vad händer med korten som
    blir liggande / får nån korten som ligger kvar
asked-sistan =
    hur mycket är det värt att ta sista sticket / vad innebär sistan / ger sistan poäng / vad är sistan / vem får
    sistan / hur mycket är sistan värd / vad betyder sistan / får man poäng för sistan / vad får man om man tar sist
    / varför säger man sistan / hur mkt är sistan värd / poäng för sista sticket / förklara sistan / hur mycket får
    man för sistan / när säger man sistan / är det poäng på sistan / vad innebär det att få sistan / den som tar
    sist, vad får den / ger sista taget poäng / vad är det där sistan / hur får man sistan / är det värt nåt att ta
    sist / hur många poäng ger sistan / vem är det som får sistan
asked-nobody-takes =
    vad händer om ingen tar något / vem får sistan om ingen tagit / vad händer om ingen tar / får någon sistan om
    ingen tar / om ingen lyckas ta nåt på hela given / vad händer om vi inte tar nåt alls / ingen tog ett enda kort,
    va händer / vem far korten om ingen tagit / ingen har tagit nåt vem får sistan / tänk om ingen tar nånting / om
    ingen tar på hela spelet / tänk om ingen tar ett enda kort / ingen har tagit, vem får korten / om ingen tar på
    hela given / vem har sistan om ingen tog / om ingen tar nåt under hela given / vad händer ifall ingen tar ett
    kort / ingen av oss tog nåt / vem får sistan när ingen har tagit
asked-points =
    vilka kort är värda poäng / hur räknar man ihop poängen / hur fungerar poängräkningen / vad ger poäng / hur
    räknas poängen / hur får man poäng / vilka kort ger poäng / poängräkning / vilka kort är bra / hur räknar man
    poäng / vilka kort ska man samla på / vad är värt poäng / hur manga poang ger allt / vad räknas som poäng / vad
    får man poäng för / hur går poängräkningen till / hur ger man poäng / vilka är poängkorten / vad är det man ska
    samla på / vilka kort är viktiga / hur räknas det ihop / vilka kort är värda något / vilka kort vill man ha / va
    får man poäng av / hur räknas poängen ihop sen / vad är alla poäng / vad är det som ger poäng / poäng för vad
asked-majorities =
    vad är flest spader värt / hur mycket får man för flest kort / hur många poäng är flest spader värt / hur många
    poäng ger flest kort / vad får man för flest spader / hur mycket ger flest spader / vad får den som har mest
    kort / ger de poäng å ha flest spader / vad far man for flest kort / hur mkt poäng är flest spader / får man
    poäng för mest kort / vad ger flest spader / flest kort, hur många poäng / vad är det värt att ha flest kort /
    får man något för flest spader / ger flest kort poäng / hur mycket är flest kort värt / vad får man för mest
    spader / poäng för flest spader / hur mycket är det för flest spader / är det bra att ha många kort / ger flest
    kort nåt / hur många poäng får man för flest spader / vad är flest kort värt / ger det poäng att ha mest spader
asked-giv-total =
    hur många poäng finns det i en giv / hur många poäng är det totalt / hur många poäng ger en hel giv / hur manga
    poang delas ut varje giv / hur mycket poäng kan man få på en giv / vad är max poäng på en giv / hur många poäng
    blir det sammanlagt / hur många poäng finns det att ta / hur många poäng finns det totalt / hur många poäng är
    det i en giv / hur många poäng kan man få totalt i en giv / hur många poäng är en giv värd / vad blir det för
    poäng sammanlagt / hur många poäng går det att få / hur många poäng delas ut / summan av alla poäng i en giv /
    är det alltid 11 poäng / hur många poäng kan man ta i en giv / är det 11 poäng per giv / hur mycket poäng finns
    i en giv / hur många poäng är det sammanlagt i en giv / hur många poäng finns totalt per giv / hur mycket kan
    man få som mest i en giv / hur många poäng har man att spela om i en giv / vad blir alla poäng tillsammans / hur
    många poäng kan man få på en giv / totalt antal poäng i en giv / vad är summan av poängen i en giv
asked-tie-for-most =
    vad händer om vi har lika många kort / vem får poängen vid lika många spader / delar man poängen vid lika / vad
    händer om vi har lika många spader / vem får poäng om vi har lika många kort / delas poängen om det är lika /
    delar man på poängen om det är lika / lika många spader vad händer / vem far poang nar bada har lika manga kort
    / om det är lika i kort / blir det delat om man har lika många / vi har lika många spader, vem får poängen / 26
    kort var vem får / vi fick 26 kort var / lika många kort, vem får poängen / om båda har lika många spader / får
    båda poäng om det är lika många kort / vad händer om det är jämnt i kort / ingen har flest spader / hur blir det
    om spaderna är lika / delas poängen vid lika många / vi har precis lika många spader hur blir det / 26 26 i kort
    vem får poängen / om det är samma antal kort / får ingen poäng när det är lika / vad händer om båda har lika
    många spader / vi fick lika många kort / delas poängen om man har lika många kort
asked-special-spades =
    räknas lillan som spader / är spader ess en spader / räknas spader två i flest spader / ingår spader ess i
    spaderna / räknas lillan som en spader / får man poäng för både lillan och spader / räknas lillan med bland
    spader / är spader ess en spader när man räknar / raknas spader ess dubbelt / är lillan också spader / är lillan
    en spader / räknas spader ess till spaderna / ingår lillan i flest spader / får man både för lillan och för
    spader / räknas esset i spader med bland spaderna / är spader ess med i spaderräkningen / räknas esset i spader
    som spader / ger lillan både poäng och spader / ska spader ess räknas med när man räknar spader / är lillan en
    spader när man räknar flest / räknas lillan bland spaderna
asked-extra-spades =
    vad är överspader / får man extra för många spader / vad menas med överspader / får man bonus för fler än sju
    spader / vad är över spader / ger åtta spader mer än sju / vad händer om man har 9 spader / poang for extra
    spader / hur funkar överspader / får man extra om man har alla spader / får man mer poäng för fler spader / vad
    ger många spader / får man bonus för många spader / är det extra poäng för åtta spader / vad betyder överspader
    / mer än sju spader, vad händer / hur mycket får man för nio spader / vad är det för nåt överspader / får jag
    mer om jag har tio spader / hur många extra poäng för 9 spader / är det bra att ha jättemånga spader / hur
    fungerar det med överspader / får man extra poäng för många spader
asked-sure-majority =
    hur många spader behövs för att säkert ha flest / när har jag säkert flest kort / hur många spader behöver jag /
    hur många kort behöver man för flest kort / när har jag säkert flest spader / hur många kort räcker för flest /
    nar har man sakert flest kort / hur många kort behöver man för att ha flest / hur många spader måste man ha för
    att vara säker / hur många spader behöver man / är sju spader nog / räcker det med 27 kort / hur många spader
    räcker / hur många kort är garanterat flest / när är man säker på flest spader / är 27 kort tillräckligt /
    behöver man sju spader / hur många spader är över hälften / räcker sex spader / hur många kort måste jag ha för
    att säkert få flest / hur många spader tills man är säker / har jag flest om jag har 7 spader / hur många kort
    måste man ta för att få flest / hur många kort är man säker med / räcker sju spader för att vinna spaderna
asked-target =
    hur många poäng behöver man för att vinna / när har man vunnit / hur många poäng krävs för vinst / hur många poäng
    spelar man till / hur vinner man / när är partiet slut / när tar spelet slut / vem vinner / vad spelar vi till / när
    är det slut / hur många poäng till vinst / hur långt spelar man / när tar partiet slut / vad krävs för att vinna /
    hur många poäng är målet / till hur mycket spelar man / hur avgörs vem som vinner / vem har vunnit / när vinner man
    / är det först till 16 / hur vinner jag / hur lång är en match / hur många poäng vinner man på / när är matchen slut
    / när slutar spelet / vem är vinnare / hur många poäng är vi ute efter / hur mycket ska man ha för att vinna / vad
    spelar man till för poäng / när är matchen över / hur vet man vem som vann / till vilken poäng spelar man / hur
    slutar spelet / räcker det med 14 poäng / räcker 15 poäng för att vinna / är 15 poäng nog / vinner man med 15 poäng
    / får man gå över 16 / kan jag gå över 16 poäng / måste man komma på exakt 16 poäng / gör det något om man går över
    16
asked-ends-at-once =
    slutar det direkt när någon har 16 / kan man vinna mitt i en giv / slutar partiet så fort någon har 16 / vinner
    man direkt vid 16 / tar partiet slut mitt i given / spelar man klart given om nån har 16 / är det slut direkt
    när nån får 16 / slutar spelet så fort nån kommer till 16 / tar det slut genast vid 16 poang / vinner man direkt
    på 16 / slutar det mitt i given om nån når 16 / jag har 16 har jag vunnit nu / kan man vinna innan given är slut
    / är det slut på en gång när man når 16 / måste given spelas klart om någon fått 16 / vinner den som först får
    16 / avbryts given vid 16 / får man vinna mitt i en giv / är spelet slut direkt vid 16 / kan partiet ta slut
    mitt i / vinner jag på en gång när jag når 16 / måste man spela klart fast nån har 16 / tar det slut mitt i om
    nån får 16 / är det över direkt vid 16 / är spelet över direkt när nån når 16 / spelar man ut given när nån fått
    16
asked-tie-at-the-end =
    vad händer om båda når 16 / vem vinner vid lika / vad händer om båda får 16 / vem vinner om det är lika / vem
    vinner om båda har 16 / vad händer vid oavgjort / båda nådde 16 samtidigt / lika poäng vem vinner / om det står
    lika på slutet / kan det bli oavgjort / vi fick båda 17 vem vann / vem vinner om det blir lika / vem vinner om
    bada kommer over 16 / båda har 16, vem vinner / vad händer om flera når målet / om vi har samma poäng i slutet /
    hur avgörs det vid lika / om två spelare når 16 samtidigt / blir det oavgjort om båda har lika / lika ställning,
    vem vinner / båda kom över 16 / hur avgörs ett oavgjort parti / vad händer om två har lika många poäng / båda
    har lika mycket poäng i slutet / om flera har 16 vem vinner / kan partiet sluta oavgjort / vi står på 17 båda
    två, vem vinner / vad gör man om det är lika när det är slut / om två har 16 på samma gång / lika i slutet hur
    avgörs det / båda hamnar på 16, vem tar det / vad händer om det är lika på slutet / vem vinner om vi har samma
    poäng
asked-games =
    vad är skillnaden mellan kasino och dragkasino / hur spelar man dragkasino / vad gör dragkasino annorlunda / vad
    är skillnaden på kasino och dragkasino / vad är det för skillnad på dragkasino o vanligt / är dragkasino samma
    som kasino / hur skiljer sig dragkasino / skillnad kasino dragkasino / va e skillnaden mellan spelen / vilket är
    bäst kasino eller dragkasino / jämför kasino och dragkasino / vad är annorlunda i dragkasino / är det skillnad
    på kasino och dragkasino / vad är skillnaden mot vanlig kasino / på vilket sätt är dragkasino annorlunda / hur
    skiljer sig spelen åt / vilken är skillnaden / hur skiljer dragkasino sig från vanligt / vad har dragkasino för
    skillnad / är kasino och dragkasino olika / vilken skillnad är det på dom två / vad är det som skiljer spelen åt
    / varför finns det två spel
asked-game =
    vad är dragkasino / hur spelar man kasino / forklara dragkasino / hur går dragkasino till / vad går spelet ut på
    / hur funkar spelet / hur spelar man / kan du förklara reglerna / vad ska man göra i kasino / hur fungerar
    kasino / vad är kasino / berätta om spelet / lär mig spela / vad är reglerna / vad är målet med spelet / hur gör
    man / hur spelas dragkasino / vad handlar spelet om / jag kan inte spela, förklara / vad är det här för spel /
    vad handlar det om / hur spelas spelet / hur spelar jag det här / hur funkar det / kan du lära mig /
    instruktioner / hur går det här till / kan nån förklara hur man spelar / va ska man göra i spelet / förklara hur
    man spelar / hur är reglerna i kasino
asked-empty-table =
    vad gör jag när bordet är tomt / kan man ta något efter en tabbe / vad händer om bordet är tomt / vad gör jag
    efter en tabbe / vad gör jag om det inte finns något på bordet / det ligger inga kort på bordet vad gör jag /
    måste jag lägga ut när det inte ligger nåt på bordet / inget pa bordet va gor jag / vad gör man när bordet är
    tomt / tomt bord / va gör nästa efter tabbe / bordet är tomt kan jag ta nåt / kan jag ta något om det inte
    ligger något / det finns inga kort på bordet / hur spelar man på tomt bord / vad gör den som kommer efter en
    tabbe / bordet är tomt, vad ska jag göra / det ligger inget på bordet / vad gör man efter att nån tömt bordet /
    tomt på bordet, kan man ta nåt / om bordet är helt tomt
asked-options =
    vilka husregler kan man välja / vilka tillval finns / vilka varianter finns det / vad kan man ändra på / finns
    det olika varianter / vilka husregler kan man köra med / vilka regler kan man välja / kan man ändra reglerna /
    vilka tillval kan man välja / går det att ställa in reglerna / vilka regler går att ändra / hur ändrar man
    reglerna / vad kan man välja på / kan vi spela med egna regler / finns det inställningar / går det att ändra
    målet / vad går att ställa in / vad kan vi välja / finns det regelvarianter / hur ställer man in spelet / kan
    man ställa in nåt / går reglerna att ändra / vilka regler kan vi bestämma / vilka regler kan man ändra
asked-word-giv =
    vad är en giv / va betyder giv / vad e en giv för nåt / förklara giv / giv / vad är giv / förklara ordet giv
asked-word-parti =
    vad är ett parti / ar ett parti samma som en match / förklara parti / va betyder parti / vad menas med parti /
    parti / vad är partiet / förklara ordet parti
asked-word-round =
    vad är en runda / vad e en runda för nåt / vad räknas som en runda / vad innebär en runda / runda / förklara
    runda / vad är rundan / förklara ordet runda
asked-word-stock =
    vad är talongen / va betyder talong / förklara talongen / vad innebär talong / vart är talongen / talong /
    förklara ordet talong
asked-word-trick =
    vad är ett stick / förklara stick / stick / va betyder stick / vad räknas som ett stick / vad innebär ett stick
    / vad är stick / förklara ordet stick / är ett stick det man tar
asked-word-faces =
    vilka är klädda kort / vad är klädda kort / va betyder klädda kort / vad e hovkort / vad menas med klätt kort /
    klädda kort / förklara klädda kort / vad är bildkort / är ess ett klätt kort / vad betyder klädda / är kungen
    ett klätt kort / hovkort, vad menas
asked-nothing =
    bra spelat / hur långt är det till stockholm / vad är klockan i new york / är du en robot / vilken dag är det idag /
    snyggt drag / vad gör du / hur spelar man fotboll / vad tycker du om mig / när börjar skolan / hur startar man om
    telefonen / hur vinner man på lotto / vem är bäst i världen / jag är trött / haha vad kul / vad ska vi äta idag /
    hur många bor i sverige / vi ses vid fem / hur många kort har man i uno / hur många spelare är det i ett hockeylag /
    vem är du / när kommer bussen / när slutar affären / tack / jag vann / hur mår din mamma / kan du engelska / hur tar
    man körkort / vad heter kungen av sverige / när går tåget till göteborg / kan jag få ditt nummer / ok / vad är
    reglerna i schack / hur gammal är du / jag tar en kaffe / hur mycket är 7 gånger 8 / hur byter jag språk / kan man
    ta med hunden på tåget / det var tur / god morgon / kan du spela bridge / hur många poäng har malmö ff i tabellen /
    vilket lag vann allsvenskan / vem vann matchen igår / kan du skicka en bild / vad är två plus två / nu börjar vi /
    hur lagar man pannkakor / vem är drottning i danmark / hallå är du där / var bor kungen / hur många dagar är det
    kvar till jul / ska vi ses imorgon / vem vann valet / vilka regler gäller på flygplatsen / spelar du gitarr / vad är
    ditt namn / du är dum / kan du hjälpa mig med läxan / jag vill ha glass / vad är meningen med livet / hej / vad blir
    det för väder / vad kostar ett spel / får man ta ut pengar här / hur avslutar jag / måste man betala skatt / kommer
    du imorgon klockan sju / hur många kort finns i poker / har du några barn / får jag låna pengar / vad händer i
    helgen / vem ger presenter på julafton / hur många invånare har norge / vem vann melodifestivalen / vad är klockan
    nu / hur många kort finns det i en memorylek / hejsan hejsan / tackar / du är ju jättebra / vilken tråkig bot / vad
    heter du egentligen / kan du ringa mig / hur går det för dig / var ligger kiruna / hur många mål gjorde zlatan / vem
    skrev pippi / när börjar rean / får jag ta en macka / kan vi byta plats / vad betyder ordet hus / hur spelar man
    yatzy / vad är det för dag / kan man simma i sjön / hur vinner man en dragkamp / jag drar nu / vem är kung i norge /
    hur lång är en fotbollsmatch / hur länge kokar man ägg / måste jag logga in / när stänger biblioteket / fem minuter
    till / jag fick femma på provet / hur tar jag en skärmdump / jag förlorade / fan vad dåligt / det räcker nu / sluta
    nu / roligt spel / vilket tråkigt spel / vilken färg gillar du / vilken färg har huset / får jag använda din dator /
    nu är det nog / snygg färg / hur mycket är 3 gånger 9 / vad är fem plus tre / vad blir 6 plus 6 / räkna ut 9 gånger
    4 / vad sysslar du med / start / vad vill du / var bor du / vem är du då / jag vet inte / vi kan väl ses / jag vann
    över dig / vem vinner i kväll / ses vi på fredag / vi hörs / kommer du klockan åtta / får man parkera här / hur
    många grader är det / hur lång är du / vad heter du / hur mår du / god natt / ha det bra / det vet jag inte / du
    spelar bra / du spelar dåligt / vilket oflyt / vilken tur du har / bra jobbat / måste jag gå till jobbet imorgon /
    kan jag ta bussen till jobbet / får jag låna din cykel / vem är statsminister / vad kostar en biljett / hur många
    mål gjorde hon / vem leder ligan / när är matchen / vilken kanal går det på / hur många länder finns det / kan du
    sjunga / hur lagar man mat / när börjar filmen / vem spelar i kväll / vem spelade huvudrollen / kan man spela tennis
    här / spelar du fotboll / får man ta med mat / hur tar man sig dit / vad är det här / ta / kan / 7 / 7 8 / 1 2 3 4 5
    / får jag gå hem nu / kan vi ta en paus / jag måste gå nu / ska vi ta en öl / hur gör man en tårta / vilka är bäst i
    hockey / hur fungerar en motor / vad betyder livet / vad betyder hund på engelska / vem bor här / kan du räkna till
    hundra / hur många kort har man i bridge / vad är reglerna i fotboll / hur många spelare har ett fotbollslag / vem
    vann os / kan man vinna på lotteri / får jag ångra det / får man ångra / kan jag ångra mitt drag / ångra / kan man
    ångra sig / jag vill ångra / går det att ta tillbaka ett drag / får jag ta tillbaka kortet / kan jag ta tillbaka /
    kan man backa ett drag / får jag göra om mitt drag / jag ångrar mig / har du några tips / ge mig ett råd / kan du ge
    mig ett tips / vad är bästa taktiken / tips / vad har du för råd / vad är din strategi / jag tar buss 4 / vi tar
    tåget klockan 5 / ska vi ta en kaffe klockan 3 / matchen slutade 2-1 / det slutade 4-3 / matchen blev 5-2 / vi tar
    en fika / det står 3-1 i matchen / hur många kort är det i en pokemonlek / hur många kort har en unolek / hur många
    kort samlar du på / hur många kort är det i en skatlek / hur många kort har en killelek / tack för hjälpen
