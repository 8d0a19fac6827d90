// Selects the views with a label on the stage: those with a name and enough space, and only the front one at each
// place.

const leastWidth = 40;
const leastHeight = 16;
const column = 36;
const line = 11;
const pauseMilliseconds = 200;

export class Labels {
  /**
   * @param {import("./scene-model.js").SceneModel} model
   * @param {Map<number, import("./view-element.js").ViewElement>} elements
   */
  constructor(model, elements) {
    this.model = model;
    this.elements = elements;
    this.timer = 0;
  }

  /** Schedules an update of the labels. While views move, few updates are enough. */
  showSoon() {
    this.timer ||= setTimeout(() => this.#show(), pauseMilliseconds);
  }

  #show() {
    this.timer = 0;
    /** @type {Map<string, number>} the labelled view at a place */
    const places = new Map();
    const named = new Set();
    for (const node of this.model.inOrder()) {
      const { record } = node;
      if (!(record.isIdentified || record.isMarked) || record.size[0] < leastWidth || record.size[1] < leastHeight) continue;
      if (!this.model.isShown(node)) continue;
      const [, , , , x, y] = this.model.matrixToScreen(node);
      const place = record.kind === "window" ? "window" : `${Math.floor(x / column)} ${Math.floor(y / line)}`;
      const behind = places.get(place);
      if (behind !== undefined) named.delete(behind);
      places.set(place, record.id);
      named.add(record.id);
    }
    for (const [id, element] of this.elements) element.label(named.has(id) ? this.model.nodes.get(id).record.name : "");
  }
}
