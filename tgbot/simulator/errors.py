"""What the Bot API says when it refuses: a code, a description and, for some, parameters."""

from typing import Any

Json = dict[str, Any]


class ApiError(Exception):
    """A refusal by the local Telegram, in the wording of the real one.

    `code` is the HTTP status, `description` the whole sentence with its prefix; `parameters` may hold `retry_after` or
    `migrate_to_chat_id`.
    """

    def __init__(self, code: int, description: str, parameters: Json | None = None) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters or {}

    def body(self) -> Json:
        """The JSON that Telegram answers with."""
        body: Json = {"ok": False, "error_code": self.code, "description": self.description}
        if self.parameters:
            body["parameters"] = self.parameters
        return body


class ActionError(ValueError):
    """A person tried something that their Telegram would not let them do (such as writing after blocking)."""


def bad_request(reason: str, **parameters: Any) -> ApiError:
    """A 400."""
    return ApiError(400, f"Bad Request: {reason}", parameters)


def forbidden(reason: str) -> ApiError:
    """A 403."""
    return ApiError(403, f"Forbidden: {reason}")


def conflict(reason: str) -> ApiError:
    """A 409."""
    return ApiError(409, f"Conflict: {reason}")


def too_many(retry_after: int) -> ApiError:
    """A 429; `retry_after` in whole seconds."""
    return ApiError(429, f"Too Many Requests: retry after {retry_after}", {"retry_after": retry_after})
