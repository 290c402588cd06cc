// The page: a phone for each person, side by side, or one that fills the window.

import * as api from "./api.js";
import { readAddress, writeAddress } from "./address.js";
import { button, setAttribute } from "./dom.js";
import { Phone } from "./phone.js";
import { recall, remember } from "./memory.js";

const narrow = matchMedia("(max-width: 719px)");

class Page {
  constructor(main) {
    this.main = main;
    this.state = null;
    this.phones = new Map();
    this.refreshing = null;
    this.again = false;
    this.newPhone = button("new-phone", "New person", "+", () => this.shownPhones()[0]?.newPerson());
    narrow.addEventListener("change", () => this.arrange());
    addEventListener("popstate", () => this.goToAddress());
    api.listen({
      connected: () => { this.connected(true); this.refresh(); },
      lost: () => this.connected(false),
      changed: () => this.refresh(),
      answer: (answer) => this.phones.get(answer.person)?.answered(answer),
      expired: ({ person, query }) => this.phones.get(person)?.taps.queries.done(String(query)),
    });
    this.refresh();
  }

  connected(is) {
    setAttribute(document.body, "data-lost", !is);
    if (!is) for (const phone of this.phones.values()) phone.taps.queries.forget();
  }

  /** Fetches the world and draws it. Calls that come meanwhile share one more fetch behind the running one. */
  refresh() {
    this.again = true;
    this.refreshing ??= this.fetchUntilQuiet().finally(() => { this.refreshing = null; });
    return this.refreshing;
  }

  async fetchUntilQuiet() {
    while (this.again) {
      this.again = false;
      try {
        this.update(await api.fetchState());
      } catch (error) {
        if (!(error instanceof TypeError || error instanceof api.Refusal)) throw error;
        this.connected(false); // the stream of events tells when the server is back
      }
    }
  }

  update(state) {
    this.state = state;
    for (const id of this.phones.keys()) {
      if (!state.people.some((person) => person.id === id)) this.phones.delete(id);
    }
    const fresh = state.people.filter((person) => !this.phones.has(person.id)).map((person) => new Phone(this, person, state));
    for (const phone of fresh) this.phones.set(phone.person.id, phone);
    this.arrange();
    for (const phone of this.phones.values()) {
      if (fresh.includes(phone)) this.open(phone);
      phone.update(state);
    }
  }

  /** Shows one phone or all of them. */
  arrange() {
    const shown = this.shownPhones();
    setAttribute(document.body, "data-alone", this.isAlone());
    const nodes = [...shown.map((phone) => phone.node), ...(this.isAlone() ? [] : [this.newPhone])];
    // A phone that is not shown is not in the page at all: neither eyes, screen readers nor tests meet it.
    if (nodes.length !== this.main.children.length || nodes.some((node, index) => this.main.children[index] !== node)) {
      this.main.replaceChildren(...nodes);
    }
    document.title = `${this.isAlone() && shown[0] ? `${shown[0].person.name} – ` : ""}${this.state?.bot.name ?? "Telegram"}`;
    for (const phone of shown) phone.draw();
  }

  isAlone() {
    return narrow.matches || readAddress().person !== null;
  }

  shownPhones() {
    const all = [...this.phones.values()];
    if (!this.isAlone()) return all;
    const one = this.phones.get(readAddress().person) ?? all[0];
    return one ? [one] : [];
  }

  /** The chat a phone starts with: what the address says, what was open before a reload, or the bot's. */
  open(phone) {
    const { person, chat, thread } = readAddress();
    const named = chat !== null && (person === null || person === phone.person.id) ? { chat, thread } : null;
    const known = (place) => place && (place.chat === "list" || phone.findChat(place.chat) !== null);
    const place = [named, recall(phone.person.id)].find(known) ?? { chat: phone.person.id };
    phone.show(place.chat, place.thread ?? null);
  }

  goToAddress() {
    this.arrange();
    for (const phone of this.shownPhones()) this.open(phone);
  }

  // What phones ask of the page.

  /** A phone has opened another chat. */
  moved(phone) {
    remember(phone.person.id, { chat: phone.chat, thread: phone.thread });
    if (this.isAlone()) writeAddress({ person: phone.person.id, chat: phone.chat, thread: phone.thread });
  }

  switchTo(person, chat) {
    writeAddress({ person, chat });
    this.goToAddress();
  }

  /** Lets one who has a single phone before them become another person, in the same chat where both are in it. */
  async switchPerson(phone) {
    const lines = this.state.people.map(({ id, name }) => [String(id), name, id === phone.person.id ? "current" : null]);
    const chosen = await phone.overlay.menu(phone.words("people"), [...lines, ["new", phone.words("newPerson")]]);
    if (chosen === "new") await phone.newPerson();
    else if (chosen !== null) {
      const other = this.phones.get(Number(chosen));
      this.switchTo(other.person.id, phone.chat < 0 && other.findChat(phone.chat) ? phone.chat : other.person.id);
    }
  }

  together() {
    history.pushState(null, "", location.pathname);
    this.goToAddress();
  }

  /** The line of a menu that changes between one phone and all, or null where there is no room for more than one. */
  otherWidth(phone, words) {
    if (narrow.matches) return null;
    return this.isAlone() ? ["together", words("sideBySide")] : ["alone", words("onePhone")];
  }
}

new Page(document.querySelector(".phones"));
