// Converts mouse, pen and touch input on the stage to samples, for several pointers and with all coalesced events.
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
    this.#listen(stage.bezel);
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

  /** Lifts a finger at its current position. */
  lift(key, phase, time) {
    const finger = this.down.get(key);
    if (finger) this.#finish(key, finger, phase, time, finger.point);
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

  #listen(target) {
    target.addEventListener("pointerdown", (event) => this.#begin(event));
    target.addEventListener("pointermove", (event) => this.#move(event));
    target.addEventListener("pointerup", (event) => this.#end(event, "ended"));
    target.addEventListener("pointercancel", (event) => this.#end(event, "cancelled"));
    target.addEventListener("lostpointercapture", (event) => this.#end(event, "cancelled"));
    target.addEventListener("pointerleave", () => this.listeners.onHover(null));
    for (const type of ["contextmenu", "dragstart", "selectstart"]) {
      target.addEventListener(type, (event) => event.preventDefault());
    }
    // Prevents iOS from zooming and from sending mouse events after a touch.
    for (const type of ["touchstart", "touchmove", "touchend"]) {
      target.addEventListener(type, (event) => event.cancelable && event.preventDefault(), { passive: false });
    }
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.cancelAll();
    });
    addEventListener("pagehide", () => this.cancelAll());
  }

  #begin(event) {
    if (event.button !== 0 || this.down.has(event.pointerId) || !this.listeners.mayBegin()) return;
    event.preventDefault();
    // Moves the keyboard focus from a text field to the page.
    if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body) document.activeElement.blur();
    capture(this.stage.bezel, event.pointerId);
    const { point, edge } = this.stage.entryAt(event.clientX, event.clientY);
    this.press(event.pointerId, event.pointerType, point, edge, event.timeStamp, event.altKey && event.pointerType !== "touch");
  }

  #move(event) {
    const finger = this.down.get(event.pointerId);
    if (!finger) return this.#hover(event);
    // If another button is held, the release of a mouse's first button is reported in a move event.
    if (finger.type === "mouse" && (event.buttons & 1) === 0) return this.#end(event, "ended");
    const coalesced = event.getCoalescedEvents?.() ?? [];
    for (const step of coalesced.length ? coalesced : [event]) {
      this.drag(event.pointerId, this.stage.pointAt(step.clientX, step.clientY), step.timeStamp, event.shiftKey);
    }
    this.listeners.onHover(finger.point);
  }

  #end(event, phase) {
    const finger = this.down.get(event.pointerId);
    if (!finger) return;
    const point = phase === "ended" ? this.stage.pointAt(event.clientX, event.clientY) : finger.point;
    this.#finish(event.pointerId, finger, phase, event.timeStamp || performance.now(), point);
    if (phase !== "ended") return;
    // Not called when the finger begins, because drawing for it would delay the highlight.
    if (finger.type === "touch") this.listeners.onLeave(point);
    else this.listeners.onHover(point);
  }

  #finish(pointer, finger, phase, time, point) {
    this.down.delete(pointer);
    if (finger.twin !== null) {
      this.#gather(time, finger.twin, phase, this.second.move(finger.point, point, false));
      this.second.end();
    }
    this.#gather(time, finger.id, phase, point);
  }

  #hover(event) {
    const point = this.stage.pointAt(event.clientX, event.clientY);
    this.second.hint(event.altKey && event.pointerType !== "touch" ? point : null, event.shiftKey);
    this.listeners.onHover(point);
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

function capture(element, pointer) {
  try {
    element.setPointerCapture(pointer);
  } catch {
    // The pointer no longer exists: its end event will follow.
  }
}
