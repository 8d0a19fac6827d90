// The results of touches: the log and the answers of all strategies. They are written together in idle time after the end of a
// touch, or after a part of a long one, so that touches seldom wait for them: browsers deliver input only with the next frame if
// there is one, and each change on the page needs a frame.
import { keyOf } from "./answer-list.js";

/** The number of outcomes that are kept for the log while an earlier time is shown. */
const keptEntries = 500;
/** The longest wait for idle time on a busy page, and for the end of a touch, in milliseconds. */
const [longestBusyWait, longestTouchWait] = [300, 200];
/** The wait of browsers that have no idle callbacks, in milliseconds: longer than a few frames. */
const plainWait = 50;

export class Results {
  /**
   * @param {import("./log.js").Log} log
   * @param {import("./answers.js").Answers} answers
   * @param {() => void} onWrite called after results were written in idle time
   */
  constructor(log, answers, onWrite) {
    this.onWrite = onWrite;
    this.log = log;
    this.answers = answers;
    /** The last outcomes up to the present. @type {any[]} */
    this.entries = [];
    /** The outcomes that are not in the log yet. @type {any[]} */
    this.newEntries = [];
    /** The answers that are not listed yet; a newer answer for the same touch replaces an earlier one. @type {Map<string, any>} */
    this.newAnswers = new Map();
    /** Whether results are to be written, and whether they are as soon as the page is idle. */
    this.isWaiting = false;
    this.isSoon = false;
    this.touchTimer = 0;
    this.isPast = false;
  }

  /** Shows these results instead of all earlier ones, at once. `omitted` is the number of touches without an answer. */
  replace(entries, answers, omitted) {
    this.newAnswers.clear();
    this.isWaiting = false;
    this.entries = entries.slice(-keptEntries);
    this.#rewriteLog();
    this.answers.replace(answers, omitted);
  }

  /** Adds results, at the latest in the idle time after a part of a long touch. */
  add(entries, answers) {
    if (!entries.length && !answers.length) return;
    this.entries = [...this.entries, ...entries].slice(-keptEntries);
    this.newEntries.push(...entries);
    for (const answer of answers) this.newAnswers.set(keyOf(answer), answer);
    this.isWaiting = true;
    this.touchTimer ||= setTimeout(() => this.writeSoon(), longestTouchWait);
  }

  /** Writes the results that wait, in idle time. */
  writeSoon() {
    if (!this.isWaiting || this.isSoon) return;
    this.isSoon = true;
    whenIdle(() => {
      this.write();
      this.onWrite();
    });
  }

  /** Shows at once what waits for idle time. */
  write() {
    const [entries, answers] = [this.newEntries, [...this.newAnswers.values()]];
    [this.isWaiting, this.isSoon] = [false, false];
    clearTimeout(this.touchTimer);
    this.touchTimer = 0;
    this.newEntries = [];
    this.newAnswers.clear();
    if (!this.isPast) this.log.add(entries);
    this.answers.add(answers);
  }

  /** Shows the results up to an earlier time: the outcomes before it, and the touches within a number of events. */
  showPast(entries, events) {
    this.isPast = true;
    this.log.showPast(entries);
    this.answers.showUntil(events);
  }

  /** Shows the results up to the present again. */
  showPresent() {
    this.isPast = false;
    this.#rewriteLog();
    this.answers.showUntil(null);
  }

  #rewriteLog() {
    this.newEntries = [];
    if (!this.isPast) this.log.replace(this.entries);
  }
}

function whenIdle(work) {
  if (globalThis.requestIdleCallback) requestIdleCallback(work, { timeout: longestBusyWait });
  else setTimeout(work, plainWait);
}
