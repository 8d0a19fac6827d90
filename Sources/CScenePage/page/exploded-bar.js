// How the exploded views are turned: one direction, distance and frontmost level for all of them, and the bar that sets it.
import { byId, make, setText } from "./dom.js";

const start = { turn: -34, tilt: 12, gap: 34 };

export class ExplodedBar {
  constructor() {
    /** @type {import("./exploded.js").Exploded[]} */
    this.views = [];
    this.turn = start.turn;
    this.tilt = start.tilt;
    this.gap = start.gap;
    /** The frontmost level that is shown; null shows all, also after the number of levels has changed. @type {number | null} */
    this.front = null;
    this.place = byId("exploded-bar");
    this.note = make("p", { className: "exploded-note" });
    this.gapSlider = /** @type {HTMLInputElement} */ (make("input", { type: "range", min: "0", max: "80", value: String(this.gap), "aria-label": "Distance between levels" }));
    this.gapSlider.addEventListener("input", () => {
      this.gap = Number(this.gapSlider.value);
      this.#turnAll();
    });
    this.frontSlider = /** @type {HTMLInputElement} */ (make("input", { type: "range", min: "0", "aria-label": "Frontmost level shown" }));
    this.frontSlider.addEventListener("input", () => this.#peelTo(Number(this.frontSlider.value)));
    this.place.replaceChildren(make("label", {}, "Distance ", this.gapSlider), make("label", {}, "Levels ", this.frontSlider), this.note);
  }

  /** Shows the bar, or hides it. Call it before the stages are shown: the bar takes some of their room. */
  show(isShown) {
    this.place.hidden = !isShown;
  }

  /** Turns all views. The angles are in degrees. */
  turnTo(turn, tilt) {
    [this.turn, this.tilt] = [clamp(turn, 88), clamp(tilt, 80)];
    this.#turnAll();
  }

  /** Shows one more level in front, or one less. */
  stepLevel(by) {
    this.#peelTo(Math.min(this.last, Math.max(0, (this.front ?? this.last) + by)));
  }

  reset() {
    [this.turn, this.tilt, this.gap, this.front] = [start.turn, start.tilt, start.gap, null];
    this.gapSlider.value = String(this.gap);
    this.#turnAll();
    for (const view of this.views) view.peel();
    this.update();
  }

  /** Shows what the views contain. They call it after a change. */
  update() {
    const shown = this.#shown;
    if (!shown.length) return;
    this.frontSlider.max = String(this.last);
    this.frontSlider.disabled = this.last === 0;
    this.frontSlider.value = String(Math.min(this.front ?? this.last, this.last));
    const [hidden, omitted] = [range(shown.map((view) => view.hidden)), shown.find((view) => view.omitted)];
    const counts = `${range(shown.map((view) => view.count))} views on ${range(shown.map((view) => view.last + 1))} levels.`;
    setText(this.note, omitted ? `The first ${omitted.count - omitted.omitted} of ${omitted.count} views.`
      : hidden !== "0" ? `${counts} ${hidden} in front of level ${this.front + 1} hidden.` : `${counts} Drag to turn, double-click to set back.`);
  }

  /** The frontmost level of all shown views. */
  get last() {
    return Math.max(0, ...this.#shown.map((view) => view.last));
  }

  get #shown() {
    return this.views.filter((view) => view.isShown && !view.stage.device.hidden);
  }

  #peelTo(level) {
    this.front = level < this.last ? level : null;
    for (const view of this.views) view.peel();
    this.update();
  }

  #turnAll() {
    for (const view of this.views) view.turn();
  }
}

/** The smallest and the largest of some numbers: `3`, or `3–5`. */
function range(numbers) {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
}

function clamp(value, most) {
  return Math.min(most, Math.max(-most, value));
}
