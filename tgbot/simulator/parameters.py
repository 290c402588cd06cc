"""Which parameters each Bot API method takes, of which type, and which are required.

The real server ignores an unknown parameter; here it is refused, since it is always a mistake. Both faces give
parameters as HTTP does: strings, JSON in strings, or files.
"""

from dataclasses import dataclass
from typing import Any

from tgbot.simulator.errors import Json, bad_request
from tgbot.simulator.json_text import read_json
from tgbot.simulator.state import File

# One word for each parameter: name, "!" if required, ":" and its type. A "chat" is an id or an @name,
# a "file" an upload, a file_id or a URL, "any" an object of the API.
_SEND = (
    "business_connection_id:str chat_id!:chat message_thread_id:int disable_notification:bool"
    " protect_content:bool allow_paid_broadcast:bool message_effect_id:str reply_parameters:any"
    " reply_markup:any"
)
_POST = _SEND + " direct_messages_topic_id:int suggested_post_parameters:any ephemeral_message_parameters:any"
_TEXT = " parse_mode:str entities:list link_preview_options:any"
_CAPTION = " caption:str parse_mode:str caption_entities:list"
_EDIT = "business_connection_id:str chat_id:chat message_id:int inline_message_id:str reply_markup:any"
_EPHEMERAL = "chat_id!:chat receiver_user_id!:int ephemeral_message_id!:int"
_MARKUP = " reply_markup:any"
_ABOVE = " show_caption_above_media:bool"

_TABLE = {
    "getMe": "",
    "logOut": "",
    "close": "",
    "getUpdates": "offset:int limit:int timeout:int allowed_updates:list",
    "setWebhook": "url!:str certificate:file ip_address:str max_connections:int allowed_updates:list"
    " drop_pending_updates:bool secret_token:str",
    "deleteWebhook": "drop_pending_updates:bool",
    "getWebhookInfo": "",
    "getFile": "file_id!:str",
    "sendMessage": _POST + _TEXT + " text!:str",
    "sendPhoto": _POST + _CAPTION + _ABOVE + " photo!:file has_spoiler:bool",
    "sendDocument": _POST + _CAPTION + " document!:file thumbnail:file disable_content_type_detection:bool",
    "sendPoll": _SEND
    + " question!:str question_parse_mode:str question_entities:list options!:list is_anonymous:bool type:str"
    " allows_multiple_answers:bool allows_revoting:bool shuffle_options:bool allow_adding_options:bool"
    " hide_results_until_closes:bool members_only:bool country_codes:list correct_option_ids:list"
    " explanation:str explanation_parse_mode:str explanation_entities:list explanation_media:any"
    " open_period:int close_date:int is_closed:bool description:str description_parse_mode:str"
    " description_entities:list media:any",
    "stopPoll": "business_connection_id:str chat_id!:chat message_id!:int" + _MARKUP,
    "sendChatAction": "business_connection_id:str chat_id!:chat message_thread_id:int action!:str",
    "editMessageText": _EDIT + _TEXT + " text:str rich_message:any",
    "editMessageCaption": _EDIT + _CAPTION + _ABOVE,
    "editMessageMedia": _EDIT + " media!:any",
    "editMessageReplyMarkup": _EDIT,
    "editEphemeralMessageText": _EPHEMERAL + _TEXT + _MARKUP + " text:str rich_message:any",
    "editEphemeralMessageCaption": _EPHEMERAL + _CAPTION + _ABOVE + _MARKUP,
    "editEphemeralMessageMedia": _EPHEMERAL + " media!:any" + _MARKUP,
    "editEphemeralMessageReplyMarkup": _EPHEMERAL + _MARKUP,
    "deleteEphemeralMessage": _EPHEMERAL,
    "deleteMessage": "chat_id!:chat message_id!:int",
    "deleteMessages": "chat_id!:chat message_ids!:list",
    "pinChatMessage": "business_connection_id:str chat_id!:chat message_id!:int disable_notification:bool",
    "unpinChatMessage": "business_connection_id:str chat_id!:chat message_id:int",
    "unpinAllChatMessages": "chat_id!:chat",
    "answerCallbackQuery": "callback_query_id!:str text:str show_alert:bool url:str cache_time:int",
    "answerInlineQuery": "inline_query_id!:str results!:list cache_time:int is_personal:bool next_offset:str"
    " button:any",
    "setMyCommands": "commands!:list scope:any language_code:str",
    "getMyCommands": "scope:any language_code:str",
    "deleteMyCommands": "scope:any language_code:str",
    "setMyName": "name:str language_code:str",
    "getMyName": "language_code:str",
    "setMyDescription": "description:str language_code:str",
    "getMyDescription": "language_code:str",
    "setMyShortDescription": "short_description:str language_code:str",
    "getMyShortDescription": "language_code:str",
    "setChatMenuButton": "chat_id:int menu_button:any",
    "getChatMenuButton": "chat_id:int",
    "getChat": "chat_id!:chat",
    "getChatMember": "chat_id!:chat user_id!:int",
    "getChatAdministrators": "chat_id!:chat return_bots:bool",
    "getChatMemberCount": "chat_id!:chat",
    "leaveChat": "chat_id!:chat",
}

# The API has these, but this world does not implement them: better a refusal than a silent difference.
_NOT_SIMULATED = {
    "business_connection_id",
    "direct_messages_topic_id",
    "suggested_post_parameters",
    "rich_message",
    "certificate",
    "media:sendPoll",
    "explanation_media",
}


@dataclass(frozen=True, slots=True)
class Parameter:
    """The type of a parameter (int, str, bool, chat, list, file or any) and whether it must be given."""

    type: str
    required: bool


def _read(row: str) -> dict[str, Parameter]:
    pairs = (word.split(":") for word in row.split())
    return {name.rstrip("!"): Parameter(kind, name.endswith("!")) for name, kind in pairs}


PARAMETERS: dict[str, dict[str, Parameter]] = {method: _read(row) for method, row in _TABLE.items()}

_ARTICLES = {"int": "an Integer", "bool": "a Boolean", "list": "an Array", "any": "an Object"}


def decode(method: str, raw: Json) -> Json:
    """Parameters as received -> typed ones; raises ApiError for any that do not fit the table.

    A value is a string (JSON in it for all types but strings), an already decoded JSON value, or a `File`. Files named
    by `attach://` keep their own names and are left in the result under those.
    """
    table = PARAMETERS.get(method)
    raw = {name: value for name, value in raw.items() if value is not None}
    if table is None:
        raise bad_request(f"method {method} is unknown to the local Telegram")
    files = {name for name, value in raw.items() if isinstance(value, File)}
    if unknown := set(raw) - set(table) - files:
        raise bad_request(f"unknown parameter {min(unknown)} of {method}")
    for name in raw:
        if name in _NOT_SIMULATED or f"{name}:{method}" in _NOT_SIMULATED:
            raise bad_request(f"the local Telegram does not simulate {name}")
    for name, parameter in table.items():
        if parameter.required and name not in raw:
            raise bad_request(_missing(name))
    typed = {name: _value(name, table[name].type, raw[name]) for name in raw if name in table}
    return typed | {name: raw[name] for name in files}


def _missing(name: str) -> str:
    known = {"text": "message text is empty", "chat_id": "chat_id is empty"}
    return known.get(name, f"parameter {name} is required")


def _value(name: str, kind: str, value: Any) -> Any:
    if kind == "file":
        return value
    if kind == "str":
        if not isinstance(value, str):
            raise bad_request(f"parameter {name} must be a String")
        return value
    if kind == "chat" and isinstance(value, str) and value.startswith("@"):
        return value
    decoded = _json(name, kind, value) if isinstance(value, str) else value
    fits = {
        "int": type(decoded) is int,
        "chat": type(decoded) is int,
        "bool": isinstance(decoded, bool),
        "list": isinstance(decoded, list),
        "any": isinstance(decoded, dict),
    }
    if not fits[kind]:
        raise bad_request(_misfit(name, kind))
    return decoded


def _json(name: str, kind: str, value: str) -> Any:
    if kind == "bool" and value.lower() in ("true", "1", "false", "0"):
        return value.lower() in ("true", "1")
    try:
        return read_json(value)
    except ValueError:
        raise bad_request(_misfit(name, kind)) from None


def _misfit(name: str, kind: str) -> str:
    if kind == "chat":
        return "chat not found"
    if kind == "any":
        return f"can't parse {name.replace('_', ' ')} JSON object"
    return f"parameter {name} must be {_ARTICLES[kind]}"
