// The hit view of a finger under each strategy: one row for each touch, expanded if the strategies differ.
import { byId, fingerColor, make, pointText, seconds, setText, shortName } from "./dom.js";

const kept = 200;
const words = { 5: "Five", 6: "Six" };

export class Answers {
  /**
   * @param {number} strategies the number of strategies
   * @param {(answer: any) => void} onChoose
   */
  constructor(strategies, onChoose) {
    this.onChoose = onChoose;
    setText(byId("answers-title"), `${words[strategies] ?? strategies} answers`);
    this.list = byId("answers");
    /** @type {Map<string, {row: HTMLElement, answer: any}>} the key is event and touch; oldest first */
    this.rows = new Map();
    this.replace([]);
  }

  replace(answers) {
    this.rows.clear();
    this.list.replaceChildren(make("p", { className: "empty", textContent: "Each touch you make is shown here with what every strategy would have hit." }));
    this.#summarize();
    this.add(answers);
  }

  add(answers) {
    for (const answer of answers) this.#take(answer);
    while (this.rows.size > kept) {
      const [key, { row }] = this.rows.entries().next().value;
      row.remove();
      this.rows.delete(key);
    }
    if (answers.length) this.#summarize();
  }

  /** The newest answer, or null. */
  get last() {
    return [...this.rows.values()].at(-1)?.answer ?? null;
  }

  #take(answer) {
    const key = `${answer.event} ${answer.touch}`;
    const row = this.#row(answer);
    const known = this.rows.get(key);
    if (known) {
      known.row.replaceWith(row);
      known.row = row;
      known.answer = answer;
      return;
    }
    this.list.querySelector(".empty")?.remove();
    this.list.prepend(row);
    this.rows.set(key, { row, answer });
  }

  #row(answer) {
    const badge = make("span", { className: "touch-badge", textContent: String(answer.touch) });
    badge.style.setProperty("--finger", fingerColor(answer.touch));
    const verdict = answer.differs
      ? make("span", { className: "verdict is-different", textContent: "≠ differs" })
      : make("span", { className: "verdict", textContent: "= same" });
    const head = make("button", { type: "button", className: "answer-head", onclick: () => this.onChoose(answer) },
      badge,
      make("span", { className: "answer-receiver", textContent: answer.differs ? pointText(answer.x, answer.y) : receiverText(running(answer)) }),
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
        make("td", {}, make("span", { className: "receiver", textContent: receiverText(one), title: one.receiver ?? "" }),
          one.otherwise ? make("span", { className: "otherwise", textContent: one.otherwise }) : null));
      row.dataset.strategy = one.name;
      row.dataset.receiver = one.receiver ?? "";
      row.firstElementChild.setAttribute("aria-label", isLive ? "running" : isOther ? "differs" : "same");
      table.append(row);
    }
    return table;
  }

  #summarize() {
    const different = [...this.rows.values()].filter(({ answer }) => answer.differs).length;
    const touches = this.rows.size;
    setText(byId("answers-summary"), touches ? `${different} of ${touches} differ` : "");
    byId("answers-summary").classList.toggle("is-different", different > 0);
    byId("tab-answers").dataset.badge = different ? String(different) : "";
  }
}

function running(answer) {
  return answer.strategies.find((one) => one.name === answer.recorded) ?? answer.strategies[0];
}

function receiverText(one) {
  if (!one) return "—";
  if (one.recursion) return "never ends: views call each other in a circle";
  return shortName(one.receiver ?? "nothing");
}
