"""Topics about turns, values and taking (rules 1 to 3)."""

from __future__ import annotations

from engine import Ace, Faces, FacesTake, Rules, Specials
from tutor.questions.topic import FACT, NO, YES, Topic, Verdict, topic


def _sums(rules: Rules) -> Verdict:
    return YES if rules.faces is Faces.SUM else NO


def _several(rules: Rules) -> Verdict:
    return YES if rules.faces is Faces.SUM or rules.faces_take is FacesTake.ALL else NO


def _in_14(rules: Rules) -> Verdict:
    return YES if rules.faces is Faces.SUM or rules.faces_in_14 else NO


def _ace_on_ace(rules: Rules) -> Verdict:
    return YES if rules.ace is Ace.ONE_OR_FOURTEEN else NO


def _high(rules: Rules) -> Verdict:
    return NO if rules.specials is Specials.PLAIN else YES


OF_PLAY: tuple[Topic, ...] = (
    # Turns, deal, refill (1)
    topic("players", "1.1", FACT, "how-many play|player|can|part|must / can number / play number / player", "number"),
    topic("teams", "1.1", NO, "team / play pair", "can play number both player"),
    topic("jokers", "1.1", NO, "joker", "can play how-many"),
    topic(
        "dealer",
        "1.2",
        FACT,
        "who|how dealer / who deal / who giv / dealer|deal choose / first-draw",
        "dealer begin card how happens new",
    ),
    topic(
        "deal",
        "1.3 1.6",
        FACT,
        "how-many card / card table each / new table",
        "get deal lay hand number player begin lie can",
    ),
    topic("begins", "1.4", FACT, "who begin / direction / who turn / who play / who lay", "play lay"),
    topic(
        "two-cards",
        "1.5",
        NO,
        "play several|both card|ranks|same-time|turn / lay|lay-out several card|ranks|same-time|turn"
        " / several card same-time|turn / same card lay|lay-out same-time|turn",
        "both can one take hand same tie",
    ),
    topic(
        "pass",
        "1.5",
        NO,
        "pass / must play turn|each|card / must lay turn|each / leave play|lay|turn / not play",
        "can one rank card nothing-there",
    ),
    topic("must-lay", "1.5", YES, "must lay|lay-out not / lay|lay-out happens not take", "take card can"),
    topic(
        "refill",
        "1.6",
        FACT,
        "when|how new|get card / when deal / draw / deal new / stock card take|turn|after",
        "when how hand one card after each play turn can must deal both",
        options="refill",
    ),
    topic(
        "stock-empty",
        "1.6 1.7",
        FACT,
        "stock end|empty|leftover / stock happens",
        "what when draw card",
        options="refill",
    ),
    topic("rounds", "1.6", FACT, "how-many round|giv|turn", "play parti can"),
    # Values (2)
    topic(
        "ace-value",
        "2.2 2.3 5.1",
        FACT,
        "ace what|value|how-many|14|point|higher|lower|1|table",
        "table hand what value can",
        options="ace",
    ),
    topic("ace-both", "2.3", NO, "ace 1|14 both|same-time / ace value both|same-time", "14 1 can aces take"),
    topic(
        "ace-on-ace",
        "2.2 2.3",
        _ace_on_ace,
        "aces same|pair|table / aces take same",
        "value take can not",
        options="ace",
    ),
    topic(
        "face-value",
        "2.4 3.4 3.5",
        FACT,
        "face value|what|how-many|point",
        "take can hand table card face-word",
        options="faces",
    ),
    topic("number-value", "2.1 3.1", FACT, "number what|how-many|rank value / number what take", "can table hand"),
    topic(
        "specials-value",
        "2.5",
        _high,
        "special-card 15|16|hand / special-card take what|can",
        "value can",
        options="specials",
    ),
    topic(
        "specials-both",
        "2.5",
        NO,
        "special-card 15|16 same-time|both / special-card value both|same-time",
        "can value number",
    ),
    topic(
        "specials",
        "2.5 5.1",
        FACT,
        "special-card",
        "what how-many point value deal card who rule get",
        options="specials",
    ),
    # Taking (3)
    topic("taking", "3.1", FACT, "how|what take / rule take", "card can table"),
    topic(
        "several-groups",
        "3.1 3.2",
        YES,
        "several|both|choose group|sum / group|sum same-time / pair sum / several take same-time / choose pair",
        "can take number one",
    ),
    topic("exact", "3.1", YES, "exact sum|take|must / higher|lower sum", "must can tie same card"),
    topic("higher-lower", "3.1", NO, "higher|lower take", "card can rank"),
    topic(
        "card-twice",
        "3.1",
        NO,
        "card|same twice / card|one part several sum|group / same part several",
        "sum value can take group",
    ),
    topic("trumps", "3.1 1.5", NO, "trump", "can must"),
    topic(
        "clear-table",
        "2.1 3.1",
        NO,
        "rank take all / rank clear / rank sweep table|all / rank special / spade-five",
        "table can take card number what happens",
    ),
    topic(
        "must-take",
        "3.3 1.5",
        NO,
        "must|compulsory|leave|choose|although take / must take rule / not take can / compulsory"
        " / lay-out although|take / lay although",
        "can card rank not face number table rule",
    ),
    topic("must-take-all", "3.3", NO, "must take all|several|both", "can card rank number face group"),
    topic(
        "equal-on-table",
        "3.1 3.3",
        YES,
        "several ranks lie|table / same several card|value lie|table / next-to"
        " / lay|lay-out already / lay|lay-out same|another / lay|lay-out ranks lie|table / ranks lie table|already",
        "although another card rank several already table can same-time number value face lie take tie",
    ),
    topic("table-limit", "3.3", FACT, "how-many card lie", "table can"),
    topic(
        "faces-in-sums", "2.4 3.4 3.5", _sums, "face sum|group", "part can value take card face-word", options="faces"
    ),
    topic(
        "faces-several",
        "3.1 3.5",
        _several,
        "face several|one-each-time|one|all take / faces how-many take / face-word several|all",
        "can how-many card face-word same-time both rank table lie",
        options="faces_take",
    ),
    topic(
        "face-in-14",
        "3.4 3.5",
        _in_14,
        "face ace|14",
        "part sum 14 ace can take card face-word value",
        options="faces_in_14",
    ),
    topic(
        "pile",
        "3.6",
        NO,
        "pile look|value|get / look card|take|spades|get|sistan / look-back",
        "already middle get can how-many all must value",
    ),
    topic("building", "3.7", NO, "build", "can number sum table rank"),
)
