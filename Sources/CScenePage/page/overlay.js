// The layer above the scene: fingers, outlines of highlighted views, and the mark of a point. It is drawn in the page's
// pixels, so that lines have the same width at every zoom.
import { fingerColor, make, setAttribute, setText } from "./dom.js";
import { shape } from "./map-layer.js";

const leavingMilliseconds = 350;

/** @typedef {{key: string, view: number | null, color: string, label: string, style?: string}} Light */

export class Overlay {
  /**
   * @param {import("./scene-model.js").SceneModel} model
   * @param {{width: number, height: number}} size of the screen
   */
  constructor(model, size) {
    this.model = model;
    this.size = size;
    this.zoom = 1;
    this.element = make("div", { className: "overlay", "aria-hidden": "true" });
    /** @type {Map<string, {box: HTMLElement, tag: HTMLElement, light: Light, isLeaving: boolean}>} */
    this.lit = new Map();
    /** @type {Map<string, HTMLElement>} */
    this.dots = new Map();
    this.mark = null;
    /** The fingers that are down. @type {any[]} */
    this.down = [];
    /** Called when the fingers that are down have changed. */
    this.onfingers = () => {};
    /** Called with the views that have a label, when they change. @type {(views: Set<number | null>) => void} */
    this.onname = () => {};
    /** @type {Set<number | null>} */
    this.named = new Set();
    this.trails = make("div", { className: "trails" });
    this.marks = make("div", { className: "trails unknowns" });
    this.element.append(this.marks, this.trails);
  }

  /** Highlights these views of a group. Other highlights of the group fade out. */
  light(group, lights) {
    const named = new Set(lights.map((light) => `${group}:${light.key}`));
    for (const [key, entry] of this.lit) {
      if (key.startsWith(`${group}:`) && !named.has(key)) this.#leave(key, entry);
    }
    for (const light of lights) {
      const key = `${group}:${light.key}`;
      const entry = this.lit.get(key) ?? this.#enter(key, light);
      entry.light = light;
      this.#show(entry);
    }
    this.#listNames();
  }

  /** Moves all highlights to the current positions of their views. */
  place() {
    for (const entry of this.lit.values()) if (!entry.isLeaving) this.#show(entry);
  }

  /** Shows these fingers of a group and removes its others. */
  fingers(group, fingers) {
    if (group === "down" && (this.down.length || fingers.length)) {
      this.down = fingers;
      this.onfingers();
    }
    const named = new Set(fingers.map((finger) => `${group}:${finger.touch}`));
    for (const [key, dot] of this.dots) {
      if (!key.startsWith(`${group}:`) || named.has(key)) continue;
      dot.remove();
      this.dots.delete(key);
    }
    for (const finger of fingers) {
      const key = `${group}:${finger.touch}`;
      let dot = this.dots.get(key);
      if (!dot) {
        dot = make("div", { className: `finger is-${group}`, textContent: group === "down" ? String(finger.touch) : "" });
        dot.dataset.touch = String(finger.touch);
        dot.style.setProperty("--finger", fingerColor(finger.touch));
        this.dots.set(key, dot);
        this.element.append(dot);
      }
      // The device has the zoom, which can change while a finger is shown.
      dot.style.transform = `translate(calc(${finger.x}px * var(--zoom, 1)), calc(${finger.y}px * var(--zoom, 1)))`;
    }
  }

  /** Draws the trails of fingers; each has a touch number and points. */
  trail(ways) {
    const ribbons = ways.filter((way) => way.points.length > 1).map((way) => {
      const line = document.createElementNS(namespace(), "polyline");
      line.setAttribute("points", way.points.map(([x, y]) => `${x * this.zoom},${y * this.zoom}`).join(" "));
      line.style.stroke = fingerColor(way.touch);
      return line;
    });
    if (!ribbons.length) return this.trails.replaceChildren();
    const picture = document.createElementNS(namespace(), "svg");
    picture.append(...ribbons);
    this.trails.replaceChildren(picture);
  }

  /** Draws the areas of unknown outcomes, until another touch begins. Another session has no marks. */
  unknowns(entries, isReset = false) {
    const unknown = entries.filter((entry) => entry.area);
    if (isReset) this.point(null);
    if (isReset || unknown.length || entries.some((entry) => entry.kind === "hit")) this.areas(unknown.map((entry) => entry.area));
  }

  /** Draws where it is not known which view receives a touch: areas of x, y, width and height in points of the screen. */
  areas(areas) {
    if (!areas.length) return this.marks.replaceChildren();
    const picture = shape("svg", { viewBox: `0 0 ${this.size.width} ${this.size.height}`, preserveAspectRatio: "none" });
    picture.append(shape("path", { class: "map-uncertain", d: areas.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}Z`).join("") }));
    this.marks.replaceChildren(picture);
  }

  /** Marks a point of the scene, or none. */
  point(place, color = "var(--accent)") {
    this.mark?.remove();
    this.mark = null;
    if (!place) return;
    this.mark = make("div", { className: "point-mark" });
    this.mark.style.setProperty("--finger", color);
    this.mark.style.transform = `translate(${place[0] * this.zoom}px, ${place[1] * this.zoom}px)`;
    this.element.append(this.mark);
  }

  #enter(key, light) {
    for (const [name, entry] of this.lit) {
      // Removes a fading highlight with the same key or on the same view.
      if (!entry.isLeaving || (name !== `gone:${key}` && entry.light.view !== light.view)) continue;
      entry.box.remove();
      this.lit.delete(name);
    }
    const tag = make("span", { className: "lit-name" });
    const box = make("div", { className: "lit" }, tag);
    const entry = { box, tag, light, isLeaving: false };
    this.element.insertBefore(box, this.element.firstChild);
    this.lit.set(key, entry);
    return entry;
  }

  #leave(key, entry) {
    this.lit.delete(key);
    entry.isLeaving = true;
    if (entry.light.style) return entry.box.remove();
    const gone = `gone:${key}`;
    this.lit.get(gone)?.box.remove();
    this.lit.set(gone, entry);
    entry.box.classList.add("is-leaving");
    setTimeout(() => {
      entry.box.remove();
      if (this.lit.get(gone) === entry) this.lit.delete(gone);
      this.#listNames();
    }, leavingMilliseconds);
  }

  #listNames() {
    const views = new Set([...this.lit.values()].map((entry) => entry.light.view));
    if (views.size === this.named.size && [...views].every((view) => this.named.has(view))) return;
    this.named = views;
    this.onname(views);
  }

  #show({ box, tag, light }) {
    const node = light.view === null ? null : this.model.nodes.get(light.view);
    box.hidden = !node;
    if (!node) return;
    const [a, b, c, d, e, f] = this.model.matrixToScreen(node);
    const [across, down] = [Math.hypot(a, b) || 1, Math.hypot(c, d) || 1];
    const [width, height] = [node.record.size[0] * across * this.zoom, node.record.size[1] * down * this.zoom];
    const [left, top] = [e * this.zoom, f * this.zoom];
    setAttribute(box, "data-view", light.view);
    box.style.setProperty("--finger", light.color);
    box.style.width = `${width}px`;
    box.style.height = `${height}px`;
    box.style.transform = `matrix(${a / across},${b / across},${c / down},${d / down},${left},${top})`;
    const share = (width * height) / (this.size.width * this.size.height * this.zoom ** 2);
    setAttribute(box, "class", ["lit", light.style, share > 0.3 && "is-large"].filter(Boolean).join(" "));
    setText(tag, light.label);
    tag.classList.toggle("is-inside", top < 24);
    tag.classList.toggle("is-at-end", left > (this.size.width * this.zoom) / 2);
    // A label ends within the screen.
    const screen = this.size.width * this.zoom;
    tag.style.maxWidth = `${Math.max(24, left > screen / 2 ? Math.min(left + width, screen) : screen - Math.max(0, left) - 4)}px`;
    // The label of a view that is partly off the screen is moved to where it is readable.
    tag.style.translate = left < 0 || top < -20 ? `${Math.max(0, -left)}px ${Math.max(0, -top)}px` : "";
  }
}

/**
 * The highlights of the views that fingers hit: one for each view, labelled with all its fingers.
 * @param {any[]} fingers
 * @param {import("./scene-model.js").SceneModel} model
 * @param {(finger: any) => boolean} [isMarked] whether a finger's receiver differs from that of the other side
 * @returns {Light[]}
 */
export function receiverLights(fingers, model, isMarked = () => false) {
  const lights = new Map();
  for (const finger of fingers) {
    const key = finger.view ?? `nothing ${finger.touch}`;
    const known = lights.get(key);
    if (known) known.touches.push(finger.touch);
    else lights.set(key, { finger, touches: [finger.touch] });
  }
  return [...lights.values()].map(({ finger, touches }) => ({
    key: String(touches[0]), view: finger.view, color: fingerColor(touches[0]),
    label: `${isMarked(finger) ? "≠ " : ""}${finger.receiver === null || finger.receiver === undefined ? "nothing" : model.shortName(finger.receiver)}${touches.length > 1 ? ` · ${touches.join(", ")}` : ""}`,
  }));
}

/** The SVG namespace, read from the page's symbols. */
function namespace() {
  return document.querySelector("svg").namespaceURI;
}
