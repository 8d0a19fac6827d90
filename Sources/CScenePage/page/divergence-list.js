// The divergences of a playback, and what is said about them, without elements.
import { listOf } from "./values.js";

export class DivergenceList {
  /** @param {any} show the data of the whole playback */
  constructor(show) {
    this.sides = show.sides;
    this.comparisons = listOf(show.comparisons);
    this.isInconclusive = listOf(show.unknowns).length > 0;
  }

  /** The divergences of a replayed side. */
  of(side) {
    return listOf(this.comparisons[side - 1]?.divergences);
  }

  /** The divergence that an event belongs to: the last one up to the event, or the first one. */
  at(event, side) {
    const list = this.of(side);
    return list.findLast((one) => one.event <= event) ?? list[0] ?? null;
  }

  /** Whether the outcomes of an event differ on a side. */
  differs(event, side) {
    return listOf(this.comparisons[side - 1]?.differences).includes(event);
  }

  /** Which divergence of a side this is, if there are several. */
  place(divergence, side) {
    const { rootCount } = this.comparisons[side - 1];
    return rootCount > 1 ? `${this.of(side).indexOf(divergence) + 1} of ${rootCount}` : "";
  }

  /** The name of a side that distinguishes it from the others. Sides with the same strategy differ in their profile or their build. */
  nameOf({ title, strategy, profile, build }) {
    if (this.sides[1].build) return build ?? title;
    return this.sides[0].strategy === this.sides[1].strategy && this.sides.length === 2 ? `${strategy}, ${profile}` : strategy;
  }

  /** What is said if a side has no divergence. */
  get sameText() {
    return this.isInconclusive ? "inconclusive: no difference is known, but a part is not modelled" : "same: every outcome is as recorded";
  }
}
