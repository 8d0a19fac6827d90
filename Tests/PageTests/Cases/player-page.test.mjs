import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, nameless, namesInAttributes, press, textsOf } from "./document.mjs";
import { commonNames, frame, load, openPlayer, overlay, playback, views } from "./pages.mjs";

const at = (id) => document.getElementById(id);
const text = (selector) => document.querySelector(selector)?.textContent ?? null;
const short = "…/OverlayView";

/** Two touches, each with two events. The first one hits the overlay as recorded, and `save` under some strategies. */
const receivers = { uikit: ["overlay", "undo"], swizzle: ["overlay", "undo"], tag: ["overlay", "undo"], delegate: ["save", "undo"], flag: ["save", "undo"] };
const names = { overlay, save: "save", undo: "undo" };
const numbers = { overlay: 5, save: 3, undo: 6 };

function frames(strategies) {
  return Array.from({ length: 4 }, (_, event) => {
    const [touch, phase] = [event < 2 ? 1 : 2, event % 2 ? "ended" : "began"];
    const place = touch === 1 ? [150, 125] : [150, 525];
    return {
      event, t: event * 100_000, isEvent: true, differs: touch === 1 && strategies.includes("delegate"), samples: [{ touch, phase, x: place[0], y: place[1] }],
      sides: strategies.map((strategy) => frame({
        full: event === 0, views: event === 0 ? views : [],
        fingers: phase === "began" ? [{ touch, x: place[0], y: place[1], view: numbers[receivers[strategy][touch - 1]], receiver: names[receivers[strategy][touch - 1]] }] : [],
      })),
      outcomes: strategies.map((strategy) => (phase === "began" ? [{ kind: "hit", touch, text: `touch ${touch} → ${names[receivers[strategy][touch - 1]]}`, view: names[receivers[strategy][touch - 1]], t: 0 }] : [])),
    };
  });
}

const sentence = `touch 1 at 0.000 s (150, 125): ${overlay} → save`;
const decision = { view: overlay, recorded: "is hit: no subview was hit", replayed: "its delegate returns save" };
const different = { differences: [0, 1], rootCount: 1, divergences: [{ event: 0, touch: 1, sentence, consequences: [], decision }] };
const none = { differences: [], rootCount: 0, divergences: [] };

function explain() {
  const node = (name, answer, reason) => ({ name, class: "UIView", point: [150, 125], answer, reason, visited: true, children: [] });
  const one = (strategy, view, reason) => ({ strategy, profile: "ios17", touch: 1, point: [150, 125], view, recursion: null, tree: [node(overlay, view, reason), node("save", view === "save" ? "save" : null, "was visited")] });
  return { sides: [[one("uikit", overlay, decision.recorded)], [one("delegate", "save", decision.replayed)]] };
}

const side = (title, strategy, more = {}) => ({ title, strategy, profile: "ios17", build: null, ...more });
const touches = [{ touch: 1, event: 0, last: 1, x: 150, y: 125 }, { touch: 2, event: 2, last: 3, x: 150, y: 525 }];

/** The strategies of the sides that a query names. */
function strategiesOf(query, standard) {
  const name = query.get("strategy") ?? standard;
  return name === "all" ? ["uikit", "uikit", "swizzle", "tag", "delegate", "flag"] : ["uikit", name];
}

/** The session beside a replay. */
function openTwo(strategy = "delegate", more = {}, get = (path) => (path.startsWith("explain") ? explain() : path.startsWith("hit") ? { view: path.includes("side=1") ? "save" : overlay } : {})) {
  const differs = strategy === "delegate";
  return openPlayer({
    frames: frames(["uikit", strategy]), get, framesOf: (path) => frames(strategiesOf(new URLSearchParams(path.slice(7)), strategy)),
    show: { sides: [side("recorded", "uikit"), side("replayed", strategy)], touches, differences: differs ? [0, 1] : [], comparisons: [differs ? different : none], ...more },
  });
}

/** The session beside a replay under each strategy. */
function openFive() {
  const all = ["uikit", "uikit", "swizzle", "tag", "delegate", "flag"];
  return openPlayer({
    frames: frames(all), get: (path) => (path.startsWith("explain") ? explain() : {}),
    show: { sides: all.map((strategy, index) => side(index ? "replayed" : "recorded", strategy)), touches, differences: [0, 1], comparisons: all.slice(1).map((strategy) => (["delegate", "flag"].includes(strategy) ? different : none)) },
  });
}

const outcomes = () => document.querySelectorAll(".outcome-table tr").slice(1).map((row) => row.children.map((cell) => cell.querySelector(".outcome")?.lastElementChild.textContent ?? cell.textContent).join(" "));
const shown = () => [at("stage-recorded").dataset.receivers, at("stage-replayed").dataset.receivers];

test("the recorded side is at the left and the replayed one at the right: stages, outcomes, and the decision", async () => {
  await openTwo();
  assert.equal(at("player").dataset.event, "0");
  assert.deepEqual(document.querySelectorAll("#stage-area .glass").map((one) => one.id), ["stage-recorded", "stage-replayed"]);
  assert.deepEqual(textsOf(".device-name"), ["recorded · uikit, ios17", "replayed · delegate, ios17"]);
  assert.deepEqual(shown(), [overlay, "save"]);
  assert.deepEqual([textsOf("#stage-recorded .lit-name"), textsOf("#stage-replayed .lit-name")], [[`≠ ${short}`, ], ["≠ save"]]);
  assert.deepEqual(outcomes(), [`touch 1 → ${short} ≠ touch 1 → save`]);
  assert.deepEqual(textsOf(".outcome-table th"), ["recorded: uikit, ios17", "replayed: delegate, ios17"]);
  assert.equal(text(".divergence-sentence"), `touch 1 at 0.000 s (150, 125): ${short} → save`);
  assert.equal(text(".divergence-decision"), `${short}: uikit: is hit: no subview was hit → delegate: its delegate returns save`);
  assert.deepEqual([at("timeline").dataset.touches, at("timeline").dataset.differences], ["2", "2"]);
  assert.equal(at("scrub").title, "2 touches, 2 differences");
  assert.ok(document.querySelectorAll(".device").every((one) => one.classList.contains("is-different")));
});

test("the reasons open at the deciding view on the replayed side, with the other side's reason, and can be turned", async () => {
  await openTwo();
  assert.deepEqual(textsOf(".side-choice"), [`recorded${short}`, "replayedsave"]);
  const chosen = () => document.querySelector(".side-choice[aria-pressed=true] .quiet").textContent;
  assert.deepEqual([chosen(), document.querySelector(".is-deciding").dataset.name], ["replayed", overlay]);
  assert.equal(text(".is-deciding .node-decision"), "≠ decides. Recorded: is hit: no subview was hit");
  assert.deepEqual(textsOf(".node-reason"), ["(150, 125)  its delegate returns save", "(150, 125)  was visited"]);
  assert.match(text(".verdict-line"), /^touch 1 at \(150, 125\) → save under delegate, ios17$/);
  document.querySelectorAll(".side-choice")[0].click();
  assert.equal(chosen(), "recorded");
  assert.equal(text(".is-deciding .node-decision"), "≠ decides. Replayed: its delegate returns save");
  assert.deepEqual(textsOf(".node-reason")[0], "(150, 125)  is hit: no subview was hit");
});

test("keys step by event, by touch and by difference, and stop at both ends", async () => {
  const { clock } = await openTwo();
  const steps = [
    ["ArrowLeft", {}, 0], ["ArrowRight", {}, 1], ["ArrowRight", {}, 2], ["ArrowLeft", {}, 1], ["ArrowRight", { shiftKey: true }, 2], ["ArrowRight", {}, 3],
    ["ArrowRight", {}, 3], ["ArrowLeft", { shiftKey: true }, 2], ["ArrowLeft", { shiftKey: true }, 0], ["d", {}, 1], ["d", {}, 1], ["D", { shiftKey: true }, 0],
  ];
  for (const [key, modifiers, event] of steps) {
    press(key, modifiers);
    await clock.pass(50);
    assert.equal(at("player").dataset.event, String(event), key);
  }
  assert.equal(at("scrub").getAttribute("aria-valuetext"), "event 0, the last is 3, 0.000 seconds");
  press("ArrowRight", { shiftKey: true });
  await clock.pass(50);
  assert.deepEqual([shown(), outcomes()], [["undo", "undo"], ["touch 2 → undo = touch 2 → undo"]]);
  assert.ok(!document.querySelector(".device.is-different"));
  enter(at("scrub"), "300000", "input");
  await clock.pass(50);
  assert.equal(at("player").dataset.event, "3");
});

test("the header has the session's name and purpose, and the status line the verdict", async () => {
  await openTwo("delegate", { about: "Save must stay reachable" });
  assert.deepEqual([at("protects").textContent, at("protects").hidden, text("#connection"), text("#short-counts")], ["Save must stay reachable", false, "Replay ≠ differs", "≠ 2 events differ"]);
  await openTwo("swizzle");
  assert.deepEqual([text("#connection"), text("#divergence"), text("#short-counts"), at("protects").hidden], ["Replay = same", "=Replay same: every outcome is as recorded", "= 4 events", true]);
  await openTwo("swizzle", { unknowns: ["a text field begins to be edited"] });
  assert.deepEqual([text("#connection"), text("#short-counts"), text("#doubts")], ["Replay ? inconclusive", "= 4 events · ? inconclusive", "Inconclusive: a text field begins to be edited"]);
  assert.match(text("#divergence"), /^\?Replay inconclusive/);
});

test("a choice replays the session in place at the same event: tools, zoom, panel and selection stay, and Back goes back", async () => {
  // The server answers with what the address of the request names.
  const answer = (path) => {
    if (!path.startsWith("scene?")) return path.startsWith("explain") ? explain() : {};
    const query = new URLSearchParams(path.slice(6));
    const all = strategiesOf(query, "delegate");
    const sides = all.map((strategy, index) => side(index ? "replayed" : "recorded", strategy, { profile: index ? query.get("profile") : "ios17" }));
    return playback({ frames: frames(all), show: { sides, touches, differences: [0, 1], comparisons: all.slice(1).map(() => different) } });
  };
  const { clock, network } = await openTwo("delegate", {}, answer);
  press("ArrowRight");
  for (const id of ["map", "outlines"]) at(id).click();
  enter(at("zoom"), "1");
  (await load("tabs.js")).showTab("session");
  document.querySelector("#tree [data-name=save]").click();
  document.activeElement.blur();
  await clock.pass(50);
  const shown = () => [at("strategy").value, at("profile").value, at("player").dataset.event, location.hash];
  const session = "#session=0&strategy=delegate&profile=ios17&event=1";
  const kept = () => [["map", "outlines"].map((id) => at(id).getAttribute("aria-pressed")), at("zoom").value, document.documentElement.dataset.tab, document.querySelector("#tree [aria-selected=true]")?.dataset.name, location.reloads];
  const before = kept();
  assert.deepEqual(before, [["true", "false"], "1", "session", "save", 0]);
  enter(at("strategy"), "tag");
  await clock.pass(1_000);
  assert.deepEqual([shown(), kept()], [["tag", "ios17", "1", session.replace("delegate", "tag")], before]);
  assert.deepEqual([textsOf(".device-name")[1], document.querySelectorAll("#stage-area .device").length], ["replayed · tag, ios17", 2]);
  enter(at("profile"), "ios18");
  await clock.pass(1_000);
  assert.deepEqual(shown().slice(0, 2), ["tag", "ios18"]);
  assert.match(network.requests.filter(({ path }) => path.startsWith("map")).at(-1).path, /strategy=tag&profile=ios18/);
  press("5");
  await clock.pass(1_000);
  assert.deepEqual([document.querySelectorAll("#stage-area .device").length, at("five").getAttribute("aria-pressed"), kept()[1]], [6, "true", "1"]);
  press("ArrowRight");
  await clock.pass(50);
  // A second press shows what was shown before, not the first one that differs.
  press("5");
  await clock.pass(1_000);
  assert.deepEqual(shown(), ["tag", "ios18", "2", "#session=0&strategy=tag&profile=ios18&event=2"]);
  for (const expected of [["all", "ios18", "2"], ["tag", "ios18", "1"], ["tag", "ios17", "1"], ["delegate", "ios17", "1"]]) {
    history.back();
    await clock.pass(1_000);
    assert.deepEqual(shown().slice(0, 3), expected);
  }
  assert.deepEqual(kept().at(-1), 0, "the page was never loaded again");
});

test("a replay that cannot be loaded is an error, and the page goes on with what it shows; of two choices the last is shown", async () => {
  let isBroken = true;
  const { clock, network } = await openTwo("delegate", {}, (path) => {
    if (!path.startsWith("scene?")) return {};
    if (isBroken) return { status: 400, body: { error: "there is no strategy of that name" } };
    const strategy = new URLSearchParams(path.slice(6)).get("strategy");
    return playback({ frames: frames(["uikit", strategy]), show: { sides: [side("recorded", "uikit"), side("replayed", strategy)], touches, differences: [], comparisons: [none] } });
  });
  enter(at("strategy"), "tag");
  await clock.pass(500);
  assert.deepEqual([at("notice-text").textContent, at("strategy").value, location.hash], ["The replay could not be loaded: there is no strategy of that name", "delegate", "#session=0&strategy=delegate&profile=ios17&event=0"]);
  isBroken = false;
  // The answer about the first choice comes after that about the second.
  network.state = "silent";
  enter(at("strategy"), "tag");
  await clock.pass(50);
  network.state = "open";
  enter(at("strategy"), "flag");
  await clock.pass(500);
  network.resume();
  await clock.pass(500);
  assert.deepEqual([at("strategy").value, textsOf(".device-name")[1]], ["flag", "replayed · flag, ios17"]);
});

test("with several builds the tool compares them and not the strategies, and says which of them it shows", async () => {
  const builds = ["before", "rules"];
  const replays = (shown) => ({ sides: [side("recorded", "uikit", { build: "before" }), ...shown.map((build) => side("replayed", "uikit", { build }))], touches, differences: [], comparisons: shown.map(() => none) });
  const answer = (path) => {
    if (!path.startsWith("scene?")) return {};
    const isEvery = new URLSearchParams(path.slice(6)).get("build") === "all";
    const shown = isEvery ? builds : [builds[1]];
    return playback({ frames: frames(["uikit", ...shown.map(() => "uikit")]), show: replays(shown), builds, isEveryBuild: isEvery });
  };
  const framesOf = (path) => frames(Array(path.includes("build=all") ? 3 : 2).fill("uikit"));
  const { clock } = await openPlayer({ frames: frames(["uikit", "uikit"]), show: replays([builds[1]]), get: answer, framesOf, hello: { builds } });
  const state = () => [text("#five"), at("five").title, at("five").getAttribute("aria-pressed"), at("build").value, at("strategy").value];
  assert.deepEqual(state(), ["Builds", "The recording beside a replay with each build (5)", "false", "1", "uikit"]);
  press("5");
  await clock.pass(1_000);
  assert.deepEqual([state().slice(2), textsOf(".device-name")], [["true", "all", "uikit"], ["recorded", "before", "rules"]]);
  press("5");
  await clock.pass(1_000);
  assert.deepEqual([state().slice(2), document.querySelectorAll("#stage-area .device").length], [["false", "1", "uikit"], 2]);
});

test("under all strategies each stage is marked as equal or different, with its receiver; a chosen one is compared", async () => {
  const { clock } = await openFive();
  assert.deepEqual(textsOf(".device-name"), ["recorded", "uikit", "swizzle", "tag", "delegate", "flag"]);
  assert.deepEqual(textsOf(".device-mark"), [short, `= ${short}`, `= ${short}`, `= ${short}`, "≠ save", "≠ save"]);
  assert.deepEqual(document.querySelectorAll(".device-mark").map((one) => one.title).slice(1, 5), [overlay, overlay, overlay, "save"]);
  assert.deepEqual(outcomes(), [`touch 1 → ${short} ≠ touch 1 → save`], "the first one that differs");
  press("ArrowRight", { shiftKey: true });
  await clock.pass(50);
  assert.deepEqual(textsOf(".device-mark"), ["undo", ...Array(5).fill("= undo")]);
  at("stage-replayed-5").click();
  press("5");
  assert.match(location.hash, /strategy=flag.*event=2$/);
});

test("long names are short in the first difference and the outcomes, and whole in their titles and in copies", async () => {
  const { clock } = await openTwo();
  assert.equal(document.querySelector(".divergence-sentence").title, sentence);
  assert.match(document.querySelector(".outcome").title, new RegExp(`^touch 1 → ${overlay.replace(/[[\]]/g, "\\$&")}\n`));
  for (const one of document.querySelectorAll("#divergence .copy-name, #outcomes .copy-name")) one.click();
  await clock.pass(10);
  assert.deepEqual(document.copied, [sentence, `touch 1 → ${overlay}`]);
});

test("a long name in the outcomes can be broken between its words", async () => {
  await openPlayer({
    frames: frames(["uikit", "uikit"]).map((one) => ({ ...one, outcomes: Array(2).fill([{ kind: "hit", touch: 1, text: "touch 1 → OverlayTranslationContainerView", view: null, t: 0 }]) })),
    show: { sides: [side("recorded", "uikit"), side("replayed", "uikit")], touches, differences: [], comparisons: [none] },
  });
  const parts = document.querySelector(".outcome").lastElementChild.childNodes.map((one) => one.localName ?? one.textContent);
  assert.deepEqual(parts.slice(-7), ["Overlay", "wbr", "Translation", "wbr", "Container", "wbr", "View"]);
});

test("the view under the pointer is that of the side, named and marked there", async () => {
  const { clock } = await openTwo();
  for (const [id, name, label] of [["stage-recorded", overlay, short], ["stage-replayed", "save", "save"]]) {
    at(id).dispatchEvent(Object.assign(new Event("pointermove", { bubbles: true }), { clientX: 1, clientY: 1 }));
    await clock.pass(100);
    assert.equal(at("read-out").dataset.view, name);
    assert.deepEqual(textsOf(`#${id} .is-hover`), [label]);
  }
});

test("in space the views are drawn, each finger is a needle, its receiver is lit, and the view that decides is marked", async () => {
  const { clock } = await openTwo();
  press("3");
  await clock.pass(500);
  const marked = (name) => document.querySelectorAll(".exploded").map((one) => one.querySelectorAll(`.plate.${name}`).map((plate) => plate.querySelector(".plate-name").textContent));
  assert.deepEqual([marked("is-receiver"), marked("is-deciding")], [[[short], ["save"]], [[short], [short]]]);
  assert.deepEqual(document.querySelectorAll(".exploded").map((one) => one.querySelectorAll(".needle").map(({ style }) => [style.left, style.top]).flat()), Array(2).fill(["150px", "125px", "150px", "125px"]));
  assert.deepEqual(textsOf(".plate-view .kind-button").slice(0, 2), ["save", "undo"]);
  // Without a finger nothing is marked.
  press("ArrowRight");
  await clock.pass(500);
  assert.deepEqual([marked("is-receiver"), document.querySelectorAll(".needle").length], [[[], []], 0]);
});

/** A map of a screen of 300 by 600: the receivers have the outlines of rectangles, x, y, width and height. */
function mapOf(parts, more = {}) {
  const receivers = parts.map(([view, x, y, width, height]) => ({ view, text: view, area: width * height, outlines: [[x, y, x + width, y, x + width, y + height, x, y + height]] }));
  return { area: 180_000, sampledArea: 0, sampledViews: [], omittedReceivers: 0, sampled: [], uncertain: [], receivers, ...more };
}

test("on two sides a view has one color, what differs is hatched, and the legend has the shares of both", async () => {
  const sides = [mapOf([[overlay, 0, 0, 300, 540], ["undo", 0, 540, 300, 60]]), mapOf([["page", 0, 0, 300, 540], ["undo", 0, 540, 300, 60]])];
  const { clock } = await openTwo("delegate", {}, (path) => (path.startsWith("map") ? sides[Number(/side=(\d)/.exec(path)[1])] : {}));
  press("m");
  await clock.pass(1_000);
  const colors = (id) => Object.fromEntries(document.querySelectorAll(`#${id} .map-part`).map((one) => [one.dataset.view, one.getAttribute("class").split(" ")[1]]));
  const [recorded, replayed] = [colors("stage-recorded"), colors("stage-replayed")];
  assert.equal(recorded.undo, replayed.undo);
  assert.equal(new Set([recorded[overlay], replayed.page, recorded.undo]).size, 3);
  for (const id of ["stage-recorded", "stage-replayed"]) {
    assert.equal(document.querySelector(`#${id} .map-hatch`).getAttribute("mask"), `url(#${id}-differs)`);
    // The whole screen, without the view that is the same on both sides.
    assert.deepEqual(document.querySelectorAll(`#${id} mask path`).map((one) => one.getAttribute("d")), ["M0 0H300V600H0Z", "M0 540L300 540L300 600L0 600Z"]);
  }
  assert.deepEqual(textsOf(".map-row"), ["recordedreplayed", `${short}90 %–`, "page–90 %", "undo10 %10 %"]);
  assert.deepEqual(textsOf(".map-note"), ["hatched: another view is there on the other side"]);
  // A view that is in another place on the other side is hatched there only.
  sides[1] = mapOf([[overlay, 0, 0, 300, 500], ["undo", 0, 500, 300, 100]]);
  press("m");
  press("m");
  await clock.pass(1_000);
  assert.equal(document.querySelector("#stage-recorded mask path[clip-path]").getAttribute("clip-path"), "url(#stage-recorded-same-0)");
  assert.equal(document.querySelector("#stage-recorded-same-0 path").getAttribute("d"), "M0 0L300 0L300 500L0 500Z");
  sides[1] = sides[0];
  press("m");
  press("m");
  await clock.pass(1_000);
  assert.deepEqual([textsOf(".map-note"), document.querySelector(".map-hatch")], [["= same on both sides"], null]);
});

test("a view keeps its color; beyond the colors it is grey, and a color of a view that has gone is used again", async () => {
  const { MapPalette } = await load("map-palette.js");
  const palette = new MapPalette();
  const many = Array.from({ length: 14 }, (_, index) => ({ view: `v${index}`, text: "", area: 100 - index, outlines: [] }));
  palette.take([{ receivers: many }]);
  assert.deepEqual([palette.classOf(many[0]), palette.classOf(many[11]), palette.classOf(many[12])], ["map-color-0", "map-color-11", "map-other"]);
  assert.equal(palette.classOf({ view: null, text: "nothing" }), "map-none");
  palette.take([{ receivers: many.slice(1).reverse() }]);
  assert.deepEqual([palette.classOf(many[1]), palette.classOf(many[12]), palette.classOf(many[13])], ["map-color-1", "map-color-0", "map-other"]);
});

test("every control has a name, with two sides and with all strategies, and with the map and in space", async () => {
  for (const open of [openTwo, openFive]) {
    const { clock } = await open();
    for (const key of ["", "m", "3"]) {
      if (key) press(key);
      await clock.pass(1_000);
      assert.deepEqual(nameless(), [], `${open.name} ${key}`);
    }
    const steps = ["Next event (→)", "Next touch (Shift+→)", "Next difference (D)", "Event before (←)", "Touch before (Shift+←)", "Difference before (Shift+D)"];
    assert.deepEqual(namesInAttributes(), [...commonNames, ...steps, "Copy the text with whole names", "Play (Space)", "Play again from the start (L)", "Speed", "What the engine decided"].sort());
  }
  // One bar turns all stages, and hides the levels in front on each.
  const turns = () => new Set(document.querySelectorAll(".exploded-space").map((one) => /rotateY\([^)]*\)/.exec(one.style.transform)[0]));
  document.querySelector(".exploded-view").focus();
  press("ArrowRight");
  assert.deepEqual([...turns()], ["rotateY(-28deg)"]);
  assert.equal(document.querySelectorAll(".exploded-note").length, 1);
  press("[");
  assert.ok(document.querySelectorAll(".exploded-space").every((space) => space.children.some((plate) => plate.hidden)));
  press("0");
  assert.ok(document.querySelectorAll(".plate").every((plate) => !plate.hidden));
});
