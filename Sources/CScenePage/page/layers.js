// The layer picker: every view at a point, front to back, each with the reason for the engine's answer.
import { listOf, make, pointText } from "./dom.js";

export class Layers {
  /** @param {(stage: import("./stage.js").Stage, id: number) => void} onChoose */
  constructor(onChoose) {
    this.onChoose = onChoose;
    this.element = make("div", { className: "layers", role: "dialog", "aria-label": "Views at this point", hidden: true });
    document.body.append(this.element);
    this.request = 0;
    this.element.addEventListener("keydown", (event) => this.#key(event));
    document.addEventListener("pointerdown", (event) => {
      if (!(event.target instanceof Node && this.element.contains(event.target))) this.close();
    }, true);
  }

  get isOpen() {
    return !this.element.hidden;
  }

  close() {
    if (!this.isOpen) return;
    const hadFocus = this.element.contains(document.activeElement);
    this.element.hidden = true;
    this.request += 1;
    if (hadFocus) this.stage?.glass.focus({ preventScroll: true });
  }

  /**
   * Opens the list for a point of a stage at a position of the window.
   * @param {import("./stage.js").Stage} stage
   * @param {[number, number]} point
   * @param {string} query of the explanation, with the point
   * @param {number} side the explanation's side that the stage shows
   * @param {[number, number]} position
   */
  async open(stage, point, query, side, position) {
    this.stage = stage;
    this.request += 1;
    const { request } = this;
    const views = stage.model.viewsAt(point);
    this.#show(views, point, null, position);
    const answer = await fetch(`explain?${query}`, { cache: "no-store" }).then((response) => (response.ok ? response.json() : null), () => null);
    if (request !== this.request || !this.isOpen) return;
    const sides = listOf(answer?.sides);
    this.#show(views, point, sides[side] ?? sides[0] ?? { failed: true }, position);
  }

  #show(views, point, explanation, position) {
    const focused = [...this.element.querySelectorAll("button")].indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const reasons = new Map();
    const note = (node) => {
      reasons.set(node.name, node);
      listOf(node.children).forEach(note);
    };
    listOf(explanation?.tree).forEach(note);
    const rows = views.map(({ node }, index) => {
      const { record } = node;
      const reason = reasons.get(record.name);
      const isReceiver = explanation && explanation.view === record.name;
      const sign = !reason ? "" : isReceiver ? "●" : !reason.visited ? "·" : reason.answer === null || reason.answer === undefined ? "✕" : "↳";
      const text = !explanation ? "…" : reason?.reason ?? (explanation.failed ? "The reasons could not be fetched." : "");
      return make("button", { type: "button", className: `layer${isReceiver ? " is-receiver" : ""}`, title: record.name, onclick: () => this.#choose(record.id) },
        make("span", { className: "layer-number", textContent: String(index + 1) }),
        make("span", { className: "layer-sign", "aria-hidden": "true", textContent: sign }),
        make("span", { className: "layer-name" }, make("strong", { textContent: this.stage.model.shortName(record.name) }), ` ${record.class}`),
        make("span", { className: "layer-reason", textContent: text }));
    });
    const receiver = explanation && !explanation.failed ? (explanation.recursion ? "the hit test never ends" : this.#short(explanation.view)) : "…";
    this.element.replaceChildren(
      make("p", { className: "layers-head" }, `${pointText(...point)} → `, make("strong", { textContent: receiver })),
      rows.length ? make("div", { className: "layers-list" }, ...rows) : make("p", { className: "empty", textContent: "There is no view here." }));
    this.element.hidden = false;
    this.#place(position);
    const buttons = this.element.querySelectorAll("button");
    /** @type {HTMLButtonElement | undefined} */ (buttons[Math.max(0, focused)])?.focus({ preventScroll: true });
  }

  #short(name) {
    return name === null || name === undefined ? "nothing" : this.stage.model.shortName(name);
  }

  #choose(id) {
    const { stage } = this;
    this.close();
    this.onChoose(stage, id);
  }

  /** Keeps the list within the window. */
  #place([x, y]) {
    const { offsetWidth, offsetHeight } = this.element;
    this.element.style.left = `${Math.max(6, Math.min(x, innerWidth - offsetWidth - 6))}px`;
    this.element.style.top = `${Math.max(6, Math.min(y, innerHeight - offsetHeight - 6))}px`;
  }

  #key(event) {
    const buttons = [...this.element.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement);
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 };
    if (event.key === "Escape") this.close();
    else if (event.key in steps) buttons[(steps[event.key] + buttons.length) % buttons.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
