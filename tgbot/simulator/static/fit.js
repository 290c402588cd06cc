// What can only be known when the browser has laid the page out: labels that are cut, quotes too short to fold.

const checks = new WeakMap();

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) checks.get(target)?.();
});

/** Calls `check` when the node has been laid out, and each time its size changes. */
export function whenLaidOut(node, check) {
  checks.set(node, check);
  observer.observe(node);
}

/** True when a node that is shown holds more text than it has room for. */
export const isCut = (node) => node.clientWidth > 0 && node.scrollWidth > node.clientWidth;
