// Messages above the content: a banner for a persistent state, a notice for a transient one.
import { byId, make, setText } from "./dom.js";

let timer = 0;

/** Says something that passes; it goes by itself after a while, or when dismissed. */
export function say(text) {
  setText(byId("notice-text"), text);
  byId("notice").hidden = false;
  clearTimeout(timer);
  timer = setTimeout(unsay, 9000);
}

function unsay() {
  byId("notice").hidden = true;
}

/**
 * Shows a state that lasts; null takes it away.
 * @param {string | null} text
 * @param {{tone?: "trouble" | "plain", action?: {title: string, run: () => void}}} [options]
 */
export function showBanner(text, { tone = "trouble", action } = {}) {
  const banner = byId("banner");
  banner.hidden = text === null;
  banner.dataset.tone = tone;
  banner.replaceChildren();
  if (text === null) return;
  banner.append(make("span", { textContent: text }));
  if (action) banner.append(make("button", { className: "plain framed", textContent: action.title, onclick: action.run }));
}

/** Errors that nobody caught are said on the page, not only in the console. */
export function watchErrors() {
  byId("notice-close").addEventListener("click", unsay);
  addEventListener("error", (event) => {
    // Browsers report this error if a size changes while size changes are delivered; it is harmless.
    if (String(event.message).startsWith("ResizeObserver loop")) return;
    say(`The page made a mistake: ${event.message}`);
  });
  addEventListener("unhandledrejection", (event) => say(`The page made a mistake: ${event.reason?.message ?? event.reason}`));
}
