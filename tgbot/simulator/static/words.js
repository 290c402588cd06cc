// The page's own words, in the language of the person whose phone it is. The bot's words are never touched.

const WORDS = {
  en: {
    bot: "bot", start: "Start", restart: "Restart", send: "Send", write: "Write a message…", stop: "Stop bot",
    onlyYou: "Only you see this", edited: "edited", copied: "Copied to clipboard", ok: "OK", cancel: "Cancel",
    back: "Back to the list of chats", menu: "Menu", chats: "Chats", commands: "Commands", toBottom: "To the newest message",
    language: "Language", languageOf: "Language of {name}", noLanguage: "not told", newPerson: "New person", newGroup: "New group",
    name: "Name", groupName: "Name of the group", members: "Members", topics: "Topics", topicNames: "Topics, with commas between (none: an ordinary group)",
    create: "Create", save: "Save", switchPerson: "{name}: switch person", people: "People", sideBySide: "Everyone side by side",
    onePhone: "This phone alone", empty: "No messages here yet…", whatCanItDo: "What can this bot do?", photo: "Photo",
    showMore: "Show more", showLess: "Show less", spoiler: "Hidden text, tap to show", general: "General",
    chooseChat: "Choose a chat", noInline: "Inline mode is not part of the local Telegram", deadButton: "This kind of button does nothing here",
    connecting: "Connecting…", poll: "Poll", quiz: "Quiz", votes: "{count} votes", today: "Today", memberCount: "{count} members",
    reply: "Reply to {name}", lost: "No contact with the server",
  },
  sv: {
    bot: "bot", start: "Starta", restart: "Starta om", send: "Skicka", write: "Skriv ett meddelande…", stop: "Stoppa botten",
    onlyYou: "Bara du ser det här", edited: "redigerat", copied: "Kopierat till urklipp", ok: "OK", cancel: "Avbryt",
    back: "Tillbaka till chattlistan", menu: "Meny", chats: "Chattar", commands: "Kommandon", toBottom: "Till senaste meddelandet",
    language: "Språk", languageOf: "Språk för {name}", noLanguage: "inte angivet", newPerson: "Ny person", newGroup: "Ny grupp",
    name: "Namn", groupName: "Gruppens namn", members: "Medlemmar", topics: "Ämnen", topicNames: "Ämnen, med komma emellan (inga: en vanlig grupp)",
    create: "Skapa", save: "Spara", switchPerson: "{name}: byt person", people: "Personer", sideBySide: "Alla sida vid sida",
    onePhone: "Bara den här telefonen", empty: "Inga meddelanden här ännu…", whatCanItDo: "Vad kan den här botten göra?", photo: "Bild",
    showMore: "Visa mer", showLess: "Visa mindre", spoiler: "Dold text, tryck för att visa", general: "Allmänt",
    chooseChat: "Välj en chatt", noInline: "Inline-läget finns inte i lokala Telegram", deadButton: "Den sortens knapp gör inget här",
    connecting: "Ansluter…", poll: "Omröstning", quiz: "Frågesport", votes: "{count} röster", today: "I dag", memberCount: "{count} medlemmar",
    reply: "Svar till {name}", lost: "Ingen kontakt med servern",
  },
};

/** The languages a person can be given: those Telegram reports in odd shapes too, for bots must cope with them. */
export const LANGUAGES = ["sv", "en", "sv-SE", "en-US", "nb", "da", "fi", "de", "fr", "es", "pt-br", "zh-hant-tw"];

/** A function from the key of a text, and its facts, to the text in the person's language (Swedish, or else English). */
export function wordsFor(languageCode) {
  const language = wordsLanguage(languageCode);
  return (key, facts = {}) => WORDS[language][key].replace(/\{(\w+)\}/g, (_, name) => facts[name]);
}

/** `sv` for every kind of Swedish, or else `en`. */
export const wordsLanguage = (languageCode) => (/^sv\b/i.test(languageCode ?? "") ? "sv" : "en");
