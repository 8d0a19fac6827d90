// The scrub bar: a slider over the session's time, with a lane of touches and the marks of differences.
import { make, seconds, setAttribute } from "./dom.js";
import { colorOf, onTheme } from "./theme.js";

const mostLanes = 5;
/** Device events in the tooltip. */
const mostListed = 10;
/** Pixels that a digit of a touch's number needs, and its height. */
const digitSize = { width: 6, height: 8 };
/** The greatest height of a bar in pixels. */
const thickest = 11;
/** Pixels between a bar and its number: the playhead can be at the end of the bar. */
const numberGap = 4;
/** Pixels before the first and after the last time. After the last one there is room for a number of three digits. */
const margins = { left: 8, right: 30 };

/** @typedef {{touch: number, from: number, to: number}} Bar a touch with its number and its times */

export class Timeline {
  /**
   * @param {number} ends the time at which the session ends
   * @param {(time: number) => void} onSeek
   */
  constructor(ends, onSeek) {
    this.ends = ends;
    /** The times of the events that differ. @type {number[]} */
    this.differences = [];
    /** The turns of the device and the changes of its keyboard. @type {{t: number, what: string}[]} */
    this.deviceEvents = [];
    this.picture = /** @type {HTMLCanvasElement} */ (make("canvas", { className: "timeline-picture", "aria-hidden": "true" }));
    this.slider = /** @type {HTMLInputElement} */ (make("input", {
      id: "scrub", type: "range", min: "0", max: "1", step: "1", value: "0", "aria-label": "Moment of the session",
    }));
    this.slider.addEventListener("input", () => onSeek(Number(this.slider.value)));
    this.head = make("div", { className: "timeline-head", "aria-hidden": "true" });
    this.element = make("div", { id: "timeline", className: "timeline" }, this.picture, this.slider, this.head);
    this.setTouches([], ends);
    [this.width, this.height] = [0, 0];
    /** The colors of the theme, by name. @type {Map<string, string>} */
    this.colors = new Map();
    new ResizeObserver(() => this.#fit()).observe(this.element);
    onTheme(() => {
      this.colors.clear();
      this.draw();
    });
  }

  /** Sets the touches, in the order of beginning, and the end of the session. @param {Bar[]} touches @param {number} ends */
  setTouches(touches, ends) {
    this.ends = ends;
    this.slider.max = String(Math.max(1, ends));
    this.touches = touches;
    this.lanes = lanesOf(touches);
    /** The next touch in the same lane, for each touch. @type {Bar[]} */
    this.followers = [];
    const next = [];
    for (let index = touches.length - 1; index >= 0; index -= 1) {
      this.followers[index] = next[this.lanes[index]];
      next[this.lanes[index]] = touches[index];
    }
    this.laneCount = this.lanes.reduce((count, lane) => Math.max(count, lane + 1), 1);
    this.element.dataset.touches = String(touches.length);
  }

  /** Sets the times of the events that differ. @param {number[]} times */
  setDifferences(times) {
    this.differences = times;
    this.element.dataset.differences = String(times.length);
  }

  setDeviceEvents(events) {
    this.deviceEvents = events;
    const lines = events.slice(0, mostListed).map(({ t, what }) => `${what} at ${seconds(t)} s`);
    if (events.length > mostListed) lines.push(`… and ${events.length - mostListed} more`);
    setAttribute(this.slider, "title", lines.join("\n") || null);
  }

  /** Moves the playhead to a time. @param {number} time @param {string} text what is there, for a screen reader */
  show(time, text) {
    this.slider.value = String(time);
    this.slider.setAttribute("aria-valuetext", text);
    this.head.style.transform = `translateX(${this.#place(time)}px)`;
  }

  /** Draws at the element's new size. It is not read at other times, because that makes the browser lay out the page. */
  #fit() {
    if (this.#measure()) this.draw();
  }

  /** Reads the element's size, unless it is not displayed. */
  #measure() {
    const { width, height } = this.element.getBoundingClientRect();
    if (width) [this.width, this.height] = [width, height];
    return width > 0;
  }

  #color(name) {
    const color = this.colors.get(name) ?? colorOf(name, this.picture);
    this.colors.set(name, color);
    return color;
  }

  draw() {
    if (!this.width && !this.#measure()) return;
    const { width, height } = this;
    const ratio = devicePixelRatio || 1;
    this.picture.width = Math.round(width * ratio);
    this.picture.height = Math.round(height * ratio);
    const pen = this.picture.getContext("2d");
    const color = (name) => this.#color(name);
    pen.scale(ratio, ratio);
    pen.fillStyle = color("--line");
    pen.fillRect(0, height - 7, width - margins.right + margins.left, 2);
    const step = Math.min(thickest + 2, (height - 20) / this.laneCount);
    const fingers = this.touches.length ? Array.from({ length: 10 }, (_, index) => color(`--finger-${index + 1}`)) : [];
    const ink = color("--ink-2");
    pen.font = "600 9px sans-serif";
    pen.textBaseline = "middle";
    /** The right end of what is drawn in each lane. */
    const drawn = [];
    this.touches.forEach((touch, index) => {
      const left = this.#place(touch.from);
      // Of many touches at one pixel one is drawn, so that the time to draw has a limit.
      const end = Math.max(left + 3, this.#place(touch.to));
      if (end < drawn[this.lanes[index]] + 1) return;
      drawn[this.lanes[index]] = end;
      pen.fillStyle = fingers[(Math.max(1, touch.touch) - 1) % 10];
      pen.beginPath();
      const [top, right, thickness] = [12 + this.lanes[index] * step, end, Math.max(2, step - 2)];
      pen.roundRect(left, top, right - left, thickness, 1.5);
      pen.fill();
      const next = this.followers[index];
      const space = (next ? this.#place(next.from) : width) - right;
      // The number is beside the bar, if it fits.
      pen.fillStyle = ink;
      const number = String(touch.touch);
      if (thickness >= digitSize.height && space >= numberGap + number.length * digitSize.width + 2) pen.fillText(number, right + numberGap, top + thickness / 2);
    });
    // Diamonds, at most one a pixel.
    pen.fillStyle = ink;
    let last = -1;
    for (const { t } of this.deviceEvents) {
      const x = Math.round(this.#place(t));
      if (x === last) continue;
      last = x;
      pen.beginPath();
      for (const [right, down] of [[0, -4], [4, 0], [0, 4], [-4, 0]]) pen.lineTo(x + right, height - 6 + down);
      pen.fill();
    }
    pen.strokeStyle = color("--differ");
    pen.lineWidth = 1.5;
    for (const time of this.differences) {
      const x = Math.round(this.#place(time)) + 0.5;
      pen.beginPath();
      // A shape as well as a colour: two bars, struck through, as in ≠.
      pen.moveTo(x - 4, 3);
      pen.lineTo(x + 4, 3);
      pen.moveTo(x - 4, 6.5);
      pen.lineTo(x + 4, 6.5);
      pen.moveTo(x + 2.5, 0.5);
      pen.lineTo(x - 2.5, 9);
      pen.stroke();
      pen.globalAlpha = 0.35;
      pen.fillStyle = pen.strokeStyle;
      pen.fillRect(x - 0.5, 10, 1, height - 16);
      pen.globalAlpha = 1;
    }
    this.head.style.transform = `translateX(${this.#place(Number(this.slider.value))}px)`;
  }

  #place(time) {
    return margins.left + (time / Math.max(1, this.ends)) * (this.width - margins.left - margins.right);
  }
}

/** A lane for each touch, so that touches at the same time are in different lanes. @param {Bar[]} touches in the order of beginning */
function lanesOf(touches) {
  const ends = [];
  return touches.map((touch) => {
    const free = ends.findIndex((end) => end < touch.from);
    const lane = free >= 0 ? free : Math.min(ends.length, mostLanes - 1);
    ends[lane] = touch.to;
    return lane;
  });
}
