// The lines of the log, without elements: bounded, filtered by kind, and with repeated outcomes counted on one line.

/** The number of lines that are kept. */
const kept = 500;
/** The number of outcomes that an announcement names. */
const mostSpoken = 4;

/** @typedef {{entry: any, times: number}} Line an outcome, the last one of `times` equal ones */

export class LogLines {
  constructor() {
    /** @type {Line[]} */
    this.lines = [];
    /** The number of outcomes of each kind on the lines. @type {Map<string, number>} */
    this.counts = new Map();
    this.hidden = new Set(["touches"]);
    /** Whether there were more outcomes than those on the lines. */
    this.isCut = false;
  }

  clear() {
    this.lines = [];
    this.isCut = false;
    this.counts.clear();
  }

  /**
   * Adds outcomes. Returns the new lines, those that were counted up, and those that are no longer kept, which were the first.
   * @param {any[]} entries
   */
  add(entries) {
    /** @type {Line[]} */
    const added = [];
    // The outcomes of a session are numbered.
    if (entries.length > kept || (!this.lines.length && entries[0]?.number > 1)) this.isCut = true;
    /** @type {Set<Line>} */
    const repeated = new Set();
    for (const entry of entries.slice(-kept)) {
      this.#count(entry.kind, 1);
      const last = this.#repeats(entry);
      if (last) {
        Object.assign(last, { entry, times: last.times + 1 });
        repeated.add(last);
      } else {
        added.push({ entry, times: 1 });
        this.lines.push(added.at(-1));
      }
    }
    const removed = this.lines.splice(0, Math.max(0, this.lines.length - kept));
    if (removed.length) this.isCut = true;
    for (const { entry, times } of removed) this.#count(entry.kind, -times);
    return { added, repeated, removed };
  }

  /** Shows the outcomes of a kind, or hides them. Returns whether they are hidden now. */
  turn(kind) {
    if (!this.hidden.delete(kind)) this.hidden.add(kind);
    return this.hidden.has(kind);
  }

  /** The line that an outcome repeats, such as a gesture that changes many times. */
  #repeats({ kind, text, touch }) {
    // Each hit belongs to a different touch.
    if (kind === "hit") return null;
    // Rows hidden by a filter do not separate repeats.
    const isHidden = this.hidden.has(kind);
    const last = this.lines.findLast((line) => this.hidden.has(line.entry.kind) === isHidden);
    const isSame = last?.entry.kind === kind && last.entry.text === text && (last.entry.touch || null) === (touch || null);
    return isSame ? last : null;
  }

  #count(kind, change) {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + change);
  }
}

/** The outcomes among these that are announced to a screen reader. */
export function spoken(entries) {
  return entries.filter((entry) => ["hit", "action", "trouble"].includes(entry.kind));
}

/** The announcement of the outcomes of a period together, so that a screen reader does not read every line. */
export function announcement(entries) {
  const announced = entries.slice(-mostSpoken).map((entry) => entry.text);
  const more = entries.length - announced.length;
  return (more > 0 ? `${more} earlier, then ` : "") + announced.join("; ");
}
