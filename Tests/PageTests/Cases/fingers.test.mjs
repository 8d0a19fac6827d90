import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock, settle } from "./clock.mjs";
import { FakeCapture, Network } from "./network.mjs";
import { KeyboardFinger } from "../../../Sources/CScenePage/page/keyboard-finger.js";
import { Link } from "../../../Sources/CScenePage/page/link.js";
import { Pointers } from "../../../Sources/CScenePage/page/pointers.js";
import { Ticks } from "../../../Sources/CScenePage/page/ticks.js";

/** A stage of 375 by 667 points that takes keys, without elements. */
function makeStage() {
  const glass = Object.assign(new EventTarget(), { matches: () => true });
  const ghosts = [];
  return { size: { width: 375, height: 667 }, glass, ghosts, overlay: { fingers: (_group, fingers) => ghosts.push(fingers) } };
}

function setUp() {
  const clock = new Clock();
  const stage = makeStage();
  const [batches, hovers, notices] = [[], [], []];
  const acts = { mayBegin: true };
  const pointers = new Pointers(stage, {
    onSamples: (samples) => batches.push(samples), mayBegin: () => acts.mayBegin,
    onHover: (point) => hovers.push(point), onLeave: () => {},
  });
  new KeyboardFinger(stage, pointers, (text) => notices.push(text));
  const key = (type, name, more = {}) => {
    const event = Object.assign(new Event(type, { cancelable: true }), { key: name, ...more });
    Object.defineProperty(event, "timeStamp", { value: clock.now });
    stage.glass.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const press = (name) => { key("keydown", name); key("keyup", name); };
  const samples = () => batches.flat().map(([, finger, phase, x, y, edge]) => [finger, phase, x, y, ...(edge ? [edge] : [])].join(" "));
  return { clock, stage, pointers, batches, hovers, notices, acts, key, press, samples };
}

for (const [name, edge, inward, first, second] of [
  ["Home", "left", "ArrowRight", "0 334", "10 334"], ["End", "right", "ArrowLeft", "374.99 334", "365 334"],
  ["PageUp", "top", "ArrowDown", "188 0", "188 10"], ["PageDown", "bottom", "ArrowUp", "188 666.99", "188 657"],
]) {
  test(`a finger of the keyboard enters at the ${edge} edge, and the next touch begins where it is`, async () => {
    const { key, press, samples, notices } = setUp();
    assert.ok(key("keydown", name));
    assert.match(notices[0], new RegExp(`from the ${edge} edge`));
    key("keydown", " ");
    key("keydown", inward);
    key("keyup", " ");
    press(" ");
    await settle();
    assert.deepEqual(samples(), [
      `1 began ${first} ${edge}`, `1 moved ${second}`, `1 ended ${second}`, `2 began ${second}`, `2 ended ${second}`,
    ]);
  });
}

test("an arrow key away from the frame leaves the edge; one along it does not", async () => {
  const { press, samples } = setUp();
  for (const name of ["Home", "ArrowDown", " ", "Home", "ArrowRight", " "]) press(name);
  await settle();
  assert.deepEqual(samples(), ["1 began 0 344 left", "1 ended 0 344", "2 began 10 344", "2 ended 10 344"]);
});

test("a second finger is mirrored about the centre, and with Alt both move in parallel", async () => {
  const { key, press, samples, stage, notices } = setUp();
  for (let count = 0; count < 3; count += 1) press("ArrowLeft");
  press("2");
  assert.deepEqual(stage.ghosts.at(-1).map(({ x }) => x), [158, 217]);
  key("keydown", " ");
  assert.deepEqual(stage.ghosts.at(-1), [], "no ghosts while the fingers are down");
  key("keydown", "ArrowLeft");
  key("keydown", "ArrowLeft", { altKey: true });
  key("keyup", " ");
  press("2");
  press(" ");
  await settle();
  assert.deepEqual(samples().map((one) => one.split(" ").slice(0, 3).join(" ")), [
    "1 began 158", "2 began 217", "1 moved 148", "2 moved 227", "1 moved 138", "2 moved 217", "2 ended 217", "1 ended 138",
    "3 began 138", "3 ended 138",
  ]);
  assert.deepEqual(notices, ["Space touches with two fingers, mirrored about the centre.", "Space touches with one finger."]);
});

test("the keyboard's finger moves by one point with Shift, stays on the screen, and ignores repeats and other keys", async () => {
  const { key, samples, hovers } = setUp();
  key("keydown", "ArrowRight", { shiftKey: true });
  assert.deepEqual(hovers.at(-1), [189, 334]);
  for (let count = 0; count < 40; count += 1) key("keydown", "ArrowRight");
  assert.deepEqual(hovers.at(-1), [374, 334]);
  key("keydown", " ");
  key("keydown", " ", { repeat: true });
  key("keydown", "Home");
  key("keydown", "2");
  assert.ok(!key("keydown", "z", { ctrlKey: true }) && !key("keydown", "b") && !key("keydown", " ", { altKey: true }));
  key("keyup", " ");
  await settle();
  assert.deepEqual(samples(), ["1 began 374 334", "1 ended 374 334"]);
});

test("a finger of the keyboard is cancelled when the stage loses the focus", async () => {
  const { key, samples, stage, pointers } = setUp();
  key("keydown", " ");
  stage.glass.dispatchEvent(new Event("blur"));
  await settle();
  assert.deepEqual(samples(), ["1 began 188 334", "1 cancelled 188 334"]);
  assert.equal(pointers.count, 0);
  assert.deepEqual(stage.ghosts.at(-1), []);
});

test("a finger begins at once; fingers that move in one frame are sent together, in order", async () => {
  const { clock, pointers, batches } = setUp();
  pointers.press(1, "touch", [10, 10], null, 0);
  pointers.press(2, "touch", [50, 50], null, 0);
  assert.ok(!pointers.isFlushed);
  await settle();
  assert.deepEqual(batches.map((batch) => batch.map(([, finger, phase]) => `${finger} ${phase}`)), [["1 began", "2 began"]]);
  pointers.drag(1, [20, 10], 8);
  pointers.drag(2, [60, 50], 8);
  pointers.drag(2, [60, 50], 9);
  assert.equal(batches.length, 1);
  await clock.pass(1);
  assert.deepEqual(batches[1], [[8, 1, "moved", 20, 10], [8, 2, "moved", 60, 50]]);
  pointers.lift(1, "ended", 16, [21, 11]);
  pointers.flush();
  assert.deepEqual(batches[2], [[16, 1, "ended", 21, 11]]);
  assert.ok(pointers.isFlushed && pointers.count === 1);
});

test("all fingers are cancelled where they are, or forgotten; a finger that may not begin sends nothing", async () => {
  const { clock, pointers, samples, acts } = setUp();
  pointers.press(1, "touch", [10, 10], "left", 0);
  pointers.drag(1, [15, 10], 8);
  clock.now = 20;
  pointers.cancelAll();
  assert.deepEqual(samples(), ["1 began 10 10 left", "1 moved 15 10", "1 cancelled 15 10"]);
  pointers.press(2, "touch", [10, 10], null, 30);
  pointers.forgetAll();
  await clock.pass(1);
  acts.mayBegin = false;
  assert.equal(pointers.press(3, "touch", [10, 10], null, 40), null);
  pointers.lift(3, "ended", 41);
  await clock.pass(1);
  assert.equal(samples().length, 3);
});

// The time of a page

test("the time is sent after the samples before it, is not raised on a busy page, and ends with the connection", async () => {
  const clock = new Clock();
  const sent = [];
  const link = { isOver: false, lostSince: null, advance: (time) => sent.push(time) };
  const pointers = { count: 1, isFlushed: false, flush: () => sent.push("samples") };
  new Ticks(link, pointers, () => ({ isRunning: true, views: [], fingers: [] })).request();
  // The timer fires late.
  clock.block(80);
  await clock.pass(0);
  assert.deepEqual(sent.slice(0, 2), ["samples", -8]);
  await clock.pass(100);
  assert.ok(sent.length > 6);
  assert.ok(sent.filter((one) => one !== "samples").every((time) => time <= clock.now - 8));
  link.isOver = true;
  await clock.pass(20);
  const count = sent.length;
  await clock.pass(1_000);
  assert.equal(sent.length, count);
});

test("frames are requested only while a view moves, and the time only while a finger is down or a view moves", async () => {
  const clock = new Clock();
  const sent = [];
  const frame = { isRunning: true, views: [{ id: 1 }] };
  const pointers = { count: 0, isFlushed: true, flush: () => {}, cancelAll: () => {} };
  const ticks = new Ticks({ isOver: false, lostSince: null, advance: (time) => sent.push(time) }, pointers, () => frame);
  ticks.request();
  assert.equal(clock.waiting("frame"), 1);
  await clock.pass(16);
  assert.deepEqual(sent, [16], "without fingers the time has no lag");
  frame.views = [];
  await clock.pass(200);
  assert.equal(clock.waiting("frame"), 0);
  assert.equal(clock.waiting("timeout"), 1);
  frame.isRunning = false;
  await clock.pass(50);
  const count = sent.length;
  await clock.pass(1_000);
  assert.equal(sent.length, count);
  ticks.request();
  assert.equal(clock.waiting("timeout") + clock.waiting("frame"), 0);
});

/** A finger on a stage with a link to a capture. */
function connect() {
  const clock = new Clock();
  const capture = new FakeCapture();
  const network = new Network((path, body) => capture.answer(path, body));
  const state = { frame: { isRunning: false, views: [] }, name: "open" };
  const link = new Link(1, {
    onAnswer: () => { state.frame = { isRunning: false, views: [] }; ticks.request(); }, onNotice: assert.fail, onRefusal: assert.fail,
    onState: (name) => { state.name = name; if (name === "lost") ticks.request(); },
  });
  const pointers = new Pointers(makeStage(), {
    onSamples: (samples) => link.send(samples), mayBegin: () => true, onHover: () => {}, onLeave: () => {},
  });
  const ticks = new Ticks(link, pointers, () => state.frame);
  const phases = () => capture.samples.filter(([, finger]) => finger).map(([, , phase]) => phase);
  return { clock, capture, network, pointers, state, phases };
}

test("a finger that is down without a connection for two seconds is cancelled, and both samples arrive later", async () => {
  const { clock, capture, network, pointers, state, phases } = connect();
  network.state = "offline";
  pointers.press(1, "touch", [60, 60], null, 0);
  await clock.pass(1_900);
  assert.equal(state.name, "lost");
  assert.equal(pointers.count, 1);
  await clock.pass(1_000);
  assert.equal(pointers.count, 0);
  network.state = "open";
  await clock.pass(2_000);
  pointers.lift(1, "ended", clock.now);
  await clock.pass(100);
  assert.equal(state.name, "open");
  assert.deepEqual(phases(), ["began", "cancelled"]);
  assert.deepEqual(capture.samples[1].slice(3), [60, 60]);
});

test("a finger that is held while the capture does not answer keeps its samples and its end", async () => {
  const { clock, network, pointers, state, phases } = connect();
  pointers.press(1, "touch", [60, 60], null, 0);
  await clock.pass(100);
  network.state = "silent";
  pointers.drag(1, [60, 50], clock.now);
  await clock.pass(5_000);
  assert.equal(state.name, "silent");
  pointers.drag(1, [60, 40], clock.now);
  network.resume();
  await clock.pass(100);
  pointers.drag(1, [60, 30], clock.now);
  pointers.lift(1, "ended", clock.now);
  await clock.pass(100);
  assert.equal(state.name, "open");
  assert.deepEqual(phases(), ["began", "moved", "moved", "moved", "ended"]);
});
