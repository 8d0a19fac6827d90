// The scrub bar: a slider over the session's time, with a lane of touches and the marks of differences.
import { counted, listOf, make, seconds } from "./dom.js";
import { colorOf, onTheme } from "./theme.js";

const lanes = 5;

export class Timeline {
  /**
   * @param {import("./film.js").Film} film
   * @param {any} show
   * @param {(time: number) => void} onSeek
   */
  constructor(film, show, onSeek) {
    this.film = film;
    this.touches = listOf(show.touches);
    this.differences = listOf(show.differences);
    this.picture = /** @type {HTMLCanvasElement} */ (make("canvas", { className: "timeline-picture", "aria-hidden": "true" }));
    this.slider = /** @type {HTMLInputElement} */ (make("input", {
      id: "scrub", type: "range", min: "0", max: String(Math.max(1, film.ends)), step: "1", value: "0", "aria-label": "Moment of the session",
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
    this.slider.setAttribute("aria-valuetext", `event ${event}, the last is ${this.film.eventCount - 1}, ${seconds(time)} seconds`);
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
    const step = (height - 20) / lanes;
    const fingers = this.touches.length ? Array.from({ length: 10 }, (_, index) => color(`--finger-${index + 1}`)) : [];
    for (const touch of this.touches) {
      const [from, to] = [this.#time(touch.event), this.#time(touch.last)];
      const left = this.#place(from);
      pen.fillStyle = fingers[(Math.max(1, touch.touch) - 1) % 10];
      pen.beginPath();
      pen.roundRect(left, 12 + ((touch.touch - 1) % lanes) * step, Math.max(3, this.#place(to) - left), Math.max(2, step - 2), 1.5);
      pen.fill();
    }
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
    return this.film.times[event] ?? this.film.ends;
  }

  #place(time) {
    return 8 + (time / Math.max(1, this.film.ends)) * ((this.width ?? 0) - 16);
  }
}
