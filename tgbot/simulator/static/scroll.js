// Where the reader is in a chat, kept through edits above and below.

const NEAR_END = 48;

/** Keeps a scrolled box at its end while the reader is there, and otherwise at the message they read. */
export class Scroll {
  /** `box` scrolls, `content` is the one child that grows; `moved(atEnd)` is called when the reader leaves or reaches the end. */
  constructor(box, content, moved) {
    this.box = box;
    this.content = content;
    this.moved = moved;
    this.atEnd = true;
    box.addEventListener("scroll", () => this.notice(), { passive: true });
    // Pictures arrive and windows turn after the messages were drawn.
    this.observer = new ResizeObserver(() => { if (this.atEnd) this.toEnd(); });
    this.observer.observe(content);
    this.observer.observe(box);
  }

  notice() {
    if (this.box.clientHeight === 0) return;
    const atEnd = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < NEAR_END;
    if (atEnd === this.atEnd) return;
    this.atEnd = atEnd;
    this.moved(atEnd);
  }

  toEnd() {
    this.box.scrollTop = this.box.scrollHeight;
    this.notice();
  }

  /** Shows a message in the middle, at once: a redraw would end a smooth way there, and lead back. */
  toNode(node) {
    node.scrollIntoView({ block: "center" });
    this.notice();
  }

  /** Runs `change`, which redraws messages, without moving what the reader looks at. */
  keep(change) {
    if (this.atEnd) {
      change();
      this.toEnd();
      return;
    }
    const anchor = [...this.content.children].find((child) => child.getBoundingClientRect().bottom > this.box.getBoundingClientRect().top);
    const before = anchor?.getBoundingClientRect().top;
    change();
    if (anchor?.isConnected) this.box.scrollTop += anchor.getBoundingClientRect().top - before;
  }

  stop() {
    this.observer.disconnect();
  }
}
