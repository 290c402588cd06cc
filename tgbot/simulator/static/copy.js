// Copying to the clipboard.

import { element } from "./dom.js";

/** Copies a text; true when it worked. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text); // the clipboard is refused, or the page is not on this machine
  }
}

function copyBySelection(text) {
  const field = element("textarea", { class: "copy-field", readonly: true });
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
