// A text and its entities, drawn as nodes. Offsets count UTF-16 units, which is how JavaScript counts too.

import { element } from "./dom.js";

const PLAIN_TAGS = { bold: "strong", italic: "em", underline: "u", strikethrough: "s" };
const BLOCKS = new Set(["pre", "blockquote", "expandable_blockquote"]);

/**
 * A fragment for the text. `actions` says what a tap does: {copy(text), link(url), command(text), words(key)}.
 * Entities nest as Telegram's do; one that crosses the end of another is cut in two.
 */
export function renderText(text, entities, actions) {
  const sorted = [...(entities ?? [])].sort((a, b) => a.offset - b.offset || b.length - a.length);
  return renderSpan(text, 0, text.length, sorted, actions);
}

function renderSpan(text, start, end, entities, actions) {
  const fragment = document.createDocumentFragment();
  let position = start;
  let rest = entities;
  while (rest.length > 0) {
    const [entity, ...others] = rest;
    const from = Math.max(entity.offset, position);
    const to = Math.min(entity.offset + entity.length, end);
    const isBlock = BLOCKS.has(entity.type);
    appendText(fragment, text.slice(position, from), isBlock);
    const inside = others.filter((other) => other.offset < to);
    rest = [...inside.map((other) => remainder(other, to)), ...others.filter((other) => other.offset >= to)].filter(Boolean);
    if (to > from) fragment.append(renderEntity(entity, renderSpan(text, from, to, inside, actions), text.slice(from, to), actions));
    position = Math.max(position, to);
  }
  appendText(fragment, text.slice(position, end), false);
  return fragment;
}

/** What is left of an entity behind a position, or null. */
function remainder(entity, position) {
  const length = entity.offset + entity.length - position;
  return length > 0 ? { ...entity, offset: position, length } : null;
}

/** A block brings its own line breaks, so the ones in the text beside it are not drawn a second time. */
function appendText(fragment, text, beforeBlock) {
  const afterBlock = fragment.lastChild?.dataset?.block !== undefined;
  let shown = afterBlock && text.startsWith("\n") ? text.slice(1) : text;
  if (beforeBlock && shown.endsWith("\n")) shown = shown.slice(0, -1);
  if (shown) fragment.append(shown);
}

function renderEntity(entity, content, text, actions) {
  switch (entity.type) {
    case "bold": case "italic": case "underline": case "strikethrough":
      return element(PLAIN_TAGS[entity.type], {}, content);
    case "code":
      return tappable("code", "code", () => actions.copy(text), content);
    case "pre":
      return tappable("pre", "pre", () => actions.copy(text), content, { "data-block": true });
    case "spoiler":
      return spoiler(content, actions);
    case "blockquote":
      return element("blockquote", { "data-block": true }, content);
    case "expandable_blockquote":
      return expandable(content, actions);
    case "text_link": case "url": case "email":
      return link(entity.url ?? (entity.type === "email" ? `mailto:${text}` : text), content, actions);
    case "bot_command":
      return tappable("a", "command", () => actions.command(text), content);
    case "mention": case "text_mention": case "hashtag": case "cashtag": case "phone_number":
      return element("span", { class: "mention" }, content);
    default:
      return element("span", {}, content);
  }
}

/** An inline node that acts on tap, Enter and space, yet wraps like text, which a <button> would not. */
function tappable(tag, className, action, content, attributes = {}) {
  return element(tag, {
    class: className, role: "button", tabindex: 0, onclick: action, onkeydown: onActivation(action), ...attributes,
  }, content);
}

const onActivation = (action) => (event) => {
  if (event.target !== event.currentTarget || !["Enter", " "].includes(event.key)) return;
  event.preventDefault();
  action(event);
};

function link(url, content, actions) {
  return element("a", {
    href: /^https?:/i.test(url) ? url : "#", rel: "noopener noreferrer",
    onclick: (event) => { event.preventDefault(); actions.link(url); },
  }, content);
}

function spoiler(content, actions) {
  const hidden = element("span", { "aria-hidden": "true" }, content);
  const reveal = (event) => {
    if (node.dataset.revealed !== undefined) return;
    event.preventDefault();
    event.stopPropagation();
    // As on a phone, one tap shows every hidden place of the message.
    for (const other of node.closest(".text")?.querySelectorAll(".spoiler") ?? [node]) show(other);
  };
  const node = element("span", {
    class: "spoiler", role: "button", tabindex: 0, "aria-label": actions.words("spoiler"), onkeydown: onActivation(reveal),
  }, hidden);
  // In the capturing phase, so that the first tap on a hidden link shows it and does not follow it.
  node.addEventListener("click", reveal, { capture: true });
  return node;
}

function show(node) {
  node.dataset.revealed = "";
  for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
  node.firstElementChild.removeAttribute("aria-hidden");
}

function expandable(content, actions) {
  const toggle = () => {
    const open = quote.dataset.expanded === undefined;
    if (open) quote.dataset.expanded = "";
    else delete quote.dataset.expanded;
    arrow.setAttribute("aria-expanded", String(open));
    arrow.setAttribute("aria-label", actions.words(open ? "showLess" : "showMore"));
  };
  const arrow = element("button", {
    type: "button", class: "quote-toggle", "aria-expanded": "false", "aria-label": actions.words("showMore"),
    onclick: (event) => { event.stopPropagation(); toggle(); },
  });
  // The whole quote can be tapped, the small arrow is what the keyboard reaches.
  const quote = element("blockquote", { class: "expandable", "data-block": true, onclick: toggle },
    element("div", { class: "quote-text" }, content), arrow);
  return quote;
}
