import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { shortNames, shortText } from "../../../Sources/CScenePage/page/names.js";
import { coordinate, counted, fingerColor, listOf, numberText, pieces, pointText, seconds, shortName } from "../../../Sources/CScenePage/page/values.js";

/** The names and their short names, which the short names of reports are compared with too. */
const table = JSON.parse(readFileSync(new URL("short-names.json", import.meta.url)));

test("a short name is the shortest ending that no other view has, as in reports", () => {
  assert.deepEqual(Object.fromEntries(shortNames(Object.keys(table))), table);
});

test("each short name belongs to one view, whatever the names are", () => {
  let seed = 7;
  const below = (count) => (seed = (seed * 48_271) % 2_147_483_647) % count;
  const part = () => "ABC"[below(3)] + (below(2) ? `[${below(3)}]` : "");
  for (let round = 0; round < 300; round += 1) {
    const names = new Set(Array.from({ length: 1 + below(12) }, () => Array.from({ length: 1 + below(4) }, part).join("/")));
    const short = shortNames([...names]);
    assert.equal(new Set(short.values()).size, names.size, [...names].join(" "));
    assert.deepEqual([...short.keys()].sort(), [...names].sort());
  }
});

test("a text has short names instead of whole ones, with the signs after them", () => {
  const short = (text) => shortText(text, (name) => `<${name}>`);
  assert.equal(short("touch 1 → a/b[0], at c/d; then e."), "touch 1 → <a/b[0]>, at <c/d>; then e.");
  assert.equal(short("no names"), "no names");
});

test("a long name may be broken before its words and after a slash, and a short one nowhere", () => {
  const broken = (text) => pieces(text).map((piece) => piece ?? "|").join("");
  assert.equal(broken("touch 1 → …/OverlayTranslationContainerView"), "touch 1 → …/Overlay|Translation|Container|View");
  assert.equal(broken("root/PassThroughView[0]/OverlayView[0]"), "root/|Pass|Through|View[0]/|Overlay|View[0]");
  assert.equal(broken("map/PassThroughView"), "map/PassThroughView");
  for (const text of ["", "a  b", "window/UITransitionView[0]/UILabel[12] differs"]) {
    assert.equal(pieces(text).filter((piece) => piece !== null).join(""), text);
  }
});

test("times, points, numbers and counts have one form", () => {
  assert.deepEqual([seconds(0), seconds(1_234_567)], ["0.000", "1.235"]);
  assert.deepEqual([coordinate(-0.001), coordinate(1.005), coordinate(12.3456)], ["0", "1", "12.35"]);
  assert.equal(pointText(1.5, -2), "(1.5, -2)");
  assert.equal(numberText(1_234_567), "1,234,567");
  assert.deepEqual([counted(1, "event"), counted(2_000, "event"), counted(0, "touch", "touches")], ["1 event", "2,000 events", "0 touches"]);
  assert.deepEqual([listOf(undefined), listOf([1])], [[], [1]]);
  assert.deepEqual([fingerColor(0), fingerColor(10), fingerColor(11)], ["var(--finger-1)", "var(--finger-10)", "var(--finger-1)"]);
  assert.equal(shortName("window/view/another-view/the-last-one"), "…/the-last-one");
  assert.equal(shortName("window/view"), "window/view");
});
