// The exploded view: every view as a plate in space, one level apart where views overlap, so that invisible views that
// lie in front become visible.
import { make, setText } from "./dom.js";

const plateLimit = 1_500;
const pauseMilliseconds = 120;
const start = { turn: -34, tilt: 12, gap: 34 };

export class Exploded {
  /**
   * @param {import("./stage.js").Stage} stage
   * @param {(id: number) => void} onChoose
   */
  constructor(stage, onChoose) {
    this.stage = stage;
    this.onChoose = onChoose;
    this.isShown = false;
    this.timer = 0;
    this.count = 0;
    this.turnAngle = start.turn;
    this.tilt = start.tilt;
    this.gap = start.gap;
    this.last = 0;
    /** The frontmost level that is shown; null shows all, also after the number of levels has changed. @type {number | null} */
    this.front = null;
    this.hasTurned = false;
    /** @type {number | null} */
    this.selected = null;
    this.space = make("div", { className: "exploded-space" });
    this.note = make("p", { className: "exploded-note" });
    this.gapSlider = /** @type {HTMLInputElement} */ (make("input", { type: "range", min: "0", max: "80", value: String(this.gap), "aria-label": "Distance between levels" }));
    this.gapSlider.addEventListener("input", () => {
      this.gap = Number(this.gapSlider.value);
      this.#turn();
    });
    this.frontSlider = /** @type {HTMLInputElement} */ (make("input", { type: "range", min: "0", "aria-label": "Frontmost level shown" }));
    this.frontSlider.addEventListener("input", () => {
      const level = Number(this.frontSlider.value);
      this.front = level < this.last ? level : null;
      this.#peel();
    });
    this.view = make("div", { className: "exploded-view", tabIndex: 0, role: "application" }, this.space);
    this.view.setAttribute("aria-label", "Exploded scene: the arrow keys turn it, [ and ] hide and show the front level, 0 sets it back");
    this.bar = make("div", { className: "exploded-bar" }, make("label", {}, "Distance ", this.gapSlider), make("label", {}, "Levels ", this.frontSlider), this.note);
    this.element = make("div", { className: "exploded", hidden: true }, this.view, this.bar);
    stage.device.append(this.element);
    stage.listeners.push(() => this.#showSoon());
    stage.zoomListeners.push(() => this.#showSoon());
    this.view.addEventListener("pointerdown", (event) => this.#drag(event));
    this.view.addEventListener("dblclick", () => this.#reset());
    this.view.addEventListener("keydown", (event) => this.#key(event));
    this.space.addEventListener("click", (event) => {
      const plate = event.target instanceof Element ? event.target.closest(".plate") : null;
      if (plate && !this.hasTurned) this.onChoose(Number(/** @type {HTMLElement} */ (plate).dataset.view));
    });
  }

  /** Shows the plates instead of the screen, or the screen again. */
  turn(isShown) {
    this.isShown = isShown;
    this.element.hidden = !isShown;
    this.stage.bezel.hidden = isShown;
    if (isShown) this.show();
    else this.space.replaceChildren();
  }

  /** Marks the plate of the selected view. */
  select(id) {
    this.selected = id;
    for (const plate of this.space.children) plate.classList.toggle("is-selected", Number(/** @type {HTMLElement} */ (plate).dataset.view) === id);
  }

  show() {
    clearTimeout(this.timer);
    this.timer = 0;
    const { stage } = this;
    const { width, height } = stage.size;
    const levels = levelsOf(stage.model);
    this.last = Math.max(0, ...levels.values());
    const nodes = [...stage.model.inOrder()];
    this.view.style.width = `${width * stage.zoom + 20}px`;
    this.space.style.width = `${width}px`;
    this.space.style.height = `${height}px`;
    this.space.style.margin = `${-height / 2}px 0 0 ${-width / 2}px`;
    this.element.style.width = this.view.style.width;
    this.space.replaceChildren(...nodes.slice(0, plateLimit).map((node) => this.#plate(node, levels.get(node.record.id) ?? 0)));
    this.count = nodes.length;
    this.frontSlider.max = String(this.last);
    this.frontSlider.disabled = this.last === 0;
    this.#peel();
    // Together with the bar below it has the height of the screen.
    this.view.style.height = `${Math.max(60, height * stage.zoom - 4 - this.bar.offsetHeight)}px`;
    this.#turn();
    this.select(this.selected ?? null);
  }

  /** Hides the levels in front of the chosen one, so that views behind an overlay are seen and can be selected. */
  #peel() {
    const front = Math.min(this.front ?? this.last, this.last);
    this.frontSlider.value = String(front);
    let hidden = 0;
    for (const plate of /** @type {Iterable<HTMLElement>} */ (this.space.children)) {
      plate.hidden = Number(plate.dataset.level) > front;
      hidden += Number(plate.hidden);
    }
    const shown = `${this.count} views on ${this.last + 1} levels.`;
    setText(this.note, this.count > plateLimit ? `The first ${plateLimit} of ${this.count} views.`
      : hidden ? `${shown} ${hidden} in front of level ${front + 1} hidden.` : `${shown} Drag to turn, double-click to set back.`);
  }

  #showSoon() {
    if (this.isShown) this.timer ||= setTimeout(() => this.show(), pauseMilliseconds);
  }

  #plate(node, level) {
    const { record } = node;
    const [a, b, c, d, e, f] = this.stage.model.matrixToScreen(node);
    const isShown = this.stage.model.isShown(node);
    const plate = make("div", { className: "plate", title: `${record.name} · ${record.class}` });
    plate.dataset.view = String(record.id);
    plate.dataset.level = String(level);
    plate.style.width = `${record.size[0]}px`;
    plate.style.height = `${record.size[1]}px`;
    plate.style.setProperty("--level", String(level));
    plate.style.transform = `translateZ(calc(var(--level) * var(--gap))) matrix(${a},${b},${c},${d},${e},${f})`;
    if (record.radius) plate.style.borderRadius = `${record.radius}px`;
    if (record.background) plate.style.setProperty("--fill", record.background);
    plate.classList.toggle("is-marked", record.isMarked);
    plate.classList.toggle("is-inert", !record.isInteractive);
    plate.classList.toggle("is-invisible", !isShown);
    if (record.size[0] * this.stage.zoom > 44 && record.size[1] * this.stage.zoom > 14) {
      plate.append(make("span", { className: "plate-name", textContent: record.text || this.stage.model.shortName(record.name) }));
    }
    return plate;
  }

  #turn() {
    const { zoom } = this.stage;
    this.space.style.setProperty("--gap", `${this.gap}px`);
    const middle = (this.last * this.gap) / 2;
    this.space.style.transform = `scale(${zoom * 0.8}) rotateX(${this.tilt}deg) rotateY(${this.turnAngle}deg) translateZ(${-middle}px)`;
  }

  #reset() {
    [this.turnAngle, this.tilt, this.gap, this.front] = [start.turn, start.tilt, start.gap, null];
    this.gapSlider.value = String(this.gap);
    this.#peel();
    this.#turn();
  }

  #drag(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    this.view.focus({ preventScroll: true });
    const from = { x: event.clientX, y: event.clientY, turn: this.turnAngle, tilt: this.tilt };
    this.hasTurned = false;
    const move = (next) => {
      if (Math.hypot(next.clientX - from.x, next.clientY - from.y) > 3) this.hasTurned = true;
      this.turnAngle = clamp(from.turn + (next.clientX - from.x) / 3, 88);
      this.tilt = clamp(from.tilt - (next.clientY - from.y) / 3, 80);
      this.#turn();
    };
    const end = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  #key(event) {
    const steps = { ArrowLeft: [-6, 0], ArrowRight: [6, 0], ArrowUp: [0, 6], ArrowDown: [0, -6] };
    if (event.key === "0") this.#reset();
    else if (event.key === "[" || event.key === "]") {
      const level = Math.min(this.last, Math.max(0, (this.front ?? this.last) + (event.key === "[" ? -1 : 1)));
      this.front = level < this.last ? level : null;
      this.#peel();
    }
    else if (steps[event.key] && !event.ctrlKey && !event.metaKey && !event.altKey) {
      this.turnAngle = clamp(this.turnAngle + steps[event.key][0], 88);
      this.tilt = clamp(this.tilt + steps[event.key][1], 80);
      this.#turn();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * The level of each view: above its superview, and above every view behind it that it overlaps.
 * @param {import("./scene-model.js").SceneModel} model
 * @returns {Map<number, number>}
 */
export function levelsOf(model) {
  const levels = new Map();
  /** @type {{box: number[], level: number}[]} */
  const placed = [];
  for (const node of model.inOrder()) {
    const [x, y, width, height] = model.boxOnScreen(node);
    let level = node.parent ? (levels.get(node.parent.record.id) ?? 0) + 1 : 0;
    for (const one of placed) {
      if (one.level < level) continue;
      const [left, top, right, bottom] = one.box;
      if (x < right && left < x + width && y < bottom && top < y + height) level = one.level + 1;
    }
    levels.set(node.record.id, level);
    placed.push({ box: [x, y, x + width, y + height], level });
  }
  return levels;
}

function clamp(value, most) {
  return Math.min(most, Math.max(-most, value));
}
