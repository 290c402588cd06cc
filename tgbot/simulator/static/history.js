// The messages of a chat, in order, with the days between them.

import { dayOf } from "./clock.js";
import { element } from "./dom.js";
import { MessageView } from "./message.js";
import { wordsLanguage } from "./words.js";

/** Messages of one chat (and topic) that one person may see. An ephemeral one may stand in the place of another. */
export function visibleMessages(chat, person, thread) {
  const inTopic = (message) => chat.topics.length === 0 || (message.thread ?? null) === thread;
  const seen = chat.messages.filter((message) => inTopic(message) && (message.ephemeral_for ?? person.id) === person.id);
  const stands = new Map(seen.filter(({ replaces }) => replaces).map((message) => [message.replaces, message]));
  const isPlaced = (message) => stands.has(message.replaces) && seen.some(({ id }) => id === message.replaces);
  return seen.filter((message) => !isPlaced(message)).map((message) => stands.get(message.id) ?? message);
}

/** The nodes for messages, kept by the messages' ids from one update to the next. */
export class History {
  constructor(content, actions) {
    this.content = content;
    this.actions = actions;
    this.views = new Map();
  }

  /** Draws the messages of a chat, oldest first. Returns those that were not there before. */
  update(messages, chat, person) {
    const before = this.views;
    this.views = new Map();
    const nodes = [];
    messages.forEach((message, index) => {
      const previous = messages[index - 1];
      const { words } = this.actions;
      const day = dayOf(message.date, wordsLanguage(person.language_code), words("today"));
      if (previous === undefined || dayOf(previous.date, wordsLanguage(person.language_code), words("today")) !== day) {
        nodes.push(this.keepNode(before, `day ${day}`, () => element("div", { class: "service day" }, day)));
      }
      nodes.push(this.messageNode(before, message, { messages, index, chat, person }));
    });
    arrange(this.content, nodes);
    return messages.filter((message) => !before.has(keyOf(message)));
  }

  messageNode(before, message, around) {
    const key = keyOf(message);
    if (message.service) {
      return this.keepNode(before, key, () => element("div", { class: "service", "data-message": message.id }, message.service));
    }
    const view = before.get(key) ?? new MessageView(this.actions);
    this.views.set(key, view);
    view.update(message, placeOf(message, around));
    return view.node;
  }

  keepNode(before, key, make) {
    const kept = before.get(key) ?? { node: make() };
    this.views.set(key, kept);
    return kept.node;
  }

  /** The node of a message, or undefined. */
  find(id) {
    return [...this.views.values()].find((view) => view.node.dataset.message === String(id))?.node;
  }
}

// An ephemeral message has numbers of its own, for each person.
const keyOf = (message) => `message ${message.id} ${message.ephemeral_for ?? ""}`;

function placeOf(message, { messages, index, chat, person }) {
  const own = message.from === person.id;
  const reply = message.reply_to ? chat.messages.find((other) => other.id === message.reply_to && !other.service) : null;
  return {
    own,
    named: chat.type !== "private" && !own,
    first: !belongTogether(messages[index - 1], message),
    last: !belongTogether(message, messages[index + 1]),
    reply: reply ? { id: reply.id, from: reply.from, name: reply.name, text: reply.text ?? "" } : null,
  };
}

function belongTogether(earlier, later) {
  if (!earlier || !later || earlier.service || later.service) return false;
  if ((earlier.ephemeral_for ?? null) !== (later.ephemeral_for ?? null)) return false;
  return earlier.from === later.from && Math.abs(later.date - earlier.date) < 900;
}

/** Makes `nodes` the children of `parent` without moving those that stand right already. */
function arrange(parent, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, index) => {
    if (parent.children[index] !== node) parent.insertBefore(node, parent.children[index] ?? null);
  });
}
