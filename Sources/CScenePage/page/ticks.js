// Sends the page's time to the capture while the engine needs it: a finger is down or a view moves.
import { listOf } from "./values.js";

/** The lag of the engine's clock while fingers are down, so that samples that come late keep their times. */
const lagMilliseconds = 8;
/** While no view moves, a timer sends the time at this interval. It can fire before input that is older, so the time lags by more. */
const [stillMilliseconds, stillLagMilliseconds] = [16, 24];
/** Views are still after this time without a change. */
const settleMilliseconds = 100;
/** Without a connection for this long, fingers that are down are cancelled. */
const disconnectedTouchMilliseconds = 2000;

export class Ticks {
  /**
   * @param {import("./link.js").Link} link
   * @param {import("./pointers.js").Pointers} pointers
   * @param {() => any} frame the last frame
   */
  constructor(link, pointers, frame) {
    this.link = link;
    this.pointers = pointers;
    this.frame = frame;
    this.isRequested = false;
    /** When a view moved last, on the clock of `performance.now()`. */
    this.movedAt = -Infinity;
  }

  get #isNeeded() {
    return !this.link.isOver && (this.pointers.count > 0 || Boolean(this.frame()?.isRunning));
  }

  /**
   * Sends the time soon if it is needed: in the next animation frame while views move. While they do not, no frame is requested,
   * because browsers deliver input and responses only with the next frame if there is one.
   */
  request() {
    if (this.isRequested || !this.#isNeeded) return;
    this.isRequested = true;
    const now = performance.now();
    if (listOf(this.frame().views).length) this.movedAt = now;
    if (now - this.movedAt < settleMilliseconds) {
      requestAnimationFrame((time) => this.#send(this.#isTouched ? time - lagMilliseconds : time));
    } else {
      // Not the time at which the timer fires: on a busy page that is later, before older input is delivered.
      setTimeout(() => this.#send(now + stillMilliseconds - stillLagMilliseconds), stillMilliseconds);
    }
  }

  get #isTouched() {
    return this.pointers.count > 0 || !this.pointers.isFlushed;
  }

  #send(time) {
    this.isRequested = false;
    const { lostSince } = this.link;
    if (this.#isTouched && lostSince !== null && performance.now() - lostSince > disconnectedTouchMilliseconds) this.pointers.cancelAll();
    if (!this.#isNeeded) return;
    // Before the time, because the capture raises older samples to it.
    this.pointers.flush();
    this.link.advance(time);
    this.request();
  }
}
