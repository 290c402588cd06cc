// What the address line says, and what Telegram's links mean inside the page.

/**
 * `?person=1001` one phone fills the window; `&chat=-2001` its chat, `&chat=list` its list of chats; `&thread=5` a topic.
 * Without `person` all phones stand side by side where there is room; `chat` then opens that chat on every phone that has it.
 */
export function readAddress() {
  const query = new URLSearchParams(location.search);
  const number = (name) => (/^-?\d+$/.test(query.get(name) ?? "") ? Number(query.get(name)) : null);
  return { person: number("person"), chat: query.get("chat") === "list" ? "list" : number("chat"), thread: number("thread") };
}

/** Puts a place into the address line, so that the browser's own Back leads to the last one. */
export function writeAddress({ person, chat, thread = null }) {
  const query = new URLSearchParams({ person, chat });
  if (thread !== null) query.set("thread", thread);
  const address = `?${query}`;
  if (address !== location.search) history.pushState(null, "", address);
}

/**
 * What a link means: {kind: "bot", start, group} for the bot itself, {kind: "share", text},
 * {kind: "person", id}, {kind: "web", href}, or null for a link that must not be followed.
 */
export function readLink(url, botUsername) {
  const link = parse(url);
  if (link === null) return null;
  const query = link.searchParams;
  if (link.protocol === "tg:") return readInnerLink(link, botUsername);
  if (!["http:", "https:"].includes(link.protocol)) return link.protocol === "mailto:" ? { kind: "web", href: link.href } : null;
  if (["t.me", "telegram.me", "telegram.dog"].includes(link.hostname)) {
    const path = link.pathname.slice(1);
    if (sameName(path, botUsername)) return { kind: "bot", start: query.get("start"), group: query.get("startgroup") };
    if (path === "share/url" || path === "share") return shared(query);
  }
  return { kind: "web", href: link.href };
}

function readInnerLink(link, botUsername) {
  const query = link.searchParams;
  const action = link.hostname || link.pathname.replace(/^\/*/, "");
  if (action === "user") return { kind: "person", id: Number(query.get("id")) };
  if (action === "resolve" && sameName(query.get("domain") ?? "", botUsername)) {
    return { kind: "bot", start: query.get("start"), group: query.get("startgroup") };
  }
  return action === "msg_url" ? shared(query) : null;
}

const shared = (query) => ({ kind: "share", text: [query.get("url"), query.get("text")].filter(Boolean).join("\n") });

const sameName = (path, username) => path.toLowerCase() === username.toLowerCase();

function parse(url) {
  try {
    return new URL(/^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`);
  } catch {
    return null;
  }
}
