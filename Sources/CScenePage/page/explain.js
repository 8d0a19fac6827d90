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
    this.moment = "now";
    /** The view whose decision differs between the sides, and its reasons there. @type {{view: string, recorded: string | null, replayed: string} | null} */
    this.decision = null;
    this.last = null;
    /** Whether what is shown may no longer hold. */
    this.isOld = false;
    /** The chains that were unfolded, by the name of the first view. @type {Set<string>} */
    this.unfolded = new Set();
    this.requestCount = 0;
    this.hint("Press W with the pointer over the stage, or choose a touch: the views that the hit test visits are shown here, each with its result and the reason.");
  }

  hint(text) {
    this.last = null;
    this.isOld = false;
    this.place.classList.remove("is-old");
    this.place.replaceChildren(make("p", { className: "empty", textContent: text }));
  }

  /** States that what is shown may no longer hold, until the next explanation is there. */
  outdate() {
    if (!this.last || this.isOld) return;
    this.isOld = true;
    this.place.classList.add("is-old");
    for (const line of this.place.querySelectorAll(".verdict-line")) line.prepend(make("span", { className: "old-mark", textContent: "old" }), " ");
  }

  /**
   * Requests an explanation and shows it. A response is ignored if a later request was made.
   * @param {string} query such as `x=10&y=20`
   * @param {string[]} [titles] the titles of the sides
   * @param {{view: string, recorded: string | null, replayed: string} | null} [decision] what decided differently
   * @param {string} [moment] when a finger without a number is at the point
   */
  async request(query, titles = [], decision = null, moment = "now") {
    this.requestCount += 1;
    const request = this.requestCount;
    this.outdate();
    try {
      const response = await fetch(`explain?${query}`, { cache: "no-store" });
      const answer = await response.json();
      if (request !== this.requestCount) return;
      if (!response.ok) return this.hint(answer.error ?? `The request was refused with status ${response.status}.`);
      this.decision = decision;
      this.moment = moment;
      this.isOld = false;
      this.place.classList.remove("is-old");
      this.show(listOf(answer.sides).map((side) => (Array.isArray(side) ? side : [side])), titles);
    } catch {
      // An earlier explanation stays, marked as old.
      if (request === this.requestCount && !this.last) this.hint("The reasons could not be fetched: the command has ended, the connection is lost, or the response is not valid.");
    }
  }

  /** Shows the explanations of each side. */
  show(sides, titles) {
    this.last = { sides, titles };
    const isStillOld = this.isOld;
    const count = sides.reduce((sum, side) => sum + side.length, 0);
    if (!count) return this.hint("No finger is down here. Step to an event with a finger to see why it lands where it does.");
    const more = make("button", { type: "button", className: "filter", onclick: () => this.#toggleAll() }, "Views not visited");
    more.setAttribute("aria-pressed", String(this.isAll));
    this.place.replaceChildren(
      sides.length > 1 ? this.#chooser(sides, titles) : make("div", {}),
      ...listOf(sides[this.side] ?? sides[0]).map((one) => this.#explanation(one)),
      make("div", { className: "filters" }, more));
    this.#showDecision();
    this.isOld = false;
    if (isStillOld) this.outdate();
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
      make("span", { className: "quiet", textContent: `${one.touch ? `touch ${one.touch} at ` : `a finger ${this.moment} at `}${pointText(...one.point)} → ` }),
      make("strong", { textContent: one.recursion ? this.shortText(`never ends: ${one.recursion.join(" → ")}`) : one.view ? this.shortText(one.view) : "nothing", title: one.view ?? "" }),
      make("span", { className: "quiet", textContent: ` under ${one.strategy}, ${one.profile}` }));
    const list = make("ul", { className: "nodes" });
    for (const node of listOf(one.tree)) this.#node(list, node, one.view);
    return make("div", { className: "explanation" }, head, list);
  }

  #isVisible(node) {
    return this.isAll || node.visited || hasVisited(node);
  }

  /**
   * The views from a view on that only pass on the result of their one subview, without the last of them: the superview
   * of the view that decides. Views with code of the app, and the one that decides differently, are not among them.
   */
  #chain(node) {
    const chain = [];
    for (let one = node; one;) {
      const below = listOf(one.children).filter((child) => this.#isVisible(child));
      const isPassing = one.visited && below.length === 1 && one.answer != null && one.answer !== one.name && one.answer === below[0].answer
        && one.name !== this.decision?.view && !/\.swift:\d/.test(one.reason ?? "");
      if (!isPassing) break;
      chain.push(one);
      one = below[0];
    }
    return chain.slice(0, -1);
  }

  /** One line for a chain, which unfolds it. Below it is the view after the chain. */
  #folded(list, chain, receiver) {
    const [first] = chain;
    const names = chain.map((node) => this.shortText(node.name)).join(" → ");
    const item = make("li", { className: "node is-folded" }, make("button", { type: "button", className: "node-line", title: names, onclick: () => this.#unfold(first.name) },
      make("span", { className: "node-sign", "aria-hidden": "true", textContent: "↳" }),
      make("span", { className: "node-name", textContent: `+${chain.length}` }),
      make("span", { className: "node-answer", textContent: "views pass on the result of their subview" })));
    const children = make("ul", { className: "nodes" });
    const last = chain.at(-1);
    for (const child of listOf(last.children)) this.#node(children, child, receiver);
    item.append(children);
    list.append(item);
  }

  #unfold(name) {
    this.unfolded.add(name);
    const { sides, titles } = this.last;
    this.show(sides, titles);
    this.place.querySelector(".node-line")?.focus({ preventScroll: true });
  }

  #node(list, node, receiver) {
    if (!this.#isVisible(node)) return;
    const chain = this.#chain(node);
    if (chain.length < 2) return this.#visited(list, node, receiver, 0);
    if (this.unfolded.has(node.name)) return this.#visited(list, node, receiver, chain.length - 1);
    this.#folded(list, chain, receiver);
  }

  /** The line of a view, and its subviews below it. The first ones of them, `inChain`, are not folded. */
  #visited(list, node, receiver, inChain) {
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
    for (const child of listOf(node.children)) {
      if (inChain > 0 && this.#isVisible(child)) this.#visited(children, child, receiver, inChain - 1);
      else this.#node(children, child, receiver);
    }
    if (children.childElementCount) item.append(children);
    list.append(item);
  }
}

function hasVisited(node) {
  return listOf(node.children).some((child) => child.visited || hasVisited(child));
}
