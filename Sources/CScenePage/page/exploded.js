// The exploded view: every view as a plate in space, one level apart where views overlap, so that invisible views that
// lie in front become visible.
import { fingerColor, make } from "./dom.js";
import { edgeWidth } from "./stage.js";
import { ViewElement } from "./view-element.js";

const plateLimit = 1_500;
const pauseMilliseconds = 120;
/** The share of the screen's height by which views above or below the screen extend what is shown. Further ones are cut. */
const farthest = 0.5;

export class Exploded {
  /**
   * @param {import("./stage.js").Stage} stage
   * @param {import("./exploded-bar.js").ExplodedBar} bar
   * @param {(id: number) => void} onChoose
   */
  constructor(stage, bar, onChoose) {
    this.stage = stage;
    this.bar = bar;
    this.onChoose = onChoose;
    this.isShown = false;
    this.timer = 0;
    /** The numbers of views, of those without a plate, and of those in hidden levels. */
    [this.count, this.omitted, this.hidden] = [0, 0, 0];
    this.last = 0;
    /** The scale and the shift in points with which the whole scene is in sight. */
    this.fit = { scale: 1, across: 0, down: 0 };
    this.hasTurned = false;
    /** @type {number | null} */
    this.selected = null;
    /** The name of the view that decides that the sides differ. @type {string | null} */
    this.decider = null;
    /** The class of a view's color on the map, or null. @type {(name: string) => string | null} */
    this.colorOf = () => null;
    this.needles = make("div", { className: "needles" });
    this.space = make("div", { className: "exploded-space" });
    this.view = make("div", { className: "exploded-view", tabIndex: 0, role: "application" }, this.space);
    this.view.setAttribute("aria-label", "Exploded scene: the arrow keys turn it, [ and ] hide and show the front level, 0 sets it back");
    this.element = make("div", { className: "exploded", hidden: true }, this.view);
    stage.device.append(this.element);
    bar.views.push(this);
    stage.listeners.push(() => this.#showSoon());
    stage.zoomListeners.push(() => this.#showSoon());
    stage.overlay.onfingers = () => this.#point();
    this.view.addEventListener("pointerdown", (event) => this.#drag(event));
    this.view.addEventListener("dblclick", () => bar.reset());
    this.view.addEventListener("keydown", (event) => this.#key(event));
    this.space.addEventListener("click", (event) => {
      const plate = event.target instanceof Element ? event.target.closest(".plate") : null;
      if (plate && !this.hasTurned) this.onChoose(Number(/** @type {HTMLElement} */ (plate).dataset.view));
    });
  }

  /** Shows the plates instead of the screen, or the screen again. */
  explode(isShown) {
    this.isShown = isShown;
    this.element.hidden = !isShown;
    this.stage.bezel.hidden = isShown;
    if (isShown) this.show();
    else this.space.replaceChildren();
  }

  /** Marks the plate of the selected view. */
  select(id) {
    this.selected = id;
    for (const plate of this.plates) plate.classList.toggle("is-selected", Number(/** @type {HTMLElement} */ (plate).dataset.view) === id);
  }

  /** The plates, back to front. @returns {HTMLElement[]} */
  get plates() {
    return [.../** @type {Iterable<HTMLElement>} */ (this.space.children)].filter((one) => one !== this.needles);
  }

  /** Names the view that decides that the sides differ. @param {string | null} name */
  decide(name) {
    if (name === this.decider) return;
    this.decider = name;
    this.#point();
  }

  /** Draws the fingers as needles through the plates, and marks their receivers and the view that decides. */
  #point() {
    if (!this.isShown) return;
    const fingers = this.stage.overlay.down;
    const receivers = new Map(fingers.map((finger) => [finger.view, finger]));
    const decider = this.decider === null ? null : this.stage.model.named(this.decider)?.record.id ?? null;
    for (const plate of this.plates) {
      const id = Number(plate.dataset.view);
      const finger = receivers.get(id);
      plate.classList.toggle("is-receiver", Boolean(finger));
      plate.classList.toggle("is-deciding", id === decider);
      if (finger) plate.style.setProperty("--finger", fingerColor(finger.touch));
    }
    this.needles.replaceChildren(...fingers.flatMap((finger) => ["is-upright", "is-flat"].map((side) => {
      const needle = make("div", { className: `needle ${side}` });
      needle.style.setProperty("--finger", fingerColor(finger.touch));
      needle.style.setProperty("--levels", String(this.last + 2));
      needle.style.left = `${finger.x}px`;
      needle.style.top = `${finger.y}px`;
      return needle;
    })));
  }

  show() {
    clearTimeout(this.timer);
    this.timer = 0;
    const { stage } = this;
    const { width, height } = stage.size;
    const levels = levelsOf(stage.model);
    this.last = Math.max(0, ...levels.values());
    const nodes = [...stage.model.inOrder()];
    this.fit = fitOf(nodes.map((node) => stage.model.boxOnScreen(node)), stage.size);
    // The view is as large as the screen with its frame.
    this.view.style.width = `${Math.round(width * stage.zoom) + 2 * edgeWidth()}px`;
    this.view.style.height = `${Math.round(height * stage.zoom) + 2 * edgeWidth()}px`;
    this.space.style.width = `${width}px`;
    this.space.style.height = `${height}px`;
    this.space.style.margin = `${-height / 2}px 0 0 ${-width / 2}px`;
    this.space.replaceChildren(this.needles, ...nodes.slice(0, plateLimit).map((node) => this.#plate(node, levels.get(node.record.id) ?? 0)));
    this.count = nodes.length;
    this.omitted = Math.max(0, nodes.length - plateLimit);
    this.peel();
    this.turn();
    this.select(this.selected ?? null);
    this.#point();
    this.bar.update();
  }

  /** Hides the levels in front of the chosen one, so that views behind an overlay are seen and can be selected. */
  peel() {
    const front = this.bar.front ?? this.last;
    this.hidden = 0;
    for (const plate of this.plates) {
      plate.hidden = Number(plate.dataset.level) > front;
      this.hidden += Number(plate.hidden);
    }
  }

  /** Turns the plates as the bar says. */
  turn() {
    const { bar, fit } = this;
    this.space.style.setProperty("--gap", `${bar.gap}px`);
    const middle = (this.last * bar.gap) / 2;
    const scale = this.stage.zoom * 0.8 * fit.scale;
    // Names have one size at every zoom.
    this.space.style.setProperty("--pixel", `${1 / scale}px`);
    this.space.style.transform = `scale(${scale}) rotateX(${bar.tilt}deg) rotateY(${bar.turn}deg) translate3d(${fit.across}px, ${fit.down}px, ${-middle}px)`;
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
    const color = this.colorOf(record.name);
    if (color) plate.classList.add("is-mapped", color);
    else if (isShown && (record.kind !== "view" || record.background || record.text)) plate.append(drawn(record));
    // Shown for the receiver, the view that decides, the selected one and the one under the pointer only: others would overlap.
    plate.append(make("span", { className: "plate-name", "aria-hidden": "true", textContent: this.stage.model.shortName(record.name) }));
    return plate;
  }

  #drag(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    this.view.focus({ preventScroll: true });
    const from = { x: event.clientX, y: event.clientY, turn: this.bar.turn, tilt: this.bar.tilt };
    this.hasTurned = false;
    const move = (next) => {
      if (Math.hypot(next.clientX - from.x, next.clientY - from.y) > 3) this.hasTurned = true;
      this.bar.turnTo(from.turn + (next.clientX - from.x) / 3, from.tilt - (next.clientY - from.y) / 3);
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
    const { bar } = this;
    const steps = { ArrowLeft: [-6, 0], ArrowRight: [6, 0], ArrowUp: [0, 6], ArrowDown: [0, -6] };
    if (event.key === "0") bar.reset();
    else if (event.key === "[" || event.key === "]") bar.stepLevel(event.key === "[" ? -1 : 1);
    else if (steps[event.key] && !event.ctrlKey && !event.metaKey && !event.altKey) {
      bar.turnTo(bar.turn + steps[event.key][0], bar.tilt + steps[event.key][1]);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** A view as on the stage, without its subviews, at the origin of its plate. */
function drawn(record) {
  const { element } = new ViewElement(record);
  element.style.transform = "";
  element.style.zIndex = "";
  for (const name of ["view", "name"]) delete element.dataset[name];
  const place = make("div", { className: "plate-view", "aria-hidden": "true" });
  place.append(element);
  return place;
}

/** The scale and the shift with which boxes of views, and the screen, are in sight. */
function fitOf(boxes, { width, height }) {
  const [far, deep] = [width * farthest, height * farthest];
  const left = Math.max(-far, Math.min(0, ...boxes.map(([x]) => x)));
  const right = Math.min(width + far, Math.max(width, ...boxes.map(([x, , across]) => x + across)));
  const top = Math.max(-deep, Math.min(0, ...boxes.map(([, y]) => y)));
  const bottom = Math.min(height + deep, Math.max(height, ...boxes.map(([, y, , down]) => y + down)));
  return {
    scale: Math.min(width / (right - left), height / (bottom - top)),
    across: (width - left - right) / 2, down: (height - top - bottom) / 2,
  };
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
