// What the scrub bar shows, without elements: the lanes of touches, the marks of differences and of events of the device.
import { seconds } from "./values.js";

const mostLanes = 5;
/** Device events in the tooltip. */
const mostListed = 10;
/** Pixels that a digit of a touch's number needs, and its height. */
const digitSize = { width: 6, height: 8 };
/** The greatest number of differences that have a sign each, and the width in pixels of a step of the strip that replaces them. */
const mostSigns = 60;
const stripStep = 3;
/** The greatest height of a bar in pixels. */
const thickest = 11;
/** Pixels between a bar and its number: the playhead can be at the end of the bar. */
export const numberGap = 4;
/** Pixels before the first and after the last time. After the last one there is room for a number of three digits. */
export const margins = { left: 8, right: 30 };

/** @typedef {{touch: number, from: number, to: number}} Bar a touch with its number and its times */

export class Timeline {
  /** @param {number} ends the time at which the session ends */
  constructor(ends) {
    /** The times of the events that differ. @type {number[]} */
    this.differences = [];
    /** The turns of the device and the changes of its keyboard. @type {{t: number, what: string}[]} */
    this.deviceEvents = [];
    this.setTouches([], ends);
  }

  /** Sets the touches, in the order of beginning, and the end of the session. @param {Bar[]} touches @param {number} ends */
  setTouches(touches, ends) {
    this.ends = ends;
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
  }

  /** The events of the device, one a line. */
  get deviceText() {
    const lines = this.deviceEvents.slice(0, mostListed).map(({ t, what }) => `${what} at ${seconds(t)} s`);
    if (this.deviceEvents.length > mostListed) lines.push(`… and ${this.deviceEvents.length - mostListed} more`);
    return lines.join("\n");
  }

  /** The distance of a time from the left in pixels. */
  place(time, width) {
    return margins.left + (time / Math.max(1, this.ends)) * (width - margins.left - margins.right);
  }

  /**
   * The marks of differences in a picture of a width: a sign at each place, or, if there are too many, a strip of steps,
   * each with its share of the differences of the fullest one.
   */
  differenceMarks(width) {
    const places = this.differences.map((time) => Math.round(this.place(time, width)));
    if (places.length <= mostSigns) return { signs: places, strip: [] };
    const counts = new Map();
    for (const place of places) {
      const left = place - (place % stripStep);
      counts.set(left, (counts.get(left) ?? 0) + 1);
    }
    const most = Math.max(...counts.values());
    return { signs: [], strip: [...counts].map(([left, count]) => ({ left, width: stripStep, share: count / most })) };
  }

  /** The bars of touches in a picture of a size. A bar has its number, if the number fits beside it. */
  bars(width, height) {
    const step = Math.min(thickest + 2, (height - 20) / this.laneCount);
    const thickness = Math.max(2, step - 2);
    const bars = [];
    /** The right end of what is drawn in each lane. */
    const drawn = [];
    this.touches.forEach((touch, index) => {
      const lane = this.lanes[index];
      const left = this.place(touch.from, width);
      // Of many touches at one pixel one is drawn, so that the time to draw has a limit.
      const right = Math.max(left + 3, this.place(touch.to, width));
      if (right < drawn[lane] + 1) return;
      drawn[lane] = right;
      const next = this.followers[index];
      const space = (next ? this.place(next.from, width) : width) - right;
      const number = String(touch.touch);
      const isRoom = thickness >= digitSize.height && space >= numberGap + number.length * digitSize.width + 2;
      bars.push({ touch: touch.touch, left, right, top: 12 + lane * step, thickness, number: isRoom ? number : "" });
    });
    return bars;
  }

  /** The distances of the events of the device from the left, at most one a pixel. */
  devicePlaces(width) {
    return [...new Set(this.deviceEvents.map(({ t }) => Math.round(this.place(t, width))))];
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
