# Frågor som folk ställer, efter vad de gäller: av dem lär sig läraren vilka begrepp (heard.ftl) som hör till vilket svar.
# De visas aldrig. Snedstreck mellan dem. Skriv dem som man skriver på en telefon, och olika; orden ska finnas i heard.ftl.

asked-players =
    hur många kan spela / går det att spela fem / hur många får vara med / kan fyra spela / hur många spelare /
    funkar det på två / hur manga ska man va / kan man vara tre / vi e fyra går det bra / kan jag spela ensam / hur
    många kan man vara / hur många spelare max / gar det o va 5 pers / går spelet på tre personer / hur mycket folk
    behövs / är fem för många / kan man lira bara två stycken / vi är sex vänner, funkar det / krävs det fyra
    spelare / minsta antal spelare / går det att köra ensam / hur många deltagare / hur många brukar man vara / kan
    man spela sju stycken / kan hela familjen vara med / hur många människor kan vara med / hur många deltar / kan
    tre personer spela det här / räcker det med två spelare / går det att vara fler än fyra / vi blir tre ikväll på
    stugan, går det / hur manga kan va med som mest / e de bara för två personer / minst hur många måste man va /
    hur stort sällskap kan man vara / kan man lira det här på tu man hand / vi är fem som vill spela
asked-teams =
    kan man spela i lag / finns två mot två / spelar man i lag / kan man vara två mot två / får man samarbeta / kör
    man ihop eller alla mot alla / jag vill spela ihop med min syrra mot de andra / spelar man själv eller har man
    en partner / kan tva vara lag mot tva andra / får vi vara två lag / kan man köra i lag / går de att spela par
    mot par / kan vi dela upp oss i par / får jag och min kompis hjälpas åt / är vi två mot två när vi är fyra / har
    man en medspelare / spelar alla för sig själva / kan två personer spela ihop / finns det partner i spelet / kan
    vi vara två lag / kan jag ha en lagkompis / kan två spela mot två / spelar man tillsammans med någon / är det
    lag eller alla mot alla / samarbetar man med någon / delar man lag med den mittemot / får man ha en kompis i
    laget / spelar alla mot varann / kan vi köra två lag med två i varje / kör man parvis / är man två och två / kan
    jag och min bror spela mot mamma och pappa / spelar var och en för sig
asked-jokers =
    spelar man med jokrar / är jokern med / har man jokrar / hur manga jokrar ar det / e de joker i leken / ska man
    ta bort jokrarna / vad gör jokern / använder man joker / vad händer om jag får en joker / plockar man bort
    jokrarna / har jokern något värde / vad är jokern värd / används jokrarna / ska jokern ligga i leken / spelas
    det med joker / ska jokern va kvar i leken / vad är en joker bra för / lägger man undan jokrarna / vi har jokrar
    i leken gör det nåt / vad gör man med jokrarna
asked-pack =
    hur många kort är det i en kortlek / hur många kort är det i leken / hur stor är leken / hur många kort har
    kortleken / hur många kort finns det totalt / hur många kort består leken av / hur många kort spelar man med / hur
    många spader finns det i leken / hur många hjärter finns det / hur många spader är det / hur många kort ligger det
    i talongen / hur många kort är det i talongen från början / hur stor är talongen / hur många kort är det i högen
    man drar ur / hur många klöver finns / hur många kort av varje färg / hur många kort har man i kasino / är det 52
    kort / hur mycket kort finns det i leken / vilken kortlek använder man
asked-dealer =
    vem ska ge först / hur utser man kortgivaren / vem är kortgivare / vem ger / vem delar ut / vem är giv / hur
    bestäms det vem som ger / turas man om att ge / vem ger nasta giv / vem ska dela ut korten / är det alltid samma
    som ger / vem blandar o ger / hur vet man vem som är givare / hur väljer man vem som ger / ger samma person hela
    tiden / vem blir kortgivare nästa gång / drar man kort om vem som ger / vem delar ut nästa giv / byter man
    givare / hur avgörs det vem som ska ge / den med högst kort ger va / flyttas given runt / vem är det som delar
    ut först / byts kortgivaren ut / är det den med högst kort som ger / ger alla varsin gång / vem är dealer / vem
    ska blanda / vem får ge nästa omgång / hur gör man för att bestämma givare / vem är givare i början / är det
    samma som delar ut varje gång / vem ska ge korten / roterar given / hur lottar man vem som ger
asked-deal =
    hur många kort får man / läggs det fyra kort på bordet varje gång / hur många kort ska jag ha / hur många kort får
    var och en / läggs det nya kort på bordet / hur många kort läggs på bordet från början / hur många kort ligger det
    på bordet i början / får man 4 kort eller 5 / hur mycket kort ska alla ha / läggs det upp nya kort på bordet sen /
    hur manga kort pa hand / hur många kort får man från början / hur många kort ger man var / får bordet också nya kort
    / hur delar man ut / hur många kort har alla på handen / hur många kort ska ligga uppe / får man fyra kort var /
    kommer det fler kort på bordet under spelet / hur ser utdelningen ut / hur många kort lägger man upp på bordet / hur
    stor hand har man / hur många kort delas ut till varje spelare / hur många handkort har man / hur många kort ska man
    ha på hand / hur många öppna kort ligger det / hur många kort läggs ut på bordet i starten / får bordet nya kort
    varje runda / ska det ligga fyra kort på bordet / ger man två kort i taget / hur många får man på handen / hur
    mycket kort lägger man på bordet när man börjar / fylls bordet på med nya kort / fyra var va / hur många kort delas
    det ut / hur många kort hamnar på bordet / ger man alla fyra / får man ha fler än 4 kort på hand / kan man ha mer än
    fyra kort / får jag ha fem kort / får man ha fler kort än fyra / hur många kort får man ha
asked-begins =
    vem lägger första kortet / vem ska börja / vilken spelare börjar / vem spelar först / åt vilket håll går turen /
    borjar den som gav / vem kör först / går det medsols / vem lägger först / vilket håll spelar man åt / är det jag
    som börjar / är det till vänster om given man börjar / går turen åt vänster / vems tur är det först / får den
    som delade ut börja / vilken riktning går spelet / spelar man medurs / vem får lägga först / börjar spelaren
    till vänster / börjar given / är det motsols / är det den till vänster som börjar / åt vilket håll går det / vem
    får starta / är jag först ut / den till vänster om given, är det den som börjar / vem får köra först / vem gör
    första draget / ska man gå åt höger eller vänster / vem drar igång / är det den som gav som börjar / går man
    medurs eller moturs
asked-two-cards =
    får jag spela två kort på en gång / kan jag lägga båda mina sjuor / får man spela två kort / får jag lägga två
    kort samtidigt / kan jag spela båda kungarna / får jag ta en kung med 9 och 4 / får man använda två kort för att
    ta / kan jag lägga ihop två kort från handen och ta med / far man kora tva kort i rad / får jag spela ut båda
    mina kungar / måste man bara spela ett kort åt gången / kan jag lägga ner flera kort på en tur / kan ja slänga
    två femmor på en gång / kan man lägga två kort samtidigt / kan man spela fler än ett kort per tur / går det att
    använda två handkort tillsammans / får jag ta med två kort ihop / kan man addera sina handkort / får jag lägga
    båda femmorna nu / är det bara ett kort per drag / kan jag ta en nia med en femma och en fyra från handen / får
    man lägga hela handen på en gång / får man spela ut två kort / måste jag spela ett kort i taget / kan jag
    använda flera kort från handen / kan jag ta en dam med en sjua och femma från handen / kan jag lägga båda mina
    damer / kan jag spela både kungen och damen / hur många kort får jag lägga per tur / två kort från handen
    samtidigt / kan jag slå ihop en tvåa o en femma på handen och ta en sjua / får ja lägga båda tiorna på en gång /
    bara ett kort i taget eller / kan man använda två av sina kort i samma drag / får man lägga mer än ett kort /
    kan jag kombinera två kort på hand / två kort på samma tur
asked-pass =
    får jag passa / kan jag stå över / får jag skippa min tur / måste man spela ett kort varje gång / kan jag passa
    / får man avstå från att spela / vill inte lägga nåt får jag stå över / kan man skippa en tur / far man sta over
    / kan man passa / går det att säga pass / måste jag spela nåt varje gång / kan jag låta bli att spela / får jag
    hoppa över min tur / kan man avstå sin tur / måste man spela varje gång / får man vänta / är det ok att inte
    spela nåt kort / jag vill inte spela, får jag stå över / kan jag vänta en runda / måste man spela ut ett kort
    varje tur / måste jag alltid lägga något / kan jag spara mina kort och inte spela / går det att hoppa över sin
    tur / kan man låta bli att lägga / vill inte spela något / jag vill hellre stå över / måste jag verkligen spela
    nåt nu / får man hoppa en gång / kan ja passa den här rundan / måste jag lägga varje tur / kan man låta turen gå
    vidare
asked-must-lay =
    måste jag lägga ut om jag inte kan ta / måste man lägga ett kort om man inte tar något / måste man lägga ut om
    man inte tar / vad händer när man inte kan ta / måste jag lägga ett kort om jag inte kan ta nåt / om jag inte
    kan ta vad gör jag då / vad gör jag om inget passar / maste man slanga ett kort nar man inte kan ta / jag har
    inget som passar vad händer / är man tvungen att lägga ut nåt när inget går / jag kan inte ta något, måste jag
    lägga ett kort / vad gör man om inget kort på handen passar / vad gör jag när jag inte har något att ta med /
    blir man tvungen att lägga ut om man inte tar / inget att ta, vad ska jag spela / kan inte ta något vad gör jag
    / mina kort passar inte till något på bordet / vad gör man om man inte har något som passar / vad händer om jag
    inte kan ta något / inget av mina kort kan ta något / kan man inte ta, måste man lägga då / får jag behålla
    korten om jag inte kan ta / jag kan inte ta nåt alls, vad nu / inget funkar måste ja slänga ut ett kort / vad
    gör man om man inte har nåt som går / måste man lägga ner ett kort när man inte kan ta / jag har inget att ta
    med, måste jag slänga ett kort då / kan inte ta, vad gör man / vad händer om ens kort inte kan ta nåt
asked-refill =
    hur ofta får man nya kort / ska jag dra ett kort nu / när delas nya kort ut / när får jag nya kort / när drar
    man kort / drar man ett kort efter varje drag / hur får man nya kort / får man bara nya kort när alla är slut /
    hur får man fler kort / drar man nytt efter man lagt / får man ta ett nytt kort efter varje drag / ska jag dra
    kort nu / nar far jag fler kort / när får man nya kort / när delas det ut mer / hur ofta drar man / när får alla
    nya kort / får jag plocka upp ett kort när jag spelat / fylls handen på / när är det ny utdelning / jag har inga
    kort kvar på handen, när får jag nya / drar man kort ur leken efter sin tur / ska man alltid ha fyra kort på
    handen / hur många nya kort får man / ska man dra upp ett kort efter varje tur / får man dra kort / när ger man
    nya kort / när händerna är tomma får man nya kort då / har man alltid fyra kort / tar man ett nytt kort varje
    gång / när fylls handen på / får jag dra nytt nu / när kommer det nya kort / tar man upp ett kort när man lagt
    ett / jag har slut på kort på handen får jag nya / drar man kort varje tur / hur får jag påfyllning / när är det
    dags för nya kort
asked-stock-empty =
    vad gör man när korten i talongen är slut / vad händer när talongen är slut / vad händer när leken tar slut /
    kan man spela när talongen är slut / inga kort kvar att dra va händer nu / nar leken ar slut ar det over da /
    vad händer när korten tar slut / om det inte finns fler kort i talongen / talongen är tom va gör vi / högen är
    slut vad händer / vad gör man när leken är slut / vad gör vi när det inte finns fler kort att dra / talongen tog
    slut, fortsätter man / är spelet slut när leken är tom / vad händer när det inte går att dra fler kort / leken
    är tom / hur gör man när talongen tagit slut / spelar man vidare utan talong / vad gör man när korten är slut i
    talongen / slut på kort i leken / leken är slut vad händer / kan man inte dra längre / inga fler kort i högen /
    talongen tog slut nu va / finns inga kort kvar i leken hur gör vi / vad händer sen när man inte kan dra fler /
    kör man klart när leken är slut / det är slut i talongen / inga kort kvar i högen att dra från
asked-rounds =
    hur många rundor är det / hur många givar spelar man / hur många rundor har en giv / hur många omgångar kör man
    / hur många drag har man / hur länge håller en giv på / hur många givar är det / hur många gånger delar man ut i
    en giv / hur manga rundor per giv / hur många varv blir det om vi är tre / hur många utdelningar är det i en giv
    / hur många gånger får man fyra kort / hur många givar går det på ett parti / hur många rundor kör man / hur
    många gånger ger man innan leken är slut / hur många rundor blir det på två spelare / hur många rundor innan
    given är slut / hur många givar tar ett parti / hur många drag är det i en giv / antal omgångar / hur många
    gånger delas det ut kort / hur länge varar en giv / hur många gånger ska man dela ut innan det är slut / hur
    många rundor om man är fyra / vad är det för antal rundor på en giv / hur många omgångar blir det / hur många
    rundor på tre spelare / hur många varv går det per giv
asked-ace-value =
    vad är esset värt / är ess 1 eller 14 / kan ett ess på bordet vara 14 / vad är ett ess värt / hur mycket är ess
    / hur högt är ess / ger ess poäng / vad blir ett ess om man har det på handen / e ess 1 eller 14 / är äss högt
    eller lågt / räknas esset som en etta / hur mycket e ett ess på bordet / ar ess alltid 14 / vilket värde har ett
    ess på handen / är esset lågt / hur mycket räknas esset / är ess värt 1 på bordet / kan man välja vad esset är
    värt / hur räknas äss / är ett ess fjorton / kan ess ta 14 / tar ess 14 / är ett ess värt 14 poäng / får man
    poäng för ess / hur högt räknas ess / ess på bordet, vad är det / räknas esset som fjorton / kan esset vara ett
    på handen / är ess ett högt kort / hur räknar man ett ess på bordet / va e ässet värt på handen / får jag räkna
    esset som 1 / ess, hur mycket är det / räknas ess som 14 på bordet / är ess det högsta kortet
asked-ace-both =
    kan esset vara 1 och 14 på samma gång / får jag ta ess och 9+5 med ett ess / kan ess räknas som både 1 och 14 /
    kan esset ha två värden samtidigt / kan ess va både 1 och 14 / får man byta värde på esset mitt i / får esset ha
    två värden på en gång / kan jag ta som 14 och 1 på samma gång med ett ess / kan man använda ess som 1 och 14 i
    samma tag / räknas esset som 1 och 14 samtidigt / kan ett ess va tva grejer samtidigt / måste man välja om ess
    är 1 eller 14 / måste esset vara antingen 1 eller 14 / kan ess räknas som ett och fjorton i samma stick / får
    jag ta ett ess och en summa på fjorton med samma ess / kan ett ess ta både ettor och fjorton / får esset två
    olika värden samtidigt / går det att dubbelräkna esset som 1 och 14 / kan ess vara 1 och 14 / kan jag ta en etta
    och fjorton med samma ess / kan man räkna esset på två sätt samtidigt / växla värde på ess i samma drag / går
    det att räkna ess som 1 o 14 på en o samma gång / kan jag ta ess plus en fjorton med ett ess / kan esset vara
    både högt och lågt samtidigt / får ess va två värden i samma stick / kan ett ess räknas dubbelt som 1 och 14 /
    måste jag bestämma om esset är 1 eller 14 i draget / ett ess som två värden samtidigt
asked-ace-on-ace =
    kan ess ta ess / får jag ta ett ess med ett ess / är inte ess samma valör som ess / är ess samma som ess / ess
    mot ess / varfor kan inte mitt ess ta esset pa bordet / tar ess ess / går det att ta ess med ess / får man ta
    ett ess som ligger på bordet med ett ess på handen / jag har ess och det ligger ess, kan jag ta det / kan inte
    ess ta ess / får ess ta ess / ess på ess går det / varför får jag inte ta ess med ess / mitt ess kan inte ta
    esset, varför / tar ett ess ett likadant ess / är två ess lika mycket värda / varför kan jag inte ta esset med
    mitt ess / går ess på ess / det ligger ett ess och jag har ett, får jag det / är ess lika med ess / funkar det
    att ta ess med ess / mitt ess mot ett ess på bordet / ta ess med ess
asked-face-value =
    vad har kungen för värde / hur mycket är klädda kort värda / hur mycket är en knekt / vad är en dam värd / hur
    mycket är knekten värd / vad är klädda kort värda / vad kan en kung ta / hur mkt är en knekt värd / vad blir kung
    dam knekt i siffror / är kungen 13 / vad e klädda kort värda / hur mycket är en dam / är damen 12 / är knekt 11
    eller 10 / hur många poäng är en kung värd / vad står knekt dam kung för / vad är damerna värda / ger kungar poäng /
    hur högt är kungen / vad ska man räkna en knekt som / är dam tolv / vad är bildkorten värda / vad har knekten för
    siffra / kung, värde
asked-number-value =
    vad kan en sjua ta / vad tar en nia / hur mycket är en femma värd / hur mycket e en tvåa / vad gör en sexa / är en
    trea värd 3 / vad kan man ta med en fyra / vad räknas en femma som / vad är en sjua värd / vilka kort tar en nia /
    hur mycket är en nia värd / vad tar en femma / vad kan jag göra med en sexa / är tvåan värd två / vad räknas
    siffrorna som / vad är en trea bra för / vilka kort kan en sjua ta / är åttan värd åtta / vad kan jag få med en tia
    / kan min nia ta nåt / kan femman ta något / kan jag ta nåt med min sexa / kan en åtta ta något / tar min trea nåt /
    jag har en 9a kan den ta nåt / kan min 6a ta något
asked-specials-value =
    är storan 16 på handen / är lillan värd 15 / är storan 16 / kan ruter tio vara 16 / är lillan 15 på hand / kan
    storan va 16 på handen / hur mycket räknas storan som från handen / är ruter tio 16 eller 10 / räknas lillan som
    15 / kan man ta 16 med storan / ar storan varld 16 / är lillan 15 eller 2 / är storan sexton / blir lillan
    femton från handen / kan ruter tio räknas som 16 / gäller 16 för storan / kan lillan ta 15 / räknas storan som
    10 eller 16 / kan man spela med storan som 16 / får storan räknas som 16 / är inte lillan 15 / vad är storan på
    handen, 10 eller 16 / räknas ruter tio som sexton från handen / kan spader två va 15
asked-specials-both =
    kan storan vara 10 och 16 samtidigt / kan lillan vara 2 och 15 i samma drag / måste man välja om storan är 10
    eller 16 / får storan ha två värden / kan jag ta både 10 och 16 med storan / får man räkna storan som 10 och 16
    på samma gång / kan lillan va både 2 och 15 / kan storan va 10 och 16 samtidigt / kan ruter tio va tva saker pa
    en gang / kan storan räknas både som tio och sexton / kan lillan vara 2 och 15 på en gång / får man använda båda
    värdena på storan samtidigt / har storan två värden samtidigt / får lillan två värden i ett drag / kan storan ta
    både 10 och 16 i samma drag / kan storan användas som 10 och 16 i samma drag / lillan som 2 och 15 samtidigt,
    går det / får man ta både 2 och 15 med lillan / kan storan ha 2 värden på samma gång / har lillan två värden på
    samma gång / storan både 10 och 16
asked-specials =
    varför kallas ruter tio storan och vad ger den / vad är lillan för kort / vilket kort är storan / vad är storan /
    vad är lillan / hur många poäng ger storan / vad är ruter tio värd / vad är speciellt med ruter tio / varför är
    spader två bra / vad e grejen med lillan / va betyder storan och lillan / vad är grejen med storan / vad ger ruter
    tio / vad är lillan bra för / varför heter det storan / hur mycket poäng ger lillan / är spader två speciell / vad
    gör storan / förklara storan / är ruter tio värd mer än andra tior / vad har ruter tio för betydelse / är lillan ett
    bra kort / vad menas med lillan och storan / vad är det för kort lillan / varför är storan så bra / ruter tio, är
    den speciell / hur mycket är storan värd / hur mkt är lillan värd / vad är storan värd / hur mkt ger storan / hur
    många poäng är lillan värd / hur många poäng får man för storan
asked-taking =
    hur tar man kort / hur fungerar det att ta / vad får man ta / hur funkar det att ta / hur gör man för att ta nåt /
    vilka kort kan man ta / när får man ta ett kort / vad får jag ta / hur vet jag vad jag kan ta / hur plockar man upp
    kort från bordet / hur går det till att ta / vilka kort får jag ta med mitt kort / hur tar jag in kort / när kan man
    ta kort från bordet / förklara hur man tar / hur gör jag för att ta kort / vad är det jag kan ta / regler för att ta
    kort / när kan man ta / hur får jag ta kort / vad krävs för att ta ett kort / vilka kort går att ta / förklara hur
    man tar kort / jag fattar inte hur man tar / hur får man in kort / vad är det för regler för att ta / hur tar man
    nåt från bordet / hur gör jag när jag vill ta / vad kan man ta egentligen / regler för hur man tar / vad kan jag ta
    från bordet / bordet 2 4 6, jag har en 8, vad kan jag ta / vad får jag ta med min 9 från bordet
asked-several-groups =
    får jag ta flera kombinationer på en gång / kan en nia ta 9 och 5+4 samtidigt / måste jag välja mellan paret och
    summan / får man ta flera summor / får jag ta två grupper på en gång / kan jag ta flera uppsättningar samtidigt
    / räcker ett kort för flera kombinationer / kan man ta flera saker samtidigt / får jag ta både åttan och 5+3 /
    om min nia funkar på två ställen får jag ta båda / kan man ta två summor på en gång / far man ta tva grupper /
    kan jag ta flera högar med ett kort / kan man ta mer än en grej per kort / får man ta två saker på samma gång /
    kan ett kort ta flera grupper / kan jag ta en nia och 5+4 samtidigt / kan man ta två kombinationer i ett drag /
    får jag ta både paret och summan / kan en tia ta 6+4 och 7+3 / hur många grupper får man ta / är det tillåtet
    att ta flera summor samtidigt / kan jag ta flera grejer med samma kort / kan jag ta flera summor / kan sjuan ta
    både sjuan och 4+3 / jag kan ta på två sätt, får jag göra båda / får man ta flera kombinationer på en gång / kan
    man ta 2 grupper med ett kort / får jag ta både enkla kort och summor / hur många summor får man ta med ett kort
    / går det att ta två kombinationer på samma kort / om jag kan ta både 4+3 och 5+2 med sjuan, får jag båda / kan
    man plocka flera par o summor samtidigt / är det en grupp i taget eller flera / får man ta både paret och summan
    samtidigt / kan man ta flera kombinationer med samma kort / två summor på samma kort
asked-exact =
    måste summan bli exakt lika med kortet / måste summan stämma exakt / måste det bli precis / måste det stämma
    precis / måste det bli exakt / räcker det om summan är nära / om summan blir en för lite då / får summan va
    högre än kortet / måste summan bli samma som kortet / kan man ta lite mindre än kortet / maste det ga jamnt ut /
    ska det bli exakt lika mycket / går det att ta om det blir en mindre / gör det något om summan blir för hög /
    måste korten bli precis samma som mitt kort / är det ok om det fattas ett / får man ta om summan är lägre / kan
    summan bli för stor / räcker det med nästan / räcker det att komma nära / måste jag komma exakt / får summan bli
    mindre / får det bli mer än kortet / ska summan vara precis kortets värde / kan jag ta 6+3 med en tia / får det
    diffa / måste summan vara helt rätt / om det blir 8 och jag har en 9a, går det ändå / får det bli över / ska det
    gå jämnt upp / är det noga att summan stämmer / måste det bli precis lika mycket / får summan bli lite fel
asked-higher-lower =
    får ett högre kort ta ett lägre / kan jag ta ett lägre kort / kan ett stort kort ta ett mindre / kan man ta
    lägre kort / kan en kung ta en femma / vinner högsta kortet / tar ett högt kort ett lågt / ar det hogst som tar
    / får jag ta en trea med en nia / slår högre kort lägre / är det högst som vinner / kan kungen ta lägre kort /
    slår en dam en tia / får man ta mindre kort med större / kan ett lågt kort ta ett högt / slår kung dam / måste
    kortet vara högre / tar högsta kortet / kan en dam ta en sexa / kan jag ta en femma med en åtta / tar kungen
    allt under sig / slår tian nian / kan man ta alla lägre kort / är kungen högst och tar alla / kan tian ta sjuan
    / vinner högst kort / tar en kung en tia / kan man ta allt som är lägre / är högre kort starkare / får jag ta en
    fyra med en sjua / kan ett högre kort ta ett lägre kort / tar tian en nia / vinner det högre kortet
asked-card-twice =
    får samma kort räknas två gånger / kan ett kort vara med i två summor / kan jag använda trean i två olika summor
    / räknas samma kort i flera grupper / kan ett kort på bordet ingå i två kombinationer / far samma kort va me
    flera ganger / kan man använda samma kort två gånger / får man räkna ett kort dubbelt / får ett kort va med i
    två summor / kan femman räknas i båda summorna / kan ett bordskort användas två gånger / får samma kort räknas
    till två grupper / kan tvåan ingå i båda summorna / går det att återanvända ett kort / får samma trea vara med
    två gånger / kan ett kort vara med i flera summor / får ett kort tillhöra två grupper / kan jag räkna samma sexa
    två gånger / ett kort i två summor, går det / får man använda ett bordskort till båda / kan samma kort ingå två
    ggr / får jag använda femman i båda summorna / kan man räkna ett kort två gånger / samma kort till två grupper
asked-trumps =
    finns det trumf / måste man bekänna färg / är nån färg bättre än andra / har färgen betydelse när man tar /
    spelar färgen nån roll / maste man bekanna / måste man följa färg / vilken färg är trumf / måste jag lägga samma
    färg / är spader trumf / måste man lägga i samma färg / gör färgen någon skillnad / måste jag följa färgen / har
    färgerna någon betydelse / är hjärter högre än spader / måste det vara samma färg för att ta / finns det någon
    trumffärg / är hjärter bättre än klöver / måste korten ha samma färg / vad betyder färgen / är spader högst /
    slår spader hjärter / spelar det nån roll vilken färg det är / är det trumf i det här / måste man lägga hjärter
    på hjärter / behöver färgerna stämma / finns det nån trumf i kasino / spelar färg roll
asked-clear-table =
    tar spader fem hela bordet / kan spader fem rensa bordet / tar spader fem allt på bordet / kan kungen rensa
    bordet / kan man ta allt på bordet med en knekt / tar spader 5 allt / rensar knekten bordet / vilket kort sopar
    hem allt / kan nåt kort ta hela bordet / tar knekten alla kort på bordet / finns det nåt kort som tar allt /
    finns nåt specialkort som tar allt / tar något kort hela bordet / är spader fem speciell / kan spader 5 ta allt
    / finns det ett kort som tar allting / tar en knekt hela bordet / har spader fem någon specialregel / kan jag
    rensa bordet med knekt / finns superkort som tar hem allt / finns det nåt kort som får ta allt / har knekten nån
    specialförmåga som att ta hela bordet / kan spader fem ta alla / vilket kort kan ta precis allting / finns det
    kort som tar hela bordet / tar knekt allt på bordet
asked-must-take =
    måste jag ta om jag kan / är det tvång att ta / får jag lägga ut ett kort som jag hade kunnat ta med / är man
    tvingad att ta / får man lägga ut fast man kan ta / får jag lägga ut trots att jag kan ta / får jag låta bli att
    ta / får jag lägga ut en dam fast den kan ta 7 och 5 / kan man välja att inte ta / vill inte ta måste jag / är
    det tvång på att ta / får man strunta i att ta / är man tvungen att ta om man kan / är det frivilligt att ta /
    får jag lägga ut kortet i stället för att ta / behöver jag ta / kan jag avstå från att ta / är det okej att inte
    ta / får man lägga ut ett kort som kan ta / vill inte ta, är det ok / kan jag låta korten ligga fast jag kan ta
    / får man låta bli / vill hellre lägga ut än ta / måste man ta när man har möjlighet / tvång / är det tvunget
    att ta när man kan / om jag kan ta, måste jag göra det / får jag lägga ut kortet fast det passar / jag vill
    hellre lägga än ta, ok / måste man ta korten om det går / får jag låta bli att ta fast jag kan
asked-must-take-all =
    måste jag ta båda femmorna eller räcker det med en / måste man ta allt som går / måste jag ta allt jag kan /
    måste man ta så mycket som möjligt / måste jag ta alla sjuor / får jag ta bara en av dem / måste man ta alla som
    går / maste man ta bada / kan jag ta bara lite och lämna resten / kan man låta en ligga kvar / får man lämna
    några kort fast man kunde ta dom / behöver jag ta allihop / får man ta bara en del / måste båda tas / får jag ta
    en och lämna resten / är jag tvungen att ta alla som går / räcker det att ta ett av korten / kan jag välja vilka
    jag tar / får jag låta några ligga kvar / kan jag ta en av två / kan man ta vissa och lämna andra / får jag nöja
    mig med en / behöver man ta allting som passar / får jag strunta i en av dem / måste jag ta båda åttorna / får
    jag ta en av dom och låta den andra va / behöver jag ta varenda kort som går / får man välja att ta bara lite /
    får man lämna kvar en del / får jag bara ta ett av paren
asked-equal-on-table =
    får två lika kort ligga på bordet / får jag lägga en sjua bredvid en sjua / får det ligga två sjuor på bordet /
    får jag lägga en dam bredvid en dam / får jag lägga ut en sjua om det redan ligger en sjua / det ligger en femma
    får jag lägga en till / får man lägga en dam bredvid en dam / kan man lägga ut samma valör som redan ligger /
    kan tva lika kort ligga ute samtidigt / kan det ligga två sjuor på bordet / får det finnas två likadana på
    bordet / får jag lägga en kung fast det redan ligger en kung / måste man ta om det ligger samma kort / får två
    åttor ligga samtidigt / kan jag lägga samma kort som redan finns / är det tillåtet med två likadana på bordet /
    får jag lägga ut en tia när det ligger en tia / det ligger en dam, kan jag lägga en dam till / får det vara
    flera av samma valör ute / måste man ta om ens kort redan ligger där / kan två lika kort ligga kvar / kan det
    ligga tre likadana på bordet / får jag lägga ut min nia när det ligger en nia där / två damer på bordet
    samtidigt, går det / är det tillåtet att lägga samma som redan ligger ute / kan det finnas två kungar på bordet
    / får jag lägga en fyra om det redan finns en / är det ok med två lika kort på bordet
asked-table-limit =
    hur många kort får ligga på bordet / hur många kort kan det ligga på bordet / hur manga kort ryms pa bordet /
    finns det max kort på bordet / blir bordet fullt nån gång / får det ligga 15 kort på bordet / kan det ligga hur
    många som helst ute / finns de nån gräns på bordet / hur mycket kort kan de va på bordet / vad är max antal kort
    på bordet / finns det någon gräns för hur många kort som ligger / kan bordet bli fullt / hur många kort kan
    ligga samtidigt / får det ligga tjugo kort på bordet / hur många kort får plats på bordet / är det obegränsat på
    bordet / hur många kort kan det ligga som mest / finns det ett tak för korten på bordet / kan bordet bli
    överfullt / hur mkt kort får plats / hur många kort får det ligga på bordet som mest / finns nån maxgräns på
    bordet / kan det ligga 20 kort ute
asked-faces-in-sums =
    får dam, kung och knekt vara med i summor / kan kung ta 9+4 / kan en dam ta knekt och ess / får klädda kort vara
    med i summor / räknas damen i summor / kan kungen ingå i en summa / räknas klädda kort i plus / kan hovkort tas
    med siffror / får kung ta en summa / får man plussa med damer / kan man ta knekt plus tva nåt / får man räkna
    med knekt dam kung i summor / kan klädda kort ingå i summor / kan kungen va en summa / kan man lägga ihop klädda
    kort / får kungen plussas ihop / går det att räkna med knekten i en summa / kan damer vara del av summor / är
    klädda kort med när man summerar / kan siffror och klädda kort kombineras / får kungar tas med en summa / tar
    kung summor / kan man lägga ihop dam och kung med andra kort / räknas kungen in i en summa / tar klädda kort
    summor / får knekten plussas med andra / får kungar vara med i en summa / kan man addera klädda kort / går dam
    att använda i summor
asked-faces-several =
    får jag ta flera damer med en dam / tar en kung båda kungarna / får man bara ta en knekt i taget / tar en dam
    flera damer / får man ta en kung i taget / hur många kungar får en kung ta / får klädda kort ta flera på en gång
    / kan kung ta mer an en kung / får jag bara ta en dam åt gången / tar en knekt båda knektarna / får man ta alla
    knektar på en gång / hur många kungar får man ta med en kung / kan en kung ta två kungar / kan man ta flera
    klädda kort samtidigt / tar damen alla damer / får en dam ta två damer / kan man ta båda kungarna / får man bara
    ta en knekt / kan klädda kort ta flera / får jag ta tre knektar med en knekt / tar en kung alla kungar / gäller
    det bara en dam i taget / kan jag ta alla damer samtidigt / får kungen ta alla kungar som ligger / kan jag ta
    två damer med min dam / en knekt i taget bara / kan en dam ta alla damer på en gång / får kungen ta mer än en
    kung / tar knekten flera knektar
asked-face-in-14 =
    får essets 14 ta knekt och trea / kan ess ta kung och ess / får klädda kort vara med i 14 / kan en kung ingå i
    essets fjorton / räknas kung i essets 14 / får ess ta dam + 2 / kan esset ta knekt / kan klädda kort va med i 14
    / kan ett ess som är 14 ta klädda kort / kan man ta 14 med dam och tvåa / får man ta knekt och trea med ess /
    kan klädda kort ingå i fjorton / får jag ta dam och två med ess / kan kung och ess bli 14 / får knekt vara med i
    essets summa / kan man ta klädda kort med ess / räknas dam i fjorton / kan essets 14 innehålla knekt / kan kung
    vara med i 14 / får ess ta knekt plus tre / kan man göra fjorton av dam och tvåa / går klädda kort att ta med
    ess / kan ess ta dam och tvåa / får kung ingå i essets fjorton / räknas klädda kort med i 14
asked-pile =
    får jag titta i min hög / får man räkna sina tagna kort / får man titta i högen / får jag se vad jag har tagit /
    får jag se motståndarens hög / får jag se förra sticket / får jag räkna mina kort / får man titta på vad de
    andra tagit / kan jag se vad jag tagit / kan jag se motståndarens hög / kan man titta tillbaka på förra draget /
    far man kolla vilka kort som gatt / får man bläddra i sina kort man tagit / får jag titta på korten jag tagit /
    kan man räkna sin hög / får man kika i andras högar / kan jag se vilka kort som är tagna / kan man kolla sina
    stick / får jag veta hur många spader jag har tagit / får man se vad någon annan tagit / kan jag se förra draget
    / får jag veta vilka kort som gått / kan man titta i traven / hur många kort har jag tagit / kan man kontrollera
    sina stick / får jag kika vad jag har i min hög / kan man kolla på vad den andra tagit / hur många spader har
    jag tagit hittills, får jag kolla / får man räkna korten i högen / kan jag se korten jag redan tagit / får man
    kolla motståndarens stick
asked-building =
    är det tillåtet att bygga på bordet / kan man bygga i kasino / får man bygga / kan jag bygga en nia av 5 och 4 /
    finns det byggen / kan ja lägga en tvåa på en trea o göra femma / får jag lägga ihop kort på bordet till en
    summa / går det att bygga en hög / kan man bygga upp ett värde och ta sen / far man bygga 9 / får man bygga på
    bordet / kan man bygga / får jag bygga på ett kort / finns det bygge i kasino / kan man lägga ett kort på ett
    annat / får jag lägga en fyra på en femma så det blir nio / kan man göra högar på bordet / går det att bygga
    ihop summor / kan man lägga kort ovanpå varandra / får man bygga ihop kort till ett högre värde / kan jag lägga
    min trea på en fyra och ta med sjua sen / är det bygge i det här spelet / kan man lägga kort på kort / kan man
    bygga i dragkasino / får jag lägga ett kort på ett annat för att bygga / byggen
