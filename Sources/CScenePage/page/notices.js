// Messages above the content: a banner for a persistent state, a notice for a transient one.
import { byId, make, setText } from "./dom.js";

let timer = 0;
let mustWait = () => false;
/** The banner to show, and the animation frame in which it is tried again. */
let [shown, frame] = [() => {}, 0];

/**
 * Shows a message. A plain one is hidden after a while, an error only when it is dismissed.
 * @param {string} text
 * @param {"plain" | "trouble"} [tone]
 */
export function showNotice(text, tone = "plain") {
  const notice = byId("notice");
  if (notice.dataset.tone === "trouble" && !notice.hidden && tone === "plain") return;
  notice.dataset.tone = tone;
  notice.setAttribute("role", tone === "trouble" ? "alert" : "status");
  setText(byId("notice-text"), text);
  notice.hidden = false;
  clearTimeout(timer);
  if (tone === "plain") timer = setTimeout(hideNotice, 9000);
}

function hideNotice() {
  byId("notice").hidden = true;
}

/** Makes banners wait while a condition holds: a banner moves the stage, and the stage must not move under a finger. */
export function holdBannersWhile(condition) {
  mustWait = condition;
}

/**
 * Shows a persistent message; null removes it. It replaces one that still waits.
 * @param {string | null} text
 * @param {{tone?: "trouble" | "plain", action?: {title: string, run: () => void}}} [options]
 */
export function showBanner(text, options = {}) {
  shown = () => drawBanner(text, options);
  showWaiting();
}

function showWaiting() {
  cancelAnimationFrame(frame);
  if (mustWait()) frame = requestAnimationFrame(showWaiting);
  else shown();
}

function drawBanner(text, { tone = "trouble", action }) {
  const banner = byId("banner");
  banner.hidden = text === null;
  banner.dataset.tone = tone;
  banner.replaceChildren();
  if (text === null) return;
  banner.append(make("span", { textContent: text }));
  if (action) banner.append(make("button", { className: "plain framed", textContent: action.title, onclick: action.run }));
}

/** Shows uncaught errors on the page, not only in the console. */
export function watchErrors() {
  byId("notice-close").addEventListener("click", hideNotice);
  addEventListener("error", (event) => {
    // Browsers report this error if a size changes while size changes are delivered; it is harmless.
    if (String(event.message).startsWith("ResizeObserver loop")) return;
    showNotice(`Error in the page: ${event.message}`);
  });
  addEventListener("unhandledrejection", (event) => showNotice(`Error in the page: ${event.reason?.message ?? event.reason}`));
}
