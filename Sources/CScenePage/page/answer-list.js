// Which touches have a row in the list of answers, and what is said about the others, without elements.

/** The number of rows at first, and of those that each "Show more" adds: every row slows down the layout of the page. */
const rowsAtOnce = 10;

export class AnswerList {
  constructor() {
    /** Every answer, oldest first; the key is event and touch. @type {Map<string, any>} */
    this.answers = new Map();
    /** Only touches that begin before this event are listed; null for all. @type {number | null} */
    this.until = null;
    this.replace(0);
  }

  /** Forgets all answers. @param {number} omitted the number of earlier touches that the capture no longer keeps the answers of */
  replace(omitted) {
    this.answers.clear();
    this.omitted = omitted;
    /** The newest answer, or null. */
    this.last = null;
    this.different = 0;
    this.limit = rowsAtOnce;
  }

  /** Adds answers. A newer one for the same touch replaces an earlier one. */
  add(answers) {
    for (const answer of answers) {
      const key = keyOf(answer);
      const known = this.answers.get(key);
      this.different += Number(Boolean(answer.differs)) - Number(Boolean(known?.differs));
      this.answers.set(key, answer);
      if (!known || (this.last && keyOf(this.last) === key)) this.last = answer;
    }
  }

  /** Lists only the touches that have begun within a number of events, or all of them for null. */
  showUntil(events) {
    [this.until, this.limit] = [events, rowsAtOnce];
  }

  showMore() {
    this.limit += rowsAtOnce;
  }

  /** The answers of the touches that are listed, oldest first. */
  get #listed() {
    const all = [...this.answers.values()];
    return this.until === null ? all : all.filter((answer) => answer.event < this.until);
  }

  /** The answers that have a row, oldest first. */
  get rows() {
    return this.#listed.slice(-this.limit);
  }

  /** How many of the listed touches differ. */
  get listedDifferent() {
    return this.until === null ? this.different : this.#listed.filter((answer) => answer.differs).length;
  }

  /** How many touches differ, in words. */
  get summary() {
    const listed = this.#listed;
    if (!listed.length) return "";
    const all = this.omitted ? `the last ${listed.length}` : listed.length;
    return `${this.listedDifferent} of ${all} differ${this.until === null ? "" : ` up to touch ${listed.at(-1).touch}`}`;
  }

  /** What is said about the earlier touches without a row, and whether they can be shown. */
  get unlisted() {
    const count = Math.max(0, this.#listed.length - this.limit);
    const kept = this.omitted ? `${touchCount(this.omitted)} only in the recording` : "";
    const more = count ? `${touchCount(count)} not listed – show ${Math.min(count, rowsAtOnce)} more` : "";
    return { text: [more, kept].filter(Boolean).join("; "), canShow: count > 0 };
  }
}

/** The key of an answer: its event and touch. */
export function keyOf(answer) {
  return `${answer.event} ${answer.touch}`;
}

/** The strategy of the recording among those of an answer. */
export function running(answer) {
  return answer.strategies.find((one) => one.name === answer.recorded) ?? answer.strategies[0];
}

/** How a strategy's result stands to that of the recording. */
export function relation(answer, one) {
  const live = running(answer);
  if (one === live) return "running";
  return one.receiver !== live?.receiver || one.recursion !== live?.recursion || one.otherwise ? "differs" : "same";
}

function touchCount(count) {
  return count === 1 ? "1 earlier touch" : `${count} earlier touches`;
}
