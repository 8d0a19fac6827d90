// The hit view of a finger under each strategy: one row for each touch, expanded if the strategies differ.
import { AnswerList, keyOf, relation, running } from "./answer-list.js";
import { breakable, byId, fingerColor, make, pointText, seconds, setText } from "./dom.js";
import { copyNameButton } from "./clipboard.js";

const words = { 5: "Five", 6: "Six" };
const signs = { running: "●", differs: "≠", same: "=" };

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
    this.place = byId("answers");
    this.empty = make("p", { className: "empty" });
    this.moreButton = make("button", { type: "button", className: "more-answers", onclick: () => this.#showMore() });
    this.more = make("div", { role: "listitem" }, this.moreButton);
    this.list = new AnswerList();
    /** The shown rows, by the keys of their answers. @type {Map<string, {answer: any, row: HTMLElement}>} */
    this.rows = new Map();
    this.replace([]);
  }

  /** The newest answer, or null. */
  get last() {
    return this.list.last;
  }

  /** @param {number} omitted the number of earlier touches that the capture no longer keeps the answers of */
  replace(answers, omitted = 0) {
    this.list.replace(omitted);
    this.list.add(answers);
    this.#show();
  }

  /** Lists only the touches that have begun within a number of events, or all of them for null. */
  showUntil(events) {
    if (events === this.list.until) return;
    this.list.showUntil(events);
    // The short names of another time can differ.
    for (const { row } of this.rows.values()) row.remove();
    this.rows.clear();
    this.#show();
  }

  add(answers) {
    if (!answers.length) return;
    this.list.add(answers);
    this.#show();
  }

  #showMore() {
    const first = this.list.rows[0];
    this.list.showMore();
    this.#show();
    const newest = this.rows.get(keyOf(first)).row.nextElementSibling;
    newest.querySelector("button").focus();
  }

  /** Shows the list: the newest row is the first one. Rows that have not changed are not touched. */
  #show() {
    const { list, place } = this;
    const { rows, unlisted } = list;
    const kept = new Set(rows.map(keyOf));
    for (const [key, { row }] of this.rows) {
      if (kept.has(key)) continue;
      row.remove();
      this.rows.delete(key);
    }
    setText(this.moreButton, unlisted.text);
    this.moreButton.disabled = !unlisted.canShow;
    if (!unlisted.text) this.more.remove();
    else if (!this.more.isConnected) place.append(this.more);
    let below = unlisted.text ? this.more : null;
    for (const answer of rows) {
      const key = keyOf(answer);
      let known = this.rows.get(key);
      if (known?.answer !== answer) {
        known?.row.remove();
        this.rows.set(key, (known = { answer, row: this.#row(answer) }));
      }
      if (known.row.nextElementSibling !== below || !known.row.isConnected) place.insertBefore(known.row, below);
      below = known.row;
    }
    setText(this.empty, list.until === null ? "Each touch you make is shown here with what every strategy would have hit." : "No touch has begun before this time.");
    if (rows.length) this.empty.remove();
    else place.prepend(this.empty);
    setText(byId("answers-summary"), list.summary);
    byId("answers-summary").classList.toggle("is-different", list.listedDifferent > 0);
    byId("tab-answers").dataset.badge = list.different ? String(list.different) : "";
    // A list must have items.
    place.setAttribute("role", rows.length || unlisted.text ? "list" : "group");
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
    const { touch, event, differs } = answer;
    Object.assign(row.dataset, { touch, event, receiver: running(answer)?.receiver ?? "", differs: Boolean(differs) });
    if (answer.differs) row.append(this.#strategies(answer));
    return row;
  }

  #strategies(answer) {
    const table = make("table", { className: "strategies" });
    table.append(make("caption", { className: "unseen", textContent: `What touch ${answer.touch} hits under each strategy` }));
    for (const one of answer.strategies) {
      const stands = relation(answer, one);
      const row = make("tr", { className: { running: "is-live", differs: "is-other", same: "" }[stands] },
        make("td", { className: "sign", textContent: signs[stands], "aria-label": stands }),
        make("th", { scope: "row", textContent: one.name }),
        make("td", {}, make("span", { className: "receiver", title: one.receiver ?? "" }, ...breakable(this.#receiverText(one))),
          one.receiver && this.shortText(one.receiver) !== one.receiver ? copyNameButton(one.receiver) : null,
          one.otherwise ? make("span", { className: "otherwise", title: one.otherwise }, ...breakable(this.shortText(one.otherwise))) : null));
      row.dataset.strategy = one.name;
      row.dataset.receiver = one.receiver ?? "";
      table.append(row);
    }
    return table;
  }

  #receiverText(one) {
    if (!one) return "—";
    if (one.recursion) return "never ends: views call each other in a circle";
    return this.shortText(one.receiver ?? "nothing");
  }
}
