// The hit view of a finger under each strategy: one row for each touch, expanded if the strategies differ.
import { breakable, byId, fingerColor, make, pointText, seconds, setText } from "./dom.js";
import { copyNameButton } from "./clipboard.js";

/** The number of rows at first, and of those that each "Show more" adds: every row slows down the layout of the page. */
const rowsAtOnce = 10;
const words = { 5: "Five", 6: "Six" };

export class Answers {
  /**
   * @param {number} strategies the number of strategies
   * @param {(answer: any) => void} onChoose
   * @param {(text: string) => string} shortText a text with short names of views
   */
  constructor(strategies, onChoose, shortText) {
    this.shortText = shortText;
    this.onChoose = onChoose;
    setText(byId("answers-title"), `${words[strategies] ?? strategies} answers`);
    this.list = byId("answers");
    this.moreButton = make("button", { type: "button", className: "more-answers", onclick: () => this.#showMore() });
    this.more = make("div", { role: "listitem" }, this.moreButton);
    /** @type {Map<string, any>} every answer, oldest first; the key is event and touch */
    this.answers = new Map();
    /** @type {Map<string, HTMLElement>} the rows of the newest answers, oldest first */
    this.rows = new Map();
    /** Only touches that begin before this event are listed; null for all. @type {number | null} */
    this.until = null;
    this.replace([]);
  }

  /** The newest answer, or null. */
  last = null;

  /** @param {number} omitted the number of earlier touches that the capture no longer keeps the answers of */
  replace(answers, omitted = 0) {
    this.answers.clear();
    this.rows.clear();
    this.omitted = omitted;
    this.last = null;
    this.different = 0;
    this.limit = rowsAtOnce;
    this.#clear("Each touch you make is shown here with what every strategy would have hit.");
    this.#summarize();
    this.add(answers);
  }

  /** Lists only the touches that have begun within a number of events, or all of them for null. */
  showUntil(events) {
    if (events === this.until) return;
    this.until = events;
    this.limit = rowsAtOnce;
    this.rows.clear();
    this.#clear(events === null ? "Each touch you make is shown here with what every strategy would have hit." : "No touch has begun before this time.");
    const listed = this.#listed();
    for (const answer of listed.slice(-this.limit)) this.#addRow(answer);
    this.#summarize();
  }

  #clear(text) {
    this.list.replaceChildren(make("p", { className: "empty", textContent: text }));
  }

  /** The answers of the touches that are shown, oldest first. */
  #listed() {
    const all = [...this.answers.values()];
    return this.until === null ? all : all.filter((answer) => answer.event < this.until);
  }

  add(answers) {
    if (!answers.length) return;
    // Answers that would be removed from the list at once get no row.
    const first = answers.length - this.limit;
    answers.forEach((answer, index) => this.#take(answer, index >= first));
    while (this.rows.size > this.limit) {
      const [key, row] = this.rows.entries().next().value;
      row.remove();
      this.rows.delete(key);
    }
    this.#summarize();
  }

  #take(answer, isListed) {
    const key = keyOf(answer);
    const known = this.answers.get(key);
    this.different += Number(Boolean(answer.differs)) - Number(Boolean(known?.differs));
    this.answers.set(key, answer);
    if (!known || (this.last && keyOf(this.last) === key)) this.last = answer;
    const old = this.rows.get(key);
    // An answer without a row stays without one when it changes.
    if (!old && (known || !isListed || (this.until !== null && answer.event >= this.until))) return;
    this.#addRow(answer, old);
  }

  #addRow(answer, old = null) {
    const row = this.#row(answer);
    this.rows.set(keyOf(answer), row);
    if (old) return old.replaceWith(row);
    this.list.querySelector(".empty")?.remove();
    this.list.prepend(row);
  }

  /** Adds rows for older answers, below the others. */
  #showMore() {
    const listed = this.#listed();
    const unlisted = listed.length - this.rows.size;
    const older = listed.slice(Math.max(0, unlisted - rowsAtOnce), unlisted);
    this.limit += rowsAtOnce;
    const rows = older.map((answer) => [keyOf(answer), this.#row(answer)]);
    this.rows = new Map([...rows, ...this.rows]);
    this.more.before(...rows.map(([, row]) => row).reverse());
    this.#summarize();
    rows.at(-1)?.[1].querySelector("button").focus();
  }

  #row(answer) {
    const badge = make("span", { className: "touch-badge", textContent: String(answer.touch) });
    badge.style.setProperty("--finger", fingerColor(answer.touch));
    const verdict = answer.differs
      ? make("span", { className: "verdict is-different", textContent: "≠ differs" })
      : make("span", { className: "verdict", textContent: "= same" });
    const head = make("button", { type: "button", className: "answer-head", onclick: () => this.onChoose(answer) },
      badge,
      make("span", { className: "answer-receiver", textContent: answer.differs ? pointText(answer.x, answer.y) : this.#receiverText(running(answer)), title: answer.differs ? "" : running(answer)?.receiver ?? "" }),
      make("span", { className: "quiet number", textContent: answer.differs ? `${seconds(answer.t)} s` : pointText(answer.x, answer.y) }),
      verdict);
    const row = make("div", { className: "answer", role: "listitem" }, head);
    row.dataset.touch = String(answer.touch);
    row.dataset.event = String(answer.event);
    row.dataset.receiver = running(answer)?.receiver ?? "";
    row.dataset.differs = String(Boolean(answer.differs));
    if (answer.differs) row.append(this.#strategies(answer));
    return row;
  }

  #strategies(answer) {
    const live = running(answer);
    const table = make("table", { className: "strategies" });
    table.append(make("caption", { className: "unseen", textContent: `What touch ${answer.touch} hits under each strategy` }));
    for (const one of answer.strategies) {
      const isLive = one === live;
      const isOther = !isLive && (one.receiver !== live?.receiver || one.recursion !== live?.recursion || Boolean(one.otherwise));
      const row = make("tr", { className: isLive ? "is-live" : isOther ? "is-other" : "" },
        make("td", { className: "sign", textContent: isLive ? "●" : isOther ? "≠" : "=" }),
        make("th", { scope: "row", textContent: one.name }),
        make("td", {}, make("span", { className: "receiver", title: one.receiver ?? "" }, ...breakable(this.#receiverText(one))),
          one.receiver && this.shortText(one.receiver) !== one.receiver ? copyNameButton(one.receiver) : null,
          one.otherwise ? make("span", { className: "otherwise", title: one.otherwise }, ...breakable(this.shortText(one.otherwise))) : null));
      row.dataset.strategy = one.name;
      row.dataset.receiver = one.receiver ?? "";
      row.firstElementChild.setAttribute("aria-label", isLive ? "running" : isOther ? "differs" : "same");
      table.append(row);
    }
    return table;
  }

  #receiverText(one) {
    if (!one) return "—";
    if (one.recursion) return "never ends: views call each other in a circle";
    return this.shortText(one.receiver ?? "nothing");
  }

  #summarize() {
    const listed = this.until === null ? null : this.#listed();
    const touches = listed ? listed.length : this.answers.size;
    const different = listed ? listed.filter((answer) => answer.differs).length : this.different;
    const all = this.omitted ? `the last ${touches}` : touches;
    setText(byId("answers-summary"), touches ? `${different} of ${all} differ${listed ? ` up to touch ${listed.at(-1).touch}` : ""}` : "");
    byId("answers-summary").classList.toggle("is-different", different > 0);
    byId("tab-answers").dataset.badge = this.different ? String(this.different) : "";
    this.#showUnlisted(touches - this.rows.size);
    // A list must have items.
    this.list.setAttribute("role", this.list.querySelector("[role=listitem]") ? "list" : "group");
  }

  /** Counts below the rows the earlier touches that have none. */
  #showUnlisted(unlisted) {
    if (!unlisted && !this.omitted) return this.more.remove();
    const kept = this.omitted ? `${touchCount(this.omitted)} only in the recording` : "";
    const text = unlisted
      ? `${touchCount(unlisted)} not listed – show ${Math.min(unlisted, rowsAtOnce)} more${kept && `; ${kept}`}`
      : kept;
    setText(this.moreButton, text);
    this.moreButton.disabled = !unlisted;
    if (!this.more.isConnected) this.list.append(this.more);
  }
}

/** The key of an answer: its event and touch. */
export function keyOf(answer) {
  return `${answer.event} ${answer.touch}`;
}

function touchCount(count) {
  return count === 1 ? "1 earlier touch" : `${count} earlier touches`;
}

function running(answer) {
  return answer.strategies.find((one) => one.name === answer.recorded) ?? answer.strategies[0];
}
