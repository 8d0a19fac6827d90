import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock, settle } from "./clock.mjs";
import { Network } from "./network.mjs";
import { Choices } from "../../../Sources/CScenePage/page/choices.js";
import { bannerOf } from "../../../Sources/CScenePage/page/connection.js";
import { DivergenceList } from "../../../Sources/CScenePage/page/divergence-list.js";
import { ReplayChoice } from "../../../Sources/CScenePage/page/playback-address.js";
import { PointQuery, pointText } from "../../../Sources/CScenePage/page/point-query.js";
import { errorNews, movedNews } from "../../../Sources/CScenePage/page/rules-news.js";

// The connection

test("each state of the connection has its banner: errors in red, the end in plain", () => {
  const banner = (state, text = "", isFinished = false) => {
    const { text: shown, tone, action } = bannerOf(state, text, isFinished) ?? { text: "unchanged" };
    return [shown, tone, action].filter((one) => one !== undefined).join(" | ");
  };
  assert.deepEqual(bannerOf("open", "", false), { text: null, tone: "plain" });
  assert.match(banner("silent"), /does not answer.* \| trouble$/);
  assert.match(banner("lost"), /^The connection is lost: touches are not recorded now\. What was captured is safe\. Trying again… \| trouble$/);
  assert.match(banner("lost", "too busy"), /too busy \| trouble$/);
  assert.match(banner("takenOver"), /continues in another window.* \| plain \| Continue here$/);
  assert.equal(banner("failed", "disk full. Now recover it."), "disk full. Now recover it. | trouble");
  assert.equal(banner("finished", "interrupted"), "interrupted | plain");
  assert.match(banner("finished"), /^The capture has ended\. .* \| plain$/);
  assert.equal(banner("finished", "", true), "unchanged", "the result says it");
});

// The menus

test("the answer to an earlier choice does not replace a later one in the menu", () => {
  const choices = new Choices();
  choices.choose("strategy", "delegate");
  choices.choose("strategy", "flag");
  assert.equal(choices.shown("strategy", { strategy: "uikit" }), null);
  assert.equal(choices.shown("strategy", { strategy: "delegate" }), null);
  assert.equal(choices.shown("profile", { profile: "ios18" }), "ios18");
  assert.equal(choices.shown("strategy", { strategy: "flag" }), "flag");
  assert.equal(choices.shown("strategy", { strategy: "tag" }), "tag", "a later change of the capture");
});

test("after a refusal the menu shows what the session has", () => {
  const choices = new Choices();
  choices.choose("profile", "ios26");
  choices.forget();
  assert.equal(choices.shown("profile", { profile: "ios17" }), "ios17");
});

// New code

const model = { shortName: (name) => `…/${name}`, named: (name) => (name === "a" ? { record: { id: 7 } } : null) };

test("touches that hit another view after new code have a line each, and a label for each view", () => {
  const news = movedNews([{ touch: 1, before: "a", after: "b" }, { touch: 3, before: "a", after: null }], model);
  assert.equal(news.title, "New code: 2 touches hit another view.");
  assert.deepEqual(news.lines, ["touch 1: …/a → …/b", "touch 3: …/a → nothing"]);
  assert.deepEqual(news.lights.map(({ label, view, style }) => [label, view, style]), [
    ["1, 3 before: …/a", 7, "is-before"], ["1 now: …/b", null, "is-after"], ["3 now: nothing", null, "is-after"],
  ]);
  assert.equal(news.tone, "plain");
});

test("new code that moves no touch, or one, is said so", () => {
  assert.deepEqual(movedNews([], model), { tone: "plain", title: "New code: every touch hits the same view as before.", lines: [], lights: [] });
  assert.match(movedNews([{ touch: 2, before: null, after: "a" }], model).title, /^New code: 1 touch hits another view\.$/);
});

test("each error of the compiler has its line of code, with the mark below it", () => {
  const news = errorNews("the rules do not compile: 2 errors\nA.swift:6:3: error: cannot find 'x' in scope\n  return x\n         ^\nB.swift:1:1: error: no y");
  assert.deepEqual([news.tone, news.lines], ["trouble", ["A.swift:6:3: error: cannot find 'x' in scope\n  return x\n         ^", "B.swift:1:1: error: no y"]]);
  assert.deepEqual(errorNews("the folder is gone").lines, ["the folder is gone"]);
});

// The player

const side = (title, strategy, more = {}) => ({ title, strategy, profile: "ios17", ...more });

test("an event belongs to the last divergence up to it, or to the first one", () => {
  const list = new DivergenceList({
    sides: [side("recorded", "uikit"), side("replayed", "delegate")],
    comparisons: [{ divergences: [{ event: 2 }, { event: 5 }], differences: [2, 3, 5], rootCount: 2 }],
  });
  assert.deepEqual([0, 2, 4, 5, 9].map((event) => list.at(event, 1).event), [2, 2, 2, 5, 5]);
  assert.deepEqual([list.place(list.at(5, 1), 1), list.differs(3, 1), list.differs(4, 1)], ["2 of 2", true, false]);
  assert.deepEqual([list.at(2, 2), list.differs(2, 2)], [null, false]);
});

test("a side is named by its strategy, and where that is the same by its profile or its build", () => {
  const names = (...sides) => { const list = new DivergenceList({ sides, comparisons: [] }); return sides.map((one) => list.nameOf(one)); };
  assert.deepEqual(names(side("recorded", "uikit"), side("replayed", "delegate")), ["uikit", "delegate"]);
  assert.deepEqual(names(side("recorded", "uikit"), { ...side("replayed", "uikit"), profile: "ios18" }), ["uikit, ios17", "uikit, ios18"]);
  assert.deepEqual(names(side("recorded", "uikit"), side("replayed", "uikit", { build: "kept" })), ["recorded", "kept"]);
});

test("without a divergence the replay is the same, or inconclusive if a part is not modelled", () => {
  const text = (unknowns) => new DivergenceList({ sides: [], unknowns }).sameText;
  assert.equal(text([]), "same: every outcome is as recorded");
  assert.match(text([{}]), /^inconclusive/);
});

test("a strategy, all strategies or a build are chosen as parts of the address", () => {
  const one = new ReplayChoice({ show: { session: 0, sides: [side("recorded", "uikit"), side("replayed", "delegate")] } });
  assert.deepEqual(one.current, { session: "0", strategy: "delegate", profile: "ios17" });
  assert.deepEqual(one.five(1), { strategy: "all" });
  const five = new ReplayChoice({ show: { session: 2, sides: ["uikit", "uikit", "tag", "flag"].map((name, index) => side(index ? "replayed" : "recorded", name)) } });
  assert.deepEqual(five.current, { session: "2", strategy: "all", profile: "ios17" });
  assert.deepEqual([five.five(2), five.title(0), five.title(3)], [{ strategy: "tag" }, "recorded", "flag"]);
  const builds = new ReplayChoice({
    builds: ["kept", "Other"], isEveryBuild: true,
    show: { session: 0, sides: [side("recorded", "uikit"), side("replayed", "uikit", { build: "kept" }), side("replayed", "uikit", { build: "Other" })] },
  });
  assert.deepEqual(builds.current, { session: "0", strategy: "uikit", profile: "ios17", build: "all" });
  assert.deepEqual([builds.five(2), builds.title(2)], [{ strategy: "uikit", build: "1" }, "Other"]);
  assert.deepEqual(builds.strategy("all", 1), { strategy: "all", build: "0" });
  assert.deepEqual(five.build("all"), { build: "all", strategy: "uikit" });
});

// The view under the pointer

test("only the latest question about a point waits, with a pause between two, and none after it was dropped", async () => {
  const clock = new Clock();
  const network = new Network((path) => ({ body: { view: path } }));
  const query = new PointQuery();
  const answers = [];
  const ask = (x) => query.send(pointText("events=3", [x, 0]), (answer) => answers.push(answer?.view ?? null));
  clock.now = 1_000;
  for (const x of [1, 2, 3]) ask(x);
  await clock.pass(39);
  assert.equal(network.requests.length, 1);
  await clock.pass(1);
  assert.deepEqual(answers, ["hit?events=3&x=1&y=0", "hit?events=3&x=3&y=0"]);
  network.state = "silent";
  await clock.pass(100);
  ask(4);
  await settle();
  query.cancel();
  network.resume();
  await clock.pass(100);
  assert.equal(answers.length, 2);
  network.state = "offline";
  ask(5);
  await clock.pass(100);
  assert.deepEqual(answers.at(-1), null);
});

// The time after the end

test("after the end the page sends a request each second, until the command has ended", async () => {
  // A copy of the module, which the pages of other cases do not use.
  const { startPresence, stopPresence } = await import("../../../Sources/CScenePage/page/presence.js" + "?alone");
  const clock = new Clock();
  const network = new Network(() => ({ body: {} }));
  const left = [];
  globalThis.addEventListener = (_type, run) => left.push(run);
  const paths = () => network.requests.map(({ path }) => path).join();
  startPresence();
  startPresence();
  await clock.pass(3_000);
  assert.equal(paths(), "present,present,present");
  left[0]();
  assert.equal(paths(), "present,present,present,leave");
  network.state = "offline";
  await clock.pass(5_000);
  assert.equal(paths(), "present,present,present,leave,present");
  stopPresence();
  left[0]();
  assert.equal(network.requests.length, 5, "the command has ended");
});
