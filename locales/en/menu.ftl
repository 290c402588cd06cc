# The menus, the commands, and what Telegram says about the bot.

language-name = English

home = <b>Hello { $name }!</b>
    Here you play kasino, the Swedish card game, against the house.
    Take cards from the table that together make as much as your card. I say why a take is right or wrong, and give a hint when you want one.
home-playing = You have a parti (match) of { $game } going. { $standing }
button-play = Play now
button-continue = Go on playing
button-rules = Rules
button-game = Game and options
button-language = Language · Språk
button-settings = Settings
button-home = To the menu
button-back-menu = Back
button-next-page = Next ›
button-previous-page = ‹ Previous

game-page = <b>Game and options</b>
    { $game }: { $what }

    { $options }

    The house: { $level }. { $playing }
game-page-running = The parti that is going is played to its end by its own rules.
button-new-parti = New parti like this
new-ask = You have a parti going. Do you want to leave it and begin a new one?
button-new-surely = Yes, start a new one
option-page = <b>{ $name }</b>
    { $what }
option-page-value = <b>{ $value }</b>: { $what }

language-page = <b>Language</b>
    Which language should I speak?
settings-page = <b>Settings</b>
settings-letters = Letters on the cards: { $letters }
settings-quick = Play at once when a card can only be laid out: { $quick ->
    [yes] yes
   *[no] no
}
button-letters = Cards: { $letters }
button-quick-on = Play at once: turn on
button-quick-off = Play at once: turn off
button-forget = Forget me
forget-ask = <b>Forget me</b>
    Everything about you is deleted: language, settings, accuracy and your parti. It cannot be undone.
button-forget-surely = Yes, delete everything
forgotten = Everything about you is deleted. Write /start if you want to play again.
button-keep = No, keep it

help-page = <b>How it works</b>
    Tap a card in your hand. You see everything that it can take, and choose. You may always lay it out instead.
    <b>Hint</b> gives first the idea, then the play. <b>Why?</b> shows the sums behind the latest takes. <b>Take back</b> goes to before your last play. After a giv, <b>Review</b> shows what your choices cost.
    Write a question when you wonder about something: <i>can a queen take 7 and 5?</i>

    /play – play or go on
    /rules – the rules, page by page
    /language – language
    /accuracy – your play over time
    /help – this help
    /forget – delete everything about you
written-answer = You play with the buttons. /play shows the table, /help helps.
in-group = Kasino is played with me in a private chat.
button-private = Play in a private chat

command-start = Begin here
command-play = Play or go on
command-rules = The rules
command-language = Choose the language
command-help = Help
command-forget = Delete everything about you
bot-description = Play kasino and dragkasino, the Swedish card games, against the house. The tutor shows why a take is right or wrong, and gives hints. Tap Start.
bot-short-description = Kasino and dragkasino against the house, with a tutor that shows the sums.

level-beginner = Beginner
level-beginner-what = Takes what it sees and misses some.
level-regular = Regular
level-regular-what = Takes the best and thinks of what you can take next.
level-strong = Strong
level-strong-what = The tutor's own play.
