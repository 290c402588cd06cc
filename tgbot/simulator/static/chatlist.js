// The list of one person's chats, and above it the people one can be.

import { avatar } from "./avatar.js";
import { timeOf } from "./clock.js";
import { button, element, icon } from "./dom.js";
import { visibleMessages } from "./history.js";

/** The first screen of a phone. */
export class ChatList {
  /** `phone` gives words, and what taps do: openChat(id), switchTo(person), menu(), newPerson(), newGroup(), isAlone(). */
  constructor(phone) {
    this.phone = phone;
    this.node = element("div", { class: "chats" });
    this.drawn = "";
  }

  /** Draws the list as the server has it now. */
  update(state, person) {
    const { phone } = this;
    const { words } = phone;
    const chats = person.chats.map((id) => state.chats.find((chat) => chat.id === id)).filter(Boolean);
    const items = chats.map((chat) => summary(chat, person, state.bot, phone));
    items.sort((one, other) => other.date - one.date);
    const people = phone.isAlone() ? state.people : [];
    const drawn = JSON.stringify([items, people.map(({ id, name }) => [id, name])]);
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    this.node.replaceChildren(
      element("header", { class: "bar" },
        element("div", { class: "bar-title" }, element("h1", { class: "bar-name" }, phone.isAlone() ? person.name : words("chats"))),
        button("bar-button menu-button", words("menu"), icon("menu"), () => phone.menu())),
      people.length > 0 ? this.peopleRow(people, person) : "",
      element("ul", { class: "chat-list" },
        items.map((item) => element("li", {}, this.chatButton(item))),
        element("li", {}, this.extra("group", "newGroup", () => phone.newGroup())),
        element("li", {}, this.extra("person", "newPerson", () => phone.newPerson()))));
  }

  peopleRow(people, self) {
    return element("nav", { class: "people", "aria-label": this.phone.words("people") }, people.map((person) => element("button", {
      type: "button", class: "person", "data-person": person.id, "aria-current": person.id === self.id ? "true" : null,
      onclick: () => this.phone.switchTo(person.id, "list"),
    }, avatar(person.id, person.name, "large"), element("span", { class: "person-name" }, person.name))));
  }

  chatButton(item) {
    return element("button", { type: "button", class: "chat-item", "data-chat": item.id, onclick: () => this.phone.openChat(item.id) },
      avatar(item.face, item.name, "large"),
      element("span", { class: "chat-name" }, item.name),
      element("time", { class: "chat-time" }, item.date ? timeOf(item.date) : ""),
      element("span", { class: "chat-last" }, item.last),
      item.unread > 0 ? element("span", { class: "badge" }, String(item.unread)) : null);
  }

  extra(picture, key, action) {
    return element("button", { type: "button", class: `chat-item extra ${key}`, onclick: action },
      element("span", { class: "avatar avatar-large avatar-extra" }, icon(picture)), element("span", { class: "chat-name" }, this.phone.words(key)));
  }
}

function summary(chat, person, bot, phone) {
  const isPrivate = chat.type === "private";
  const messages = visibleMessages({ ...chat, topics: [] }, person, null);
  const last = messages.at(-1);
  const text = last ? last.service || last.text || last.poll?.question || last.document?.name || phone.words("photo") : phone.words("empty");
  return {
    id: chat.id, face: isPrivate ? bot.id : chat.id, name: isPrivate ? bot.name : chat.title, date: last?.date ?? 0,
    last: `${last && !isPrivate && !last.service ? `${last.name}: ` : ""}${text.split("\n")[0]}`, unread: phone.unread(chat, person),
  };
}
