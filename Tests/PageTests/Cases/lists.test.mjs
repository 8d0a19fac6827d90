import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, openDocument, press, textsOf } from "./document.mjs";
import { load, openCapture, overlay } from "./pages.mjs";
import { Clock } from "./clock.mjs";

const at = (id) => document.getElementById(id);

// The log

async function makeLog() {
  openDocument();
  new Clock();
  const { Log } = await load("log.js");
  return new Log(() => {}, (text) => text);
}

const entry = (number, kind, text) => ({ number, kind, text, t: number });

test("the log is in parts of 40 lines, and keeps the newest 500; a repeated outcome is counted on its line", async () => {
  const log = await makeLog();
  const all = () => document.querySelectorAll("#log .line");
  log.add(Array.from({ length: 39 }, (_, number) => entry(number, "hit", `hit ${number}`)));
  // The second "pan" repeats the last line of the first part, although a hidden line of the next part is between them.
  log.add([entry(39, "gesture", "pan"), entry(40, "touches", "began"), entry(41, "gesture", "pan")]);
  assert.deepEqual(all().filter(({ dataset }) => dataset.times !== "1").map(({ dataset }) => dataset.times), ["2"]);
  // Seven outcomes at a time, which is no divisor of a part.
  for (let first = 42; first < 700; first += 7) log.add(Array.from({ length: 7 }, (_, at) => entry(first + at, "hit", `hit ${first + at}`)), true);
  const sizes = at("log").children.map((part) => part.childElementCount);
  assert.deepEqual([all().length, all()[0].dataset.number, all().at(-1).dataset.number], [500, "200", "699"]);
  assert.ok(Math.max(...sizes) === 40 && Math.min(...sizes) > 0);
  assert.equal(document.querySelector(".filter[data-kind=hit] .filter-count").textContent, "500+");
});

test("a filter of the log hides the lines of its kind, also later ones, and a new kind gets one", async () => {
  const log = await makeLog();
  log.add([entry(1, "hit", "a"), entry(2, "key", "b")]);
  const shown = () => document.querySelectorAll("#log .line").filter((one) => !one.hidden).map((one) => one.dataset.text).join();
  assert.deepEqual(textsOf(".filter").slice(-2), ["trouble", "key1"]);
  document.querySelector(".filter[data-kind=hit]").click();
  log.add([entry(3, "hit", "c"), entry(4, "key", "d")]);
  assert.deepEqual([shown(), document.querySelector(".filter[data-kind=hit]").getAttribute("aria-pressed")], ["b,d", "false"]);
  document.querySelector(".filter[data-kind=hit]").click();
  assert.equal(shown(), "a,b,c,d");
});

// The tree

test("the tree has a row for each view; a search shows those that match with their superviews, or that there is none", async () => {
  await openCapture();
  const names = () => document.querySelectorAll("#tree [role=treeitem]").map((one) => one.dataset.name);
  const search = (words) => enter(at("tree-search"), words, "input");
  assert.deepEqual(names(), ["window", "page", "save", "window/PassThroughView[0]", overlay, "undo"]);
  search("uibutton save");
  assert.deepEqual([names(), at("view-count").textContent], [["window", "page", "save"], "1 of 6"]);
  search("no such view");
  assert.deepEqual([names(), at("tree").hidden, textsOf(".empty").includes("No view has that name or class.")], [[], true, true]);
  assert.equal(at("tree").childElementCount, 0, "its role allows rows only");
  search("");
  assert.deepEqual([names().length, at("tree").hidden], [6, false]);
  at("tree-search").focus();
  press("ArrowDown");
  const selected = () => document.querySelector("#tree [aria-selected=true]")?.dataset.name;
  assert.deepEqual([selected(), document.activeElement.dataset.name], ["window", "window"]);
  for (const key of ["ArrowDown", "ArrowLeft"]) press(key);
  assert.deepEqual([selected(), names()], ["page", ["window", "page", "window/PassThroughView[0]", overlay, "undo"]]);
  for (const key of ["ArrowRight", "ArrowRight"]) press(key);
  assert.deepEqual([selected(), document.querySelector("#inspector h3").textContent], ["save", "save"]);
});

// The views at a point

test("the views at a point are listed front to back with their reasons, and one is chosen with the keyboard", async () => {
  const node = (name, answer, visited, reason, children = []) => ({ name, class: "UIView", point: null, answer, visited, reason, children });
  const tree = [node("window", overlay, true, "returns the result of its subview", [node(overlay, overlay, true, "is hit"), node("page", null, false, "the touch was decided before its turn", [node("save", null, false, "was not asked")])])];
  const page = await openCapture({ get: (path) => (path.startsWith("explain") ? { sides: [{ view: overlay, recursion: null, tree }] } : path.startsWith("hit") ? { view: overlay } : {}) });
  page.capture.pointers.listeners.onHover([150, 125]);
  await page.clock.pass(50);
  assert.equal(at("read-out").dataset.view, overlay);
  press("v");
  await page.clock.pass(50);
  assert.deepEqual(document.querySelectorAll(".layer").map((one) => one.title), [overlay, "window/PassThroughView[0]", "save", "page", "window"]);
  assert.deepEqual(textsOf(".layer-reason"), ["is hit", "", "was not asked", "the touch was decided before its turn", "returns the result of its subview"]);
  assert.deepEqual([textsOf(".layer-sign"), textsOf(".layer.is-receiver strong")], [["●", "", "·", "·", "↳"], ["…/OverlayView"]]);
  press("ArrowDown");
  press("ArrowDown");
  assert.equal(document.activeElement.title, "save");
  document.activeElement.click();
  assert.equal(document.querySelector("#tree [aria-selected=true]").dataset.name, "save");
  assert.ok(document.querySelector(".layers").hidden);
  press("v");
  await page.clock.pass(50);
  press("Escape");
  assert.ok(document.querySelector(".layers").hidden);
  assert.deepEqual(page.taken.samples, []);
});

// Views in space

test("the exploded view has a plate for each view, in front of all that it covers; one can be chosen and levels hidden", async () => {
  const page = await openCapture();
  press("3");
  await page.clock.pass(500);
  const plates = document.querySelectorAll(".exploded")[0].querySelectorAll(".plate");
  const level = (id) => Number(plates.find((one) => one.dataset.view === String(id)).dataset.level);
  assert.equal(plates.length, 6);
  // Each view covers the one before it, except for the two buttons, which are beside each other.
  assert.deepEqual([1, 2, 3, 4, 5, 6].map(level), [0, 1, 2, 3, 4, 5]);
  plates.at(-1).click();
  assert.equal(document.querySelector("#tree [aria-selected=true]").dataset.name, "undo");
  assert.deepEqual(document.querySelectorAll(".plate.is-selected").map((one) => one.dataset.view).slice(0, 1), ["6"]);
  document.querySelectorAll(".trail-step").at(-1).click();
  assert.equal(document.querySelector("#tree [aria-selected=true]").dataset.name, overlay);
  document.querySelector(".exploded-view").focus();
  press("[");
  const hidden = () => plates.filter((one) => one.hidden).map((one) => Number(one.dataset.level));
  assert.deepEqual([...new Set(hidden())], [Math.max(...plates.map((one) => Number(one.dataset.level)))]);
  enter(document.querySelector("[aria-label=\"Frontmost level shown\"]"), "0", "input");
  assert.equal(Math.min(...hidden()), 1);
  assert.match(document.querySelector(".exploded-note").textContent, /in front of level 1 hidden/);
  press("0");
  assert.deepEqual(hidden(), []);
  press("3");
  await page.clock.pass(500);
  assert.deepEqual([document.querySelectorAll(".plate").length, document.querySelector(".bezel").hidden], [0, false]);
});
