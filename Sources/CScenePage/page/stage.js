// The scene on a device's screen, scaled to fit: applies frames, keeps the elements, and converts pointer positions.
import { byId, listOf, make } from "./dom.js";
import { Labels } from "./labels.js";
import { MapLayer } from "./map-layer.js";
import { SceneModel } from "./scene-model.js";
import { ViewElement } from "./view-element.js";
import { Overlay } from "./overlay.js";

/** The width in pixels of the frame around a screen. The style sheets have the same. */
export function edgeWidth() {
  return isNarrow() ? 6 : 10;
}

function isNarrow() {
  return matchMedia("(max-width: 760px), (max-height: 520px)").matches;
}

/** Below this width in pixels, names have no room and fingers are drawn smaller. */
const smallWidth = 120;

export class Stage {
  /**
   * @param {{width: number, height: number, safeArea?: number[]}} screen
   * @param {{id: string, title?: string, name?: string}} options
   */
  constructor(screen, { id, title = "", name = title || "The scene" }) {
    this.screen = screen;
    /** The size of the screen now, which a rotation changes. */
    this.size = { width: screen.width, height: screen.height };
    this.zoom = 1;
    this.model = new SceneModel();
    /** @type {Map<number, ViewElement>} */
    this.elements = new Map();
    this.labels = new Labels(this.model);
    this.map = new MapLayer(this.size, id);
    this.overlay = new Overlay(this.model, this.size);
    this.overlay.onname = (views) => this.labels.leaveOut(views);
    this.scene = make("div", { className: "scene" });
    this.glass = make("div", { id, className: "glass", role: "application", tabIndex: 0 }, this.scene, this.map.element, this.labels.element, this.overlay.element);
    this.name = name;
    /** A short text after the title. */
    this.mark = make("span", { className: "device-mark" });
    this.title = make("figcaption", { className: "device-title" }, make("span", { className: "device-name", textContent: title }), this.mark);
    this.title.hidden = !title;
    /** The frame around the screen. A finger that begins on it enters the screen at an edge. */
    this.bezel = make("div", { className: "bezel" }, this.glass);
    this.device = make("figure", { className: "device" }, this.title, this.bezel);
    this.device.classList.toggle("is-square", !listOf(screen.safeArea).some((inset) => inset > 20));
    /** Called with each change of the scene. @type {((change: import("./scene-model.js").Change) => void)[]} */
    this.listeners = [];
    /** Called after a change of the zoom. @type {(() => void)[]} */
    this.zoomListeners = [];
    /** Called after a change of the size. */
    this.onresize = () => {};
    this.#nameSize();
  }

  /** Gives the screen the size that a frame has. A full frame without one has that of the scene's file. */
  #resize(frame) {
    const [width, height] = frame.screen ?? (frame.full ? [this.screen.width, this.screen.height] : [this.size.width, this.size.height]);
    if (width === this.size.width && height === this.size.height) return;
    Object.assign(this.size, { width, height });
    this.#nameSize();
    this.onresize();
  }

  #nameSize() {
    const { width, height } = this.size;
    this.scene.style.width = `${width}px`;
    this.scene.style.height = `${height}px`;
    this.glass.setAttribute("aria-label", `${this.name}, ${width} by ${height} points`);
  }

  /** Applies a frame: only changes are written to the elements. */
  apply(frame) {
    this.#resize(frame);
    const change = this.model.apply(frame);
    for (const node of change.removed) this.#drop(node.record.id);
    for (const node of change.added) {
      this.elements.set(node.record.id, new ViewElement(node.record));
      this.#attach(node);
    }
    for (const { node, before } of change.changed) {
      this.elements.get(node.record.id)?.update(node.record, before);
      if (before.parent !== node.record.parent) this.#attach(node);
    }
    if (change.added.length || change.changed.length || change.removed.length) {
      this.overlay.place();
      this.labels.place();
      this.labels.follow(change);
    }
    for (const listener of this.listeners) listener(change);
  }

  /** Scales the screen. A custom property gives the scale to lines that must stay thin. */
  setZoom(zoom) {
    this.zoom = zoom;
    this.overlay.zoom = zoom;
    this.labels.zoom = zoom;
    const [width, height] = [Math.round(this.size.width * zoom), Math.round(this.size.height * zoom)];
    this.glass.style.width = `${width}px`;
    this.glass.style.height = `${height}px`;
    this.scene.style.transform = zoom === 1 ? "" : `scale(${zoom})`;
    this.device.style.setProperty("--hairline", `${1 / zoom}px`);
    this.device.style.setProperty("--zoom", String(zoom));
    this.device.classList.toggle("is-small", width < smallWidth);
    this.overlay.place();
    this.labels.place();
    this.labels.showSoon();
    for (const listener of this.zoomListeners) listener();
  }

  /**
   * Converts a position in the window to the scene, rounded to hundredths of a point.
   * @returns {[number, number]}
   */
  pointAt(clientX, clientY) {
    const box = this.glass.getBoundingClientRect();
    return [hundredth((clientX - box.left) / this.zoom), hundredth((clientY - box.top) / this.zoom)];
  }

  /**
   * The position at which a finger begins, and the edge at which it enters if it begins beside the screen.
   * @returns {{point: [number, number], edge: string | null}}
   */
  entryAt(clientX, clientY) {
    const [x, y] = this.pointAt(clientX, clientY);
    const { width, height } = this.size;
    const beyond = { left: -x, right: x - width + 0.01, top: -y, bottom: y - height + 0.01 };
    const [edge, distance] = Object.entries(beyond).reduce((one, other) => (other[1] > one[1] ? other : one));
    if (distance <= 0) return { point: [x, y], edge: null };
    return { point: [hundredth(clamp(x, width - 0.01)), hundredth(clamp(y, height - 0.01))], edge };
  }

  #attach(node) {
    const { element } = this.elements.get(node.record.id);
    const above = node.parent && this.elements.get(node.parent.record.id);
    (above ? above.contentElement(node.parent.record) : this.scene).append(element);
  }

  #drop(id) {
    this.elements.get(id)?.element.remove();
    this.elements.delete(id);
  }
}

/** Places stages side by side, scaled to fit or at a chosen zoom. */
export class StageArea {
  /** @param {Stage[]} stages */
  constructor(stages) {
    this.area = byId("stage-area");
    this.choice = "fit";
    this.setStages(stages);
    this.onzoom = () => {};
    new ResizeObserver(() => this.fit()).observe(this.area);
  }

  /** Shows these stages, at the chosen zoom after the next `fit`. @param {Stage[]} stages */
  setStages(stages) {
    this.stages = stages;
    this.area.replaceChildren(...stages.map((stage) => stage.device));
    for (const stage of stages) stage.onresize = () => this.fit();
  }

  /** @param {string} choice `fit` or a factor */
  choose(choice) {
    this.choice = choice;
    this.fit();
  }

  fit() {
    const visible = this.stages.filter((stage) => !stage.device.hidden);
    const width = Math.max(...visible.map((stage) => stage.size.width));
    const height = Math.max(...visible.map((stage) => stage.size.height));
    const edge = edgeWidth();
    const margin = isNarrow() ? 4 : 24;
    const titles = Math.max(...visible.map((stage) => stage.title.offsetHeight));
    const style = getComputedStyle(this.area);
    const padding = parseFloat(style.paddingBottom);
    const gap = parseFloat(style.columnGap) || 0;
    const fit = (columns) => {
      const rows = Math.ceil(visible.length / columns);
      const across = (this.area.clientWidth - margin * (columns + 1)) / columns - 2 * edge;
      const down = (this.area.clientHeight - padding - (padding > margin ? 1 : 2) * margin - (rows - 1) * margin) / rows - 2 * edge - titles;
      return Math.min(across / width, down / height, 2);
    };
    // More than two stages are placed in the rows in which they are largest.
    const columns = visible.length > 2 ? visible.map((_, index) => index + 1).reduce((best, one) => (fit(one) > fit(best) ? one : best), 1) : visible.length;
    this.area.style.setProperty("--columns", String(columns));
    this.area.style.setProperty("--title-width", `${Math.floor((this.area.clientWidth - 8 - gap * (columns - 1)) / columns)}px`);
    const fitting = fit(columns);
    const zoom = this.choice === "fit" ? Math.max(0.05, Math.floor(fitting * width) / width) : Number(this.choice);
    for (const stage of this.stages) stage.setZoom(zoom);
    this.onzoom(zoom);
  }
}

function clamp(value, most) {
  return Math.min(most, Math.max(0, value));
}

function hundredth(value) {
  return Math.round(value * 100) / 100;
}
