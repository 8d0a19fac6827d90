// The colors of views on maps: a view has one color on all stages, as long as a map shows it.
import { listOf } from "./values.js";

/** The number of colors; the style sheet has them. Further views are grey. */
export const colorCount = 12;

export class MapPalette {
  constructor() {
    /** The color of each view by name. @type {Map<string, number>} */
    this.numbers = new Map();
  }

  /**
   * Gives colors to the views of these maps that have none, to those with the largest area first. A view keeps its
   * color. When no color is left, one of a view that no map shows any more is used.
   * @param {any[]} maps as the server sends them
   */
  take(maps) {
    const areas = new Map();
    for (const { view, area } of maps.flatMap((map) => listOf(map.receivers))) {
      if (view) areas.set(view, Math.max(areas.get(view) ?? 0, area));
    }
    const wanting = [...areas.keys()].filter((view) => !this.numbers.has(view)).sort((left, right) => areas.get(right) - areas.get(left));
    const all = Array.from({ length: colorCount }, (_, number) => number);
    const used = new Set(this.numbers.values());
    const absent = [...this.numbers.keys()].filter((view) => !areas.has(view));
    const free = all.filter((number) => !used.has(number));
    for (const view of wanting) {
      if (!free.length && absent.length) {
        const gone = absent.shift();
        free.push(this.numbers.get(gone));
        this.numbers.delete(gone);
      }
      if (!free.length) return;
      this.numbers.set(view, free.shift());
    }
  }

  /** Whether a receiver is drawn in the grey of all views without a color. */
  isGrey(receiver) {
    return Boolean(receiver.view) && !this.numbers.has(receiver.view);
  }

  /** The class of a receiver's part. */
  classOf(receiver) {
    if (!receiver.view) return "map-none";
    return this.isGrey(receiver) ? "map-other" : `map-color-${this.numbers.get(receiver.view)}`;
  }
}
