// Which messages a person has not seen yet. Only this page knows; a reload reads everything.

import { visibleMessages } from "./history.js";

/** What one person has seen. */
export class Unread {
  constructor(person, state) {
    this.seen = new Set();
    for (const chat of state.chats.filter(({ id }) => person.chats.includes(id))) {
      for (const thread of threadsOf(chat)) this.read(chat, person, thread);
    }
  }

  /** The person looks at a chat, or at one topic of it. */
  read(chat, person, thread) {
    for (const message of visibleMessages(chat, person, thread)) this.seen.add(`${chat.id} ${message.id}`);
  }

  /** How many messages of others wait in a topic, or in all of a chat when no topic is named. */
  count(chat, person, ...threads) {
    const waiting = (thread) => visibleMessages(chat, person, thread)
      .filter((message) => message.from !== person.id && !this.seen.has(`${chat.id} ${message.id}`)).length;
    return (threads.length > 0 ? threads : threadsOf(chat)).reduce((sum, thread) => sum + waiting(thread), 0);
  }
}

const threadsOf = (chat) => [null, ...chat.topics.map(({ id }) => id)];
