// The scrub bar: a slider over the session's time, with a lane of touches and the marks of differences.
import { counted, listOf, make, seconds } from "./dom.js";
import { colorOf, onTheme } from "./theme.js";

const mostLanes = 5;
/** Pixels that the number of a touch needs. */
const numberSize = { width: 12, height: 9 };

export class Timeline {
  /**
   * @param {import("./session-frames.js").SessionFrames} frames
   * @param {any} show
   * @param {(time: number) => void} onSeek
   */
  constructor(frames, show, onSeek) {
    this.frames = frames;
    this.touches = listOf(show.touches);
    this.lanes = lanesOf(this.touches);
    /** The next touch in the same lane, for each touch. @type {any[]} */
    this.followers = [];
    const next = [];
    for (let index = this.touches.length - 1; index >= 0; index -= 1) {
      this.followers[index] = next[this.lanes[index]];
      next[this.lanes[index]] = this.touches[index];
    }
    this.laneCount = this.lanes.reduce((count, lane) => Math.max(count, lane + 1), 2);
    this.differences = listOf(show.differences);
    this.picture = /** @type {HTMLCanvasElement} */ (make("canvas", { className: "timeline-picture", "aria-hidden": "true" }));
    this.slider = /** @type {HTMLInputElement} */ (make("input", {
      id: "scrub", type: "range", min: "0", max: String(Math.max(1, frames.ends)), step: "1", value: "0", "aria-label": "Moment of the session",
    }));
    this.slider.addEventListener("input", () => onSeek(Number(this.slider.value)));
    this.head = make("div", { className: "timeline-head", "aria-hidden": "true" });
    this.element = make("div", { id: "timeline", className: "timeline" }, this.picture, this.slider, this.head);
    this.element.dataset.touches = String(this.touches.length);
    this.element.dataset.differences = String(this.differences.length);
    new ResizeObserver(() => this.draw()).observe(this.element);
    onTheme(() => this.draw());
  }

  /** Moves the playhead to a time. */
  show(time, event) {
    this.slider.value = String(time);
    this.slider.setAttribute("aria-valuetext", `event ${event}, the last is ${this.frames.eventCount - 1}, ${seconds(time)} seconds`);
    this.head.style.transform = `translateX(${this.#place(time)}px)`;
  }

  draw() {
    const { width, height } = this.element.getBoundingClientRect();
    if (!width) return;
    const ratio = devicePixelRatio || 1;
    this.width = width;
    this.picture.width = Math.round(width * ratio);
    this.picture.height = Math.round(height * ratio);
    const pen = this.picture.getContext("2d");
    const color = (name) => colorOf(name, this.picture);
    pen.scale(ratio, ratio);
    pen.fillStyle = color("--line");
    pen.fillRect(0, height - 7, width, 2);
    const step = (height - 20) / this.laneCount;
    const fingers = this.touches.length ? Array.from({ length: 10 }, (_, index) => color(`--finger-${index + 1}`)) : [];
    const ink = color("--ink-2");
    pen.font = "600 9px sans-serif";
    pen.textBaseline = "middle";
    this.touches.forEach((touch, index) => {
      const [from, to] = [this.#time(touch.event), this.#time(touch.last)];
      const left = this.#place(from);
      pen.fillStyle = fingers[(Math.max(1, touch.touch) - 1) % 10];
      pen.beginPath();
      const [top, right, thickness] = [12 + this.lanes[index] * step, Math.max(left + 3, this.#place(to)), Math.max(2, step - 2)];
      pen.roundRect(left, top, right - left, thickness, 1.5);
      pen.fill();
      const next = this.followers[index];
      const space = (next ? this.#place(this.#time(next.event)) : width) - right;
      // The number is beside the bar. It is left out where it does not fit.
      pen.fillStyle = ink;
      if (thickness >= numberSize.height && space >= numberSize.width + 2) pen.fillText(String(touch.touch), right + 2, top + thickness / 2);
    });
    pen.strokeStyle = color("--differ");
    pen.lineWidth = 1.5;
    for (const event of this.differences) {
      const x = Math.round(this.#place(this.#time(event))) + 0.5;
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
    this.element.title = `${counted(this.touches.length, "touch", "touches")}, ${counted(this.differences.length, "difference")}`;
  }

  #time(event) {
    return this.frames.times[event] ?? this.frames.ends;
  }

  #place(time) {
    return 8 + (time / Math.max(1, this.frames.ends)) * ((this.width ?? 0) - 16);
  }
}

/** A lane for each touch, so that touches at the same time are in different lanes. @param {any[]} touches in the order of beginning */
function lanesOf(touches) {
  const ends = [];
  return touches.map((touch) => {
    const free = ends.findIndex((end) => end < touch.event);
    const lane = free >= 0 ? free : Math.min(ends.length, mostLanes - 1);
    ends[lane] = touch.last;
    return lane;
  });
}
