// The dialogs that change the world: new people, groups, languages, members.

import * as api from "./api.js";
import { element } from "./dom.js";
import { LANGUAGES } from "./words.js";

/** Asks for a name and a language and adds that person. Gives the new id, or null. */
export async function newPerson(overlay, words) {
  const name = field(words("name"), element("input", { name: "name", maxlength: 64, required: true, autocomplete: "off" }));
  const language = languageField(words, "en");
  if (!await overlay.form(words("newPerson"), [name.node, language.node], words("create"))) return null;
  if (name.input.value.trim() === "") return null;
  return (await api.addPerson({ name: name.input.value.trim(), language_code: language.input.value || null })).id;
}

/** Asks for a person's language and sets it. */
export async function chooseLanguage(overlay, words, person) {
  const language = languageField(words, person.language_code ?? "");
  const confirmed = await overlay.form(words("languageOf", { name: person.name }), [language.node], words("save"));
  if (confirmed) await api.setLanguage({ person: person.id, language_code: language.input.value || null });
}

/** Asks for a group's name, members and topics and makes it. Gives its id, or null. */
export async function newGroup(overlay, words, people, person) {
  const title = field(words("groupName"), element("input", { name: "title", maxlength: 128, required: true, autocomplete: "off" }));
  // Who makes a group comes first: the server takes the first member for its owner.
  const everybody = [person, ...people.filter(({ id }) => id !== person.id)];
  const members = everybody.map((other) => checkbox(other, true, other === person));
  const topics = field(words("topicNames"), element("input", { name: "topics", autocomplete: "off" }));
  const chosen = element("fieldset", { class: "choices" }, element("legend", {}, words("members")), members.map(({ node }) => node));
  if (!await overlay.form(words("newGroup"), [title.node, chosen, topics.node], words("create"))) return null;
  if (title.input.value.trim() === "") return null;
  return (await api.addGroup({
    title: title.input.value.trim(),
    members: members.filter(({ input }) => input.checked).map(({ input }) => Number(input.value)),
    topics: topics.input.value.split(",").map((topic) => topic.trim()).filter(Boolean),
  })).id;
}

/** Shows who is in a group, and adds and removes those whose mark was changed. */
export async function changeMembers(overlay, words, people, chat) {
  const members = people.map((other) => checkbox(other, chat.members.includes(other.id), false));
  const chosen = element("fieldset", { class: "choices" }, members.map(({ node }) => node));
  if (!await overlay.form(words("members"), [chosen], words("save"))) return;
  for (const { input } of members) {
    const id = Number(input.value);
    if (input.checked !== chat.members.includes(id)) await api.setMember({ chat: chat.id, person: id, member: input.checked });
  }
}

let fields = 0;

function field(label, input) {
  input.id = `field-${fields += 1}`;
  return { input, node: element("div", { class: "form-field" }, element("label", { for: input.id }, label), input) };
}

function languageField(words, current) {
  const known = current === "" || LANGUAGES.includes(current) ? LANGUAGES : [current, ...LANGUAGES];
  const options = [["", words("noLanguage")], ...known.map((code) => [code, code])];
  const select = element("select", { name: "language_code" },
    options.map(([code, text]) => element("option", { value: code, selected: code === current }, text)));
  return field(words("language"), select);
}

function checkbox(person, checked, fixed) {
  const input = element("input", { type: "checkbox", name: "member", value: person.id, checked, disabled: fixed });
  return { input, node: element("label", { class: "choice" }, input, person.name) };
}
