// What lies over one phone: toasts, alerts, menus and dialogs. The phones beside it go on working.

import { element, setAttribute } from "./dom.js";

const TOAST_SECONDS = 4;

/** The layer over one phone; `screen` is what lies beneath, and cannot be reached while a dialog is open. */
export class Overlay {
  constructor(screen, words) {
    this.screen = screen;
    this.words = words;
    this.toastNode = element("div", { class: "toast", role: "status", "aria-live": "polite" });
    this.node = element("div", { class: "overlay" }, this.toastNode);
    this.alerts = Promise.resolve();
    this.timer = 0;
  }

  /** A short answer at the top, gone after some seconds; a newer one takes its place. */
  toast(text) {
    clearTimeout(this.timer);
    this.toastNode.textContent = text;
    setAttribute(this.toastNode, "data-shown", true);
    this.timer = setTimeout(() => setAttribute(this.toastNode, "data-shown", null), TOAST_SECONDS * 1000);
  }

  /** A message that waits for OK; several wait their turn. */
  alert(text) {
    this.alerts = this.alerts.then(() => this.ask({
      kind: "alert", role: "alertdialog", label: text, content: element("p", { class: "dialog-text" }, text), buttons: [["ok", this.words("ok")]],
    }));
    return this.alerts;
  }

  /** A menu of [value, label, kind] lines; the promise gives the chosen value, or null. */
  menu(label, lines) {
    return this.ask({ kind: "menu", label, buttons: lines });
  }

  /** A dialog with fields; the promise gives true when it was confirmed, false when not. */
  async form(title, content, confirm) {
    const heading = element("h2", { class: "dialog-title" }, title);
    const buttons = [["cancel", this.words("cancel")], ["confirm", confirm]];
    return (await this.ask({ kind: "form", label: title, content: [heading, ...content], buttons })) === "confirm";
  }

  /** Shows a dialog and gives the value of the button that closed it, or null after Escape or a tap beside it. */
  ask({ kind, label, role = null, content = [], buttons }) {
    return new Promise((resolve) => {
      const before = document.activeElement;
      const close = (value) => {
        veil.remove();
        this.settle();
        if (before?.isConnected && this.screen.contains(before)) before.focus({ preventScroll: true });
        resolve(value);
      };
      const choices = buttons.map(([value, text, style]) => element("button", {
        type: "button", class: "dialog-button", "data-value": value, "data-style": style ?? null, onclick: () => close(value),
      }, text));
      const dialog = element("dialog", { class: kind, role, "aria-label": label, onkeydown: (event) => onKey(event, close) },
        content, element("div", { class: "dialog-buttons" }, choices));
      const veil = element("div", { class: `veil veil-${kind}`, onclick: (event) => {
        if (event.target === veil && kind !== "alert") close(null);
      } }, dialog);
      this.node.append(veil);
      this.settle();
      // Not showModal: that would freeze the other people's phones too.
      dialog.show();
      dialog.querySelector("input:enabled, select, .dialog-button")?.focus({ preventScroll: true });
    });
  }

  settle() {
    this.screen.inert = this.node.querySelector(".veil") !== null;
  }
}

function onKey(event, close) {
  if (event.key === "Escape") close(null);
  if (event.key === "Enter" && event.target.tagName === "INPUT") {
    event.preventDefault();
    close("confirm");
  }
}
