// Mouse, pen and fingers on the stage become samples. Several at once; what the browser coalesced is kept.
import { SecondFinger } from "./second-finger.js";

/** @typedef {{id: number, type: string, point: [number, number], twin: number | null}} Down */

export class Pointers {
  /**
   * @param {import("./stage.js").Stage} stage
   * @param {{onSamples: (samples: import("./link.js").Sample[], time: number) => void, mayBegin: () => boolean, onHover: (point: [number, number] | null) => void}} listeners
   */
  constructor(stage, listeners) {
    this.stage = stage;
    this.listeners = listeners;
    /** @type {Map<number, Down>} by pointer id */
    this.down = new Map();
    this.lastFinger = 0;
    /** @type {import("./link.js").Sample[]} */
    this.gathered = [];
    this.gatheredAt = 0;
    this.second = new SecondFinger(stage);
    // A message to ourselves runs after the input that is due now: fingers that move in one frame go out together, in order.
    this.channel = new MessageChannel();
    this.channel.port1.onmessage = () => this.#hand();
    this.#listen(stage.glass);
  }

  get count() {
    return this.down.size;
  }

  /** Ends all fingers as cancelled, as when the page goes out of sight. */
  cancelAll(time = performance.now()) {
    for (const [pointer, finger] of [...this.down]) this.#finish(pointer, finger, "cancelled", time, finger.point);
    this.#hand();
  }

  #listen(glass) {
    glass.addEventListener("pointerdown", (event) => this.#begin(event));
    glass.addEventListener("pointermove", (event) => this.#move(event));
    glass.addEventListener("pointerup", (event) => this.#end(event, "ended"));
    glass.addEventListener("pointercancel", (event) => this.#end(event, "cancelled"));
    glass.addEventListener("lostpointercapture", (event) => this.#end(event, "cancelled"));
    glass.addEventListener("pointerleave", () => this.listeners.onHover(null));
    for (const type of ["contextmenu", "dragstart", "selectstart"]) {
      glass.addEventListener(type, (event) => event.preventDefault());
    }
    // Keeps iOS from zooming and from sending mouse events after a touch.
    for (const type of ["touchstart", "touchmove", "touchend"]) {
      glass.addEventListener(type, (event) => event.cancelable && event.preventDefault(), { passive: false });
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
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    capture(this.stage.glass, event.pointerId);
    const point = this.stage.pointAt(event.clientX, event.clientY);
    const finger = { id: this.#newFinger(), type: event.pointerType, point, twin: null };
    this.down.set(event.pointerId, finger);
    this.#gather(event.timeStamp, finger.id, "began", point);
    if (event.altKey && event.pointerType !== "touch") {
      finger.twin = this.#newFinger();
      this.#gather(event.timeStamp, finger.twin, "began", this.second.begin(point));
    }
    this.listeners.onHover(point);
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

  #gather(time, finger, phase, [x, y]) {
    if (!this.gathered.length) {
      this.gatheredAt = time;
      this.channel.port2.postMessage(null);
    }
    this.gathered.push([time, finger, phase, x, y]);
  }

  #hand() {
    if (!this.gathered.length) return;
    const samples = this.gathered;
    this.gathered = [];
    this.listeners.onSamples(samples, samples[samples.length - 1][0]);
  }
}

function capture(element, pointer) {
  try {
    element.setPointerCapture(pointer);
  } catch {
    // The pointer is gone already: its end is on the way.
  }
}
