"""The environment becomes a Config."""

from __future__ import annotations

import pytest

from tgbot.config import Config, Setting, from_environment
from tgbot.network import proxy_of


def test_an_empty_environment_has_no_token_no_store_and_telegrams_own_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    config = from_environment({})
    assert config == Config(None, None, "https://api.telegram.org/bot", "en", False)
    assert config.base_file_url == "https://api.telegram.org/file/bot"


def test_the_token_and_the_store_are_read_without_the_white_space_around_them() -> None:
    config = from_environment({"TELEGRAM_TOKEN": "1:secret\n", "REDIS_URL": " redis://localhost "})
    assert (config.token, config.redis_url) == ("1:secret", "redis://localhost")


def test_a_variable_that_is_empty_is_as_one_that_is_not_set() -> None:
    empty = dict.fromkeys(("TELEGRAM_TOKEN", "REDIS_URL", "TELEGRAM_BASE_URL", "LC_ALL"), "")
    assert from_environment({**empty, "LANG": "sv_SE"}) == from_environment({"LANG": "sv_SE"})


@pytest.mark.parametrize("address", ["http://here:81", "http://here:81/", "http://here:81/bot", "http://here:81/bot/"])
def test_another_telegram_is_named_by_its_address_with_or_without_bot(address: str) -> None:
    config = from_environment({"TELEGRAM_BASE_URL": address})
    assert config.base_url == "http://here:81/bot"
    assert config.base_file_url == "http://here:81/file/bot"


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "sv_SE.UTF-8"}, "sv"),
        ({"LANG": "sv.UTF-8"}, "sv"),
        ({"LANG": "sv"}, "sv"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "sv_SE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "sv_FI"}, "sv"),
    ],
)
def test_the_language_is_that_of_the_session(variables: dict[str, str], language: str) -> None:
    assert from_environment(variables).language == language


@pytest.mark.parametrize(
    ("platform", "variables", "display"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_there_is_a_display_on_a_desktop_and_none_on_a_server(
    platform: str, variables: dict[str, str], display: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    assert from_environment(variables).display is display


def test_the_secrets_are_not_shown() -> None:
    config = from_environment({"TELEGRAM_TOKEN": "1:secret", "REDIS_URL": "redis://:secret@localhost"})
    assert "secret" not in repr(config)


def test_the_real_environment_is_read_when_none_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TELEGRAM_TOKEN", "1:from-outside")
    assert from_environment().token == "1:from-outside"


def test_proxies_and_certificates_are_known_by_the_variable_that_names_them() -> None:
    config = from_environment({"HTTPS_PROXY": "http://big", "https_proxy": "http://small", "SSL_CERT_FILE": "/ca.pem"})
    assert config.proxies == {"https": Setting("https_proxy", "http://small")}
    assert config.certificate_file == Setting("SSL_CERT_FILE", "/ca.pem")


def test_every_password_is_a_secret_as_it_is_written_and_as_it_is_meant() -> None:
    config = from_environment(
        {
            "TELEGRAM_TOKEN": "1:secret-t",
            "REDIS_URL": "rediss://user:a%40b@localhost",
            "TELEGRAM_BASE_URL": "http://user:secret-b@here",
            "ALL_PROXY": "socks5://user:secret-p@there",
            "HTTP_PROXY": "http://[half:an:address",
        }
    )
    assert config.secrets == {
        "1:secret-t",
        "secret-t",
        "a%40b",
        "a@b",
        "secret-b",
        "secret-p",
        "http://[half:an:address",
    }
    assert not any(secret in repr(config) for secret in config.secrets)


PROXIES = {"HTTPS_PROXY": "http://secure", "HTTP_PROXY": "http://plain", "ALL_PROXY": "http://any"}


@pytest.mark.parametrize(
    ("variables", "used"),
    [
        ({}, "HTTPS_PROXY"),
        ({"TELEGRAM_BASE_URL": "http://here:81"}, "HTTP_PROXY"),
        ({"HTTPS_PROXY": ""}, "ALL_PROXY"),
        ({"NO_PROXY": "telegram.org"}, None),
        ({"NO_PROXY": "*"}, None),
        ({"NO_PROXY": "[::1], .example.org"}, "HTTPS_PROXY"),
        ({"TELEGRAM_BASE_URL": "http://127.0.0.1:81"}, None),
        ({"TELEGRAM_BASE_URL": "http://[::1]:81"}, None),
        ({"TELEGRAM_BASE_URL": "http://localhost.example.org"}, "HTTP_PROXY"),
    ],
)
def test_the_proxy_is_that_of_the_protocol_and_none_for_this_machine(
    variables: dict[str, str], used: str | None
) -> None:
    proxy = proxy_of(from_environment({**PROXIES, **variables}))
    assert (proxy and proxy.variable) == used
