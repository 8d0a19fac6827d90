// The maps of all stages: which view a touch would hit at each point, with one color a view, and their legend.
import { MapLegend } from "./map-legend.js";
import { MapPalette } from "./map-palette.js";

/** A scene that moves gets a few maps a second, so that touches are not delayed. */
const pauseMilliseconds = 150;

export class Maps {
  /**
   * @param {() => import("./stage.js").Stage} current the stage whose views the tree shows
   * @param {(stage: import("./stage.js").Stage) => string | null} context the part of a query that names what a stage
   *   shows, or null while it must not be queried
   * @param {{onChoose: (name: string) => void, onDraw: () => void}} acts called with the name of a view that is chosen in
   *   the legend, and after maps were drawn or removed
   */
  constructor(current, context, { onChoose, onDraw }) {
    this.current = current;
    this.context = context;
    this.onDraw = onDraw;
    this.isShown = false;
    /** Whether the stages show sides that are compared. */
    this.isComparing = false;
    this.legend = new MapLegend(onChoose);
    this.palette = new MapPalette();
    /** @type {import("./stage.js").Stage[]} */
    this.stages = [];
    /** The maps that are shown, by stage. @type {Map<import("./stage.js").Stage, any>} */
    this.loaded = new Map();
  }

  /** Has the maps of these stages from now on. @param {import("./stage.js").Stage[]} stages */
  setStages(stages) {
    this.stages = stages;
    this.loaded.clear();
  }

  /** Shows the maps on all stages, or no longer. */
  show(isShown) {
    this.isShown = isShown;
    for (const stage of this.stages) {
      if (isShown) this.load(stage);
      else stage.map.clear();
    }
    if (isShown) return;
    this.loaded.clear();
    this.legend.hide();
    this.onDraw();
  }

  /** Loads the maps again. */
  refresh() {
    if (this.isShown) this.show(true);
  }

  /** Forgets the map of a stage that is not shown any more. */
  forget(stage) {
    this.loaded.delete(stage);
  }

  /** The class of a view's color on the map of a stage, or null while no map is shown. */
  classOf(stage, name) {
    return this.isShown && this.loaded.has(stage) ? this.palette.classOf({ view: name }) : null;
  }

  /** Loads the map of what a stage shows, if maps are shown. While one is loading, the latest further request waits. */
  async load(stage) {
    const { map } = stage;
    if (!this.isShown) return;
    if (map.isLoading) {
      map.isOutdated = true;
      return;
    }
    map.isLoading = true;
    do {
      map.isOutdated = false;
      const query = this.context(stage);
      if (query === null) {
        // The map of an earlier frame would be wrong here.
        map.clear();
        this.loaded.delete(stage);
        break;
      }
      const answer = await fetch(`map?${query}`, { cache: "no-store" }).then((response) => (response.ok ? response.json() : null), () => null);
      // The stage may have been replaced meanwhile.
      if (!this.isShown || !this.stages.includes(stage)) break;
      if (answer) this.loaded.set(stage, answer);
      else this.loaded.delete(stage);
      if (!answer) map.clear();
      this.#draw();
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    } while (map.isOutdated && this.isShown);
    map.isLoading = false;
  }

  /** Draws all maps: each depends on the one with which it is compared. */
  #draw() {
    const { loaded, palette } = this;
    palette.take([...loaded.values()]);
    for (const [stage, map] of loaded) stage.map.show(map, (name) => stage.model.shortName(name), palette, loaded.get(this.#compared(stage)) ?? null);
    this.onDraw();
    this.showLegend();
  }

  /** The stage with which a stage is compared: the other one of two, or the first of several. */
  #compared(stage) {
    const [first, second] = this.stages;
    if (!this.isComparing || this.stages.length < 2) return null;
    return stage !== first ? first : this.stages.length === 2 ? second : null;
  }

  /** Shows the legend of the current stage, and of the one with which it is compared. */
  showLegend() {
    if (!this.isShown) return;
    const { loaded, palette } = this;
    const current = this.current();
    const sides = [this.#compared(current), current].filter((stage) => loaded.get(stage));
    sides.sort((left, right) => this.stages.indexOf(left) - this.stages.indexOf(right));
    this.legend.show(sides.map((stage) => ({ map: loaded.get(stage), title: stage.name.split(" · ")[0], shortName: (name) => stage.model.shortName(name) })), palette);
  }
}
