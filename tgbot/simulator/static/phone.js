// One person's phone: which chat is open on it, and what its head and foot do.

import * as api from "./api.js";
import { ChatList } from "./chatlist.js";
import { ChatView } from "./chat.js";
import { element, setAttribute } from "./dom.js";
import { changeMembers, chooseLanguage, newGroup, newPerson } from "./forms.js";
import { Overlay } from "./overlay.js";
import { Taps } from "./taps.js";
import { Unread } from "./unread.js";
import { wordsFor, wordsLanguage } from "./words.js";

/** A phone. `page` is the page around it: refresh(), moved(phone), switchTo(id, chat), switchPerson(phone), isAlone(), address(). */
export class Phone {
  constructor(page, person, state) {
    this.page = page;
    this.person = person;
    this.state = state;
    this.seen = new Unread(person, state);
    this.view = null;
    this.screen = element("div", { class: "screen" });
    this.overlay = new Overlay(this.screen, (...text) => this.words(...text));
    this.taps = new Taps(this);
    this.owner = element("button", {
      type: "button", class: "owner", onclick: () => this.attempt(chooseLanguage(this.overlay, this.words, this.person)),
    });
    this.node = element("section", { class: "phone", "data-person": person.id, "aria-label": person.name },
      this.owner, element("div", { class: "glass" }, this.screen, this.overlay.node));
    this.setWords();
  }

  get chat() {
    return this.view instanceof ChatView ? this.view.chatId : "list";
  }

  get thread() {
    return this.view instanceof ChatView ? this.view.thread : null;
  }

  /** Draws the phone as the server has the world now. */
  update(state) {
    const person = state.people.find(({ id }) => id === this.person.id);
    const otherLanguage = wordsLanguage(person.language_code) !== wordsLanguage(this.person.language_code);
    this.state = state;
    this.person = person;
    this.owner.replaceChildren(
      element("span", { class: "owner-name" }, person.name), element("span", { class: "owner-language" }, person.language_code ?? "–"));
    if (otherLanguage) {
      this.setWords();
      this.show(this.chat, this.thread);
    } else this.draw();
  }

  setWords() {
    this.words = wordsFor(this.person.language_code);
    setAttribute(this.node, "lang", wordsLanguage(this.person.language_code));
    setAttribute(this.owner, "title", this.words("languageOf", { name: this.person.name }));
  }

  draw() {
    if (this.view instanceof ChatView) {
      const chat = this.findChat(this.view.chatId);
      if (chat === null) {
        this.show("list");
        return;
      }
      if (this.node.isConnected) this.seen.read(chat, this.person, this.view.thread);
      this.view.update(chat, this.person, this.state.bot);
    } else this.view?.update(this.state, this.person);
  }

  /** Opens a chat, or "list". A chat that this person does not have opens the list. */
  show(chatId, thread = null) {
    this.view?.close?.();
    const chat = chatId === "list" ? null : this.findChat(chatId);
    const topic = chat?.topics.some(({ id }) => id === thread) ? thread : null;
    this.view = chat === null ? new ChatList(this) : new ChatView(this, chat.id, topic);
    this.screen.replaceChildren(this.view.node);
    this.draw();
    this.view.scroll?.toEnd();
  }

  findChat(id) {
    return this.person.chats.includes(id) ? this.state.chats.find((chat) => chat.id === id) ?? null : null;
  }

  // What the head and the list of chats do.

  openChat(id, thread = null) {
    this.show(id, thread);
    this.page.moved(this);
  }

  openTopic(id) {
    this.openChat(this.chat, id);
  }

  back() {
    this.show("list");
    this.page.moved(this);
  }

  isAlone() {
    return this.page.isAlone();
  }

  switchPerson() {
    this.page.switchPerson(this);
  }

  switchTo(id, chat) {
    this.page.switchTo(id, chat);
  }

  unread(chat, person) {
    return this.seen.count(chat, person);
  }

  hasUnread(chat, person, thread) {
    return this.seen.count(chat, person, thread) > 0;
  }

  async menu() {
    const chat = this.chat === "list" ? null : this.findChat(this.chat);
    const { words } = this;
    const lines = [["language", words("language")]];
    if (chat?.type === "private") lines.push(this.person.blocked ? ["restart", words("restart")] : ["stop", words("stop"), "danger"]);
    else if (chat !== null) lines.push(["members", words("members")]);
    lines.push(["newGroup", words("newGroup")], ["newPerson", words("newPerson")], this.page.otherWidth(this, words));
    const chosen = await this.overlay.menu(words("menu"), lines.filter(Boolean));
    const actions = {
      language: () => chooseLanguage(this.overlay, words, this.person),
      stop: () => api.setBlocked({ person: this.person.id, blocked: true }),
      restart: () => this.restart(),
      members: () => changeMembers(this.overlay, words, this.state.people, chat),
      newGroup: () => this.newGroup(),
      newPerson: () => this.newPerson(),
      alone: () => this.page.switchTo(this.person.id, this.chat),
      together: () => this.page.together(),
    };
    if (chosen !== null) await this.attempt(actions[chosen]());
  }

  async newPerson() {
    const id = await this.attempt(newPerson(this.overlay, this.words));
    if (id === null) return;
    await this.page.refresh();
    if (this.page.isAlone()) this.page.switchTo(id, id);
  }

  /** Makes a group and opens it; gives its id, or null when none was made. */
  async newGroup() {
    const id = await this.attempt(newGroup(this.overlay, this.words, this.state.people, this.person));
    if (id === null) return null;
    await this.page.refresh();
    this.openChat(id);
    return id;
  }

  // What the foot does.

  send(text, chat = this.chat, thread = this.thread) {
    return this.attempt(api.send({ person: this.person.id, chat, thread, text }));
  }

  /** A command chosen from a list or tapped in a text; in a group it says which bot is meant, as Telegram's apps do. */
  command(text) {
    const isPrivate = this.findChat(this.chat)?.type === "private";
    return this.send(isPrivate || text.includes("@") ? text : `${text}@${this.state.bot.username}`);
  }

  start() {
    return this.send("/start");
  }

  async restart() {
    await this.attempt(api.setBlocked({ person: this.person.id, blocked: false }));
    await this.send("/start", this.person.id, null);
  }

  messageActions(chatId) {
    return this.taps.actions(chatId);
  }

  answered(answer) {
    this.taps.answered(answer);
  }

  /** Waits for something that the server may refuse; its reason is shown as a toast, and null given. */
  async attempt(promise) {
    try {
      return (await promise) ?? null;
    } catch (error) {
      this.overlay.toast(error instanceof api.Refusal ? error.message : this.words("lost"));
      return null;
    }
  }
}
