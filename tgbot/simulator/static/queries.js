// Taps that wait for the bot's answer.

/** Which button's wheel to stop when the answer to a query comes. */
export class Queries {
  constructor() {
    this.waiting = new Map();
    this.early = new Set();
  }

  /** `stop` is called once the query is answered; an answer may have come before the query's own number did. */
  wait(query, stop) {
    if (this.early.delete(query)) stop();
    else this.waiting.set(query, stop);
  }

  /** The query was answered, or is too old to be. */
  done(query) {
    const stop = this.waiting.get(query);
    if (stop === undefined) this.early.add(query);
    else stop();
    this.waiting.delete(query);
  }

  /** Answers may have been missed while there was no contact: no wheel turns for ever. */
  forget() {
    for (const stop of this.waiting.values()) stop();
    this.waiting.clear();
    this.early.clear();
  }
}
