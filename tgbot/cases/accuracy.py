"""How accurately a person has played over time, as a picture."""

from __future__ import annotations

from locales import Html
from tgbot.cases.outcomes import SendPicture, Tell
from tgbot.people.accuracy import help_in, mean_loss, trend
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
    caption = say.html("accuracy-caption", mean=mean, count=len(givs))
    used = help_in(givs)
    if used.n_givs:
        told = say.html("accuracy-help", givs=used.n_givs, hints=used.n_hints, undos=used.n_undos)
        caption = Html(f"{caption}\n{told}")
    return SendPicture(png, caption)
