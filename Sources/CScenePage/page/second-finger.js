// A second finger for a single pointer: mirrored about a centre while Alt is held, moved in parallel with Shift.

export class SecondFinger {
  /** @param {import("./stage.js").Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.isDown = false;
    this.reset();
  }

  reset() {
    this.centre = [this.stage.size.width / 2, this.stage.size.height / 2];
    this.hinted = null;
  }

  /** The start position of the second finger, if the first begins at `point`. */
  begin(point) {
    this.isDown = true;
    this.stage.overlay.fingers("ghost", []);
    return this.mirrored(point);
  }

  /** Its position after the first moved from `before` to `point`. With `isTogether` both move by the same distance. */
  move(before, point, isTogether) {
    if (isTogether) this.#shift(before, point);
    return this.mirrored(point);
  }

  end() {
    this.isDown = false;
    this.reset();
  }

  /** Shows the start positions of both fingers; null hides them. */
  hint(point, isTogether) {
    if (this.isDown) return;
    if (!point) {
      if (this.hinted) this.stage.overlay.fingers("ghost", []);
      return this.reset();
    }
    if (isTogether && this.hinted) this.#shift(this.hinted, point);
    this.hinted = point;
    const twin = this.mirrored(point);
    this.stage.overlay.fingers("ghost", [
      { touch: 1, x: point[0], y: point[1] }, { touch: 2, x: twin[0], y: twin[1] },
    ]);
  }

  #shift(before, point) {
    this.centre = [this.centre[0] + point[0] - before[0], this.centre[1] + point[1] - before[1]];
  }

  /** The position of the second finger for a position of the first. */
  mirrored([x, y]) {
    return [Math.round((2 * this.centre[0] - x) * 100) / 100, Math.round((2 * this.centre[1] - y) * 100) / 100];
  }
}
