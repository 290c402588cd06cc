# Menyerna, kommandona och det som står om boten i Telegram.

language-name = Svenska

home = <b>Hej { $name }!</b>
    Här spelar du kasino, det svenska kortspelet, mot huset.
    Ta kort från bordet som tillsammans blir lika mycket som ditt kort. Jag säger varför ett tag är rätt eller fel, och ger tips när du vill.
home-playing = Du har ett parti { $game } på gång. { $standing }
button-play = Spela nu
button-continue = Fortsätt partiet
button-rules = Regler
button-game = Spel och tillval
button-language = Språk · Language
button-settings = Inställningar
button-home = Till menyn
button-back-menu = Tillbaka
button-next-page = Nästa ›
button-previous-page = ‹ Förra

game-page = <b>Spel och tillval</b>
    { $game }: { $what }

    { $options }

    Huset: { $level }. { $playing }
game-page-running = Partiet som pågår spelas färdigt med sina regler.
button-new-parti = Nytt parti så här
new-ask = Du har ett parti på gång. Vill du lämna det och börja ett nytt?
button-new-surely = Ja, börja nytt
option-page = <b>{ $name }</b>
    { $what }
option-page-value = <b>{ $value }</b>: { $what }

language-page = <b>Språk</b>
    Vilket språk ska jag tala?
settings-page = <b>Inställningar</b>
settings-letters = Bokstäver på korten: { $letters }
settings-quick = Spela direkt när kortet bara kan läggas ut: { $quick ->
    [yes] ja
   *[no] nej
}
button-letters = Kort: { $letters }
button-quick-on = Spela direkt: slå på
button-quick-off = Spela direkt: stäng av
button-forget = Glöm mig
forget-ask = <b>Glöm mig</b>
    Allt om dig tas bort: språk, inställningar, ditt betyg och ditt parti. Det går inte att ångra.
button-forget-surely = Ja, ta bort allt
forgotten = Allt om dig är borttaget. Skriv /start om du vill spela igen.
button-keep = Nej, behåll

help-page = <b>Så gör du</b>
    Tryck på ett kort på handen. Då visas allt det kan ta, och du väljer. Du får alltid lägga ut ett kort i stället.
    <b>Tips</b> ger först idén, sedan spelet. <b>Varför?</b> visar summorna bakom de senaste tagen. <b>Ta tillbaka</b> går till före ditt senaste spel. Efter en giv visar <b>Genomgång</b> vad dina val kostade.
    Skriv en fråga när du undrar något: <i>kan dam ta 7 och 5?</i>

    /spela – spela eller fortsätt
    /regler – reglerna, sida för sida
    /sprak – språk
    /betyg – ditt spel över tid
    /hjalp – den här hjälpen
    /glom – ta bort allt om dig
written-answer = Det spelas med knapparna. /spela visar bordet, /hjalp hjälper.
in-group = Kasino spelas med mig i en privat chatt.
button-private = Spela i privat chatt

command-start = Börja här
command-play = Spela eller fortsätt
command-rules = Reglerna
command-language = Välj språk
command-help = Hjälp
command-forget = Ta bort allt om dig
bot-description = Spela kasino och dragkasino, de svenska kortspelen, mot huset. Läraren visar varför ett tag är rätt eller fel, och ger tips. Tryck på Start.
bot-short-description = Kasino och dragkasino mot huset, med en lärare som visar summorna.

level-beginner = Nybörjare
level-beginner-what = Tar det den ser och missar en del.
level-regular = Van
level-regular-what = Tar det bästa och tänker på vad du kan ta sedan.
level-strong = Stark
level-strong-what = Lärarens eget spel.
