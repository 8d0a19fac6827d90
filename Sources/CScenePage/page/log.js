// The list of outcomes: bounded, filtered by kind, and summarized for screen readers.
import { byId, fingerColor, make, seconds, setText } from "./dom.js";

const kept = 500;
/** The number of lines in a part of the list. The browser draws only the parts that are in sight. */
const linesOfPart = 40;
// The filters that are always shown; another kind gets its filter with its first entry.
const kinds = ["hit", "action", "gesture", "touches", "scroll", "select", "change", "trouble"];
const summaryMilliseconds = 1500;

export class Log {
  /**
   * @param {(entry: any) => void} onChoose
   * @param {(text: string) => string} shortText a text with short names of views
   */
  constructor(onChoose, shortText) {
    this.shortText = shortText;
    this.onChoose = onChoose;
    this.list = byId("log");
    /** @type {Map<string, {button: HTMLElement, count: HTMLElement, number: number}>} */
    this.filters = new Map();
    this.hidden = new Set(["touches"]);
    this.unannounced = [];
    this.speaking = 0;
    for (const kind of kinds) this.#addFilter(kind);
    this.clear();
  }

  clear(text = "Touch the scene: what the engine decides is listed here.") {
    this.lineCount = 0;
    this.list.replaceChildren(make("p", { className: "empty", textContent: text }));
    for (const filter of this.filters.values()) {
      filter.number = 0;
      this.#showCount(filter);
    }
  }

  replace(entries) {
    this.clear();
    this.add(entries);
  }

  /** Shows the outcomes before an earlier time. They are not announced. */
  showPast(entries) {
    this.clear("Nothing has happened before this time.");
    this.add(entries, true);
  }

  add(entries, isSilent = false) {
    if (!entries.length) return;
    const { list } = this;
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    list.querySelector(".empty")?.remove();
    for (const entry of entries.slice(-kept)) {
      if (!this.#repeat(entry)) this.#append(this.#line(entry));
    }
    while (this.lineCount > kept) this.#removeFirst();
    if (isAtEnd) list.scrollTop = list.scrollHeight;
    if (!isSilent) this.#speak(entries);
  }

  #append(line) {
    let part = this.list.lastElementChild;
    if (!part || part.childElementCount >= linesOfPart) this.list.append((part = make("div", { className: "log-part" })));
    part.append(line);
    this.lineCount += 1;
  }

  #line(entry) {
    const line = make("button", { className: "line", type: "button", onclick: () => this.onChoose(entry) },
      make("span", { className: "line-time", textContent: seconds(entry.t) }),
      make("span", { className: "line-kind", textContent: entry.kind }),
      make("span", { className: "line-text", textContent: this.shortText(entry.text) }));
    line.dataset.kind = entry.kind;
    line.dataset.number = String(entry.number);
    line.dataset.text = entry.text;
    line.title = entry.text;
    line.dataset.times = "1";
    if (entry.view) line.dataset.name = entry.view;
    if (entry.touch) {
      line.dataset.touch = String(entry.touch);
      const mark = make("span", { className: "line-touch", textContent: String(entry.touch), title: `touch ${entry.touch}` });
      mark.style.setProperty("--finger", fingerColor(entry.touch));
      line.insertBefore(mark, line.children[1]);
    } else {
      line.insertBefore(make("span", { className: "line-touch is-none" }), line.children[1]);
    }
    line.hidden = this.hidden.has(entry.kind);
    this.#count(entry.kind, 1);
    return line;
  }

  /** Counts a repeated line, such as a gesture that changes many times, instead of adding another one. */
  #repeat(entry) {
    // Each hit belongs to a different touch.
    if (entry.kind === "hit") return false;
    const isHidden = this.hidden.has(entry.kind);
    let last = this.list.lastElementChild?.lastElementChild;
    // Rows hidden by a filter do not separate repeats.
    while (last && last.hidden !== isHidden) last = last.previousElementSibling ?? last.parentElement.previousElementSibling?.lastElementChild;
    if (!last || last.dataset.kind !== entry.kind || last.dataset.text !== entry.text || last.dataset.touch !== (entry.touch ? String(entry.touch) : undefined)) return false;
    const times = Number(last.dataset.times) + 1;
    last.dataset.times = String(times);
    last.dataset.number = String(entry.number);
    setText(last.firstElementChild, seconds(entry.t));
    setText(last.lastElementChild, `${this.shortText(entry.text)}  ×${times}`);
    this.#count(entry.kind, 1);
    return true;
  }

  #removeFirst() {
    const part = this.list.firstElementChild;
    const first = part.firstElementChild;
    this.#count(first.dataset.kind, -Number(first.dataset.times));
    first.remove();
    if (!part.childElementCount) part.remove();
    this.lineCount -= 1;
  }

  #count(kind, change) {
    if (!this.filters.has(kind)) this.#addFilter(kind);
    const filter = this.filters.get(kind);
    filter.number += change;
    this.#showCount(filter);
  }

  #showCount({ button, count, number }) {
    setText(count, number ? String(number) : "");
    button.classList.toggle("is-empty", number === 0);
  }

  #addFilter(kind) {
    const count = make("span", { className: "filter-count" });
    const button = make("button", { type: "button", className: "filter", onclick: () => this.#turn(kind) }, kind, count);
    button.dataset.kind = kind;
    button.setAttribute("aria-pressed", String(!this.hidden.has(kind)));
    byId("log-filters").append(button);
    this.filters.set(kind, { button, count, number: 0 });
  }

  #turn(kind) {
    if (!this.hidden.delete(kind)) this.hidden.add(kind);
    const isHidden = this.hidden.has(kind);
    this.filters.get(kind).button.setAttribute("aria-pressed", String(!isHidden));
    for (const line of this.list.querySelectorAll(".line")) if (line.dataset.kind === kind) line.hidden = isHidden;
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** Announces the hits and actions of a period together, so that a screen reader does not read every line. */
  #speak(entries) {
    this.unannounced.push(...entries.filter((entry) => entry.kind === "hit" || entry.kind === "action" || entry.kind === "trouble"));
    if (!this.unannounced.length || this.speaking) return;
    this.speaking = setTimeout(() => {
      this.speaking = 0;
      const announced = this.unannounced.slice(-4).map((entry) => entry.text);
      const more = this.unannounced.length - announced.length;
      setText(byId("log-summary"), (more > 0 ? `${more} earlier, then ` : "") + announced.join("; "));
      this.unannounced = [];
    }, summaryMilliseconds);
  }
}
