// The reasons of a capture: those of one point, which follow the scene, the strategy, new code and the shown time.

/** A scene that moves gets a few explanations a second, so that touches are not delayed. */
const pauseMilliseconds = 150;

export class LiveReasons {
  /**
   * @param {import("./explain.js").Explain} explain
   * @param {{query: (point: [number, number]) => string | null, moment: () => string}} scene the query of a point of the
   *   shown scene, null while it must not be queried, and when the scene is
   */
  constructor(explain, scene) {
    this.reasons = explain;
    this.scene = scene;
    /** @type {[number, number] | null} */
    this.point = null;
    this.isAsking = false;
    this.isOutdated = false;
  }

  /** Whether the panel of the reasons is shown. */
  get isShown() {
    return document.documentElement.dataset.tab === "why";
  }

  /** Explains a point. */
  explain(point) {
    this.point = point;
    this.outdate(true);
  }

  /** Explains the point of a touch instead of the one before, if the reasons are shown. */
  follow(point) {
    if (this.isShown) this.explain(point);
  }

  /** Marks the reasons as old, and requests new ones if they are shown. @param {boolean} [isForced] also if they are not */
  outdate(isForced = false) {
    if (!this.point) return;
    this.reasons.outdate();
    this.isOutdated = true;
    if (isForced || this.isShown) this.#ask();
  }

  /** Requests the reasons again if they are old. */
  refresh() {
    if (this.isOutdated) this.#ask();
  }

  /** While one request runs, the latest further one waits. */
  async #ask() {
    if (this.isAsking) return;
    this.isAsking = true;
    while (this.isOutdated) {
      const query = this.scene.query(this.point);
      if (query === null) break;
      this.isOutdated = false;
      await this.reasons.request(query, [], null, this.scene.moment());
      // What changed during the request is not in its answer.
      if (this.isOutdated) this.reasons.outdate();
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
    this.isAsking = false;
  }
}
