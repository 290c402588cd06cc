// An inline keyboard under a bubble: rows of equal buttons, as wide as the bubble.

import { element, setAttribute } from "./dom.js";
import { isCut, whenLaidOut } from "./fit.js";

/** A keyboard whose buttons stay the same nodes while the bot edits it, so that focus and eye keep their place. */
export class Keyboard {
  /** `actions.button(button, row, column)` is called for a tap, with the button as the page got it. */
  constructor(actions) {
    this.actions = actions;
    this.rows = [];
    this.node = element("div", { class: "keyboard", role: "group" });
    whenLaidOut(this.node, () => this.markCut());
  }

  /** Draws rows of buttons, changing only what is not as drawn before. */
  update(rows) {
    const before = this.rows;
    this.rows = rows;
    while (this.node.children.length > rows.length) this.node.lastChild.remove();
    rows.forEach((buttons, row) => this.updateRow(buttons, row, before[row] ?? []));
    this.markCut();
  }

  updateRow(buttons, row, before) {
    const line = this.node.children[row] ?? this.node.appendChild(element("div", { class: "keyboard-row" }));
    line.style.setProperty("--columns", buttons.length);
    while (line.children.length > buttons.length) line.lastChild.remove();
    buttons.forEach((button, column) => {
      if (line.children[column] === undefined) line.append(this.makeButton(row, column));
      if (JSON.stringify(button) !== JSON.stringify(before[column])) drawButton(line.children[column], button);
    });
  }

  makeButton(row, column) {
    return element("button", {
      type: "button", class: "keyboard-button", "data-row": row, "data-column": column,
      onclick: () => this.actions.button(this.rows[row][column], row, column),
    }, element("span", { class: "label" }));
  }

  /** Marks the buttons whose label is cut, so that the bot's author and tests see what a phone would hide. */
  markCut() {
    for (const label of this.node.querySelectorAll(".label")) {
      const cut = isCut(label);
      setAttribute(label.parentNode, "data-cut", cut ? "true" : null);
      setAttribute(label.parentNode, "title", cut ? label.textContent : null);
    }
  }

  /** The button's wheel turns until `stop` is called; a button edited meanwhile has stopped it already. */
  spin(row, column) {
    const node = this.node.children[row].children[column];
    setAttribute(node, "aria-busy", "true");
    return () => setAttribute(node, "aria-busy", null);
  }
}

function drawButton(node, button) {
  node.firstChild.textContent = button.text;
  setAttribute(node, "data-style", button.style);
  setAttribute(node, "data-kind", button.kind);
  setAttribute(node, "aria-busy", null);
}
