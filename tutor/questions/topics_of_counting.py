"""Topics about tabbar, points, the end and the two games (rules 4 to 7), and the words of the game."""

from __future__ import annotations

from engine import Rules
from tutor.questions.topic import FACT, NO, YES, Topic, Verdict, topic


def _last_sweep(rules: Rules) -> Verdict:
    return YES if rules.last_sweep else NO


OF_COUNTING: tuple[Topic, ...] = (
    # Tabbe and sistan (4)
    topic("sweep", "4.1", FACT, "sweep", "what how how-many point value rule get when take all table deal"),
    topic(
        "sweep-one-card",
        "4.1",
        YES,
        "sweep one|sure / sweep how-many card / sweep number / sweep one leftover",
        "leftover last happens clear card table lie take must value can get rank",
    ),
    topic(
        "sweep-last-round",
        "4.1",
        _last_sweep,
        "sweep last-round|last|end",
        "value play can get point round turn",
        options="last_sweep",
    ),
    topic(
        "sweep-leftovers",
        "4.2",
        NO,
        "sweep leftover|last-cards|sistan / sweep last get card",
        "card get last last-round after end all table take point value can when",
    ),
    topic("leftovers", "4.2", FACT, "leftover / last-cards", "who what happens card get table end last point can giv"),
    topic(
        "sistan",
        "4.2 1.7",
        FACT,
        "sistan / who last take / last take point",
        "what when who value how-many point get can deal",
    ),
    topic(
        "nobody-takes",
        "4.2",
        FACT,
        "nobody take|sistan|leftover|get / nothing-there sistan|take",
        "happens who giv card one all sistan what can get leftover point",
    ),
    # Counting (5)
    topic("points", "5.1", FACT, "what|how point / how look giv / rule point", "value card get look deal can"),
    topic(
        "majorities",
        "5.1",
        FACT,
        "most point|what|get|how-many / spades point",
        "spades card get deal what how-many point can",
    ),
    topic("giv-total", "5.4", FACT, "how-many point giv|all", "can lie"),
    topic(
        "tie-for-most",
        "5.2",
        FACT,
        "tie|same card|spades|most|point / tie / nobody most",
        "who get happens how-many can most point several what",
    ),
    topic("special-spades", "5.2", YES, "special-card|ace spades value / ace spades", "can"),
    topic(
        "extra-spades",
        "5.3",
        FACT,
        "overspades / extra spades / point several spades",
        "what how point get several can rule deal value option each happens",
        options="extra_spades",
    ),
    topic(
        "sure-majority",
        "8.2",
        FACT,
        "sure spades|card|most|how-many|when / how-many spades must / how-many most must",
        "when get card most spades win can number take",
    ),
    # The end of the parti (6) and the games (7)
    topic(
        "target",
        "6.1",
        FACT,
        "win / how-many point / when end|parti / end parti / how-many parti",
        "how who play must get reach rule giv",
        options="target",
    ),
    topic(
        "ends-at-once",
        "6.1",
        NO,
        "end|win at-once|middle|reach|16 / end giv",
        "point giv can when reach player 16 parti play",
    ),
    topic(
        "tie-at-the-end",
        "6.2",
        FACT,
        "both|several reach|16|win / tie win|end / win|end same",
        "happens who point giv how player what get 16 last tie sum",
    ),
    topic(
        "games",
        "1.6 2.3 3.4 3.5 7",
        FACT,
        "difference / kasino dragkasino",
        "how play what rule happens special",
        options="refill ace faces",
    ),
    topic(
        "game",
        "1.6 2.3 3.4 3.5 7",
        FACT,
        "dragkasino|kasino what|how|rule|happens / how play",
        "how play what rule happens card",
        options="refill ace faces",
    ),
    topic(
        "empty-table",
        "1.5 3.2",
        FACT,
        "table empty|clear / after sweep / nothing-there table|lie|take",
        "leftover happens what take play how can when lay table card",
    ),
    topic("options", "7", FACT, "option", "what rule can choose"),
    # Words
    topic("word-giv", "7", FACT, "what giv", "value"),
    topic("word-parti", "7", FACT, "what parti", "value"),
    topic("word-round", "7", FACT, "what round", "value"),
    topic("word-stock", "7", FACT, "stock", "what value"),
    topic("word-trick", "7", FACT, "what trick", "value"),
    topic("word-faces", "7", FACT, "what face-word / face-word", "card face"),
)
