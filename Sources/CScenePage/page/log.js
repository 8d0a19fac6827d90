// The list of outcomes: filtered by kind, and summarized for screen readers.
import { byId, fingerColor, make, seconds, setText } from "./dom.js";
import { LogLines, announcement, spoken } from "./log-lines.js";

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
    this.lines = new LogLines();
    /** The elements of the lines. @type {Map<import("./log-lines.js").Line, HTMLElement>} */
    this.rows = new Map();
    /** @type {Map<string, {button: HTMLElement, count: HTMLElement}>} */
    this.filters = new Map();
    this.unannounced = [];
    this.speaking = 0;
    for (const kind of kinds) this.#addFilter(kind);
    this.clear();
  }

  clear(text = "Touch the scene: what the engine decides is listed here.") {
    this.lines.clear();
    this.rows.clear();
    this.list.replaceChildren(make("p", { className: "empty", textContent: text }));
    this.#showCounts();
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
    const { added, repeated, removed } = this.lines.add(entries);
    for (const line of added) this.#append(line);
    for (const line of repeated) this.#write(line);
    for (const line of removed) this.#remove(line);
    this.#showCounts();
    if (isAtEnd) list.scrollTop = list.scrollHeight;
    if (!isSilent) this.#speak(entries);
  }

  #append(line) {
    let part = this.list.lastElementChild;
    if (!part || part.childElementCount >= linesOfPart) this.list.append((part = make("div", { className: "log-part" })));
    part.append(this.#row(line));
  }

  #row(line) {
    const { entry } = line;
    const row = make("button", { className: "line", type: "button", title: entry.text, onclick: () => this.onChoose(line.entry) },
      make("span", { className: "line-time" }),
      entry.touch
        ? make("span", { className: "line-touch", textContent: String(entry.touch), title: `touch ${entry.touch}` })
        : make("span", { className: "line-touch is-none" }),
      make("span", { className: "line-kind", textContent: entry.kind }),
      make("span", { className: "line-text" }));
    Object.assign(row.dataset, { kind: entry.kind, text: entry.text });
    if (entry.view) row.dataset.name = entry.view;
    if (entry.touch) {
      row.dataset.touch = String(entry.touch);
      row.children[1].style.setProperty("--finger", fingerColor(entry.touch));
    }
    row.hidden = this.lines.hidden.has(entry.kind);
    this.rows.set(line, row);
    this.#write(line);
    return row;
  }

  /** Writes what a repetition changes. */
  #write(line) {
    const { entry, times } = line;
    const row = this.rows.get(line);
    Object.assign(row.dataset, { number: String(entry.number), times: String(times) });
    setText(row.firstElementChild, seconds(entry.t));
    setText(row.lastElementChild, this.shortText(entry.text) + (times > 1 ? `  ×${times}` : ""));
  }

  #remove(line) {
    const row = this.rows.get(line);
    const part = row.parentElement;
    this.rows.delete(line);
    row.remove();
    if (!part.childElementCount) part.remove();
  }

  #showCounts() {
    for (const kind of this.lines.counts.keys()) if (!this.filters.has(kind)) this.#addFilter(kind);
    for (const [kind, { button, count }] of this.filters) {
      const number = this.lines.counts.get(kind) ?? 0;
      setText(count, number ? `${number}${this.lines.isCut ? "+" : ""}` : "");
      button.title = this.lines.isCut ? "Counts what the log keeps: the last 500 lines" : "";
      button.classList.toggle("is-empty", number === 0);
    }
  }

  #addFilter(kind) {
    const count = make("span", { className: "filter-count" });
    const button = make("button", { type: "button", className: "filter", onclick: () => this.#turn(kind) }, kind, count);
    button.dataset.kind = kind;
    button.setAttribute("aria-pressed", String(!this.lines.hidden.has(kind)));
    byId("log-filters").append(button);
    this.filters.set(kind, { button, count });
  }

  #turn(kind) {
    const isHidden = this.lines.turn(kind);
    this.filters.get(kind).button.setAttribute("aria-pressed", String(!isHidden));
    for (const [line, row] of this.rows) if (line.entry.kind === kind) row.hidden = isHidden;
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** Announces the outcomes of a period together. */
  #speak(entries) {
    this.unannounced.push(...spoken(entries));
    if (!this.unannounced.length || this.speaking) return;
    this.speaking = setTimeout(() => {
      this.speaking = 0;
      setText(byId("log-summary"), announcement(this.unannounced));
      this.unannounced = [];
    }, summaryMilliseconds);
  }
}
