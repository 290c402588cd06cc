// The round picture of a person or chat: initials on one of Telegram's colours, chosen by the id.

import { element } from "./dom.js";

const COLOURS = 7;

/** The number of the colour, for `data-colour`, that an id has everywhere. */
export const colourOf = (id) => Math.abs(id) % COLOURS;

/** A round node; `size` is small, medium or large. It says nothing to a screen reader: the name stands beside it. */
export function avatar(id, name, size) {
  return element("span", { class: `avatar avatar-${size}`, "data-colour": colourOf(id), "aria-hidden": "true" }, initials(name));
}

function initials(name) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...word][0].toUpperCase()).join("");
}
