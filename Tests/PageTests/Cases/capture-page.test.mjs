import assert from "node:assert/strict";
import { test } from "node:test";
import { define, enter, nameless, namesInAttributes, press, textsOf } from "./document.mjs";
import { commonNames, finished, frame, load, openCapture, overlay, strategies, views } from "./pages.mjs";

const at = (id) => document.getElementById(id);
const text = (id) => at(id).textContent;
const short = "…/OverlayView";

/** What the capture answers about a touch on the overlay, or on another view. */
function hit(touch, { view = overlay, differs = true, event = 2 * (touch - 1) } = {}) {
  const named = (name) => ({ name, receiver: ["tag", "flag"].includes(name) && differs ? "save" : view, otherwise: ["tag", "flag"].includes(name) && differs ? `actions gained: ${view}` : null });
  return {
    log: [{ number: touch, kind: "hit", text: `touch ${touch} → ${view}`, touch, view, t: event * 1_000 }],
    answers: [{ event, touch, t: event * 1_000, x: 150, y: 125, differs, recorded: "uikit", strategies: strategies.map(({ name }) => named(name)) }],
    timeline: [{ touch, event, last: event + 1, t: event * 1_000, ends: event * 1_000 + 500 }],
  };
}

/** Answers with a hit for each finger that begins. */
function hits(options) {
  let touch = 0;
  return (message) => (message.samples.some(([, , phase]) => phase === "began") ? hit((touch += 1), options) : {});
}

async function tap({ capture, clock }, key = 1) {
  capture.pointers.press(key, "touch", [150, 125], null, clock.now);
  await clock.pass(20);
  capture.pointers.lift(key, "ended", clock.now);
  await clock.pass(1_000);
}

// Tools

test("in a small window More shows and hides the tools, Escape closes it, and it has the theme and the keys", async () => {
  await openCapture();
  const more = at("more");
  const isOpen = () => [more.getAttribute("aria-expanded"), document.documentElement.dataset.more];
  assert.deepEqual(isOpen(), ["false", "off"]);
  more.click();
  assert.deepEqual(isOpen(), ["true", "on"]);
  at("more-help").click();
  assert.ok(at("shortcuts").open);
  at("shortcuts").close();
  at("map").focus();
  press("Escape");
  assert.deepEqual([isOpen(), document.activeElement.id], [["false", "off"], "more"]);
});

// Receivers

test("the receiver is marked as soon as the capture answers, and nothing is scheduled in idle time while a finger is down", async () => {
  const page = await openCapture({ answer: hits() });
  const { capture, clock } = page;
  capture.pointers.press(1, "touch", [150, 125], null, clock.now);
  await clock.pass(150);
  assert.equal(at("stage").dataset.receivers, overlay);
  assert.deepEqual([clock.waiting("idle"), textsOf("#log .line"), textsOf("#answers .answer")], [0, [], []]);
  capture.pointers.lift(1, "ended", clock.now);
  await clock.pass(1_000);
  assert.deepEqual([textsOf("#log .line").length, textsOf("#answers .answer").length, at("stage").dataset.receivers], [1, 1, ""]);
});

test("the results of two touches are written together in idle time, and until then the page is not at rest", async () => {
  const page = await openCapture({ answer: hits() });
  const { capture, clock } = page;
  const held = [];
  define({ requestIdleCallback: (work) => held.push(work) });
  await tap(page);
  await tap(page);
  assert.deepEqual([textsOf("#log .line").length, held.length, capture.isAtRest], [0, 1, false]);
  held[0]();
  await clock.pass(1);
  assert.deepEqual([textsOf("#log .line").length, textsOf("#answers .answer").length, capture.isAtRest], [2, 2, true]);
});

test("a view that two fingers hit is highlighted once, and a fading highlight is replaced by the next one on the view", async () => {
  const { capture, clock } = await openCapture();
  const lights = () => document.querySelectorAll("#stage .lit").map((one) => `${one.textContent}${one.classList.contains("is-leaving") ? " leaves" : ""}`);
  capture.pointers.press(1, "touch", [10, 10], null, clock.now);
  capture.pointers.press(2, "touch", [20, 20], null, clock.now);
  await clock.pass(20);
  assert.deepEqual(lights(), [`${short} · 1, 2`]);
  assert.equal(at("stage").dataset.receivers, `${overlay} ${overlay}`);
  capture.pointers.lift(1, "ended", clock.now);
  capture.pointers.lift(2, "ended", clock.now);
  await clock.pass(20);
  assert.deepEqual(lights(), [`${short} · 1, 2 leaves`]);
  capture.pointers.press(3, "touch", [10, 10], null, clock.now);
  await clock.pass(20);
  assert.deepEqual(lights(), [short]);
  capture.pointers.lift(3, "ended", clock.now);
  await clock.pass(1_000);
  assert.deepEqual(lights(), []);
});

test("the area of an unknown touch is drawn until another touch begins, and again when its line is chosen", async () => {
  const unknown = { number: 1, event: 0, t: 0, kind: "trouble", text: "unknown", touch: 1, area: [20, 100, 60, 30] };
  const logs = [[unknown], [{ number: 2, event: 2, t: 1, kind: "hit", text: "touch 1 → save", touch: 1, view: "save" }]];
  const page = await openCapture({ answer: (message) => ({ ...hits()(message), log: message.samples?.some(([, , phase]) => phase === "began") ? logs.shift() : [] }) });
  const areas = () => document.querySelectorAll("#stage .unknowns path").map((one) => one.getAttribute("d"));
  await tap(page);
  assert.deepEqual(areas(), ["M20 100h60v30h-60Z"]);
  await tap(page);
  assert.deepEqual(areas(), []);
  document.querySelector("#log .line").click();
  assert.deepEqual(areas(), ["M20 100h60v30h-60Z"]);
});

// Names of views

test("long names are short in the log, the answers and the reasons, and whole in their titles and in copies", async () => {
  const node = (name, answer, reason, children = []) => ({ name, class: "UIView", point: [150, 125], answer, reason, visited: true, children });
  const tree = [node("window", overlay, `returns the result of its subview ${overlay}`, [node(overlay, overlay, "is hit: no subview was hit")])];
  const page = await openCapture({
    answer: hits(),
    get: (path) => (path.startsWith("explain") ? { sides: [{ strategy: "uikit", profile: "ios17", touch: 1, point: [150, 125], view: overlay, recursion: null, tree }] } : {}),
  });
  await tap(page);
  const titles = (selector) => document.querySelectorAll(selector).map((one) => one.title);
  assert.deepEqual([textsOf("#log .line-text"), titles("#log .line")], [[`touch 1 → ${short}`], [`touch 1 → ${overlay}`]]);
  assert.deepEqual(textsOf("#answers .receiver"), [short, short, "save", short, "save"]);
  assert.deepEqual(titles("#answers .receiver"), [overlay, overlay, "save", overlay, "save"]);
  assert.deepEqual(textsOf("#answers .otherwise"), Array(2).fill(`actions gained: ${short}`));
  assert.deepEqual(titles("#answers .otherwise"), Array(2).fill(`actions gained: ${overlay}`));
  assert.deepEqual(textsOf("#answers .sign"), ["●", "=", "≠", "=", "≠"]);
  document.querySelector("#answers .copy-name").click();
  document.querySelector("#answers .answer-head").click();
  await page.clock.pass(10);
  assert.deepEqual(document.copied, [overlay]);
  assert.deepEqual(textsOf(".node-reason"), [`(150, 125)  returns the result of its subview ${short}`, "(150, 125)  is hit: no subview was hit"]);
  assert.equal(titles(".node-reason")[0], `returns the result of its subview ${overlay}`);
  assert.equal(text("read-out"), "touch 1 at 0.000 s");
  // The answer's receiver is selected, with its superviews.
  assert.equal(document.querySelector("#tree [aria-selected=true]").dataset.name, overlay);
  assert.deepEqual(textsOf(".trail-step"), ["window", "…/PassThroughView"]);
});

test("the touches are a list only if there are some, and a touch that differs says so", async () => {
  const page = await openCapture({ answer: hits() });
  assert.equal(at("answers").getAttribute("role"), "group");
  await tap(page);
  assert.equal(at("answers").getAttribute("role"), "list");
  assert.deepEqual(textsOf("#answers .verdict"), ["≠ differs"]);
  assert.equal(text("answers-summary"), "1 of 1 differ");
});

// Names and keys of the controls

test("every control has a name before and after touches, at an earlier time, with the map and in space, and after Stop", async () => {
  const page = await openCapture({
    hello: { rules: { number: 0 } },
    answer: (message) => (message.command?.do === "stop" ? { session: { finished: finished({ unknowns: ["text fields are not modelled"] }) } } : { ...hits()(message), rules: { number: 1, moved: [{ touch: 1, before: "save", after: overlay }] } }),
    get: (path) => (path.startsWith("past") ? { events: 1, t: 0, touch: 1, discards: "touch 1", keeps: 1, frame: frame({ full: true, views }), log: [] } : path.startsWith("map") ? map : {}),
  });
  const check = (where) => assert.deepEqual(nameless(), [], where);
  check("at the start");
  await tap(page);
  check("after a touch");
  for (const key of ["3", "m", "ArrowLeft"]) {
    press(key);
    await page.clock.pass(1_000);
    check(`after ${key}`);
  }
  assert.equal(text("connection"), "Looking back at touch 1");
  press("b");
  press("Enter", { ctrlKey: true });
  await page.clock.pass(500);
  assert.ok(at("finished").checkVisibility());
  check("after Stop");
  assert.deepEqual(namesInAttributes(), [...commonNames, "Close", "Copy the text with whole names", "Next event (→)", "Next touch (Shift+→)", "Event before (←)", "Touch before (Shift+←)"].sort());
});

const map = {
  area: 180_000, sampledArea: 9_000, sampledViews: [overlay], omittedReceivers: 2, sampled: [], uncertain: [[10, 20, 40, 20, 40, 30, 10, 30]],
  receivers: [
    { view: overlay, text: overlay, area: 175_000, outlines: [[0, 0, 300, 0, 300, 600, 0, 600], [100, 500, 100, 550, 200, 550]] },
    { view: "undo", text: "undo", area: 4_000, outlines: [[100, 500, 200, 500, 200, 550]] }, { view: null, text: "nothing", area: 1_000, outlines: [] },
  ],
};

test("the map has a part for each view in its color, and a key with names and areas, which selects views and goes with it", async () => {
  const page = await openCapture({ get: (path) => (path.startsWith("map") ? map : {}) });
  assert.ok(at("map-legend").hidden);
  at("map").click();
  await page.clock.pass(500);
  const parts = document.querySelectorAll("#stage .map-part");
  assert.deepEqual(parts.map((one) => [one.dataset.view, one.getAttribute("class")]), [[overlay, "map-part map-color-0"], ["undo", "map-part map-color-1"], ["", "map-part map-none"]]);
  // What the server left out is grey, below the parts.
  assert.equal(document.querySelector("#stage .map-layer svg").firstElementChild.getAttribute("class"), "map-rest map-other");
  assert.equal(document.querySelector("#stage .map-hatch"), null);
  assert.equal(parts[0].getAttribute("d"), "M0 0L300 0L300 600L0 600ZM100 500L100 550L200 550Z");
  assert.equal(parts[0].textContent, `${short}: 175,000 pt²`);
  assert.equal(at("map-legend").hidden, false);
  assert.deepEqual(textsOf(".map-row"), [`${short}175,000 pt²97 %`, "undo4,000 pt²2 %", "nothing1,000 pt²< 1 %"]);
  assert.deepEqual(document.querySelectorAll(".map-swatch").map((one) => one.className), ["map-swatch map-color-0", "map-swatch map-color-1", "map-swatch map-none"]);
  assert.deepEqual(textsOf(".map-note"), ["grey: 2 more, named under the pointer", `9,000 pt² sampled: ${short}`, "dashed: which view is there depends on a size that is known within a range"]);
  assert.equal(document.querySelector("#stage .map-uncertain").getAttribute("d"), "M10 20L40 20L40 30L10 30Z");
  document.querySelectorAll(".map-row")[1].click();
  assert.equal(document.querySelector("#tree [aria-selected=true]").dataset.name, "undo");
  at("map").click();
  assert.deepEqual([textsOf(".map-part"), at("map-legend").hidden], [[], true]);
});

// The reasons

/** A tree of views, each of which returns the result of its subview. */
function treeOf(names, reason = "is hit: no subview was hit") {
  const receiver = names.at(-1);
  return names.reduceRight((children, name) => [{
    name, class: "UIView", point: [150, 125], answer: receiver, visited: true, children,
    reason: name === receiver ? reason : `returns the result of its subview ${children[0].name}`,
  }], []);
}

test("the reasons follow a switch, new code, the shown time and touches, and are marked as old until they are new", async () => {
  const asked = [];
  let receiver = overlay;
  const explained = (path) => {
    if (!path.startsWith("explain")) return { frame: frame({ full: true, views }), log: [], events: 0, t: 0 };
    asked.push(path);
    return { sides: [{ strategy: "uikit", profile: "ios17", touch: null, point: [150, 125], view: receiver, recursion: null, tree: treeOf(["window", receiver]) }] };
  };
  let next = {};
  const page = await openCapture({ answer: (message) => (message.samples.some(([, , phase]) => phase === "began") ? hit(1) : message.command ? next : {}), get: explained });
  const { clock, network } = page;
  const shown = () => document.querySelector(".verdict-line").textContent;
  press("w");
  await clock.pass(500);
  assert.deepEqual(asked, [], "there is no point yet");
  await tap(page);
  assert.deepEqual(asked, [], "a touch is not explained while other results are shown");
  press("w");
  await clock.pass(500);
  assert.equal(shown(), `a finger now at (150, 125) → ${short} under uikit, ios17`);

  // A switch: old as soon as it is chosen, and until the answer is there.
  receiver = "save";
  next = { reset: true, log: [], answers: [], timeline: [], frame: frame({ full: true, views }) };
  network.state = "silent";
  enter(at("strategy"), "flag");
  await clock.pass(50);
  assert.match(shown(), /^old a finger now .* OverlayView under|^old a finger now/);
  assert.ok(at("explain").classList.contains("is-old"));
  network.resume();
  await clock.pass(500);
  assert.equal(shown(), "a finger now at (150, 125) → save under uikit, ios17");
  assert.ok(!at("explain").classList.contains("is-old"));

  // A touch, and a time of the past.
  const before = asked.length;
  page.capture.pointers.press(1, "touch", [20, 30], null, clock.now);
  await clock.pass(400);
  assert.equal(asked.length > before && asked.at(-1), "explain?x=20&y=30");
  page.capture.pointers.lift(1, "ended", clock.now);
  await clock.pass(1_000);
  press("ArrowLeft");
  await clock.pass(500);
  assert.match(asked.at(-1), /^explain\?events=0&t=0&x=20&y=30$/);
  assert.match(shown(), /^a finger then at/);
});

test("reasons that cannot be renewed stay, marked as old", async () => {
  const page = await openCapture({ answer: hits(), get: (path) => (path.startsWith("explain") ? { sides: [{ strategy: "uikit", profile: "ios17", touch: null, point: [150, 125], view: overlay, recursion: null, tree: treeOf(["window", overlay]) }] } : {}) });
  await tap(page);
  press("w");
  await page.clock.pass(500);
  page.network.state = "offline";
  press("w");
  await page.clock.pass(500);
  assert.deepEqual([textsOf(".old-mark"), textsOf(".node-name")], [["old"], ["window", short]]);
});

test("a chain of views that only pass on a result is one line, which unfolds; the app's code stays in sight", async () => {
  const names = ["window", ...Array.from({ length: 9 }, (_, index) => `c${index}`), overlay];
  let tree = treeOf(names);
  const page = await openCapture({ answer: hits(), get: (path) => (path.startsWith("explain") ? { sides: [{ strategy: "uikit", profile: "ios17", touch: null, point: [150, 125], view: overlay, recursion: null, tree }] } : {}) });
  await tap(page);
  const explain = async () => {
    press("w");
    await page.clock.pass(500);
    return textsOf(".node-name");
  };
  assert.deepEqual(await explain(), ["+9", "c8", short]);
  assert.equal(document.querySelector(".is-folded button").title.split(" → ").length, 9);
  // The result of the app's own code is in a line of its own.
  tree = treeOf(names);
  tree[0].children[0].children[0].reason = "decided by PassThroughView.swift:9";
  assert.deepEqual(await explain(), ["window", "c0", "c1", "+6", "c8", short]);
  tree = treeOf(names);
  await explain();
  document.querySelector(".is-folded button").click();
  assert.deepEqual(textsOf(".node-name"), [...names.slice(0, -1), short]);
});

// Before, during and after the capture

test("the page says what to do until the first touch, then that it records, and at the end that it has", async () => {
  const page = await openCapture({ answer: ({ command }) => (command?.do === "startOver" ? { reset: true, session: { samples: 0, touches: 0 } } : command?.do === "stop" ? { session: { finished: finished() } } : {}) });
  const state = () => [!at("hint").hidden, text("connection"), document.documentElement.dataset.recording === "on", document.title.startsWith("●")];
  document.title = "techniques";
  assert.deepEqual(state(), [true, "Ready", false, false]);
  await tap(page);
  assert.deepEqual(state(), [false, "Recording", true, true]);
  at("start-over").click();
  assert.ok(at("sure").open);
  assert.match(text("sure-text"), /^1 touch sequence will be dropped/);
  at("start-over-sure").click();
  await page.clock.pass(50);
  assert.deepEqual(state(), [true, "Ready", false, false]);
  at("sure").close();
  await tap(page);
  at("stop").click();
  await page.clock.pass(50);
  assert.deepEqual(state(), [false, "Finished", false, false]);
});

test("while the connection is lost the page says that touches are not recorded", async () => {
  const page = await openCapture({ answer: hits() });
  await tap(page);
  assert.equal(text("recording"), "Recording");
  page.network.state = "offline";
  await page.clock.pass(3_000);
  assert.deepEqual([text("recording"), text("connection")], ["Not recording", "Connection lost"]);
  assert.match(text("banner"), /touches are not recorded now/);
  page.network.state = "open";
  await page.clock.pass(5_000);
  assert.deepEqual([text("recording"), at("banner").hidden], ["Recording", true]);
});

test("choices, undo and names are sent as commands, half a character as its replacement, and nothing twice", async () => {
  const page = await openCapture({ answer: ({ command }) => (["strategy", "profile"].includes(command?.do) ? { session: { [command.do]: command.value } } : command?.do === "describe" ? { session: command } : {}) });
  await tap(page);
  enter(at("strategy"), "delegate");
  enter(at("profile"), "ios18");
  press("z", { ctrlKey: true });
  enter(at("session-name"), "Toast \ud83d");
  enter(at("session-name"), "Toast \ud83d");
  await page.clock.pass(1_000);
  assert.deepEqual(page.taken.commands, [
    { do: "strategy", value: "delegate" }, { do: "profile", value: "ios18" }, { do: "undo" }, { do: "describe", name: "Toast \ufffd", about: null },
  ]);
  assert.equal(text("strategy-sentence"), "delegate: About delegate.");
});

test("a refused message is an error in red, ends the finger, and later touches are recorded", async () => {
  let refuses = false;
  const page = await openCapture({ answer: ({ seq }) => (refuses ? { status: 400, body: { error: "the body is not JSON", seq: seq - 1 } } : {}) });
  const { capture, clock, taken } = page;
  await tap(page);
  capture.pointers.press(2, "touch", [150, 125], null, clock.now);
  await clock.pass(20);
  refuses = true;
  capture.pointers.drag(2, [150, 100], clock.now);
  await clock.pass(20);
  assert.deepEqual([at("notice").hidden, at("notice").dataset.tone, at("notice").getAttribute("role")], [false, "trouble", "alert"]);
  assert.match(text("notice-text"), /^Refused, and not recorded: .*not JSON/);
  refuses = false;
  capture.pointers.drag(2, [150, 90], clock.now);
  capture.pointers.lift(2, "ended", clock.now);
  await clock.pass(20);
  const count = taken.samples.length;
  await tap(page, 3);
  assert.equal(taken.samples.length, count + 2);
});

test("a Stop before the first touch gives its reason, and the capture goes on", async () => {
  const page = await openCapture({ answer: ({ command }) => (command?.do === "stop" ? { notice: "There is nothing to keep yet." } : {}) });
  at("stop").click();
  await page.clock.pass(50);
  assert.equal(text("notice-text"), "There is nothing to keep yet.");
  assert.deepEqual([at("notice").getAttribute("role"), at("finished").hidden, at("stop").disabled], ["status", true, false]);
  await tap(page);
  assert.equal(page.taken.samples.length, 2);
});

/** A page after Stop. */
async function stopped(more = {}, { get = () => ({}), ...hello } = {}) {
  const page = await openCapture({ answer: ({ command }) => (command?.do === "stop" ? { session: { finished: finished(more) } } : {}), get, hello });
  await tap(page);
  at("stop").click();
  await page.clock.pass(50);
  return page;
}

test("after Stop the result has its verdict, its commands and its links, can be hidden and shown, and nothing can be changed", async () => {
  await stopped({ file: "my file.touchrec" });
  assert.deepEqual([text("replay-verdict"), at("unknowns")], ["✓ replayed: same", null]);
  assert.deepEqual(textsOf("#finished code"), ["diff", "show", "matrix"].map((word) => `replayer ${word} 'my file.touchrec'`));
  assert.equal(document.querySelectorAll("#finished button, #finished a").length, 10);
  assert.equal(at("connection").dataset.state, "finished");
  assert.ok(at("banner").hidden);
  for (const id of ["strategy", "profile", "undo", "start-over", "stop", "session-name", "orientation", "keyboard", "keyboard-height", "turn-device"]) assert.ok(at(id).disabled, id);
  at("finished-close").click();
  assert.deepEqual([at("finished").hidden, at("finished-show").hidden], [true, false]);
  at("finished-show").click();
  assert.equal(at("finished").hidden, false);
});

test("the commands of a capture with rules carry the options of the rules, quoted", async () => {
  await stopped({ file: "live.touchrec" }, { rulesOptions: ["--rules", "My Sources", "--rules", "it's.swift", "--define", "DEBUG"] });
  const options = "--rules 'My Sources' --rules 'it'\\''s.swift' --define DEBUG";
  assert.deepEqual(textsOf("#finished code"), ["diff", "show", "matrix"].map((word) => `replayer ${word} ${options} live.touchrec`));
});

test("a capture with unknown outcomes says at its end that a comparison will be inconclusive, and why", async () => {
  await stopped({ unknowns: ["a text field begins to be edited", "another reason"] });
  assert.match(text("unknowns"), /^A comparison will be inconclusive: a text field begins to be edited \(and 1 more reason\)\./);
});

test("another recording loads the page again; one that cannot begin is an error in red, and the result stays", async () => {
  let refuses = true;
  const page = await stopped({}, { get: (path) => (refuses && path === "another" ? { status: 500, body: { error: "live-2.touchrec: cannot be written" } } : {}) });
  let loads = 0;
  location.reload = () => (loads += 1);
  at("record-another").click();
  assert.ok(at("record-another").disabled);
  await page.clock.pass(50);
  assert.deepEqual([loads, at("notice").dataset.tone, text("notice-text")], [0, "trouble", "live-2.touchrec: cannot be written"]);
  assert.deepEqual([at("finished").hidden, at("record-another").disabled], [false, false]);
  refuses = false;
  at("record-another").click();
  await page.clock.pass(50);
  assert.equal(loads, 1);
});

test("Done ends the command, and the page does not offer what no longer works", async () => {
  const page = await stopped();
  at("finish-command").click();
  await page.clock.pass(50);
  assert.ok(page.network.requests.some(({ path }) => path === "done"));
  assert.match(text("banner"), /^The command has ended/);
  assert.equal(at("banner").dataset.tone, "plain");
  assert.equal(document.querySelectorAll(".finished-actions, .finished-choices").length, 0);
  assert.ok(at("copy-touches").disabled && at("copy-flags").disabled);
});

test("a capture that fails is an error in red with its reason, and one that was interrupted has ended", async () => {
  for (const [reason, error, state, tone] of [["failed", "The disk is full. The data is in x.touchrec, unfinished.", "failed", "trouble"], ["finished", "The capture was interrupted.", "finished", "plain"]]) {
    const page = await openCapture({ answer: ({ samples }) => (samples.length ? { status: 409, body: { error, reason } } : {}) });
    await tap(page);
    assert.deepEqual([at("connection").dataset.state, at("banner").hidden, at("banner").dataset.tone, text("banner")], [state, false, tone, error]);
    assert.ok(at("stop").disabled);
  }
});

// Messages

test("a banner waits until no finger is down, and then shows the latest message", async () => {
  const page = await openCapture();
  const { capture, clock } = page;
  const { showBanner } = await load("notices.js");
  capture.pointers.press(1, "touch", [150, 125], null, clock.now);
  await clock.pass(20);
  showBanner("first");
  showBanner("latest", { action: { title: "Try", run() {} } });
  await clock.pass(500);
  assert.ok(at("banner").hidden);
  capture.pointers.lift(1, "ended", clock.now);
  await clock.pass(50);
  assert.deepEqual([at("banner").hidden, at("banner").dataset.tone, text("banner")], [false, "trouble", "latestTry"]);
  showBanner(null);
  assert.ok(at("banner").hidden);
});

test("an error stays until it is dismissed, and a plain notice does not replace it", async () => {
  const page = await openCapture();
  const { showNotice, watchErrors } = await load("notices.js");
  watchErrors();
  showNotice("plain");
  await page.clock.pass(10_000);
  assert.ok(at("notice").hidden);
  showNotice("trouble", "trouble");
  showNotice("plain");
  await page.clock.pass(10_000);
  assert.deepEqual([at("notice").hidden, text("notice-text")], [false, "trouble"]);
  at("notice-close").click();
  assert.ok(at("notice").hidden);
});

test("new code is shown with the touches that moved until it is dismissed, and their marks until the next touch", async () => {
  let rules = null;
  const page = await openCapture({ hello: { rules: { number: 0 } }, answer: () => ({ rules }) });
  rules = { number: 1, moved: [{ touch: 1, x: 150, y: 125, before: overlay, after: "save" }] };
  await page.clock.pass(500);
  const news = () => textsOf("#rules-news strong, #rules-news li");
  assert.deepEqual(news(), ["New code: 1 touch hits another view.", `touch 1: ${short} → save`]);
  assert.deepEqual([at("rules-news").hidden, at("rules-news").getAttribute("role"), at("rules-news").dataset.tone], [false, "status", "plain"]);
  assert.deepEqual(textsOf("#stage .lit-name").sort(), [`1 before: ${short}`, "1 now: save"]);
  await tap(page);
  assert.deepEqual(textsOf("#stage .lit-name"), []);
  assert.equal(at("rules-news").hidden, false, "without the message the stage would move");
  // A line about a touch explains it.
  document.querySelector(".rules-line").click();
  await page.clock.pass(500);
  assert.ok(page.network.requests.some(({ path }) => path === "explain?x=150&y=125"));
  document.querySelector("#rules-news [aria-label=Dismiss]").click();
  await page.clock.pass(500);
  assert.ok(at("rules-news").hidden, "the same result is shown once");
});

test("an error of the compiler is an alert with its lines", async () => {
  const page = await openCapture({ hello: { rules: { number: 0 } }, answer: () => ({ rules: { number: 1, error: "the rules do not compile: 1 error\nA.swift:6:3: error: no x\n  return x\n         ^\nB.swift:1:1: error: no y" } }) });
  await page.clock.pass(500);
  assert.deepEqual([at("rules-news").hidden, at("rules-news").getAttribute("role"), at("rules-news").dataset.tone], [false, "alert", "trouble"]);
  assert.deepEqual(textsOf("#rules-news strong, #rules-news li"), ["The new code does not compile; the code before is still used.", "A.swift:6:3: error: no x\n  return x\n         ^", "B.swift:1:1: error: no y"]);
  await openCapture({ hello: { rules: { number: 1, error: "A.swift:1:1: error: no y" } } });
  assert.equal(at("rules-news").getAttribute("role"), "alert", "also at the start");
});

// The device

test("the device is turned and its keyboard shown with keys, and not while one looks back", async () => {
  const page = await openCapture({
    answer: ({ samples }) => ({ session: Object.fromEntries(samples.flatMap(([, what, value]) => (what === "rotate" ? [["orientation", value]] : what === "keyboard" ? [["keyboard", value === "hidden" ? 0 : value]] : []))) }),
    get: (path) => (path.startsWith("past") ? { events: 0, t: 0, frame: frame({ full: true, views }), log: [] } : {}),
    hello: { screen: { width: 300, height: 600, keyboardHeight: 300 } },
  });
  const sent = () => page.taken.samples.map((sample) => sample.slice(1).join(" "));
  for (const key of ["l", "k", "k"]) {
    press(key);
    await page.clock.pass(50);
  }
  assert.deepEqual(sent(), ["rotate landscapeLeft", "keyboard 300", "keyboard hidden"]);
  assert.deepEqual([text("keyboard"), at("orientation").value], ["Show keyboard", "landscapeLeft"]);
  enter(at("orientation"), "portrait");
  await page.clock.pass(50);
  press("ArrowLeft", { shiftKey: true });
  await page.clock.pass(50);
  press("l");
  assert.match(text("notice-text"), /earlier time/);
  await page.clock.pass(50);
  assert.deepEqual(sent().slice(3), ["rotate portrait"]);
});

// Looking back

test("at an earlier time the stage, the log and the touches are those of it, with names that are short there", async () => {
  // The overlay has a namesake at the earlier time, so that its short name is longer.
  const twin = { id: 9, parent: 2, index: 1, name: "page/OverlayView[0]", class: "OverlayView", size: [10, 10] };
  const past = { events: 3, t: 2_000, touch: 2, discards: "touch 3", keeps: 2, isWithin: true, frame: frame({ full: true, views: [...views, twin], fingers: [{ touch: 2, x: 1, y: 1, view: 5, receiver: overlay }] }), log: hit(1).log };
  const page = await openCapture({ answer: hits(), get: (path) => (path.startsWith("past") ? past : {}) });
  for (let touch = 1; touch <= 3; touch += 1) await tap(page);
  const stages = () => ["stage", "stage-past"].map((id) => at(id).checkVisibility());
  const rows = () => document.querySelectorAll("#answers .answer").map((one) => one.dataset.touch);
  assert.deepEqual([stages(), rows(), textsOf("#answers .receiver")[0]], [[true, false], ["3", "2", "1"], short]);
  press("ArrowLeft", { shiftKey: true });
  await page.clock.pass(50);
  assert.deepEqual(stages(), [false, true]);
  assert.deepEqual([text("connection"), text("recording"), text("time-loss")], ["Looking back at touch 2", "Looking back at touch 2", "Discards touch 3"]);
  assert.match(text("time-position"), /^Looking back at touch 2 · 0\.002 s$/);
  assert.equal(text("time-sentence"), "Discards touch 3. Touch 2 is kept to the end.");
  assert.deepEqual(textsOf("#stage-past .finger"), ["2"]);
  assert.deepEqual([rows(), text("answers-summary")], [["2", "1"], "2 of 2 differ up to touch 2"]);
  assert.deepEqual([textsOf("#log .line-text"), textsOf("#answers .receiver")[0]], [["touch 1 → …/PassThroughView[0]/OverlayView"], "…/PassThroughView[0]/OverlayView"]);
  press("b");
  await page.clock.pass(50);
  assert.deepEqual([stages(), rows(), text("connection"), textsOf("#answers .receiver")[0]], [[true, false], ["3", "2", "1"], "Recording", short]);
  assert.equal(textsOf("#log .line").length, 3);
  // Going on from there.
  press("ArrowLeft", { shiftKey: true });
  await page.clock.pass(50);
  press("g");
  await page.clock.pass(50);
  assert.deepEqual([page.taken.commands.at(-1), stages()], [{ do: "goOn", events: 3 }, [true, false]]);
});

test("while a finger is down, looking back is refused with the reason", async () => {
  const page = await openCapture({ answer: hits() });
  await tap(page);
  page.capture.pointers.press(2, "touch", [150, 125], null, page.clock.now);
  await page.clock.pass(20);
  press("ArrowLeft", { shiftKey: true });
  await page.clock.pass(20);
  assert.match(text("notice-text"), /^Lift the finger to look back/);
  assert.deepEqual([at("stage").checkVisibility(), page.capture.pointers.count], [true, 1]);
});
