import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock, settle } from "./clock.mjs";
import { Network } from "./network.mjs";
import { Playhead } from "../../../Sources/CScenePage/page/playhead.js";
import { SessionFrames, frameAt, frameOfEvent, ways, whole } from "../../../Sources/CScenePage/page/session-frames.js";
import { Transport } from "../../../Sources/CScenePage/page/transport.js";

const perChunk = 50;

/** A session of events at every half second, each with a frame of its own and one after it. */
function setUp(eventCount = 400, more = {}) {
  const clock = new Clock();
  const network = new Network((path) => {
    const event = Number(new URLSearchParams(path.split("?")[1]).get("event"));
    const first = event - (event % perChunk);
    const frames = Array.from({ length: 2 * perChunk }, (_, index) => {
      const at = first + (index >> 1);
      return { event: at, isEvent: index % 2 === 0, t: at * 500_000 + (index % 2) * 100_000, sides: [] };
    });
    return { body: { first, count: perChunk, frames } };
  });
  const times = Array.from({ length: eventCount }, (_, index) => index * 500_000);
  const frames = new SessionFrames("session=0", { eventCount, times, ends: eventCount * 500_000, ...more });
  return { clock, network, frames };
}

test("a chunk is fetched once, also for two requests at a time, and the next one in advance", async () => {
  const { network, frames } = setUp();
  const [one, other] = await Promise.all([frames.fetch(3), frames.fetch(3)]);
  assert.equal(one, other);
  assert.equal(await frames.fetch(49), one);
  assert.equal(frames.chunk(50), null);
  frames.prefetch(one);
  await settle();
  assert.equal(frames.chunk(50).first, 50);
  frames.prefetch(one);
  assert.deepEqual(network.requests.map(({ path }) => path), ["frames?session=0&event=3", "frames?session=0&event=50"]);
  frames.prefetch(await frames.fetch(399));
  assert.equal(network.requests.length, 3, "there is none after the last");
});

test("the chunks that were not used for the longest time are dropped", async () => {
  const { network, frames } = setUp(2_000);
  for (let event = 0; event < 20 * perChunk; event += perChunk) await frames.fetch(event);
  frames.chunk(0);
  await frames.fetch(20 * perChunk);
  assert.ok(frames.chunk(0));
  assert.equal(frames.chunk(perChunk), null);
  assert.equal(network.requests.length, 21);
});

test("a chunk that cannot be fetched is an error with its reason", async () => {
  const { network, frames } = setUp();
  for (const [answer, reason] of [
    [{ status: 400, body: { error: "no such event" } }, /^no such event$/], [{ status: 500, text: "?" }, /status 500/],
    [{ body: { frames: [] } }, /does not understand/], [{ text: "not JSON" }, /does not understand/],
  ]) {
    network.answer = () => answer;
    await assert.rejects(frames.fetch(0), { message: reason });
  }
  network.state = "offline";
  await assert.rejects(frames.fetch(0), { message: /the server does not answer/ });
});

test("the event at a time is the last one that is not after it, as a slow search finds it", () => {
  const { frames } = setUp(97);
  for (let time = 0; time < 49e6; time += 77_777) {
    assert.equal(frames.eventAt(time), Math.min(96, frames.times.findLastIndex((one) => one <= time)), `${time}`);
  }
  assert.equal(frames.eventAt(-1), 0);
});

test("after a list of times that was cut, the events are at equal intervals", () => {
  const { frames } = setUp(200, { times: [0, 100], ends: 1_100 });
  assert.deepEqual([50, 100, 600, 1_100, 5_000].map((time) => frames.eventAt(time)), [0, 1, 100, 199, 199]);
});

test("a frame is found by its time and by its event", async () => {
  const chunk = await setUp().frames.fetch(0);
  assert.deepEqual([0, 99_999, 100_000, 499_999, 500_000, 1e9].map((time) => frameAt(chunk, time)), [0, 0, 1, 1, 2, 99]);
  assert.deepEqual([0, 1, 49].map((event) => frameOfEvent(chunk, event)), [0, 2, 98]);
  assert.equal(frameOfEvent({ frames: [{ event: 4 }, { event: 5 }] }, 5), 1);
});

test("a frame is whole with all changes before it, parents before children, without what was removed within them", () => {
  const step = (views, removed = [], full = false) => ({ sides: [{ views, removed, full }] });
  const frames = [
    step([{ id: 2, parent: 1 }, { id: 1 }, { id: 3, parent: 2 }], [], true), step([{ id: 3, parent: 2, alpha: 0.5 }, { id: 4, parent: 1 }]),
    step([], [2]), step([{ id: 9 }], [], true),
  ];
  const shown = (index) => whole({ frames }, index, 0).views.map(({ id, alpha }) => (alpha ? `${id} ${alpha}` : String(id))).join();
  assert.deepEqual([0, 1, 2, 3].map(shown), ["1,2,3", "1,2,3 0.5,4", "1,4", "9"]);
  assert.ok(whole({ frames }, 1, 0).full);
});

test("the trail of a finger begins with its last touch", () => {
  const sample = (touch, phase, x) => ({ touch, phase, x, y: 0 });
  const frames = [
    { samples: [sample(1, "began", 1), sample(2, "began", 5)] }, { samples: [sample(1, "ended", 2)] }, {},
    { samples: [sample(1, "began", 3)] }, { samples: [sample(1, "moved", 4)] },
  ];
  assert.deepEqual(ways({ frames }, 4, [1]), [{ touch: 1, points: [[3, 0], [4, 0]] }]);
  assert.deepEqual(ways({ frames }, 1, [1, 2]), [{ touch: 1, points: [[1, 0], [2, 0]] }, { touch: 2, points: [[5, 0]] }]);
});

// The playhead

function makePlayhead(frames) {
  const heard = { placed: [], fetched: [], failed: [] };
  const head = new Playhead(frames, {
    onPlace: (chunk, index, time) => heard.placed.push([chunk.frames[index].event, time]),
    onFetch: (event) => heard.fetched.push(event), onFail: (...words) => heard.failed.push(words),
  });
  return { head, heard };
}

test("steps during the loading of a chunk are counted from its target, and only the latest event is fetched", async () => {
  const { frames, network } = setUp();
  const { head, heard } = makePlayhead(frames);
  await head.show(0, 0, true);
  network.state = "silent";
  head.show(399, 0, false);
  for (let count = 0; count < 3; count += 1) head.show(head.stepped(-1), 0, true);
  await settle();
  network.resume();
  await settle();
  await settle();
  assert.deepEqual(heard.placed.map(([event]) => event), [0, 396]);
  assert.equal(head.goal, 396);
  assert.deepEqual(network.requests.map(({ path }) => path.split("event=")[1]), ["0", "50", "399"]);
});

test("steps stay within the session; the nearest event of a list is after or before the goal", async () => {
  const { frames } = setUp(4);
  const { head, heard } = makePlayhead(frames);
  assert.equal(head.stepped(-1), 0);
  await head.show(2, 0, true);
  assert.equal(head.stepped(5), 3);
  assert.deepEqual([head.nearest([3, 0, 2, 1, 1], 1), head.nearest([3, 0, 2, 1, 1], -1), head.nearest([0], 1)], [3, 1, undefined]);
  await head.show(1, 550_000, false);
  assert.deepEqual(heard.placed, [[2, null], [1, 550_000]]);
});

test("when a chunk cannot be loaded, the reason is reported", async () => {
  const { frames, network } = setUp();
  const { head, heard } = makePlayhead(frames);
  network.state = "offline";
  await head.show(100, 0, true);
  assert.equal(heard.failed.length, 1);
  assert.match(heard.failed[0][0], /server does not answer/);
  assert.equal(heard.failed[0][1], true);
  network.state = "open";
  await head.show(0, 0, true);
  assert.deepEqual(heard.placed, [[0, null]]);
});

// Playing

async function play(eventCount, times, factor = "1", isLooping = false) {
  const { clock, frames, network } = setUp(eventCount, { times, ends: times.at(-1) });
  network.answer = () => ({ body: { first: 0, count: eventCount, frames: times.map((t, event) => ({ event, isEvent: true, t })) } });
  await frames.fetch(0);
  const heard = { shown: [], playing: [] };
  const transport = new Transport(frames, {
    show: (event, time) => heard.shown.push([event, time]), onPlaying: (isPlaying) => heard.playing.push(isPlaying),
  });
  transport.setSpeed(factor);
  transport.isLooping = isLooping;
  transport.play();
  return { clock, transport, heard };
}

test("playing shows the session's times at the chosen speed up to the end, and stops there", async () => {
  const { clock, heard, transport } = await play(3, [0, 400_000, 800_000], "2");
  await clock.pass(1_000);
  assert.deepEqual(heard.playing, [true, false]);
  assert.deepEqual(heard.shown.at(-1), [2, 800_000]);
  const steps = heard.shown.map(([, time]) => time);
  assert.ok(steps.slice(1, -1).every((time, index) => time - steps[index] === 32_000), `${steps}`);
  transport.play();
  await clock.pass(50);
  assert.ok(heard.shown.at(-1)[1] < 100_000, "it begins again");
  transport.turn();
  assert.equal(transport.isPlaying, false);
});

test("a long wait in which nothing moves is shortened, but not as recorded", async () => {
  const short = await play(2, [0, 30_000_000]);
  await short.clock.pass(2_000);
  assert.deepEqual(short.heard.playing, [true, false]);
  const recorded = await play(2, [0, 30_000_000], "recorded");
  await recorded.clock.pass(2_000);
  assert.deepEqual(recorded.heard.playing, [true]);
  assert.ok(recorded.transport.time < 2_100_000);
});

test("a loop begins again at the end, and a page that was not drawn for long goes on by a tenth of a second", async () => {
  const { clock, heard, transport } = await play(2, [0, 300_000], "1", true);
  await clock.pass(1_000);
  assert.deepEqual(heard.playing, [true]);
  const before = transport.time;
  clock.block(5_000);
  await clock.pass(0);
  assert.ok(transport.time <= before + 100_000);
  transport.goTo(1);
  assert.deepEqual([heard.playing.at(-1), heard.shown.at(-1)], [false, [1, 300_000]]);
});
