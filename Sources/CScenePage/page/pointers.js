// Converts the fingers on the stage to samples, in the order of their times.
import { SecondFinger } from "./second-finger.js";

/** @typedef {{id: number, type: string, point: [number, number], twin: number | null}} Down */

export class Pointers {
  /**
   * @param {import("./stage.js").Stage} stage
   * @param {{onSamples: (samples: import("./link.js").Sample[]) => void, mayBegin: () => boolean, onHover: (point: [number, number] | null) => void, onLeave: (point: [number, number]) => void}} listeners
   */
  constructor(stage, listeners) {
    this.stage = stage;
    this.listeners = listeners;
    /** @type {Map<number | string, Down>} the key is a pointer id or a name */
    this.down = new Map();
    this.lastFinger = 0;
    /** @type {import("./link.js").Sample[]} */
    this.gathered = [];
    this.second = new SecondFinger(stage);
    // A message to this page is handled after the pending input: fingers that move in one frame are sent together, in
    // order.
    this.channel = new MessageChannel();
    this.channel.port1.onmessage = () => this.#deliver();
  }

  get count() {
    return this.down.size;
  }

  /** Whether all samples have been delivered to the listener. */
  get isFlushed() {
    return !this.gathered.length;
  }

  /**
   * Puts a finger down at a point of the scene, with a second one that is mirrored if `hasTwin`.
   * @returns {Down | null} null if touching is not possible now
   */
  press(key, type, point, edge, time, hasTwin = false) {
    if (this.down.has(key) || !this.listeners.mayBegin()) return null;
    const finger = { id: this.#newFinger(), type, point, twin: null };
    this.down.set(key, finger);
    this.#gather(time, finger.id, "began", point, edge);
    if (hasTwin) {
      finger.twin = this.#newFinger();
      this.#gather(time, finger.twin, "began", this.second.begin(point));
    }
    return finger;
  }

  /** Moves a finger that is down, and its second one: mirrored, or in parallel if `isTogether`. */
  drag(key, point, time, isTogether = false) {
    const finger = this.down.get(key);
    if (!finger || (point[0] === finger.point[0] && point[1] === finger.point[1])) return;
    const before = finger.point;
    finger.point = point;
    this.#gather(time, finger.id, "moved", point);
    if (finger.twin !== null) this.#gather(time, finger.twin, "moved", this.second.move(before, point, isTogether));
  }

  /** Lifts a finger, at its current position if no other is given. */
  lift(key, phase, time, point = null) {
    const finger = this.down.get(key);
    if (finger) this.#finish(key, finger, phase, time, point ?? finger.point);
  }

  /** Delivers the samples that wait for others of the same frame. */
  flush() {
    this.#deliver();
  }

  /** Cancels all fingers, for example when the page is hidden. */
  cancelAll(time = performance.now()) {
    for (const [pointer, finger] of [...this.down]) this.#finish(pointer, finger, "cancelled", time, finger.point);
    this.#deliver();
  }

  /** Ends all fingers without a sample. */
  forgetAll() {
    this.down.clear();
    this.gathered = [];
    this.second.end();
  }

  #finish(pointer, finger, phase, time, point) {
    this.down.delete(pointer);
    if (finger.twin !== null) {
      this.#gather(time, finger.twin, phase, this.second.move(finger.point, point, false));
      this.second.end();
    }
    this.#gather(time, finger.id, phase, point);
  }

  #newFinger() {
    this.lastFinger += 1;
    return this.lastFinger;
  }

  #gather(time, finger, phase, [x, y], edge = null) {
    // A browser may delay messages to the frame after a finger began; the receiver must be highlighted before that.
    if (phase === "began") queueMicrotask(() => this.#deliver());
    else if (!this.gathered.length) this.channel.port2.postMessage(null);
    this.gathered.push(edge ? [time, finger, phase, x, y, edge] : [time, finger, phase, x, y]);
  }

  #deliver() {
    if (!this.gathered.length) return;
    const samples = this.gathered;
    this.gathered = [];
    this.listeners.onSamples(samples);
  }
}
