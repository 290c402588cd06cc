// The foot of a chat: Start, Restart, or the line to write in with the bot's commands beside it.

import { button, element, icon, setAttribute } from "./dom.js";

/** What a person can do at the foot of a chat. */
export class Composer {
  /** `actions`: send(text), command(text), start(), restart(). `words` are the person's. */
  constructor(actions, words) {
    this.actions = actions;
    this.commands = [];
    this.field = element("textarea", {
      class: "field", rows: 1, placeholder: words("write"), "aria-label": words("write"), maxlength: 4096, autocomplete: "off",
      oninput: () => this.typed(), onkeydown: (event) => this.key(event),
    });
    this.slash = button("slash", words("commands"), icon("slash"), () => this.toggleCommands());
    setAttribute(this.slash, "aria-expanded", "false");
    this.sendButton = button("send", words("send"), icon("send"), () => this.submit());
    // The field keeps the focus, so that a phone's keyboard stays up after a tap on Send.
    this.sendButton.addEventListener("mousedown", (event) => event.preventDefault());
    this.list = element("ul", { class: "commands", hidden: true, "aria-label": words("commands") });
    this.line = element("div", { class: "line" }, this.slash, this.field, this.sendButton);
    this.start = element("button", { type: "button", class: "start", onclick: () => actions.start() }, words("start"));
    this.restart = element("button", { type: "button", class: "start", onclick: () => actions.restart() }, words("restart"));
    this.node = element("footer", { class: "composer" }, this.list, this.line, this.start, this.restart);
    this.typed();
  }

  /** `state` is start, blocked or open; `commands` those the bot has for this person in this chat. */
  update(state, commands) {
    this.line.hidden = state !== "open";
    this.start.hidden = state !== "start";
    this.restart.hidden = state !== "blocked";
    this.commands = commands;
    this.slash.hidden = commands.length === 0;
    if (state !== "open") this.hideCommands();
  }

  typed() {
    this.sendButton.disabled = this.field.value.trim() === "";
    // For browsers that cannot size the field by its content themselves.
    this.field.style.height = "auto";
    if (this.field.scrollHeight > 0) this.field.style.height = `${this.field.scrollHeight}px`;
    const start = this.field.value;
    if (/^\/\w*$/.test(start)) this.showCommands(start.slice(1));
    else this.hideCommands();
  }

  key(event) {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.submit();
    }
    if (event.key === "Escape") this.hideCommands();
  }

  /** Sends what is written; what the server refuses comes back into an empty field. */
  async submit() {
    const text = this.field.value.trim();
    if (text === "") return;
    this.write("");
    if (await this.actions.send(text) === null && this.field.value === "") this.write(text);
  }

  write(text) {
    this.field.value = text;
    this.typed();
  }

  toggleCommands() {
    if (this.list.hidden) this.showCommands("");
    else this.hideCommands();
  }

  showCommands(beginning) {
    const found = this.commands.filter(({ command }) => command.startsWith(beginning.toLowerCase()));
    this.list.replaceChildren(...found.map((entry) => this.commandItem(entry)));
    this.list.hidden = found.length === 0;
    setAttribute(this.slash, "aria-expanded", String(!this.list.hidden));
  }

  hideCommands() {
    this.list.hidden = true;
    setAttribute(this.slash, "aria-expanded", "false");
  }

  commandItem({ command, description }) {
    const choose = () => {
      this.write("");
      this.actions.command(`/${command}`);
    };
    return element("li", {}, element("button", { type: "button", class: "command-item", "data-command": command, onclick: choose },
      element("span", { class: "command-name" }, `/${command}`), element("span", { class: "command-description" }, description)));
  }
}
