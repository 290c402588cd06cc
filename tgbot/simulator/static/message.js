// One message: its bubble, and its keyboard. It is made once and then changed only where the bot has changed it.

import { avatar, colourOf } from "./avatar.js";
import { timeOf } from "./clock.js";
import { element, icon, setAttribute } from "./dom.js";
import { renderText } from "./entities.js";
import { whenLaidOut } from "./fit.js";
import { Keyboard } from "./keyboard.js";
import { renderPoll } from "./poll.js";

/** The node of a message within a chat as one person sees it. */
export class MessageView {
  /** `actions`: copy, link, command, words, button(message, button, row, column, view) and jump(id). */
  constructor(actions) {
    this.actions = actions;
    this.message = null;
    this.drawn = "";
    this.keyboard = null;
    this.picture = null;
    this.bubble = element("div", { class: "bubble" });
    this.column = element("div", { class: "column" }, this.bubble);
    this.node = element("article", { class: "message" }, this.column);
  }

  /** Shows a message. `place`: {own, first, last, named, reply} - its side, its place among its sender's, what it replies to. */
  update(message, place) {
    this.message = message;
    setAttribute(this.node, "data-message", message.id);
    setAttribute(this.node, "data-own", place.own);
    setAttribute(this.node, "data-first", place.first);
    setAttribute(this.node, "data-last", place.last);
    setAttribute(this.node, "data-ephemeral", message.ephemeral_for !== null && message.ephemeral_for !== undefined);
    this.updateBubble(message, place);
    this.updateKeyboard(message);
  }

  updateBubble(message, place) {
    const content = JSON.stringify([{ ...message, keyboard: null }, place]);
    if (content === this.drawn) return;
    this.drawn = content;
    this.node.querySelector(":scope > .avatar")?.remove();
    if (place.named && place.last) this.node.prepend(avatar(message.from, message.name, "small"));
    this.drawBubble(message, place);
  }

  drawBubble(message, place) {
    const { words } = this.actions;
    const parts = [];
    if (place.named && place.first) parts.push(sender(message));
    if (this.node.dataset.ephemeral !== undefined) parts.push(element("div", { class: "only-you" }, icon("eye"), words("onlyYou")));
    if (place.reply) parts.push(this.quoteOf(place.reply));
    const picture = message.photo ? this.drawPicture(message.photo) : null;
    const body = element("div", { class: "body" });
    if (message.document) body.append(documentLink(message.document));
    if (message.poll) body.append(renderPoll(message.poll, words));
    if (message.text) body.append(element("div", { class: "text", dir: "auto" }, renderText(message.text, message.entities, this.actions)));
    body.append(meta(message, place, words));
    parts.push(...(message.caption_above ? [body, picture] : [picture, body]));
    setAttribute(this.bubble, "data-photo", picture !== null);
    setAttribute(this.bubble, "data-bare", picture !== null && !message.text && !message.poll);
    this.bubble.replaceChildren(...parts.filter(Boolean));
    for (const quote of this.bubble.querySelectorAll(".expandable")) foldOnlyLong(quote);
  }

  /** The old picture stays until the new one is there: an edit must not blink. */
  drawPicture(address) {
    if (this.picture === null) this.picture = element("img", { class: "photo", alt: this.actions.words("photo"), src: address });
    if (this.picture.getAttribute("src") !== address) {
      const next = element("img", { src: address });
      next.decode().catch(() => null).then(() => this.picture.setAttribute("src", address));
    }
    return this.picture;
  }

  quoteOf(reply) {
    const first = reply.text.split("\n")[0] || this.actions.words("photo");
    return element("button", {
      type: "button", class: "reply", "data-colour": colourOf(reply.from), "aria-label": this.actions.words("reply", { name: reply.name }),
      onclick: () => this.actions.jump(reply.id),
    }, element("span", { class: "reply-name" }, reply.name), element("span", { class: "reply-text" }, first));
  }

  updateKeyboard(message) {
    const rows = message.keyboard ?? [];
    if (rows.length > 0 && this.keyboard === null) {
      this.keyboard = new Keyboard({ button: (...tap) => this.actions.button(this, ...tap) });
      this.column.append(this.keyboard.node);
    }
    if (rows.length === 0 && this.keyboard !== null) {
      this.keyboard.node.remove();
      this.keyboard = null;
    }
    this.keyboard?.update(rows);
  }
}

const documentLink = ({ name, url }) => element("a", { class: "document", href: url, download: name }, name);

const sender = (message) => element("div", { class: "sender", "data-colour": colourOf(message.from) }, message.name);

function meta(message, place, words) {
  const moment = new Date(message.date * 1000).toISOString();
  return element("span", { class: "meta" },
    message.edited ? element("span", { class: "edited" }, words("edited")) : null,
    element("time", { datetime: moment }, timeOf(message.date)),
    place.own ? element("span", { class: "ticks", "aria-hidden": "true" }, "✓✓") : null);
}

/** A quote that fits in its three lines has nothing to unfold. */
function foldOnlyLong(quote) {
  const text = quote.firstChild;
  whenLaidOut(text, () => {
    if (quote.dataset.expanded === undefined) setAttribute(quote, "data-short", text.scrollHeight <= text.clientHeight + 1);
  });
}
