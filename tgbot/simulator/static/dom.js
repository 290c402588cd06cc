// Building nodes. Children that are strings become text nodes, so nothing a bot writes is ever read as HTML.

/**
 * An element with attributes and children.
 * `onclick` and the like take functions; true and false switch an attribute on and off; null children are left out.
 */
export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else setAttribute(node, name, value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

/** Sets, or with null or false removes, one attribute; touches nothing when it already has the value. */
export function setAttribute(node, name, value) {
  if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else {
    const text = value === true ? "" : String(value);
    if (node.getAttribute(name) !== text) node.setAttribute(name, text);
  }
}

/** A <button> that never submits a form; `label` is for icons, whose text says nothing. */
export function button(className, label, content, onclick) {
  return element("button", { type: "button", class: className, "aria-label": label, onclick }, content);
}

const ICONS = {
  back: "M15 5l-7 7 7 7",
  menu: "M12 5.5h.01M12 12h.01M12 18.5h.01",
  down: "M6 9l6 6 6-6",
  send: "M4 12l16-8-5 17-3.5-6.5z M11.5 14.5L20 4",
  slash: "M15 5L9 19",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M4 21c0-5 4-7 8-7s8 2 8 7",
  group: "M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6 M16 5.5a3 3 0 0 1 0 6 M18 14.5c2.5.8 3.5 3 3.5 5.5",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
};

/** One of the page's own line drawings, coloured by the text around it. */
export function icon(name) {
  const namespace = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(namespace, "svg");
  const path = document.createElementNS(namespace, "path");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("class", `icon icon-${name}`);
  drawing.setAttribute("aria-hidden", "true");
  path.setAttribute("d", ICONS[name]);
  drawing.append(path);
  return drawing;
}
