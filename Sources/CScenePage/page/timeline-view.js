// The scrub bar: a slider over the session's time on a picture of the timeline.
import { make, setAttribute } from "./dom.js";
import { colorOf, onTheme } from "./theme.js";
import { Timeline, margins, numberGap } from "./timeline.js";

export class TimelineView {
  /**
   * @param {number} ends the time at which the session ends
   * @param {(time: number) => void} onSeek
   */
  constructor(ends, onSeek) {
    this.timeline = new Timeline(ends);
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

  /** @param {import("./timeline.js").Bar[]} touches @param {number} ends */
  setTouches(touches, ends) {
    this.timeline.setTouches(touches, ends);
    this.slider.max = String(Math.max(1, ends));
    this.element.dataset.touches = String(touches.length);
  }

  /** Sets the times of the events that differ. @param {number[]} times */
  setDifferences(times) {
    this.timeline.differences = times;
    this.element.dataset.differences = String(times.length);
  }

  setDeviceEvents(events) {
    this.timeline.deviceEvents = events;
    setAttribute(this.slider, "title", this.timeline.deviceText || null);
  }

  /** Moves the playhead to a time. @param {number} time @param {string} text what is there, for a screen reader */
  show(time, text) {
    this.slider.value = String(time);
    this.slider.setAttribute("aria-valuetext", text);
    this.#placeHead(time);
  }

  #placeHead(time) {
    this.head.style.transform = `translateX(${this.timeline.place(time, this.width)}px)`;
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
    const { width, height, timeline } = this;
    const ratio = devicePixelRatio || 1;
    this.picture.width = Math.round(width * ratio);
    this.picture.height = Math.round(height * ratio);
    const pen = this.picture.getContext("2d");
    pen.scale(ratio, ratio);
    pen.fillStyle = this.#color("--line");
    pen.fillRect(0, height - 7, width - margins.right + margins.left, 2);
    const ink = this.#color("--ink-2");
    pen.font = "600 9px sans-serif";
    pen.textBaseline = "middle";
    for (const { touch, left, right, top, thickness, number } of timeline.bars(width, height)) {
      pen.fillStyle = this.#color(`--finger-${((Math.max(1, touch) - 1) % 10) + 1}`);
      pen.beginPath();
      pen.roundRect(left, top, right - left, thickness, 1.5);
      pen.fill();
      pen.fillStyle = ink;
      if (number) pen.fillText(number, right + numberGap, top + thickness / 2);
    }
    pen.fillStyle = ink;
    for (const x of timeline.devicePlaces(width)) {
      pen.beginPath();
      for (const [right, down] of [[0, -4], [4, 0], [0, 4], [-4, 0]]) pen.lineTo(x + right, height - 6 + down);
      pen.fill();
    }
    pen.strokeStyle = this.#color("--differ");
    pen.lineWidth = 1.5;
    pen.fillStyle = pen.strokeStyle;
    const marks = timeline.differenceMarks(width);
    for (const { left, width: step, share } of marks.strip) {
      const tall = 2 + 8 * share;
      pen.fillRect(left, 10 - tall, step, tall);
    }
    for (const place of marks.signs) {
      const x = place + 0.5;
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
      pen.fillRect(x - 0.5, 10, 1, height - 16);
      pen.globalAlpha = 1;
    }
    this.#placeHead(Number(this.slider.value));
  }
}
