// The reasons of a capture: those of one point, which follow the scene, the strategy, new code and the shown time.
import { isSame } from "./scene-model.js";
import { listOf } from "./values.js";

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
    /** Where the last touch began. @type {[number, number] | null} */
    this.began = null;
    this.isAsking = false;
    this.isOutdated = false;
  }

  /** Whether the panel of the reasons is shown. */
  get isShown() {
    return document.documentElement.dataset.tab === "why";
  }

  /**
   * Follows the changes of stages, as far as one is shown.
   * @param {import("./stage.js").Stage[]} stages
   * @param {() => import("./stage.js").Stage} current the stage that is shown
   */
  watch(stages, current) {
    for (const stage of stages) {
      stage.listeners.push((change) => {
        if (stage === current() && !isSame(change)) this.outdate();
      });
    }
  }

  /** Keeps where a touch begins, of samples that are sent. */
  begin(samples) {
    const began = samples.findLast(([, , phase]) => phase === "began");
    if (began) this.began = [began[3], began[4]];
  }

  /** Explains a touch that an answer to samples has, if the reasons are shown, and the reasons that a reset has changed. */
  take(answer, isLookingBack) {
    if (answer.reset) return this.outdate();
    const isHit = listOf(answer.log).some((entry) => entry.kind === "hit");
    if (isHit && !isLookingBack && this.began) this.#follow(this.began);
  }

  /** Explains a point. */
  explain(point) {
    this.point = point;
    this.outdate(true);
  }

  /** Explains the point of a touch instead of the one before, if the reasons are shown. */
  #follow(point) {
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
