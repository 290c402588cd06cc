// Dates as the page shows them. The server sends seconds since 1970.

/** Hours and minutes, 24 hours, in the reader's time zone. */
export function timeOf(seconds) {
  return new Date(seconds * 1000).toLocaleTimeString("sv", { hour: "2-digit", minute: "2-digit" });
}

/** The day's name for the pill between messages of different days. `language` is sv or en. */
export function dayOf(seconds, language, today) {
  const day = new Date(seconds * 1000);
  if (day.toDateString() === new Date().toDateString()) return today;
  return day.toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric" });
}
