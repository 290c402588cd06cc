"""From parameters to the content of a message: texts, captions, pictures, documents."""

from tgbot.simulator.errors import Json, bad_request
from tgbot.simulator.markup import parse, units
from tgbot.simulator.state import Content, File
from tgbot.simulator.world import World

# The page never shows a document, so that no file can run in it.
_DOCUMENT = "application/octet-stream"
_SIGNATURES = {b"\x89PNG": "image/png", b"\xff\xd8\xff": "image/jpeg", b"GIF8": "image/gif"}


def text_content(world: World, params: Json, too_long: str = "message is too long") -> Content:
    """`text`, `parse_mode`, `entities` -> content; raises ApiError when empty, too long or malformed.

    `too_long` is the method's wording: edits get that of the inner server.
    """
    if not params.get("text"):
        raise bad_request("message text is empty")
    text, entities = parse(params["text"], params.get("parse_mode"), params.get("entities"), world.limits)
    if not text:
        raise bad_request("text must be non-empty")
    if units(text) > world.limits.text:
        raise bad_request(too_long)
    return Content(text, entities)


def caption_content(world: World, params: Json, media: Content) -> Content:
    """`caption` and its related parameters, put under a picture or document; raises ApiError."""
    text, entities = parse(
        params.get("caption", ""), params.get("parse_mode"), params.get("caption_entities"), world.limits
    )
    if units(text) > world.limits.caption:
        raise bad_request("message caption is too long")
    above = bool(params.get("show_caption_above_media"))
    return Content(text or None, entities, media.photo, media.document, above=above)


def media_content(world: World, kind: str, given: object, params: Json) -> Content:
    """A photo or document given as an upload, `attach://name`, or file_id; raises ApiError."""
    file = _file(world, kind, given, params)
    return Content(photo=file.id) if kind == "photo" else Content(document=file.id)


def _file(world: World, kind: str, given: object, params: Json) -> File:
    if isinstance(given, str) and given.startswith("attach://"):
        given = params.get(given.removeprefix("attach://"))
    if isinstance(given, File):
        if not given.data:
            raise bad_request("file must be non-empty")
        mime = picture_type(given.data) if kind == "photo" else _DOCUMENT
        if mime is None:
            raise bad_request("IMAGE_PROCESS_FAILED")
        file = File(f"{kind}-{world.number()}", given.name, mime, given.data)
        world.files[file.id] = file
        return file
    if isinstance(given, str) and given.startswith(("http://", "https://")):
        raise bad_request("failed to get HTTP URL content: the local Telegram fetches nothing from outside")
    known = world.files.get(given) if isinstance(given, str) else None
    if known is None:
        raise bad_request("wrong file identifier/HTTP URL specified")
    return known


def picture_type(data: bytes) -> str | None:
    """The MIME type by a picture's first bytes, or None if it is not a picture."""
    if data[8:12] == b"WEBP":
        return "image/webp"
    return next((mime for start, mime in _SIGNATURES.items() if data.startswith(start)), None)
