"""How accurately a person has played over time, as a picture."""

from __future__ import annotations

from tgbot.cases.outcomes import SendPicture, Tell
from tgbot.people.accuracy import mean_loss, trend
from tgbot.people.profile import Profile
from tgbot.views.chart import chart
from tgbot.views.reader import Reader
from tutor.words import number


def picture(reader: Reader, profile: Profile) -> SendPicture | Tell:
    """The picture, or a message that there is nothing to show yet."""
    say, givs = reader.texts, profile.accuracy
    if not givs:
        return Tell(say.plain("accuracy-none"))
    png = chart([mean_loss([each]) for each in givs], trend(givs), say.plain("decimal-mark"))
    mean = number(mean_loss(givs), say, digits=2)
    return SendPicture(png, say.html("accuracy-caption", mean=mean, count=len(givs)))
