"""Keyboards under messages: what Telegram accepts, and in which words it refuses the rest."""

from typing import Any

from tgbot.simulator.errors import Json, bad_request
from tgbot.simulator.limits import Limits

Rows = tuple[tuple[Json, ...], ...]

_ACTIONS = (
    "callback_data",
    "url",
    "copy_text",
    "switch_inline_query",
    "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat",
    "web_app",
    "login_url",
    "callback_game",
    "pay",
)
_FIELDS = {"text", "style", "icon_custom_emoji_id", *_ACTIONS}
_STYLES = ("primary", "success", "danger")
_OTHER_MARKUPS = ("keyboard", "remove_keyboard", "force_reply")
_SCHEMES = ("http://", "https://", "tg://", "mailto:", "tel:")


def read_markup(markup: Json | None, limits: Limits) -> tuple[Rows | None, bool]:
    """`reply_markup` -> the rows of an inline keyboard or None, and whether it is a keyboard of another kind.

    An empty inline keyboard is the same as none. Raises ApiError.
    """
    if markup is None:
        return None, False
    if "inline_keyboard" in markup:
        return _inline(markup["inline_keyboard"], limits), False
    if any(kind in markup for kind in _OTHER_MARKUPS):
        return None, True
    if markup:
        raise bad_request(f"can't parse reply markup: unknown fields {', '.join(sorted(markup))}")
    return None, False


def _inline(keyboard: Any, limits: Limits) -> Rows | None:
    if not isinstance(keyboard, list) or not all(isinstance(row, list) for row in keyboard):
        raise bad_request('field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays')
    rows = tuple(tuple(_button(button, limits) for button in row) for row in keyboard if row)
    too_wide = any(len(row) > limits.buttons_in_row for row in rows)
    if too_wide or sum(len(row) for row in rows) > limits.buttons:
        raise bad_request("reply markup is too long")
    return rows or None


def _button(button: Any, limits: Limits) -> Json:
    if not isinstance(button, dict):
        raise bad_request("can't parse inline keyboard button: expected an Object")
    if unknown := set(button) - _FIELDS:
        raise bad_request(f"can't parse inline keyboard button: unknown field {min(unknown)}")
    if not isinstance(button.get("text"), str) or not button["text"].strip():
        raise bad_request("inline keyboard button text must be non-empty")
    if button.get("style") not in (None, *_STYLES):
        raise bad_request("can't parse inline keyboard button: invalid button style specified")
    actions = [action for action in _ACTIONS if action in button]
    if not actions:
        raise bad_request("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard")
    if len(actions) > 1:
        raise bad_request(f"can't parse inline keyboard button: both {actions[0]} and {actions[1]} are given")
    _check_action(button, limits)
    return dict(button)


def _check_action(button: Json, limits: Limits) -> None:
    if "callback_data" in button:
        data = button["callback_data"]
        if not isinstance(data, str) or not 1 <= len(data.encode()) <= limits.callback_data_bytes:
            raise bad_request("BUTTON_DATA_INVALID")
    if "url" in button:
        url = button["url"]
        if not isinstance(url, str) or not url.lower().startswith(_SCHEMES) or " " in url:
            raise bad_request(f"inline keyboard button URL '{url}' is invalid: Wrong HTTP URL")
    if "copy_text" in button:
        copied = button["copy_text"]
        text = copied.get("text") if isinstance(copied, dict) else None
        if not isinstance(text, str) or not 1 <= len(text) <= limits.copy_text:
            raise bad_request("BUTTON_COPY_TEXT_INVALID")


def button_kind(button: Json) -> str:
    """What a press does: callback, url, copy, switch or other."""
    if "callback_data" in button:
        return "callback"
    if "url" in button:
        return "url"
    if "copy_text" in button:
        return "copy"
    return "switch" if any(field.startswith("switch") for field in button) else "other"
