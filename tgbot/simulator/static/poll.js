// A poll, to look at: the question, the answers and how many chose each.

import { element } from "./dom.js";

/** A node for a poll as the Bot API describes it. */
export function renderPoll(poll, words) {
  const votes = poll.total_voter_count ?? 0;
  const options = (poll.options ?? []).map((option) => renderOption(option, votes));
  return element("div", { class: "poll" },
    element("div", { class: "poll-question" }, poll.question ?? ""),
    element("div", { class: "poll-kind" }, words(poll.type === "quiz" ? "quiz" : "poll")),
    element("ul", { class: "poll-options" }, options),
    element("div", { class: "poll-kind" }, words("votes", { count: votes })));
}

function renderOption(option, votes) {
  const share = votes > 0 ? Math.round((100 * (option.voter_count ?? 0)) / votes) : 0;
  const bar = element("span", { class: "poll-bar" });
  bar.style.setProperty("--share", `${share}%`);
  return element("li", {}, element("span", { class: "poll-share" }, `${share}%`), option.text, bar);
}
