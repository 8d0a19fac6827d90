import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, nameless, namesInAttributes, press, textsOf } from "./document.mjs";
import { commonNames, frame, openPlayer, overlay, views } from "./pages.mjs";

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

/** The session beside a replay. */
function openTwo(strategy = "delegate", more = {}) {
  const differs = strategy === "delegate";
  return openPlayer({
    frames: frames(["uikit", strategy]), get: (path) => (path.startsWith("explain") ? explain() : path.startsWith("hit") ? { view: path.includes("side=1") ? "save" : overlay } : {}),
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

test("a strategy, a profile or all strategies load the session again at the same event", async () => {
  const { clock } = await openTwo();
  press("ArrowRight");
  await clock.pass(50);
  const chosen = (run) => {
    run();
    return location.hash;
  };
  const session = "session=0&strategy=delegate&profile=ios17&event=1";
  assert.equal(chosen(() => enter(at("strategy"), "uikit")), session.replace("delegate", "uikit"));
  assert.equal(chosen(() => enter(at("profile"), "ios18")), session.replace("ios17", "ios18"));
  assert.equal(chosen(() => at("five").click()), session.replace("delegate", "all"));
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
