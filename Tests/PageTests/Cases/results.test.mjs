import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock } from "./clock.mjs";
import { AnswerList, relation } from "../../../Sources/CScenePage/page/answer-list.js";
import { Latency } from "../../../Sources/CScenePage/page/latency.js";
import { LogLines, announcement, spoken } from "../../../Sources/CScenePage/page/log-lines.js";
import { Results } from "../../../Sources/CScenePage/page/results.js";

// The log

const entry = (number, kind, text, touch = 1) => ({ number, kind, text, touch, t: number });
const texts = ({ lines }) => lines.map(({ entry: { text }, times }) => (times > 1 ? `${text} ×${times}` : text)).join(", ");

test("an outcome that repeats the last line is counted on it, but each hit has a line of its own", () => {
  const log = new LogLines();
  log.add([entry(1, "hit", "h"), entry(2, "hit", "h"), entry(3, "gesture", "pan"), entry(4, "gesture", "pan")]);
  const { added, repeated } = log.add([entry(5, "gesture", "pan"), entry(6, "gesture", "pan", 2), entry(7, "gesture", "pan", 2)]);
  assert.equal(texts(log), "h, h, pan ×3, pan ×2");
  assert.deepEqual([added.length, repeated.size], [1, 2]);
  assert.equal(log.lines[2].entry.number, 5, "the line has the last outcome");
  assert.deepEqual(Object.fromEntries(log.counts), { hit: 2, gesture: 5 });
});

test("a line that a filter hides does not separate repetitions, and a shown one does", () => {
  const log = new LogLines();
  log.add([entry(1, "gesture", "pan"), entry(2, "touches", "began"), entry(3, "gesture", "pan")]);
  assert.equal(texts(log), "pan ×2, began");
  assert.equal(log.turn("touches"), false);
  log.add([entry(4, "touches", "moved"), entry(5, "gesture", "pan")]);
  assert.equal(texts(log), "pan ×2, began, moved, pan");
  assert.equal(log.turn("touches"), true);
});

test("the log keeps the last 500 lines, and counts the outcomes on them", () => {
  const log = new LogLines();
  log.add([entry(0, "gesture", "pan"), entry(1, "gesture", "pan")]);
  for (let number = 2; number < 501; number += 1) assert.equal(log.add([entry(number, "hit", `hit ${number}`)]).removed.length, 0);
  assert.equal(log.isCut, false);
  assert.deepEqual(log.add([entry(501, "hit", "last")]).removed.map(({ times }) => times), [2]);
  assert.equal(log.isCut, true);
  assert.deepEqual([log.lines.length, log.counts.get("gesture"), log.counts.get("hit")], [500, 0, 500]);
  log.add(Array.from({ length: 2_000 }, (_, number) => entry(number, "hit", `many ${number}`)));
  assert.deepEqual([log.lines.length, log.lines[0].entry.text, log.lines.at(-1).entry.text], [500, "many 1500", "many 1999"]);
  log.clear();
  assert.deepEqual([log.lines, log.counts.size, log.isCut], [[], 0, false]);
});

test("hits, actions and trouble are announced together, the last four with their texts", () => {
  const all = spoken([entry(1, "hit", "a"), entry(2, "touches", "b"), entry(3, "action", "c"), entry(4, "trouble", "d")]);
  assert.equal(announcement(all), "a; c; d");
  assert.equal(announcement([..."abcdef"].map((text) => ({ text }))), "2 earlier, then c; d; e; f");
});

// The answers of all strategies

const answer = (touch, differs = false) => ({ event: 2 * (touch - 1), touch, differs, recorded: "uikit", strategies: [] });
const count = (length) => Array.from({ length }, (_, index) => answer(index + 1));

test("only the newest ten touches have a row; the others are counted and can be shown", () => {
  const list = new AnswerList();
  list.add(count(23));
  const touches = () => list.rows.map(({ touch }) => touch);
  assert.deepEqual([touches()[0], touches().at(-1), list.summary], [14, 23, "0 of 23 differ"]);
  assert.deepEqual(list.unlisted, { text: "13 earlier touches not listed – show 10 more", canShow: true });
  list.showMore();
  assert.equal(touches()[0], 4);
  assert.equal(list.unlisted.text, "3 earlier touches not listed – show 3 more");
  list.showMore();
  assert.deepEqual([touches().length, list.unlisted], [23, { text: "", canShow: false }]);
  list.replace(3);
  assert.deepEqual([list.summary, list.unlisted], ["", { text: "3 earlier touches only in the recording", canShow: false }]);
  list.add(count(11));
  assert.equal(list.summary, "0 of the last 11 differ");
  assert.equal(list.unlisted.text, "1 earlier touch not listed – show 1 more; 3 earlier touches only in the recording");
});

test("a newer answer for a touch replaces the earlier one, and the touches that differ are counted", () => {
  const list = new AnswerList();
  list.add([answer(1), answer(2), answer(3, true)]);
  assert.deepEqual([list.different, list.last.touch], [1, 3]);
  list.add([answer(1, true), answer(3)]);
  assert.deepEqual([list.summary, list.last.differs, list.last.touch], ["1 of 3 differ", false, 3]);
  assert.deepEqual(list.rows.map(({ touch, differs }) => [touch, differs]), [[1, true], [2, false], [3, false]]);
});

test("at an earlier time only the touches before it are listed", () => {
  const list = new AnswerList();
  list.add([answer(1, true), answer(2), answer(3, true)]);
  list.showUntil(3);
  assert.deepEqual([list.rows.length, list.summary, list.listedDifferent, list.different], [2, "1 of 2 differ up to touch 2", 1, 2]);
  list.showUntil(0);
  assert.deepEqual([list.rows, list.summary], [[], ""]);
  list.showUntil(null);
  assert.equal(list.summary, "2 of 3 differ");
});

test("a strategy differs from the running one by its receiver, an endless hit test, or another outcome", () => {
  const strategies = [
    { name: "uikit", receiver: "a" }, { name: "tag", receiver: "a" }, { name: "flag", receiver: "b" },
    { name: "delegate", recursion: ["a", "b"] }, { name: "swizzle", receiver: "a", otherwise: "pushes b" },
  ];
  const relations = (recorded) => strategies.map((one) => relation({ recorded, strategies }, one)).join(" ");
  assert.equal(relations("uikit"), "running same differs differs differs");
  assert.equal(relations("flag"), "differs differs running differs differs");
  assert.equal(relations("a variant"), "running same differs differs differs");
});

// When they are written

function setUp() {
  const clock = new Clock();
  const written = [];
  const log = { add: (all) => written.push(`add ${all.map(({ text }) => text).join()}`), replace: (all) => written.push(`replace ${all.map(({ text }) => text).join()}`), showPast: (all) => written.push(`past ${all.length}`) };
  const answers = { add: (all) => written.push(`answers ${all.map(({ touch, differs }) => `${touch}${differs ? "!" : ""}`).join()}`), replace: () => {}, showUntil: (events) => written.push(`until ${events}`) };
  const results = new Results(log, answers, () => written.push("rest"));
  return { clock, written, results };
}

test("the log and the answers are written in idle time, once for several touches, with the rest of the page", async () => {
  const { clock, written, results } = setUp();
  results.add([entry(1, "hit", "a")], [answer(1)]);
  results.writeSoon();
  results.add([entry(2, "hit", "b")], [answer(1, true), answer(2)]);
  results.writeSoon();
  assert.deepEqual([written, results.isWaiting, clock.waiting("idle")], [[], true, 1]);
  await clock.pass(1);
  assert.deepEqual(written, ["add a,b", "answers 1!,2", "rest"]);
  assert.equal(results.isWaiting, false);
  await clock.pass(1_000);
  assert.equal(written.length, 3);
});

test("the results of a long touch are written in parts, and nothing is written without results", async () => {
  const { clock, written, results } = setUp();
  results.add([], []);
  results.writeSoon();
  assert.equal(clock.waiting("idle") + clock.waiting("timeout"), 0);
  for (let number = 0; number < 6; number += 1) {
    results.add([entry(number, "gesture", `pan ${number}`)], []);
    await clock.pass(90);
  }
  assert.deepEqual(written.filter((one) => one.startsWith("add")), ["add pan 0,pan 1,pan 2", "add pan 3,pan 4,pan 5"]);
});

test("while an earlier time is shown the log stays, and the present has what came meanwhile", async () => {
  const { clock, written, results } = setUp();
  results.replace([entry(1, "hit", "a")], [], 0);
  results.showPast([entry(1, "hit", "a")], 1);
  results.add([entry(2, "hit", "b")], [answer(2)]);
  results.writeSoon();
  await clock.pass(1);
  results.showPresent();
  assert.deepEqual(written, ["replace a", "past 1", "until 1", "answers 2", "rest", "replace a,b", "until null"]);
});

test("results that replace all earlier ones are shown at once, and those that waited are not", async () => {
  const { clock, written, results } = setUp();
  results.add([entry(1, "hit", "a")], [answer(1)]);
  results.writeSoon();
  results.replace([entry(5, "hit", "new")], [], 0);
  await clock.pass(500);
  assert.deepEqual(written.filter((one) => /[a]$|1/.test(one)), []);
  assert.equal(written[0], "replace new");
});

test("the latency is that of the last hundred touches", () => {
  const latency = new Latency();
  assert.deepEqual([latency.text, latency.median, latency.worst], ["", null, null]);
  for (const milliseconds of [1_000, ...Array.from({ length: 100 }, (_, index) => index + 1)]) latency.add(milliseconds);
  assert.deepEqual([latency.median, latency.worst, latency.count, latency.text], [50, 100, 101, "50.0 ms · worst 100.0 ms"]);
});
