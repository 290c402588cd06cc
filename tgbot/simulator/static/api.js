// The page's line to the server: the world as JSON, what people do, and the stream of what happened.

/** The whole world. Throws Refusal when the server answers with an error, TypeError when it cannot be reached. */
export const fetchState = () => request("/page/state");

export const press = (body) => post("/page/press", body);
export const send = (body) => post("/page/send", body);
export const addPerson = (body) => post("/page/people", body);
export const setLanguage = (body) => post("/page/language", body);
export const setBlocked = (body) => post("/page/block", body);
export const addGroup = (body) => post("/page/groups", body);
export const setMember = (body) => post("/page/members", body);

/** What the server said when it would not do a thing; the message is its sentence. */
export class Refusal extends Error {}

/**
 * Calls the listeners `connected`, `lost`, `changed`, `answer` and `expired`; the browser reconnects by itself.
 * A browser keeps at most six connections to a server, so that all its tabs share one stream: the tab with the lock has
 * it, and tells the others; when that tab goes, another gets the lock.
 */
export function listen(listeners) {
  const tabs = new BroadcastChannel("events");
  tabs.addEventListener("message", ({ data: [name, event] }) => listeners[name](event));
  const tell = (name, event) => {
    tabs.postMessage([name, event]);
    listeners[name](event);
  };
  navigator.locks.request("events", () => new Promise(() => { stream(tell); }));
}

function stream(tell) {
  const events = new EventSource("/page/events");
  events.addEventListener("open", () => tell("connected"));
  events.addEventListener("error", () => tell("lost"));
  for (const name of ["changed", "answer", "expired"]) {
    events.addEventListener(name, (event) => tell(name, JSON.parse(event.data)));
  }
}

function post(path, body) {
  return request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function request(path, options = {}) {
  const response = await fetch(path, { cache: "no-store", ...options });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(answer.error ?? `${response.status} ${response.statusText}`);
  return answer;
}
