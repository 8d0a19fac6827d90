// A finger controlled by the keyboard: with the stage focused, the arrow keys move it and the space bar touches.

const step = 10;
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class KeyboardFinger {
  /**
   * @param {import("./stage.js").Stage} stage
   * @param {import("./pointers.js").Pointers} pointers
   */
  constructor(stage, pointers) {
    this.stage = stage;
    this.pointers = pointers;
    this.point = [Math.round(stage.size.width / 2), Math.round(stage.size.height / 2)];
    const { glass } = stage;
    glass.addEventListener("keydown", (event) => this.#press(event));
    glass.addEventListener("keyup", (event) => {
      if (event.key === " ") pointers.lift("keyboard", "ended", event.timeStamp);
    });
    glass.addEventListener("focus", () => this.#show());
    glass.addEventListener("blur", () => {
      pointers.lift("keyboard", "cancelled", performance.now());
      stage.overlay.fingers("ghost", []);
    });
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = steps[event.key];
    if (direction) this.#move(direction, event.shiftKey ? 1 : step, event.timeStamp);
    else if (event.key === " " && !event.repeat) this.pointers.press("keyboard", "keyboard", this.point, null, event.timeStamp);
    else if (event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
  }

  #move([across, down], by, time) {
    const { width, height } = this.stage.size;
    this.point = [within(this.point[0] + across * by, width), within(this.point[1] + down * by, height)];
    this.pointers.drag("keyboard", this.point, time);
    this.#show();
  }

  #show() {
    const [x, y] = this.point;
    // Only if the keyboard moved the focus: a click on the stage is itself a touch.
    if (this.stage.glass.matches(":focus-visible")) this.stage.overlay.fingers("ghost", [{ touch: 1, x, y }]);
    this.pointers.listeners.onHover([x, y]);
  }
}

function within(value, size) {
  return Math.min(size - 1, Math.max(0, value));
}
