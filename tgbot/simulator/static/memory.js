// Which chat was open on each phone, for as long as the tab lives.

/** Keeps where a person was. */
export function remember(person, place) {
  try {
    sessionStorage.setItem(`place ${person}`, JSON.stringify(place));
  } catch {
    // A browser that keeps nothing still shows the chats.
  }
}

/** Where a person was, or null. */
export function recall(person) {
  try {
    return JSON.parse(sessionStorage.getItem(`place ${person}`));
  } catch {
    return null;
  }
}
