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
heard-rank-J = knekt knekten knektens knäkt kn
heard-rank-Q = dam damen damens drottning drottningen d
heard-rank-K = kung kungen kungens k
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
heard-i = jag man du vi ni han hon hen

# Frågans ord
heard-what = vad va vilket vilka vilken vad_är
heard-how = hur
heard-how-many =
    hur_många hur_mycket antal antalet hur_långt max högst minst maxantal som_mest hur_länge hur_lång hur_stort
    hur_stor hur_få
heard-who = vem_ger vem_ska_ge vem vems vilken_spelare vilka_spelare
heard-when = när närsomhelst
heard-can = kan får möjligt tillåtet lov kunna går_det okej ok lagligt finns finns_det
heard-must =
    måste behöver behövs tvungen tvungna tvingad tvingas tvingar skyldig nödvändigt krävs tvång_att skall_man
    tvunget straffas straff krav kräver
heard-compulsory = tvång* tagtvång obligatorisk* frivillig* valfritt plikt frivilligt obligatoriskt nödvändig* tagplikt
heard-choose = välja väljer välj utse* bestäm* valt valfri
heard-although =
    fast fastän trots trots_att även_om istället i_stället hellre hade_kunnat hade_gått kunde_ha kunnat skulle_kunna
    även_fast kunde_tagit hade_kunnat_ta kan_ta_något
heard-happens =
    händer hända blir_det sker blir_av gör gäller inträff* gör_man gör_jag går_det_till blir_följden då_händer

# Vad man gör
heard-take =
    x ta tar togs tagit tog taga plocka* fånga* knipa* knip* sno tas tagas tagas_med ta_hem tar_hem ta_in tar_in
    ta_upp roffa* norpa* fiska* samla* håva* stjäla vinna_kort erövra*
heard-lay =
    lägga lägger lägg läggs lagt la lade sätta släppa lägga_ner slänga slänger kasta kastar dumpa placera* lägg_ner
heard-lay-out = lägga_ut lägger_ut läggs_ut lagt_ut lägg_ut utlägg* utlagd*
heard-play = spela spelar spelas spelat spel* köra lira lirar kör
heard-draw = dra drar dras dragit drog draget ta_nytt_kort ta_nya_kort plocka_upp_nytt
heard-deal =
    vem_ger som_ger vem_ska_ge ger_man ge_kort ska_ge dela delar delas utdel* dela_ut delas_ut delar_ut giva
    delat_ut utdelat fördel* får_var_och_en
heard-pass =
    passa passar pass stå_över står_över hoppa_över hoppar_över säga_pass skippa avstå_från_att_spela slippa
    hoppa_över_mitt stå_över_min passning
heard-leave =
    låta_bli låter_bli avstå avstår strunta* lämna lämnar låta_ligga vägra låter_det_ligga vägrar inte_vill
    vill_inte slippa
heard-look =
    titta* kontroller* koll kolla* kika* se bläddra* räkna granska* läsa se_efter tittar_efter titta_efter kollar
    undersök* se_på synas visa kontroll*
heard-build = bygg* byggd byggs trava_ihop
heard-win = oavgjort vid_oavgjort vinn* vann vunnit seger segra* segrar* segern segrare vinst
heard-end = avbryt* slut slutar sluta avslut* tar_slut ta_slut över avgör* färdig* klart tagit_slut klar stanna*
heard-begin = börja* start* inled* förhand* först första_kortet första_draget första_turen öppna* får_börja förste
heard-reach =
    når nå nått uppnå* kommer_upp_i kom_över kommer_över passerar fått_ihop kommit_upp kommit_till kommer_till
    fick_16 får_16 hamnar_på når_upp
heard-get = få fått erhåll*

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
heard-lie = ligga ligger låg legat finnas ute ligger_ute ligger_där lagd
heard-already = redan
heard-hand = hand handen på_hand på_handen i_handen på_händer händerna från_handen spelad_från_handen näven
heard-pile = hög högen högar högarna traven travar mina_stick tagna_kort
heard-look-back = förra_sticket senaste_sticket förra_draget senaste_draget
heard-stock = talong* leken kortleken korthög* lek
heard-card = kort korten kortet korts kortens fler_kort nästa_kort
heard-joker = joker* jokr* jokern
heard-trump = trumf* bekänna följa_färg
heard-point = poäng* p pinnar
heard-value =
    två_värden värd värt värda värde värdet värden valör valören räknas räknas_som gäller_som vara_värd räkna_som
    betyder betydelse räkna valörer värdet_på värderas tillgodoräkn*
heard-same = samma lika likadan* identisk* matchar matcha passar_ihop likadana likvärdig* varandra lika_med
heard-tie =
    lika_många lika_mycket vid_lika vid_oavgjort oavgjort lika delat delar_på dela_på delar_man 26 jämnt jämt delad
    oavgjorda dött_lopp lika_fördelade remi vi_är_lika
heard-most = flest mest majoritet* övervikt flera_än_de_andra mest_spader majoriteten
heard-sure =
    säkert säker säkra säkrad* garanter* räcker räcka alltid 27 säkrat säkerställ* känna_mig_säker trygg* vara_säker
    vet_jag vet_man veta
heard-spades = spader spaderna spadrar spaderkort
heard-extra = extra bonus mer_poäng bonuspoäng tillägg ytterligare_poäng fler_poäng dessutom
heard-overspades =
    överspad* över_spader övers_spader fler_än_sju mer_än_sju fler_än_7 mer_än_7 fler_spader_än åtta_spader
    nio_spader 8_spader 9_spader tio_spader över_sju
heard-player = spelare spelarna deltagare person* pers stycken människor vänner kompisar deltar
heard-team =
    lag lagspel par_mot_par partner* två_mot_två två_och_två 2_mot_2 medspelare i_par bundsförvant* samarbet*
    parspel lagkamrat* medhjälpare allierad* för_sig_själv var_för_sig spela_ihop spelar_ihop ihop_mot lagvariant*
    lagspel*
heard-several = flera fler många två båda bägge mer_än_ett mer_än_en fler_än_ett fler_än_en 2 allihop alla olika
heard-one = bara endast enda ensam* en_enda ett_enda ett_kort med_ett_kort ett_enda_kort endast_ett
heard-one-each-time = i_taget åt_gången per_gång
heard-all =
    alla allt hela samtliga allting allihop så_mycket_som_möjligt totalt sammanlagt alla_två alla_tre alla_fyra
    precis_allt hela_rasket alltihop allesammans alltihopa varenda varje_kort
heard-clear = rensa* sopa* tömma tömmer städa* ren rent
heard-after = efter
heard-middle = mitt_i under mitten innan före
heard-at-once = direkt genast omedelbart meddetsamma med_det_samma så_fort så_snart med_en_gång på_direkten
heard-same-time =
    på_en_gång samtidigt på_samma_gång i_samma_drag i_ett_drag ihop i_samma_stick tillsammans per_tur på_samma_tur
    samma_tur i_ett_svep allihop både i_en_tur på_en_tur ett_och_fjorton 1_och_14 i_samma i_ett_kör
heard-giv = giv given givar givarna givs
heard-parti = parti* match*
heard-round = runda* rundor* varv omgång*
heard-trick = stick sticket
heard-nobody = ingen
heard-nothing-there =
    inget inga ingenting inget_på_bordet inga_kort_på_bordet inget_att_ta ingenting_på_bordet inget_ligger
    ligger_inget ligger_inga inte_ligger_några inte_finns_något inte_ett_enda
heard-both =
    två_värden båda bägge två_spelare två_stycken flera_spelare ett_och_fjorton 1_och_14 vi_båda bägge_två båda_två
heard-empty = tomt tom tomma borta tömt bortplockade slutplockat
heard-next-to = bredvid intill jämte
heard-difference = skillnad* skiljer skilja annorlunda olika jämför* speciellt unikt
heard-kasino = kasino kasinot vanligt_kasino
heard-dragkasino = dragkasino drag_kasino dragkasinot
heard-option = tillval* val valen regelval variant* inställning* husregl* val_av_regler regler_man_kan_välja tillägg*
heard-rule = regl* regel förklara berätta beskriv*
heard-sum =
    summa summor summan summorna summera* addera* ihopräkn* läggas_ihop lägga_ihop räknas_ihop räkna_ihop
    läggas_samman tillsammans_bli ihop_med adderas plus plussa
heard-pair = par paret
heard-group = kombination* grupp* uppsättning* kombo* grupper stickgrupp
heard-face = klädda klädd klätt hovkort bildkort* målade målare figurkort
heard-exact = exakt* precis jämnt stämma
heard-higher = högre större högt hög_eller_låg högt_eller_lågt högst
heard-lower = lägre mindre lågt
heard-twice = två_gånger dubbelt dubbla flera_gånger 2_gånger
heard-turn = tur turen turordning drag varje_tur per_tur
heard-direction = håll medurs moturs riktning* vänster höger medsols motsols
heard-new = nya nytt påfyll* fyller fylla fylls fler_kort påfyllning nästa_kort
heard-each = varje varje_gång varje_runda var_och_en vid_varje alla_gånger
heard-special = special* speciell* förmåga superkort specialkort magisk* kraft krafter unik
heard-1 = 1 ett_och_fjorton 1_och_14
heard-14 = 14 fjorton ett_och_fjorton 1_och_14
heard-15 = 15 femton
heard-16 = målet 16 sexton 11_poäng 16_poäng 21_poäng 17_poäng 17 18 19 20 22 tillräckligt_med_poäng målpoäng*
heard-another = en_till ett_till ytterligare till_en till_ett till_åtta en_likadan
heard-dealer = kortgivar* kortgiv giver given_först givarens
heard-part = vara_med ingå ingår vara_med_i räknas_med användas använda
heard-not = inte ej aldrig icke
heard-first-draw = drar_om högst_kort

# Ord som inte säger något om vad frågan gäller, men om språket.
heard-nothing =
    ge ger ges jag man du vi ni de den det dom dem detta en ett som att är var vara varit om och eller men för till
    från av på i med mot mitt min mina din ditt dina sin sina sitt sig ens bli blir blev så då också även just ju
    väl nog har hade ha han hon hen här där nu igen någon något några annan annat andra mer än vid per alls
    egentligen snälla tack hej hallå undrar fråga alltså liksom faktiskt bra sedan sen spelet går gör göra när hur
    sant skulle ska vill ur upp ut ner in åt hos utan bara redan kommer kom tycker tror säga säger stycken passar
    visst mellan båda_är genom kanske egen eget egna samt ena vet menar fick fått dålig stå står typ stämmer rätt
    fel kompis vän säg tex exempel passar_till fusk innebär menas mycket lite litet våra vår vårt er ert era
    precis_som första tredje gjort vilket_som enligt brukar ganska väldigt helt jo ja nej varför därför eftersom
    medan både_och hemma ute borta dit hit då_så nåt nån nåra hört hittills mig anyone varandra vilken_som helst
    hinner straffas kunde tänk ifall lyckas hel stora lilla gick gått ta_hand där_borta jaha hm öh asså exempelvis
    egentlig funkar fungerar kallas för_något något_för sätt vad_är_det_för verkligen ofta nästan snabbt långsamt
