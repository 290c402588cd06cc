# Ord som läraren känner igen i skrivna frågor, ett begrepp på varje rad. De visas aldrig.
#
# Ord skiljs åt med mellanslag. ord_med_streck hör ihop, och en stjärna sist (kombination*) är vad som helst. Samma ord
# får stå på flera rader. Stor eller liten bokstav och prickarna över å, ä och ö spelar ingen roll, och ett fel i ett
# långt ord gör inget. Ett språk som saknar ett ord för något har ett streck där.

# Kortens valörer, sedan samma i flertal.
heard-rank-A = ess esset essets ässet äss etta ettan e
heard-rank-2 = två tvåa tvåan
heard-rank-3 = tre trea trean
heard-rank-4 = fyra fyran
heard-rank-5 = fem femma femman
heard-rank-6 = sex sexa sexan
heard-rank-7 = sju sjua sjuan
heard-rank-8 = åtta åttan
heard-rank-9 = nio nia nian
heard-rank-T = tio tia tian
heard-rank-J = knekt knekten knektens knäkt kn elva
heard-rank-Q = dam damen damens drottning drottningen d tolv
heard-rank-K = kung kungen kungens k tretton
heard-ranks-A = ess essen äss ässen
heard-ranks-2 = tvåor tvåorna
heard-ranks-3 = treor treorna
heard-ranks-4 = fyror fyrorna
heard-ranks-5 = femmor femmorna
heard-ranks-6 = sexor sexorna
heard-ranks-7 = sjuor sjuorna
heard-ranks-8 = åttor åttorna
heard-ranks-9 = nior niorna
heard-ranks-T = tior tiorna
heard-ranks-J = knektar knektarna
heard-ranks-Q = damer damerna
heard-ranks-K = kungar kungarna
heard-suit-C = klöver klövern
heard-suit-D = ruter rutern
heard-suit-H = hjärter hjärtern hjärt
heard-suit-S = spader spadern spaderna spad
heard-storan = storan stora_kasino stora_kasinot
heard-lillan = lillan lilla_kasino lilla_kasinot

# Hur många: två femmor, båda kungarna, alla damer.
heard-count-2 = två båda bägge ett_par 2
heard-count-3 = tre 3
heard-count-4 = fyra 4
heard-count-5 = fem 5
heard-count-all = alla samtliga allihop varenda
heard-count-several = flera fler många
# Efter dem är en siffra ett antal, inget kort: fyra nya kort, 16 poäng.
heard-counted =
    kort korten poäng spelare personer pers man giv* rund* gånger stycken st lag spader* stick drag grupp* summor
    ställen saker sätt ställe kombination* procent gånger_8

# Ord som binder ihop kort.
heard-plus = plus
heard-and = och samt o
heard-or = eller
heard-of = i
heard-on = på ovanpå mot
heard-with = med
heard-by = av
heard-taken = tas tagas tagna tagen
heard-have = har hade håller spelar lägger
heard-i = jag man du vi ni han hon hen ja

# Frågans ord
heard-what = vad va vilket vilka vilken vad_är
heard-how = hur
heard-how-many =
    hur_många hur_mycket antal antalet hur_långt max högst minst maxantal som_mest hur_länge hur_lång hur_stort hur_stor
    hur_få hur_mkt mkt hur_ofta minsta_antal hur_många_gånger summan_av
heard-who = vem_ger vem_ska_ge vem vems vilken_spelare vilka_spelare
heard-when = när närsomhelst
heard-can = kan får möjligt tillåtet lov kunna går_det okej ok lagligt finns finns_det möjlighet chans chansen giltig*
heard-must =
    måste behöver behövs tvungen tvungna tvingad tvingas tvingar skyldig nödvändigt krävs tvång_att skall_man tvunget
    straffas straff krav kräver måst måst_jag hafta
heard-compulsory = tvång* tagtvång obligatorisk* frivillig* valfritt plikt frivilligt obligatoriskt nödvändig* tagplikt
heard-choose = välja väljer välj utse* bestäm* valt valfri
heard-although =
    fast fastän trots trots_att även_om istället i_stället hellre hade_kunnat hade_gått kunde_ha kunnat skulle_kunna
    även_fast kunde_tagit hade_kunnat_ta kan_ta_något
heard-happens =
    händer hända blir_det sker blir_av gör gäller inträff* gör_man gör_jag går_det_till blir_följden då_händer gör_vi
    göra hur_gör_man hur_gör_vi

# Vad man gör
heard-take =
    x ta tar togs tagit tog taga plocka* fånga* knipa* knip* sno tas tagas tagas_med ta_hem tar_hem ta_in tar_in ta_upp
    roffa* norpa* fiska* samla* håva* stjäla vinna_kort erövra* roffar sopar tas_hem fiskar sopar_hem slå slår slog äter
    äta sluka* haffa* fångar fånga greppa* hugga hugger dra_in snor
heard-lay =
    lägga lägger lägg läggs lagt la lade sätta släppa lägga_ner slänga slänger kasta kastar dumpa placera* lägg_ner
    slängs sättas lägga_på
heard-lay-out = lägga_ut lägger_ut läggs_ut lagt_ut lägg_ut utlägg* utlagd* lägga_upp läggs_upp ligga_uppe
heard-play = spela spelar spelas spelat spel* köra lira lirar kör
heard-draw = dra drar dras dragit drog draget ta_nytt_kort ta_nya_kort plocka_upp_nytt dra_kort plocka_upp_ett
heard-deal =
    vem_ger som_ger vem_ska_ge ger_man ge_kort ska_ge dela delar delas utdel* dela_ut delas_ut delar_ut giva delat_ut
    utdelat fördel* får_var_och_en ger gav ge utdelning* utdelningen delar_man_ut utdelad* delas_det_ut delade
heard-pass =
    passa passar pass stå_över står_över hoppa_över hoppar_över säga_pass skippa avstå_från_att_spela slippa
    hoppa_över_mitt stå_över_min passning avvakta* hoppa hoppar gå_vidare
heard-leave =
    låta_bli låter_bli avstå avstår strunta* lämna lämnar låta_ligga vägra låter_det_ligga vägrar inte_vill vill_inte
    slippa vänta låta låter
heard-look =
    titta* kontroller* koll kolla* kika* se bläddra* räkna granska* läsa se_efter tittar_efter titta_efter kollar
    undersök* se_på synas visa kontroll* kikar räknas_igenom få_veta se_vad se_vilka räknar
heard-build = bygg* byggd byggs trava_ihop bygge*
heard-win = oavgjort vid_oavgjort vinn* vann vunnit seger segra* segrar* segern segrare vinst vinnare
heard-end =
    avbryt* slut slutar sluta avslut* tar_slut ta_slut över avgör* färdig* klart tagit_slut klar stanna* tog_slut
    fortsätt* vidare slutade slutat
heard-begin =
    börja* start* inled* förhand* först första_kortet första_draget första_turen öppna* får_börja förste inleder
    förstahand igång sätter_igång
heard-reach =
    når nå nått uppnå* kommer_upp_i kom_över kommer_över passerar fått_ihop kommit_upp kommit_till kommer_till fick_16
    får_16 hamnar_på når_upp gå_över går_över gått_över gick_över
heard-get = få fått erhåll* får far fick

# Spelets saker
heard-sweep = tabb*
heard-sistan = sistan sista_sticket sista_stick sista_taget tar_sist tog_sist ta_sist ta_sista
heard-last-round =
    sista_kortet sista_rundan sista_draget sista_handen sista_spelet sista_utdelningen givens_sista
    i_slutet_av_given
heard-last-cards = sista_korten de_sista slutkort*
heard-last = sista sist slutet slutskedet
heard-leftover =
    blir_över över_på_bordet ligger_kvar är_kvar finns_kvar kvar kvarvarande kvarliggande överblivna resten
    återstående återstår rest blev_över restkort* lämnade lämnas_kvar blir_kvar som_blir_kvar över_vid_slutet
heard-table =
    inget_på_bordet inga_kort_på_bordet ingenting_på_bordet bord bordet bordets på_bordet från_bordet
    på_bordet_ligger ligger_på_bordet
heard-lie = ligga ligger låg legat finnas ute ligger_ute ligger_där lagd liggande uppe ligga_kvar
heard-already = redan
heard-hand =
    hand handen på_hand på_handen i_handen på_händer händerna från_handen spelad_från_handen näven handkort* handkorten
heard-pile = hög högen högar högarna traven travar mina_stick tagna_kort
heard-look-back = förra_sticket senaste_sticket förra_draget senaste_draget
heard-stock = talong* leken kortleken korthög* lek kortlek* korthögen
heard-card = kort korten kortet korts kortens fler_kort nästa_kort
heard-joker = joker* jokr* jokern
heard-trump = trumf* bekänna följa_färg följa följer
heard-point = poäng* p pinnar
heard-value =
    två_värden värd värt värda värde värdet värden valör valören räknas räknas_som gäller_som vara_värd räkna_som räkna
    valörer värdet_på värderas tillgodoräkn* väger räknas_det ettor
heard-same =
    samma lika likadan* identisk* matchar matcha passar_ihop likadana likvärdig* varandra lika_med likadan samma_som
heard-tie =
    lika_många lika_mycket vid_lika vid_oavgjort oavgjort lika delat delar_på dela_på delar_man 26 jämnt jämt delad
    oavgjorda dött_lopp lika_fördelade remi vi_är_lika jämna lika_ställning
heard-most = flest mest majoritet* övervikt flera_än_de_andra mest_spader majoriteten
heard-sure = säkert säker säkra säkrad* garanter* räcker räcka 27 säkrat säkerställ* känna_mig_säker trygg* vara_säker
heard-spades = spader spaderna spadrar spaderkort
heard-extra = extra bonus mer_poäng bonuspoäng tillägg ytterligare_poäng fler_poäng dessutom extrapoäng
heard-overspades =
    överspad* över_spader övers_spader fler_än_sju mer_än_sju fler_än_7 mer_än_7 fler_spader_än åtta_spader
    nio_spader 8_spader 9_spader tio_spader över_sju
heard-player =
    spelare spelarna deltagare person* pers stycken människor vänner kompisar deltar vara_med folk två_spelare
    flera_spelare deltag* motspelare* familj*
heard-team =
    lag lagspel par_mot_par partner* två_mot_två två_och_två 2_mot_2 medspelare i_par bundsförvant* samarbet* parspel
    lagkamrat* medhjälpare allierad* för_sig_själv var_för_sig spela_ihop spelar_ihop ihop_mot lagvariant* lagspel* 2v2
    2_vs_2 två_vs_två parvis
heard-several = flera fler många mer_än_ett mer_än_en fler_än_ett fler_än_en fler_än två_saker flera_saker
heard-one = bara endast enda ensam* en_enda ett_enda ett_kort med_ett_kort ett_enda_kort endast_ett bara_en bara_ett
heard-one-each-time = i_taget åt_gången per_gång
heard-all =
    alla allt hela samtliga allting allihop så_mycket_som_möjligt totalt sammanlagt alla_två alla_tre alla_fyra
    precis_allt hela_rasket alltihop allesammans alltihopa varenda varje_kort alltsammans varje
heard-clear = rensa* sopa* tömma tömmer städa* ren rent sopar rensar
heard-after = efter
heard-middle = mitt_i under mitten innan före mitt
heard-at-once = direkt genast omedelbart meddetsamma med_det_samma så_fort så_snart med_en_gång på_direkten
heard-same-time =
    på_en_gång samtidigt på_samma_gång i_samma_drag i_ett_drag ihop i_samma_stick tillsammans per_tur på_samma_tur
    samma_tur i_ett_svep allihop både i_en_tur på_en_tur ett_och_fjorton 1_och_14 i_samma i_ett_kör per_drag
heard-giv = giv given givar givarna givs
heard-parti = parti* match*
heard-round = runda* rundor* varv omgång* omgångar utdelningar
heard-trick = stick sticket
heard-nobody = ingen ingen_spelare
heard-nothing-there =
    inget inga ingenting inget_på_bordet inga_kort_på_bordet inget_att_ta ingenting_på_bordet inget_ligger
    ligger_inget ligger_inga inte_ligger_några inte_finns_något inte_ett_enda
heard-both = två_värden båda bägge två_stycken ett_och_fjorton 1_och_14 vi_båda bägge_två båda_två
heard-empty = tomt tom tomma borta tömt bortplockade slutplockat slut är_slut tog_slut
heard-next-to = bredvid intill jämte
heard-difference = skillnad* skiljer skilja annorlunda olika jämför* speciellt unikt
heard-kasino = kasino kasinot vanligt_kasino
heard-dragkasino = dragkasino drag_kasino dragkasinot
heard-option = tillval* val valen regelval variant* inställning* husregl* val_av_regler regler_man_kan_välja tillägg*
heard-rule = regl* regel lär lära reglerna
heard-sum =
    summa summor summan summorna summera* addera* ihopräkn* läggas_ihop lägga_ihop räknas_ihop räkna_ihop läggas_samman
    tillsammans_bli ihop_med adderas plus plussa plussas läggs_ihop slå_ihop
heard-pair = par paret
heard-group = kombination* grupp* uppsättning* kombo* grupper stickgrupp
heard-face = klädda klädd klätt hovkort bildkort* målade målare figurkort målat målad
heard-exact = exakt* precis jämnt stämma helt_rätt jämnt_upp noga
heard-higher = högre större högt hög_eller_låg högt_eller_lågt högst högsta starkare
heard-lower = lägre mindre lågt lägsta lägst svagare
heard-twice = två_gånger dubbelt dubbla flera_gånger 2_gånger två_ggr dubbel* återanvänd* igen
heard-turn = tur turen turordning drag varje_tur per_tur per_drag draget
heard-direction = håll medurs moturs riktning* vänster höger medsols motsols
heard-new = nya nytt påfyll* fyller fylla fylls fler_kort påfyllning nästa_kort ny fler på_nytt
heard-each = varje varje_gång varje_runda var_och_en vid_varje alla_gånger var alla
heard-special = special* speciell* förmåga superkort specialkort magisk* kraft krafter unik grejen speciell
heard-1 = 1 ett_och_fjorton 1_och_14
heard-14 = 14 fjorton ett_och_fjorton 1_och_14
heard-15 = 15 femton
heard-16 = målet 16 sexton 11_poäng 16_poäng 21_poäng 17_poäng 17 18 19 20 22 tillräckligt_med_poäng målpoäng*
heard-another = en_till ett_till ytterligare till_en till_ett till_åtta en_likadan
heard-dealer = kortgivar* kortgiv giver given_först givarens given_är utdelare den_som_ger givare givaren lottar lotta
heard-part = vara_med ingå ingår vara_med_i räknas_med användas använda
heard-not = inte ej aldrig icke inget_kort kan_inte kan_inget utan
heard-first-draw = drar_om högst_kort
heard-mean =
    betyder betyd* menas menar innebär definition* definiera förklara beskriv* kallas vad_för_nåt för_nåt för_något
    vad_är_det_för ordet heter
heard-suit = färg färgen färger färgerna svit
heard-matter = roll betydelse viktigt skillnad spelar_roll spela_roll
heard-change = byta* byter byts byt ställa ställa_in ställs justera* anpassa* egna_regler ändra ändrar ändras ändrat
heard-good = bra bäst bästa bättre viktig viktiga viktigast samla samlar
heard-limit =
    gräns* begräns* obegräns* max maximalt maxantal tak fullt full fulla ryms rymms plats som_mest hur_många_som_helst
    hur_mycket_som_helst
heard-fit = passar passa matchar matcha stämmer stämma funkar fungerar duger duga
heard-alone = ensam själv själva för_sig
heard-why = varför
heard-where = vart
heard-near = nära nästan ungefär typ lite_fel
heard-less = mindre för_lite för_lågt en_för_lite fattas saknas minus mindre_än
heard-more = mer för_mycket för_hög för_högt för_stor mer_än över
heard-use = använd* nyttja utnyttja
heard-opponent = motståndar* andras de_andra den_andre den_andra dom_andra andra nån_annan någon_annan
heard-goal = går_ut_på ut_på går_spelet_ut_på spelet_ut_på mål målet syfte* poängen_med meningen handlar handlar_om
heard-shuffle = blanda*
heard-alternate = turas alternera växlar flyttas går_runt roterar cirkulerar
heard-digits = siffra siffror siffrorna siffer* tal talen
heard-we = vi oss
heard-enough = räcker räcka nog tillräckligt tillräckliga duger
heard-power = superkort specialkort specialregel förmåga magisk* kraft
heard-before = innan före
heard-needs = behöver behövs krävs behövd*
heard-fill = fylls fyller påfyll* på_nytt
heard-above = ovanpå på_ett_annat på_varandra trava* stapla*
heard-help = hjälpas_åt hjälpa samarbet* ihop tillsammans kompis kompisar
heard-long = länge lång långt
heard-part-of = del delar_av en_av någon_av nån_av några vissa lite del_av en_del
heard-previous = förra senaste tillbaka föregående
heard-left-side = vänster medsols medurs moturs motsols runt
heard-two = två båda bägge 2 båda_två
heard-you = du dig din ditt dina
heard-people = folk människor pers personer vänner kompisar stycken sällskap* bror brorsan syster syrra mamma pappa
heard-always = alltid
heard-for = för till
heard-be = vara bli
heard-game = spel spelet spelen
heard-times = gånger gång ggr
heard-took = tagit tog togs tagna tagits vunnit fick
heard-know = veta vet reda fattar förstår
heard-first-to = först_till
heard-beat = slår slå vinner_över under_sig
heard-big = stor stort stora litet
heard-11 = 11 elva
heard-12 = 12 tolv
heard-13 = 13 tretton
heard-many = jättemånga massor massa många
heard-undo = ångra* ta_tillbaka backa backar göra_om
heard-advice = tips tipsa råd knep taktik* strategi* förslag

# Annat än det här spelet.
heard-elsewhere =
    poker bridge uno schack fotboll* hockey* tennis golf handboll* innebandy basket* bingo lott* roulette blackjack
    patiens fia monopol* yatzy plump whist canasta väder* vädret regn* solen varmt kallt klockan datum idag imorgon igår
    kväll ikväll helgen jul julafton julen påsk semester* måndag tisdag onsdag torsdag fredag lördag söndag buss* bil
    bilen flyg* cykel* flygplats* körkort* resa resor stockholm göteborg malmö sverige norge danmark finland europa
    världen länder stad stan huvudstad* london paris mat maten äta pizza kaffe öl vin glass* middag* lunch frukost* kaka
    tårta pengar kronor kostar pris lön skatt* betala biljett* affär* köpa skola skolan läxa läxan jobb* arbete lärare
    läkare sjuk* trött hungrig ledsen glad ont älskar gillar hatar barn fru katt* film* musik* gitarr sjunga tv kanal*
    nyheter* bok boken statsminister* president* kungafamilj* riksdag* valet politik* regering* allsvenskan ligan
    tabellen vm landslag* dator* telefon* mobil* wifi lösenord* internet språk* bilden robot dum korkad ful livet tåg
    tåget hund hunden låna lån lånar snö snön snöar plats logga stänger stäng sover gå_hem lägger_mig tråkig*
    inloggning*

# Ord som inte säger något om vad frågan gäller, men om språket.
heard-nothing =
    ge ger ges jag man du vi ni de den det dom dem detta en ett som att är var vara varit om och eller men för till från
    av på i med mot mitt min mina din ditt dina sin sina sitt sig ens bli blir blev så då också även just ju väl nog har
    hade ha han hon hen här där nu igen någon något några annan annat andra mer än vid per alls egentligen snälla tack
    hej hallå undrar fråga alltså liksom faktiskt bra sedan sen spelet går gör göra när hur sant skulle ska vill ur upp
    ut ner in åt hos utan bara redan kommer kom tycker tror säga säger stycken passar visst mellan båda_är genom kanske
    egen eget egna samt ena vet menar fick fått dålig stå står typ stämmer rätt fel kompis vän säg tex exempel
    passar_till fusk innebär menas mycket lite litet våra vår vårt er ert era precis_som första tredje gjort vilket_som
    enligt brukar ganska väldigt helt jo ja nej varför därför eftersom medan både_och hemma ute borta dit hit då_så nåt
    nån nåra hört hittills mig anyone varandra vilken_som helst hinner straffas kunde tänk ifall lyckas hel stora lilla
    gick gått ta_hand där_borta jaha hm öh asså exempelvis egentlig funkar fungerar kallas för_något något_för sätt
    vad_är_det_för verkligen ofta nästan snabbt långsamt längre läget vanligt vanlig tiden igenom enkla ser allra gjorde
    ändå
