// The captions of views on the stage: all of one size, within the visible part of their view, and never on top of an
// opaque view that covers it.
import { make, setText } from "./dom.js";
import { boundingBox } from "./transform.js";

const leastWidth = 40;
const leastHeight = 15;
const lineHeight = 13;
const letterWidth = 5.7;
const margin = 3;
const pauseMilliseconds = 200;

/** Kinds that the stage draws without a background of their own. */
const transparentKinds = new Set(["window", "view", "scroll", "table", "dimming"]);

/** @typedef {[number, number, number, number]} Box left, top, right, bottom, in the page's pixels */

export class Labels {
  /**
   * @param {import("./scene-model.js").SceneModel} model
   * @param {{width: number, height: number}} screen
   */
  constructor(model, screen) {
    this.model = model;
    this.screen = screen;
    this.zoom = 1;
    this.timer = 0;
    this.element = make("div", { className: "captions", "aria-hidden": "true" });
    /** @type {Map<number, HTMLElement>} the captions by view */
    this.captions = new Map();
  }

  /** Schedules a new selection of captions. While views move, few are enough. */
  showSoon() {
    this.timer ||= setTimeout(() => this.show(), pauseMilliseconds);
  }

  /** Moves the captions to the current positions of their views. */
  place() {
    for (const [id, caption] of this.captions) {
      const node = this.model.nodes.get(id);
      const box = node && this.#visibleBox(node);
      caption.hidden = !box || box[2] - box[0] < leastWidth || box[3] - box[1] < leastHeight;
      if (!caption.hidden) put(caption, box);
    }
  }

  /** Selects the views with a caption, back to front: a caption gives way to an opaque view and to another caption in front of it. */
  show() {
    clearTimeout(this.timer);
    this.timer = 0;
    /** @type {Map<number, {box: Box, caption: Box, text: string}>} */
    const chosen = new Map();
    const cover = (area) => {
      for (const [id, { caption }] of chosen) if (overlap(caption, area)) chosen.delete(id);
    };
    for (const node of this.model.inOrder()) {
      if (!this.model.isShown(node)) continue;
      const box = this.#visibleBox(node);
      if (!box) continue;
      const { record } = node;
      if (isOpaque(record, this.screen)) cover(box);
      if (!transparentKinds.has(record.kind) || !(record.isMarked || (record.isIdentified && record.kind !== "window"))) continue;
      if (box[2] - box[0] < leastWidth || box[3] - box[1] < leastHeight) continue;
      const text = this.model.shortName(record.name);
      const width = Math.min(box[2] - box[0] - 2 * margin, text.length * letterWidth + 4);
      /** @type {Box} */
      const caption = [box[0] + margin, box[1] + 1, box[0] + margin + width, box[1] + 1 + lineHeight];
      cover(caption);
      chosen.set(record.id, { box, caption, text });
    }
    for (const [id, element] of this.captions) {
      if (chosen.has(id)) continue;
      element.remove();
      this.captions.delete(id);
    }
    for (const [id, { box, text }] of chosen) this.#write(id, box, text);
  }

  #write(id, box, text) {
    let element = this.captions.get(id);
    if (!element) {
      element = make("span", { className: "caption-tag" });
      this.captions.set(id, element);
      this.element.append(element);
    }
    const { record } = this.model.nodes.get(id);
    element.dataset.view = String(id);
    element.classList.toggle("is-marked", record.isMarked);
    element.hidden = false;
    setText(element, text);
    put(element, box);
  }

  /**
   * The part of a view's bounding box that the screen and its clipping superviews show.
   * @returns {Box | null}
   */
  #visibleBox(node) {
    const { zoom } = this;
    let [left, top, right, bottom] = [0, 0, this.screen.width, this.screen.height];
    for (let view = node; view; view = view.parent) {
      if (view !== node && !view.record.clips) continue;
      const [x, y, width, height] = boundingBox(this.model.matrixToScreen(view), view.record.size);
      [left, top, right, bottom] = [Math.max(left, x), Math.max(top, y), Math.min(right, x + width), Math.min(bottom, y + height)];
    }
    return right > left && bottom > top ? [left * zoom, top * zoom, right * zoom, bottom * zoom] : null;
  }
}

function put(element, box) {
  element.style.transform = `translate(${box[0] + margin}px, ${box[1] + 1}px)`;
  element.style.maxWidth = `${Math.max(0, box[2] - box[0] - 2 * margin)}px`;
}

/** Whether the stage draws a view so that nothing behind it can be read. */
function isOpaque(record, screen) {
  if (record.background !== null) return !/^#[0-9a-f]{6}[0-7][0-9a-f]$/i.test(record.background);
  if (record.isMarked) return false;
  if (!transparentKinds.has(record.kind)) return true;
  const isCard = record.isIdentified && (record.size[0] < screen.width || record.size[1] < screen.height);
  return isCard && record.isInteractive && (record.kind === "view" || record.kind === "table");
}

function overlap(one, other) {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
}
