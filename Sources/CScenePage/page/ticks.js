// Sends the page's time to the capture while the engine needs it: a finger is down or a view moves.
import { listOf } from "./dom.js";

/** While fingers are down, the engine's clock lags by this much, so that a sample that the browser delivers late keeps its time. */
const lagMilliseconds = 8;
/** While no view moves, the time is sent at this interval, and lags by more: input is not delivered before it, as before a frame. */
const [stillMilliseconds, stillLagMilliseconds] = [16, 24];
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
  }

  get #isNeeded() {
    return this.pointers.count > 0 || Boolean(this.frame()?.isRunning);
  }

  /**
   * Sends the time soon if it is needed: in the next animation frame while views move. While they do not, no frame is requested,
   * because browsers deliver input and responses only with the next frame if there is one.
   */
  request() {
    if (this.isRequested || !this.#isNeeded) return;
    this.isRequested = true;
    const { views, fingers } = this.frame();
    // A finger that was lifted is in the frame until the capture has answered.
    const isStill = !listOf(views).length && (this.pointers.count > 0 || listOf(fingers).length > 0);
    if (isStill) setTimeout(() => this.#send(performance.now(), stillLagMilliseconds), stillMilliseconds);
    else requestAnimationFrame((time) => this.#send(time, lagMilliseconds));
  }

  /** Sends a time; less the lag while fingers are down, or samples of theirs are not sent yet. */
  #send(time, lag) {
    this.isRequested = false;
    const isTouched = this.pointers.count > 0 || !this.pointers.isFlushed;
    const { lostSince } = this.link;
    if (isTouched && lostSince !== null && performance.now() - lostSince > disconnectedTouchMilliseconds) this.pointers.cancelAll();
    if (!this.#isNeeded) return;
    this.link.advance(isTouched ? time - lag : time);
    this.request();
  }
}
