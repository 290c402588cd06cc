# Bordet: meddelandet som spelas i, dess knappar och svaren på tryck.

you = Du
house = Huset
you-mid = du
house-mid = huset
guest = Gäst

table-title = <b>{ $game }</b> · giv { $giv } · runda { $runda } av { $rundor }
standing-start = 0–0, spel till { $target }
standing-lead-you = Du leder med { $by }: { $yours }–{ $theirs } (till { $target })
standing-lead-other = { $leader } leder med { $by }: { $theirs }–{ $yours } (till { $target })
standing-even = Lika, { $yours }–{ $theirs } (till { $target })
standing-many = { $list } (till { $target })
talong = { $count ->
    [0] Talongen är slut
   *[other] Talong { $count } kort
}
sweeps-so-far = tabbar: { $list }
name-and-number = { $name } { $number }

drawn = Dragning om given: { $list }. { $who ->
    [you] Du ger.
   *[other] { $dealer } ger.
}
drawn-one = { $name } { $card }
dealer-this-giv = { $who ->
    [you] Du ger.
   *[other] { $dealer } ger.
}
play-taken = { $who } tog { $taken } med { $card }.
play-laid = { $who } lade ut { $card }.
play-sweep = { $who } tog { $taken } med { $card }. <b>Tabbe!</b>
play-swept-uncounted = { $who } tog allt med { $card }. Tabbe räknas inte i sista rundan.
new-hands = Nya kort: runda { $runda } av { $rundor }.
sistan-called = { $who ->
    [you] Du säger
   *[other] { $dealer } säger
}: <i>sistan</i>. Det är de sista korten.
table-cards = <b>Bordet</b>
table-empty = tomt

your-turn = <b>Din tur.</b> Välj ett kort.
their-turn = <b>{ $name }</b> är på tur.
chosen = <b>{ $card }</b> räknas som { $values }. Vad ska det göra?
chosen-pair = <b>{ $card }</b> tar bara { $rank }. Vad ska det göra?
chosen-nothing = <b>{ $card }</b> räknas som { $values } och kan inte ta något.
chosen-nothing-pair = <b>{ $card }</b> tar bara { $rank } och kan inte ta något.
more-takes = { $shown } av många sätt att ta visas. De andra plockar du själv.
picking = <b>{ $card }</b> räknas som { $values }. Tryck på korten som ska tas.
picking-pair = <b>{ $card }</b> tar bara { $rank }. Tryck på korten som ska tas.
picked-right = { $groups } ✓
picked-missing = { $sum } · { $missing } kvar till { $value }
picked-nothing = Inget är valt än.

button-take = Ta { $cards } · { $sums }{ $marks }
button-take-short = Ta { $cards }{ $marks }
button-take-many = Ta { $count } kort · { $sums }{ $marks }
mark-storan = storan
mark-lillan = lillan
mark-aces = { $aces ->
    [one] ess
   *[other] { $aces } ess
}
mark-spades = { $spades }♠
mark-sweep = tabbe
button-lay = Lägg ut { $card }
button-pick = Plocka själv
button-back = Ångra
button-take-picked = { $count ->
    [0] Ta
   *[other] Ta { $count } kort
}
button-hint = Tips
button-why = Varför?
button-undo = Ta tillbaka
button-resign = Ge upp
button-menu = Meny
button-resign-surely = Ja, ge upp
button-keep-playing = Nej, spela vidare
button-next-giv = Nästa giv
button-again = Nytt parti
button-record = Partiet som text
resign-ask = Vill du ge upp? { $name } vinner då partiet.
resign-ask-many = Vill du ge upp? Partiet är då slut.

hint-title = 💡 { $hint }
why-title = <b>Varför?</b> { $rules }
why-play = { $play } { $reason }
why-nothing = Ingen har tagit något än i den här given.

# Protokollet
protocol-title = <b>Giv { $giv } är slut</b>
row-most-cards = Flest kort
row-most-spades = Flest spader
row-extra-spades = Överspader
row-storan = Storan
row-lillan = Lillan
row-aces = Ess
row-sweeps = Tabbar
row-sistan = Sistan
row-sum = Summa
row-total = Totalt
behind-title = <b>Korten bakom poängen</b>
behind-cards = Kort: { $list }
behind-spades = Spader: { $list }
behind-storan = Storan { $card }: { $name }
behind-lillan = Lillan { $card }: { $name }
behind-aces = Ess: { $list }
behind-sweeps = Tabbar: { $list }
behind-sistan = Sistan: { $name } tog sist, med { $card }
behind-sistan-left = Sistan: { $name } tog sist, med { $card }, och fick { $cards } som låg kvar
behind-nobody = Ingen tog något i given, så ingen har sistan.
behind-tie-cards = Lika många kort: ingen får poängen.
behind-tie-spades = Lika många spader: ingen får poängen.
name-and-cards = { $name } { $cards }
name-count-cards = { $name } { $count } ({ $cards })
nobody = ingen

ended-won-you = 🏆 <b>Du vann partiet, { $score }.</b>
ended-won-other = <b>{ $name } vann partiet, { $score }.</b>
ended-by-total = Flest poäng när någon nått { $target }.
ended-by-spades = Lika poäng. Flest spader i sista given avgjorde.
ended-one-more = Någon har nått { $target }, men det är lika i poäng och spader. Det blir en giv till.
ended-resigned = { $who ->
    [you] <b>Du gav upp.</b>
   *[other] <b>{ $name } gav upp.</b>
} { $winning ->
    [you] Du vinner partiet.
   *[other] { $winner } vinner partiet.
}
ended-resigned-many = { $who ->
    [you] <b>Du gav upp.</b>
   *[other] <b>{ $name } gav upp.</b>
} Partiet är slut.
record-caption = Partiet i notation. Tryck för att kopiera.

# Svar på tryck
answer-old-button = Den knappen hör till ett tidigare läge. Bordet är uppdaterat.
answer-already-played = Redan spelat. Bordet visar hur det står.
answer-not-your-table = Du sitter inte vid det här bordet.
answer-not-your-turn = Det är inte din tur.
answer-not-now = Det går inte just nu.
answer-nothing-picked = Tryck först på korten som ska tas.
answer-unreadable = Den knappen känns inte igen. Skriv /spela för att spela.
answer-no-table = Det bordet finns inte längre. Skriv /spela för ett nytt.
answer-try-again = Det gick inte just nu. Försök igen strax.
answer-error = Något gick fel. Bordet är som det var. Försök igen.
answer-too-quick = Det går lite för fort för mig. Vänta ett litet slag, så är jag med igen.
answer-many-tables = Det blev många nya partier på kort tid. Vänta ett litet slag med nästa.

picked-wrong = ✗ { $text }

as-it-is = { $text }
