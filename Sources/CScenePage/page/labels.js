// The captions of views on the stage. The capture chooses and places them, by the rule that reports and pictures follow
// too; the page paints them, and moves them with their views until it has new ones.
import { listOf, make, setText } from "./dom.js";
import { apply } from "./transform.js";

const pauseMilliseconds = 200;
/** The parts of a view's record on which captions depend. */
const drawn = ["matrix", "size", "origin", "alpha", "isHidden", "text", "background", "clips", "parent", "index", "name", "isMarked", "isCard"];

/** @typedef {{element: HTMLElement, node: import("./scene-model.js").Node | null, place: [number, number], width: number, origin: [number, number]}} Caption */

export class Labels {
  /** @param {import("./scene-model.js").SceneModel} model */
  constructor(model) {
    this.model = model;
    this.zoom = 1;
    this.timer = 0;
    this.isFetching = false;
    /** The part of a query that names what the stage shows; null while nothing can be queried. @type {() => string | null} */
    this.query = () => null;
    this.element = make("div", { className: "captions", "aria-hidden": "true" });
    /** @type {Caption[]} */
    this.captions = [];
    /** The views whose captions are hidden, because the overlay names them. @type {Set<number | null>} */
    this.named = new Set();
  }

  /** Hides the captions of views that have a label of the overlay, which can lie over them. @param {Set<number | null>} views */
  leaveOut(views) {
    this.named = views;
    for (const caption of this.captions) this.#hideIfNamed(caption);
  }

  /**
   * Requests captions after a pause, if a change of the scene can move, cover or rename them: a pressed button does not.
   * @param {import("./scene-model.js").Change} change
   */
  follow({ added, removed, changed }) {
    const isDrawn = ({ node, before }) => drawn.some((key) => String(node.record[key]) !== String(before[key]));
    if (added.length || removed.length || changed.some(isDrawn)) this.showSoon();
  }

  /** Requests captions after a pause. While views move, few requests are enough. */
  showSoon() {
    this.timer ||= setTimeout(() => this.#request(), pauseMilliseconds);
  }

  /** Moves the captions with their views. */
  place() {
    const { zoom } = this;
    for (const { element, node, place, width, origin } of this.captions) {
      const isThere = node !== null && this.model.nodes.get(node.record.id) === node && this.model.isShown(node);
      element.hidden = !isThere;
      if (!isThere) continue;
      const [x, y] = apply(this.model.matrixToScreen(node), [0, 0]);
      element.style.transform = `translate(${(place[0] + x - origin[0]) * zoom}px, ${(place[1] + y - origin[1]) * zoom}px)`;
      element.style.width = `${width * zoom}px`;
    }
  }

  /** Hides a caption, or shows it again. Not by `hidden`, which is for views that are gone. */
  #hideIfNamed({ element, node }) {
    element.classList.toggle("is-named", node !== null && this.named.has(node.record.id));
  }

  async #request() {
    this.timer = 0;
    if (this.isFetching) return this.showSoon();
    const query = this.query();
    if (query === null) return;
    this.isFetching = true;
    const { zoom } = this;
    const answer = await fetch(`captions?${query}${query && "&"}zoom=${zoom}`, { cache: "no-store" })
      .then((response) => (response.ok ? response.json() : null), () => null);
    this.isFetching = false;
    if (!answer || query !== this.query()) return;
    if (zoom === this.zoom) this.#show(listOf(answer.captions));
    else this.showSoon();
  }

  #show(captions) {
    /** @type {Map<string, import("./scene-model.js").Node>} */
    const nodes = new Map();
    for (const node of this.model.inOrder()) nodes.set(node.record.name, node);
    while (this.captions.length > captions.length) this.captions.pop()?.element.remove();
    captions.forEach(({ name, text, x, y, width, origin, isMarked }, index) => {
      const element = this.captions[index]?.element ?? make("span", { className: "caption-tag" });
      if (!element.isConnected) this.element.append(element);
      element.dataset.name = name;
      element.classList.toggle("is-marked", isMarked === true);
      setText(element, text);
      this.captions[index] = { element, node: nodes.get(name) ?? null, place: [x, y], width, origin };
      this.#hideIfNamed(this.captions[index]);
    });
    this.place();
  }
}
