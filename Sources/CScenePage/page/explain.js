// The explanation of a hit test: the tree of views in the order of visits, each with its result and the reason.
import { byId, make, listOf, pointText } from "./dom.js";

export class Explain {
  /**
   * @param {(name: string) => void} onChoose
   * @param {(text: string) => string} shortText a text with short names of views
   */
  constructor(onChoose, shortText) {
    this.shortText = shortText;
    this.place = byId("explain");
    this.onChoose = onChoose;
    this.isAll = false;
    /** The side whose reasons are shown. */
    this.side = 0;
    /** The view whose decision differs between the sides, and its reasons there. @type {{view: string, recorded: string | null, replayed: string} | null} */
    this.decision = null;
    this.last = null;
    this.requestCount = 0;
    this.hint("Press W with the pointer over the stage, or choose a touch: the views that the hit test visits are shown here, each with its result and the reason.");
  }

  hint(text) {
    this.last = null;
    this.place.replaceChildren(make("p", { className: "empty", textContent: text }));
  }

  /**
   * Requests an explanation and shows it. A response is ignored if a later request was made.
   * @param {string} query such as `x=10&y=20`
   * @param {string[]} [titles] the titles of the sides
   * @param {{view: string, recorded: string | null, replayed: string} | null} [decision] what decided differently
   */
  async request(query, titles = [], decision = null) {
    this.requestCount += 1;
    const request = this.requestCount;
    try {
      const response = await fetch(`explain?${query}`, { cache: "no-store" });
      const answer = await response.json();
      if (request !== this.requestCount) return;
      if (!response.ok) return this.hint(answer.error ?? `The request was refused with status ${response.status}.`);
      this.decision = decision;
      this.show(listOf(answer.sides).map((side) => (Array.isArray(side) ? side : [side])), titles);
    } catch {
      if (request === this.requestCount) this.hint("The reasons could not be fetched: the command has ended, the connection is lost, or the response is not valid.");
    }
  }

  /** Shows the explanations of each side. */
  show(sides, titles) {
    this.last = { sides, titles };
    const count = sides.reduce((sum, side) => sum + side.length, 0);
    if (!count) return this.hint("No finger is down here. Step to an event with a finger to see why it lands where it does.");
    const more = make("button", { type: "button", className: "filter", onclick: () => this.#toggleAll() }, "Views not visited");
    more.setAttribute("aria-pressed", String(this.isAll));
    this.place.replaceChildren(
      sides.length > 1 ? this.#chooser(sides, titles) : make("div", {}),
      ...listOf(sides[this.side] ?? sides[0]).map((one) => this.#explanation(one)),
      make("div", { className: "filters" }, more));
    this.#showDecision();
  }

  /** Marks the deciding view and scrolls to it. */
  #showDecision() {
    const { decision } = this;
    const nodes = decision ? [...this.place.querySelectorAll(".node")].filter((node) => node.dataset.name === decision.view) : [];
    for (const node of nodes) {
      node.classList.add("is-deciding");
      const line = node.querySelector(".node-line");
      line.append(make("span", { className: "node-decision", textContent: `≠ decides. ${this.side === 0 ? `Replayed: ${decision.replayed}` : `Recorded: ${decision.recorded ?? "not queried, or not known"}`}` }));
    }
    const line = nodes[0]?.querySelector(".node-line");
    if (!line) return;
    const { top, height } = line.getBoundingClientRect();
    const place = top - this.place.getBoundingClientRect().top + this.place.scrollTop;
    this.place.scrollTop = place + height <= this.place.clientHeight ? 0 : place - this.place.clientHeight / 3;
  }

  /** One button for each side, with the views that the touches hit there. */
  #chooser(sides, titles) {
    const buttons = sides.map((side, index) => {
      const receivers = side.map((one) => (one.recursion ? "never ends" : one.view === null ? "nothing" : this.shortText(one.view))).join(", ");
      const button = make("button", { type: "button", className: "side-choice", onclick: () => this.#turnTo(index) },
        make("span", { className: "quiet", textContent: titles[index] ?? `side ${index + 1}` }), make("strong", { textContent: receivers }));
      button.setAttribute("aria-pressed", String(index === this.side));
      return button;
    });
    const isSame = sides.every((side) => JSON.stringify(side.map((one) => one.view)) === JSON.stringify(sides[0].map((one) => one.view)));
    const sign = make("span", { className: isSame ? "sign quiet" : "sign is-different", textContent: isSame ? "=" : "≠" });
    return make("div", { className: "side-chooser", role: "group", "aria-label": "Side whose reasons are shown" }, buttons[0], sign, ...buttons.slice(1));
  }

  /** Selects the side whose reasons are shown, also for later explanations. */
  #turnTo(side) {
    this.side = side;
    if (this.last) this.show(this.last.sides, this.last.titles);
    this.place.querySelectorAll(".side-choice")[side]?.focus();
  }

  #toggleAll() {
    this.isAll = !this.isAll;
    if (this.last) this.show(this.last.sides, this.last.titles);
  }

  #explanation(one) {
    const head = make("p", { className: "verdict-line" },
      make("span", { className: "quiet", textContent: `${one.touch ? `touch ${one.touch} at ` : "a finger now at "}${pointText(...one.point)} → ` }),
      make("strong", { textContent: one.recursion ? this.shortText(`never ends: ${one.recursion.join(" → ")}`) : one.view ? this.shortText(one.view) : "nothing", title: one.view ?? "" }),
      make("span", { className: "quiet", textContent: ` under ${one.strategy}, ${one.profile}` }));
    const list = make("ul", { className: "nodes" });
    for (const node of listOf(one.tree)) this.#node(list, node, one.view);
    return make("div", { className: "explanation" }, head, list);
  }

  #node(list, node, receiver) {
    if (!this.isAll && !node.visited && !hasVisited(node)) return;
    const answer = node.answer === null || node.answer === undefined ? "none" : node.answer === node.name ? "itself" : node.answer;
    const item = make("li", { className: "node" });
    item.dataset.name = node.name;
    item.classList.toggle("is-visited", Boolean(node.visited));
    item.classList.toggle("is-on-way", answer !== "none");
    item.classList.toggle("is-receiver", node.name === receiver && answer === "itself");
    item.append(make("button", { type: "button", className: "node-line", onclick: () => this.onChoose(node.name) },
      make("span", { className: "node-sign", "aria-hidden": "true", textContent: !node.visited ? "·" : answer === "none" ? "✕" : answer === "itself" ? "●" : "↳" }),
      make("span", { className: "node-name", textContent: this.shortText(node.name), title: node.name }),
      node.visited ? make("span", { className: "node-answer", textContent: `→ ${this.shortText(answer)}`, title: answer }) : null,
      make("span", { className: "node-reason", textContent: `${node.point ? `${pointText(...node.point)}  ` : ""}${this.shortText(node.reason ?? "")}`, title: node.reason ?? "" })));
    const children = make("ul", { className: "nodes" });
    for (const child of listOf(node.children)) this.#node(children, child, receiver);
    if (children.childElementCount) item.append(children);
    list.append(item);
  }
}

function hasVisited(node) {
  return listOf(node.children).some((child) => child.visited || hasVisited(child));
}
