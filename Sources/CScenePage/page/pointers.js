// Mouse, pen and fingers on the stage become samples. Several at once; what the browser coalesced is kept.
import { SecondFinger } from "./second-finger.js";

/** @typedef {{id: number, type: string, point: [number, number], twin: number | null}} Down */

export class Pointers {
  /**
   * @param {import("./stage.js").Stage} stage
   * @param {{onSamples: (samples: import("./link.js").Sample[]) => void, mayBegin: () => boolean, onHover: (point: [number, number] | null) => void}} listeners
   */
  constructor(stage, listeners) {
    this.stage = stage;
    this.listeners = listeners;
    /** @type {Map<number | string, Down>} by pointer id, or by a name */
    this.down = new Map();
    this.lastFinger = 0;
    /** @type {import("./link.js").Sample[]} */
    this.gathered = [];
    this.second = new SecondFinger(stage);
    // A message to ourselves runs after the input that is due now: fingers that move in one frame go out together, in order.
    this.channel = new MessageChannel();
    this.channel.port1.onmessage = () => this.#hand();
    this.#listen(stage.bezel);
  }

  get count() {
    return this.down.size;
  }

  /** Whether every sample has been handed on. */
  get isTold() {
    return !this.gathered.length;
  }

  /** Puts a finger down at a point of the scene. @returns {Down | null} null where touching is not possible now */
  press(key, type, point, edge, time) {
    if (this.down.has(key) || !this.listeners.mayBegin()) return null;
    const finger = { id: this.#newFinger(), type, point, twin: null };
    this.down.set(key, finger);
    this.#gather(time, finger.id, "began", point, edge);
    return finger;
  }

  /** Moves a finger that is down. */
  drag(key, point, time) {
    const finger = this.down.get(key);
    if (!finger || (point[0] === finger.point[0] && point[1] === finger.point[1])) return;
    finger.point = point;
    this.#gather(time, finger.id, "moved", point);
  }

  /** Takes a finger up where it is. */
  lift(key, phase, time) {
    const finger = this.down.get(key);
    if (finger) this.#finish(key, finger, phase, time, finger.point);
  }

  /** Ends all fingers as cancelled, as when the page goes out of sight. */
  cancelAll(time = performance.now()) {
    for (const [pointer, finger] of [...this.down]) this.#finish(pointer, finger, "cancelled", time, finger.point);
    this.#hand();
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
    // Keeps iOS from zooming and from sending mouse events after a touch.
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
    // The keys go to the page again, not to the field that was written in before.
    if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body) document.activeElement.blur();
    capture(this.stage.bezel, event.pointerId);
    const { point, edge } = this.stage.entryAt(event.clientX, event.clientY);
    const finger = this.press(event.pointerId, event.pointerType, point, edge, event.timeStamp);
    if (finger && event.altKey && event.pointerType !== "touch") {
      finger.twin = this.#newFinger();
      this.#gather(event.timeStamp, finger.twin, "began", this.second.begin(point));
    }
  }

  #move(event) {
    const finger = this.down.get(event.pointerId);
    if (!finger) return this.#hover(event);
    // A mouse that let go of its first button while another is held says so in a move.
    if (finger.type === "mouse" && (event.buttons & 1) === 0) return this.#end(event, "ended");
    const coalesced = event.getCoalescedEvents?.() ?? [];
    for (const step of coalesced.length ? coalesced : [event]) this.#step(finger, step, event.shiftKey);
    this.listeners.onHover(finger.point);
  }

  #step(finger, step, isShift) {
    const point = this.stage.pointAt(step.clientX, step.clientY);
    if (point[0] === finger.point[0] && point[1] === finger.point[1]) return;
    const before = finger.point;
    finger.point = point;
    this.#gather(step.timeStamp, finger.id, "moved", point);
    if (finger.twin !== null) this.#gather(step.timeStamp, finger.twin, "moved", this.second.move(before, point, isShift));
  }

  #end(event, phase) {
    const finger = this.down.get(event.pointerId);
    if (!finger) return;
    const point = phase === "ended" ? this.stage.pointAt(event.clientX, event.clientY) : finger.point;
    this.#finish(event.pointerId, finger, phase, event.timeStamp || performance.now(), point);
    // Not said when the finger came down: what the page draws then stands between it and its light.
    if (phase === "ended") this.listeners.onHover(point);
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
    // A browser lets messages wait for the frame after a finger came down; who got it must be lit before that.
    if (phase === "began") queueMicrotask(() => this.#hand());
    else if (!this.gathered.length) this.channel.port2.postMessage(null);
    this.gathered.push(edge ? [time, finger, phase, x, y, edge] : [time, finger, phase, x, y]);
  }

  #hand() {
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
    // The pointer is gone already: its end is on the way.
  }
}
