// One open chat on one phone: its head, topics, messages and foot.

import { avatar } from "./avatar.js";
import { button, element, icon, setAttribute } from "./dom.js";
import { Composer } from "./composer.js";
import { History, visibleMessages } from "./history.js";
import { Scroll } from "./scroll.js";

/** A chat as one person sees it. */
export class ChatView {
  /**
   * `phone` gives words, actions for messages (see MessageView) and what the head does: back(), switchPerson(), menu(),
   * openTopic(id), and for the foot: send(text), command(text), start(), restart().
   */
  constructor(phone, chatId, thread) {
    this.phone = phone;
    this.chatId = chatId;
    this.thread = thread;
    this.unread = 0;
    const { words } = phone;
    this.head = element("div", { class: "bar-title" });
    this.self = button("self", "", "", () => phone.switchPerson());
    this.bar = element("header", { class: "bar" },
      button("bar-button back", words("back"), icon("back"), () => phone.back()), this.head, this.self,
      button("bar-button menu-button", words("menu"), icon("menu"), () => phone.menu()));
    this.topics = element("nav", { class: "topics", "aria-label": words("topics") });
    this.content = element("div", { class: "content", role: "log" });
    this.intro = element("div", { class: "intro" });
    this.box = element("div", { class: "messages", tabindex: -1 }, this.intro, this.content);
    this.down = button("to-end", words("toBottom"), [icon("down"), element("span", { class: "badge" })], () => this.scroll.toEnd());
    this.composer = new Composer(phone, words);
    this.node = element("div", { class: "chat", "data-chat": chatId, "data-thread": thread },
      this.bar, this.topics, element("div", { class: "wall" }, this.box, this.down), this.composer.node);
    this.history = new History(this.content, { ...phone.messageActions(chatId), jump: (id) => this.jump(id) });
    this.scroll = new Scroll(this.box, this.content, (atEnd) => this.moved(atEnd));
    this.moved(true);
  }

  /** Draws the chat as the server has it now. */
  update(chat, person, bot) {
    const messages = visibleMessages(chat, person, this.thread);
    this.updateHead(chat, person, bot);
    this.updateTopics(chat, person);
    this.updateIntro(chat, person, messages);
    let fresh = [];
    this.scroll.keep(() => { fresh = this.history.update(messages, chat, person); });
    if (fresh.some((message) => message.from === person.id)) this.scroll.toEnd();
    if (!this.scroll.atEnd) this.count(this.unread + fresh.length);
    const isPrivate = chat.type === "private";
    const state = isPrivate && person.blocked ? "blocked" : isPrivate && messages.length === 0 ? "start" : "open";
    this.composer.update(state, person.commands?.[this.chatId] ?? []);
  }

  updateHead(chat, person, bot) {
    const { words } = this.phone;
    const isPrivate = chat.type === "private";
    const name = isPrivate ? bot.name : chat.title;
    const about = isPrivate ? words("bot") : words("memberCount", { count: chat.members.length + 1 });
    const drawn = JSON.stringify([name, about, person.name]);
    if (this.drawnHead === drawn) return;
    this.drawnHead = drawn;
    this.head.replaceChildren(avatar(isPrivate ? bot.id : chat.id, name, "medium"), element("div", { class: "bar-names" },
      element("h1", { class: "bar-name" }, name), element("div", { class: "bar-about", "data-connecting": words("connecting") }, about)));
    this.self.replaceChildren(avatar(person.id, person.name, "small"));
    setAttribute(this.self, "aria-label", words("switchPerson", { name: person.name }));
    setAttribute(this.content, "aria-label", name);
  }

  updateTopics(chat, person) {
    this.topics.hidden = chat.topics.length === 0;
    const { words } = this.phone;
    const all = [{ id: null, name: words("general") }, ...chat.topics];
    const unread = all.map((topic) => topic.id !== this.thread && this.phone.hasUnread(chat, person, topic.id));
    const drawn = JSON.stringify([all, unread]);
    if (this.drawnTopics === drawn) return;
    this.drawnTopics = drawn;
    this.topics.replaceChildren(...all.map((topic, index) => element("button", {
      type: "button", class: "topic", "data-thread": topic.id ?? "general", "data-unread": unread[index],
      "aria-current": topic.id === this.thread ? "page" : null, onclick: () => this.phone.openTopic(topic.id),
    }, topic.name)));
  }

  /** What the bot can do, in a chat where nothing has been said; a pill in an empty group. */
  updateIntro(chat, person, messages) {
    this.intro.hidden = messages.length > 0;
    const { words } = this.phone;
    const about = chat.type === "private" ? person.description : "";
    const drawn = JSON.stringify([about, chat.type]);
    if (this.drawnIntro === drawn) return;
    this.drawnIntro = drawn;
    this.intro.replaceChildren(about
      ? element("div", { class: "description" }, element("strong", {}, words("whatCanItDo")), element("p", { dir: "auto" }, about))
      : element("div", { class: "service" }, words("empty")));
  }

  moved(atEnd) {
    this.down.hidden = atEnd;
    if (atEnd) this.count(0);
  }

  count(unread) {
    this.unread = unread;
    const badge = this.down.lastChild;
    badge.textContent = unread > 0 ? String(unread) : "";
    badge.hidden = unread === 0;
  }

  /** Shows an older message, which lights up for a moment. */
  jump(id) {
    const node = this.history.find(id);
    if (node === undefined) return;
    this.scroll.toNode(node);
    node.classList.remove("lit");
    requestAnimationFrame(() => node.classList.add("lit"));
  }

  /** The chat is left; nothing of it listens any more. */
  close() {
    this.scroll.stop();
    this.node.remove();
  }
}
