// New code of the user's classes during a capture: the touches that now hit another view, or the compiler's message.
import { byId, listOf, make } from "./dom.js";
import { errorNews, movedNews } from "./rules-news.js";

/** How often an idle page sends a message, so that new code is shown soon. */
export const reloadMilliseconds = 250;

export class Rules {
  /**
   * @param {import("./stage.js").Stage} stage
   * @param {any} rules the state at the start; absent if no files are watched
   * @param {(touch: any) => void} onChoose called with a touch that moved
   */
  constructor(stage, rules, onChoose) {
    this.onChoose = onChoose;
    this.stage = stage;
    this.place = byId("rules-news");
    this.number = rules?.number ?? 0;
    this.isWatching = Boolean(rules);
    if (rules?.error) this.#news(errorNews(rules.error));
  }

  /** Shows the result of the last compilation, once. */
  show(rules) {
    if (!rules || rules.number === this.number) return;
    this.number = rules.number;
    if (rules.error) return this.#news(errorNews(rules.error));
    this.#showMoved(listOf(rules.moved));
  }

  /** Removes the marks of touches, when another touch begins. The message stays: without it, the stage would move. */
  clear() {
    this.stage.overlay.fingers("moved", []);
    this.stage.overlay.light("moved", []);
  }

  /** A line; one about a touch explains it. */
  #line(textContent, touch) {
    return touch ? make("button", { type: "button", className: "rules-line", title: "Explain this touch", textContent, onclick: () => this.onChoose(touch) }) : textContent;
  }

  #showMoved(moved) {
    const { overlay, model } = this.stage;
    const news = movedNews(moved, model);
    overlay.fingers("moved", moved);
    overlay.light("moved", news.lights);
    this.#news({ ...news, touches: moved });
  }

  #news({ tone, title, lines, touches = [] }) {
    const { place } = this;
    place.dataset.tone = tone;
    place.setAttribute("role", tone === "trouble" ? "alert" : "status");
    const text = make("div", { className: "rules-text" }, make("strong", { textContent: title }));
    // A long list is scrolled, also with the keyboard.
    if (lines.length) text.append(make("ul", { className: "rules-lines", tabIndex: 0, "aria-label": title }, ...lines.map((line, index) => make("li", {}, this.#line(line, touches[index])))));
    place.replaceChildren(text, make("button", { type: "button", className: "plain icon", textContent: "✕", "aria-label": "Dismiss", onclick: () => (place.hidden = true) }));
    place.hidden = false;
  }
}
