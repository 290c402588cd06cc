"""Answers to presses of buttons and to inline queries."""

from typing import Any

from tgbot.simulator.errors import ApiError, Json, bad_request
from tgbot.simulator.keyboards import read_markup
from tgbot.simulator.markup import units
from tgbot.simulator.methods.contents import text_content
from tgbot.simulator.state import Answer, Query
from tgbot.simulator.world import World


def _too_old() -> ApiError:
    return bad_request("query is too old and response timeout expired or query ID is invalid")


def answer_callback(world: World, params: Json) -> Any:
    """answerCallbackQuery: once for each press, and in time."""
    query = world.queries.get(params["callback_query_id"])
    if query is None:
        raise _too_old()
    query.attempts += 1
    text = params.get("text") or None
    if text is not None and units(text) > world.limits.answer:
        raise bad_request("MESSAGE_TOO_LONG")
    _check_url(world, params.get("url"))
    if query.answer is not None or world.clock() - query.created >= world.limits.callback_life:
        raise _too_old()
    _show(world, query, Answer(query.id, text, bool(params.get("show_alert")), params.get("url")))
    return True


def _check_url(world: World, url: str | None) -> None:
    """Only a link that starts this bot may be opened by an answer."""
    starts = (f"https://t.me/{world.bot.username}?start", f"tg://resolve?domain={world.bot.username}&start")
    if url and not url.lower().startswith(tuple(start.lower() for start in starts)):
        raise bad_request("URL_INVALID")


def _show(world: World, query: Query, answer: Answer) -> None:
    query.answer = answer
    shown = {"text": answer.text, "alert": answer.alert, "url": answer.url}
    world.emit("answer", {"person": query.person, "query": query.id, **shown})


def answer_inline(world: World, params: Json) -> Any:
    """answerInlineQuery, for articles and cached photos that send a text."""
    query = world.inline_queries.get(params["inline_query_id"])
    late = query is None or world.clock() - query.created >= world.limits.inline_life
    if query is None or late or query.results is not None:
        raise _too_old()
    if len(params["results"]) > 50:
        raise bad_request("RESULTS_TOO_MUCH")
    for result in params["results"]:
        _check_result(world, result)
    if len({result["id"] for result in params["results"]}) < len(params["results"]):
        raise bad_request("RESULT_ID_DUPLICATE")
    query.results = params["results"]
    return True


def _check_result(world: World, result: Json) -> None:
    if not isinstance(result, dict):
        raise bad_request("can't parse inline query result: expected an Object")
    if result.get("type") != "article":
        raise bad_request("the local Telegram knows only inline results of type article")
    if not 1 <= len(str(result.get("id", "")).encode()) <= 64:
        raise bad_request("RESULT_ID_INVALID")
    if not result.get("title"):
        raise bad_request("can't parse inline query result: field title is empty")
    content = result.get("input_message_content")
    if not isinstance(content, dict) or "message_text" not in content:
        raise bad_request("can't parse inline query result: no input_message_content with message_text")
    text_content(world, {**content, "text": content["message_text"]})
    read_markup(result.get("reply_markup"), world.limits)


METHODS = {"answerCallbackQuery": answer_callback, "answerInlineQuery": answer_inline}
