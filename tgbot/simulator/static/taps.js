// What a person's taps in messages do: buttons, links, copies.

import * as api from "./api.js";
import { readLink } from "./address.js";
import { copyText } from "./copy.js";
import { Queries } from "./queries.js";

/** The taps of one phone, and the bot's answers to them. */
export class Taps {
  constructor(phone) {
    this.phone = phone;
    this.queries = new Queries();
  }

  /** What messages of a chat need to act (see MessageView). */
  actions(chatId) {
    return {
      words: (...text) => this.phone.words(...text),
      copy: (text) => this.copy(text),
      link: (url) => this.follow(url),
      command: (text) => this.phone.command(text),
      button: (view, tapped, row, column) => this.tap(chatId, view, tapped, row, column),
    };
  }

  async tap(chatId, view, tapped, row, column) {
    const { overlay, person, words } = this.phone;
    if (tapped.kind === "url") return this.follow(tapped.url);
    if (tapped.kind === "copy") return this.copy(tapped.copy);
    if (tapped.kind !== "callback") return overlay.toast(words(tapped.kind === "switch" ? "noInline" : "deadButton"));
    const stop = view.keyboard.spin(row, column);
    const where = { person: person.id, chat: chatId, message: view.message.id };
    const pressed = await this.phone.attempt(api.press({ ...where, data: tapped.data }));
    if (pressed?.query === undefined) return stop();
    return this.queries.wait(String(pressed.query), stop);
  }

  /** The bot's answer to a tap: the wheel stops, and perhaps a toast, an alert or a link comes. */
  answered({ query, text, alert, url }) {
    this.queries.done(String(query));
    if (text && alert) this.phone.overlay.alert(text);
    else if (text) this.phone.overlay.toast(text);
    if (url) this.follow(url);
  }

  async copy(text) {
    if (await copyText(text)) this.phone.overlay.toast(this.phone.words("copied"));
  }

  /** Links to the bot and to sharing act on this phone; others open beside the page. */
  async follow(url) {
    const { username } = this.phone.state.bot;
    const link = readLink(url, username);
    if (link?.kind === "web") window.open(link.href, "_blank", "noopener,noreferrer");
    if (link?.kind === "share") await this.sendTo(await this.chooseChat(() => true), link.text);
    if (link?.kind !== "bot") return;
    if (link.group === null) await this.startBot(link.start);
    else await this.sendTo(await this.chooseChat((chat) => chat.type !== "private"), `/start@${username} ${link.group}`.trim());
  }

  async startBot(payload) {
    const { phone } = this;
    const { id, blocked } = phone.person;
    phone.openChat(id);
    if (payload === null) return;
    if (blocked) await phone.attempt(api.setBlocked({ person: id, blocked: false }));
    await phone.send(`/start ${payload}`.trim(), id, null);
  }

  async sendTo(chatId, text) {
    if (chatId === null) return;
    this.phone.openChat(chatId);
    await this.phone.send(text);
  }

  /** One of this person's chats, chosen from a menu, where a new group can be made too; null when none was. */
  async chooseChat(fits) {
    const { phone } = this;
    const chats = phone.person.chats.map((id) => phone.findChat(id)).filter((chat) => chat !== null && fits(chat));
    const lines = chats.map((chat) => [String(chat.id), chat.type === "private" ? phone.state.bot.name : chat.title]);
    const chosen = await phone.overlay.menu(phone.words("chooseChat"), [...lines, ["new", phone.words("newGroup")]]);
    return chosen === "new" ? phone.newGroup() : chosen && Number(chosen);
  }
}
