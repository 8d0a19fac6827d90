import assert from "node:assert/strict";
import { test } from "node:test";
import { Timeline } from "../../../Sources/CScenePage/page/timeline.js";

const bar = (touch, from, to) => ({ touch, from, to });

test("a time is placed between the margins, in proportion", () => {
  const line = new Timeline(1_000);
  assert.deepEqual([0, 500, 1_000].map((time) => line.place(time, 138)), [8, 58, 108]);
  assert.equal(new Timeline(0).place(0, 138), 8);
});

test("touches at the same time are in different lanes, at most five", () => {
  const line = new Timeline(0);
  line.setTouches([bar(1, 0, 10), bar(2, 5, 15), bar(3, 11, 20), bar(4, 16, 30)], 30);
  assert.deepEqual(line.lanes, [0, 1, 0, 1]);
  assert.equal(line.laneCount, 2);
  line.setTouches(Array.from({ length: 10 }, (_, index) => bar(index + 1, index, 100)), 100);
  assert.deepEqual(line.lanes, [0, 1, 2, 3, 4, 4, 4, 4, 4, 4]);
  const bars = line.bars(400, 86);
  for (let index = 1; index < 5; index += 1) assert.ok(bars[index].top >= bars[index - 1].top + bars[index - 1].thickness);
  assert.ok(bars.every(({ top, thickness }) => top + thickness < 86));
});

test("a bar begins and ends at the times of its touch, and has at least three pixels", () => {
  const line = new Timeline(0);
  line.setTouches([bar(1, 0, 500), bar(2, 600, 600)], 1_000);
  assert.deepEqual(line.bars(138, 86).map(({ touch, left, right }) => [touch, left, right]), [[1, 8, 58], [2, 68, 71]]);
});

test("the number of the last touch is beside the playhead, within the timeline", () => {
  const line = new Timeline(0);
  line.setTouches([bar(104, 0, 1_000)], 1_000);
  const [{ right, number }] = line.bars(400, 86);
  assert.equal(number, "104");
  assert.equal(right, line.place(1_000, 400));
  // Three digits of six pixels after a gap.
  assert.ok(right + 4 + 3 * 6 <= 400);
});

test("a bar has its number only if it fits before the next bar of its lane, and if the bar is thick enough", () => {
  const line = new Timeline(0);
  line.setTouches([bar(1, 0, 100), bar(2, 110, 200), bar(3, 600, 700)], 1_000);
  assert.deepEqual(line.bars(400, 86).map(({ number }) => number), ["", "2", "3"]);
  assert.deepEqual(line.bars(400, 24).map(({ number }) => number), ["", "", ""]);
});

test("a timeline of many touches draws at most one bar a pixel", () => {
  const line = new Timeline(0);
  line.setTouches(Array.from({ length: 20_000 }, (_, at) => bar(at + 1, at * 10, at * 10 + 5)), 200_000);
  const { length } = line.bars(800, 86);
  assert.ok(length > 150 && length <= 800, `${length}`);
});

test("the events of the device are listed, ten of them, and marked once a pixel", () => {
  const line = new Timeline(1e6);
  assert.equal(line.deviceText, "");
  line.deviceEvents = [{ t: 500_000, what: "rotate landscapeLeft" }, { t: 500_100, what: "keyboard 300" }];
  assert.equal(line.deviceText, "rotate landscapeLeft at 0.500 s\nkeyboard 300 at 0.500 s");
  assert.deepEqual(line.devicePlaces(138), [58]);
  line.deviceEvents = Array.from({ length: 13 }, (_, index) => ({ t: index, what: "keyboard hidden" }));
  assert.equal(line.deviceText.split("\n").length, 11);
  assert.ok(line.deviceText.endsWith("… and 3 more"));
});

test("up to sixty differences have a sign each; more are a strip, whose steps show how many there are", () => {
  const timeline = new Timeline(1_000);
  timeline.differences = [0, 500, 1_000];
  assert.deepEqual(timeline.differenceMarks(1_038), { signs: [8, 508, 1008], strip: [] });
  timeline.differences = Array.from({ length: 61 }, (_, index) => (index < 60 ? 10 + (index % 2) : 900));
  assert.deepEqual(timeline.differenceMarks(1_038), { signs: [], strip: [{ left: 18, width: 3, share: 1 }, { left: 906, width: 3, share: 1 / 60 }] });
});
