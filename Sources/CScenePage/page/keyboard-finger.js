// Fingers controlled by the keyboard: with the stage focused, the arrow keys move a finger and the space bar presses it.

const step = 10;
/** The distance from the screen at which a finger that enters at an edge is shown, in points. */
const outside = 4;
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** The keys that place the finger on the frame of the screen. */
const edges = { Home: "left", End: "right", PageUp: "top", PageDown: "bottom" };

export class KeyboardFinger {
  /**
   * @param {import("./stage.js").Stage} stage
   * @param {import("./pointers.js").Pointers} pointers
   * @param {(text: string) => void} notice
   */
  constructor(stage, pointers, notice) {
    this.notice = notice;
    this.stage = stage;
    this.pointers = pointers;
    this.point = [Math.round(stage.size.width / 2), Math.round(stage.size.height / 2)];
    /** The edge at which the finger enters when it is pressed. @type {string | null} */
    this.edge = null;
    /** Whether a second finger, mirrored about the centre of the screen, is pressed with the first. */
    this.hasSecond = false;
    const { glass } = stage;
    glass.addEventListener("keydown", (event) => this.#press(event));
    glass.addEventListener("keyup", (event) => {
      if (event.key === " ") this.#lift("ended", event.timeStamp);
    });
    glass.addEventListener("focus", () => this.#show());
    glass.addEventListener("blur", () => {
      this.#lift("cancelled", performance.now());
      stage.overlay.fingers("ghost", []);
    });
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey) return;
    const direction = steps[event.key];
    if (direction) this.#move(direction, event);
    else if (event.altKey) return;
    else if (event.key === " ") this.#begin(event);
    else if (edges[event.key]) this.#chooseEdge(edges[event.key]);
    else if (event.key === "2") this.#toggleSecond(event);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  get #isDown() {
    return this.pointers.down.has("keyboard");
  }

  #begin(event) {
    if (event.repeat || this.#isDown) return;
    const finger = this.pointers.press("keyboard", "keyboard", this.point, this.edge, event.timeStamp, this.hasSecond);
    if (!finger) return;
    this.edge = null;
    this.#show();
  }

  #lift(phase, time) {
    if (!this.#isDown) return;
    this.pointers.lift("keyboard", phase, time);
    this.#show();
  }

  #chooseEdge(edge) {
    if (this.#isDown) return;
    this.#enter(edge);
    this.notice(`Space touches from the ${edge} edge; the arrow keys then move the finger.`);
  }

  /** Places the finger on the frame of the screen, from where it enters over that edge. */
  #enter(edge) {
    const { width, height } = this.stage.size;
    const [x, y] = this.point;
    this.edge = edge;
    this.point = { left: [0, y], right: [width - 0.01, y], top: [x, 0], bottom: [x, height - 0.01] }[edge];
    this.#show();
  }

  #toggleSecond(event) {
    if (event.repeat || this.#isDown) return;
    this.hasSecond = !this.hasSecond;
    this.#show();
    this.notice(this.hasSecond ? "Space touches with two fingers, mirrored about the centre." : "Space touches with one finger.");
  }

  /** With Shift the finger moves by a point; with Alt a second finger that is down moves in parallel. */
  #move([across, down], event) {
    const by = event.shiftKey ? 1 : step;
    const { width, height } = this.stage.size;
    const before = this.point;
    const isAlong = this.edge && (this.edge === "left" || this.edge === "right") === (across === 0);
    this.point = [within(Math.round(before[0]) + across * by, width), within(Math.round(before[1]) + down * by, height)];
    if (isAlong) this.#enter(this.edge);
    else this.edge = null;
    this.pointers.drag("keyboard", this.point, event.timeStamp, event.altKey);
    this.#show();
  }

  #show() {
    const [x, y] = this.point;
    // Only if the keyboard moved the focus: a click on the stage is itself a touch.
    if (this.stage.glass.matches(":focus-visible")) this.stage.overlay.fingers("ghost", this.#isDown ? [] : this.#ghosts());
    this.pointers.listeners.onHover([x, y]);
  }

  #ghosts() {
    const [x, y] = this.point;
    const [across, down] = { left: [-outside, 0], right: [outside, 0], top: [0, -outside], bottom: [0, outside] }[this.edge ?? ""] ?? [0, 0];
    const first = { touch: 1, x: x + across, y: y + down };
    if (!this.hasSecond) return [first];
    const twin = this.pointers.second.mirrored(this.point);
    return [first, { touch: 2, x: twin[0], y: twin[1] }];
  }
}

function within(value, size) {
  return Math.min(size - 1, Math.max(0, value));
}
