// What the player shows, as parts of the page's address: the session, the strategy and the profile of the replay, and
// the event. A reload shows the same.

const names = ["session", "strategy", "profile"];

/** The chosen session, strategy and profile, as a query for the server. What is not chosen is left out. */
export function chosenPlayback() {
  const chosen = parts();
  return new URLSearchParams(names.flatMap((name) => (chosen.has(name) ? [[name, chosen.get(name)]] : [])));
}

/** The event to show first, or null. */
export function chosenEvent() {
  const event = parts().get("event") ?? "";
  return /^\d{1,9}$/.test(event) ? Number(event) : null;
}

/**
 * Loads another playback.
 * @param {Record<string, string | number>} choice `session`, `strategy` and `profile`; and `event`, or the first difference is shown
 */
export function openPlayback(choice) {
  location.hash = String(new URLSearchParams(Object.entries(choice).map(([name, value]) => [name, String(value)])));
  location.reload();
}

function parts() {
  return new URLSearchParams(location.hash.slice(1));
}
