import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock, settle } from "./clock.mjs";
import { Network } from "./network.mjs";
import { Past } from "../../../Sources/CScenePage/page/past.js";

/** Three touches of two events each, at 0, 1 and 2 seconds. */
const touches = [1, 2, 3].map((touch) => ({ touch, event: 2 * touch - 2, t: (touch - 1) * 1e6, ends: (touch - 1) * 1e6 + 5e5 }));

function setUp() {
  const clock = new Clock();
  const heard = { shown: [], goneOn: [], notices: [], drawn: [] };
  const state = { reason: "", position: null };
  const times = (events) => (events ? ((events - 1) >> 1) * 1e6 + (events % 2 ? 0 : 5e5) : 0);
  const network = new Network((path) => {
    const query = new URLSearchParams(path.split("?")[1]);
    const events = query.has("events") ? Number(query.get("events")) : touches.filter(({ t }) => t <= Number(query.get("t"))).length * 2 - 1;
    const touch = Math.ceil(events / 2);
    const t = query.has("t") ? Number(query.get("t")) : times(events);
    const discards = events <= 1 ? "touches 2–3" : events <= 3 ? "touch 3" : null;
    return { body: { events, t, touch: touch || null, discards, keeps: touch, isWithin: events % 2 === 1, frame: {} } };
  });
  const past = new Past({
    whyNot: () => state.reason, onShow: (shown) => heard.shown.push(shown?.events ?? null),
    goOn: (events) => heard.goneOn.push(events), notice: (...words) => heard.notices.push(words),
  }, { show: (position) => (state.position = position), draw: (...words) => heard.drawn.push(words) });
  past.take({ timeline: touches, deviceEvents: [], frame: { time: 2.5e6 }, session: { events: 6 } }, true);
  return { clock, network, past, heard, state };
}

/** Looks back and waits for the state. */
async function look(past, run) {
  run(past);
  await settle();
  await settle();
  return past.at?.events ?? null;
}

test("one looks back by touches and by events, to the start and on to the present", async () => {
  const { past, heard, state } = setUp();
  assert.ok(!past.isLooking && past.query === null);
  for (const [by, events] of [[-1, 5], [-1, 3], [-1, 1], [-1, 0], [-1, 0], [1, 1], [1, 3]]) {
    assert.equal(await look(past, () => past.stepTouch(by)), events);
  }
  assert.equal(past.query, "events=3&t=1000000");
  for (const [by, events] of [[-1, 2], [1, 3], [1, 4], [1, 5], [1, 6], [1, null], [1, null], [-1, 6]]) {
    assert.equal(await look(past, () => past.step(by)), events);
  }
  assert.equal(await look(past, () => past.stepTouch(1)), null);
  assert.equal(heard.shown.filter((one) => one === null).length, 2);
  assert.equal(state.position.now, "Now · 3 touches");
});

test("the slider shows a time; its end is the present, its start the state before all events", async () => {
  const { past, network, clock } = setUp();
  await clock.pass(300);
  assert.equal(await look(past, () => past.seek(1_200_000.4)), 3);
  assert.equal(network.requests.at(-1).path, "past?t=1200000");
  await look(past, () => past.seek(0));
  assert.equal(network.requests.at(-1).path, "past?events=0");
  assert.equal(await look(past, () => past.seek(2.5e6)), null);
});

test("the position says where one looks back, what going on discards, and which steps there are", async () => {
  const { past, state, clock } = setUp();
  await clock.pass(300);
  const has = (parts) => assert.deepEqual(Object.fromEntries(Object.keys(parts).map((name) => [name, state.position[name]])), parts);
  has({ text: "now, 2.500 seconds", canStepBack: true, canStepOn: false, isOver: false });
  await look(past, () => past.stepTouch(-1));
  has({ where: "touch 3", loss: "Discards nothing", sentence: "Discards nothing. Touch 3 is kept to the end.", canStepOn: true });
  await look(past, () => past.stepTouch(-1));
  has({ where: "touch 2", loss: "Discards touch 3", text: "looking back at touch 2, 1.000 seconds", time: 1e6 });
  await look(past, () => past.step(-1));
  has({ where: "touch 1", loss: "Discards touch 3", sentence: "Discards touch 3." });
  await look(past, () => past.stepTouch(-1));
  await look(past, () => past.stepTouch(-1));
  has({ where: "the start", loss: "Discards touches 2–3", canStepBack: false });
});

test("before the first touch one looks back on the events of the device", async () => {
  const { past, network, state } = setUp();
  network.answer = () => ({ body: { events: 1, t: 10, touch: null, discards: null, frame: {} } });
  past.take({ timeline: [], deviceEvents: [{ t: 10, what: "rotate landscapeLeft" }], frame: { time: 20 }, session: { events: 1 } }, true);
  await look(past, () => past.step(-1));
  assert.equal(state.position.where, "the time before touch 1");
});

test("while a finger is down, looking back is refused with the reason, also after the state was fetched", async () => {
  const { past, network, heard, state } = setUp();
  state.reason = "Lift the finger";
  assert.equal(await look(past, () => past.stepTouch(-1)), null);
  assert.deepEqual(heard.notices, [["Lift the finger"]]);
  state.reason = "";
  network.state = "silent";
  past.stepTouch(-1);
  await settle();
  state.reason = "Lift the finger";
  network.resume();
  await settle();
  assert.equal(past.at, null);
  assert.deepEqual(heard.shown, []);
});

test("while a state is fetched only the latest further request waits, and none after Back to now", async () => {
  const { past, network, heard, clock } = setUp();
  await clock.pass(300);
  network.state = "silent";
  for (const time of [2e6, 1.5e6, 1e6]) past.seek(time);
  await settle();
  network.resume();
  await clock.pass(1);
  assert.deepEqual(network.requests.map(({ path }) => path), ["past?t=2000000", "past?t=1000000"]);
  assert.deepEqual(heard.shown, [5, 3]);
  network.state = "silent";
  past.seek(2e6);
  past.back();
  network.resume();
  await clock.pass(1);
  assert.equal(past.at, null);
  assert.deepEqual(heard.shown, [5, 3, null]);
});

test("going on is a command with the number of events, or only Back to now if nothing is discarded", async () => {
  const { past, heard } = setUp();
  past.goOn();
  await look(past, () => past.stepTouch(-1));
  past.goOn();
  assert.deepEqual(heard.goneOn, []);
  assert.equal(past.at, null);
  for (let count = 0; count < 2; count += 1) await look(past, () => past.stepTouch(-1));
  past.goOn();
  assert.deepEqual(heard.goneOn, [3]);
});

test("after Stop one can look back but not go on; a page that was taken over shows the present only", async () => {
  const { past, heard, state } = setUp();
  past.close(true);
  assert.equal(await look(past, () => past.stepTouch(-1)), 5);
  await look(past, () => past.stepTouch(-1));
  past.goOn();
  assert.deepEqual(heard.goneOn, []);
  assert.ok(state.position.isOver && !state.position.isClosed);
  past.close(false);
  assert.equal(past.at, null);
  assert.equal(await look(past, () => past.stepTouch(-1)), null);
  assert.equal(await look(past, () => past.step(-1)), null);
  assert.ok(state.position.isClosed && !state.position.canStepBack);
});

test("when the session changes, the same time of the new one is shown", async () => {
  const { past, network } = setUp();
  await look(past, () => past.stepTouch(-1));
  await look(past, () => past.take({ timeline: touches.slice(0, 1), frame: { time: 6e5 }, session: { events: 2 } }, true));
  assert.equal(network.requests.at(-1).path, "past?events=2&t=2000000");
});

test("an earlier state that cannot be fetched is an error with its reason, and the shown time stays", async () => {
  const { past, network, heard, state } = setUp();
  await look(past, () => past.stepTouch(-1));
  network.answer = () => ({ status: 400, body: { error: "there is no such event" } });
  await look(past, () => past.stepTouch(-1));
  network.answer = () => ({ status: 500, text: "broken" });
  await look(past, () => past.stepTouch(-1));
  network.state = "offline";
  await look(past, () => past.stepTouch(-1));
  assert.deepEqual(heard.notices, [
    ["there is no such event", "trouble"], ["The earlier state could not be fetched: status 500.", "trouble"],
    ["The earlier state could not be fetched: the capture does not answer.", "trouble"],
  ]);
  assert.equal(past.at.events, 5);
  assert.equal(state.position.where, "touch 3");
});

test("the timeline is drawn at most four times a second, and its scale stays while one looks back", async () => {
  const { past, heard, clock } = setUp();
  for (let time = 3e6; time < 4e6; time += 1e5) {
    past.take({ frame: { time }, session: { events: 6 } }, false);
    await clock.pass(100);
  }
  assert.equal(heard.drawn.length, 3);
  await look(past, () => past.stepTouch(-1));
  const { ends } = past;
  past.take({ timeline: [{ touch: 4, event: 6, t: 5e6 }], frame: { time: 6e6 }, session: { events: 7 } }, false);
  past.drawNow();
  assert.equal(heard.drawn.at(-1)[1], ends);
  past.back();
  assert.equal(heard.drawn.at(-1)[1], 6e6);
  assert.deepEqual(heard.drawn.at(-1)[0].at(-1), { touch: 4, from: 5e6, to: 6e6 }, "a finger that is down has no end yet");
  const { length } = heard.drawn;
  past.drawNow();
  assert.equal(heard.drawn.length, length);
});
