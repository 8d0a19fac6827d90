import assert from "node:assert/strict";
import { test } from "node:test";
import { aligned } from "../../../Sources/CScenePage/page/alignment.js";

const text = (value) => JSON.stringify(value);
const sideOf = (rows, side) => rows.map((row) => row[side]).filter(Boolean);

/** The length of a longest common subsequence, by the rows of the usual table. */
function most(left, right) {
  const row = new Array(right.length + 1).fill(0);
  for (const one of left) {
    let corner = 0;
    right.forEach((other, at) => {
      const above = row[at + 1];
      row[at + 1] = text(one) === text(other) ? corner + 1 : Math.max(above, row[at]);
      corner = above;
    });
  }
  return row.at(-1);
}

test("outcomes keep their order on both sides, and as many equal ones as possible share a row", () => {
  let seed = 7;
  const below = (count) => (seed = (seed * 48_271) % 2_147_483_647) % count;
  const some = () => Array.from({ length: below(8) }, () => ({ kind: ["hit", "action"][below(2)], touch: 1 + below(2), text: "abc"[below(3)] }));
  for (let round = 0; round < 3_000; round += 1) {
    const [left, right] = [some(), some()];
    const rows = aligned(left, right);
    assert.deepEqual([sideOf(rows, 0), sideOf(rows, 1)], [left, right]);
    assert.equal(rows.filter(([one, other]) => one && other && text(one) === text(other)).length, most(left, right), text([left, right]));
    assert.ok(rows.every(([one, other]) => !one || !other || (one.kind === other.kind && one.touch === other.touch)));
  }
});

test("outcomes of the same kind and touch that differ are beside each other", () => {
  const one = (kind, name, touch = 1) => ({ kind, touch, text: name });
  const rows = aligned([one("hit", "a"), one("action", "x")], [one("hit", "b"), one("scroll", "s"), one("action", "x")]);
  assert.deepEqual(rows.map((row) => row.map((side) => side?.text ?? "–").join(" ")), ["a b", "– s", "x x"]);
});

test("thousands of outcomes are aligned quickly", () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({ kind: "scroll", touch: 1, text: String(index) }));
  const others = many.map((entry, index) => (index % 2_500 ? entry : { ...entry, text: "other" }));
  const rows = aligned(many, others);
  assert.equal(rows.length, 5_000);
  assert.equal(rows.filter(([one, other]) => one === other).length, 4_998);
});

test("too many outcomes to align are each in one row, beside one of their kind or none", () => {
  const end = Array.from({ length: 5 }, (_, index) => ({ kind: "scroll", touch: 1, text: String(index) }));
  const lone = (count, name) => Array.from({ length: count }, (_, index) => ({ kind: index % 2 ? "hit" : "scroll", touch: 1, text: name + index }));
  const [longer, shorter] = [lone(1_100, "l"), lone(1_000, "s")];
  for (const [left, right] of [[[...shorter, ...end], [...longer, ...end]], [[...longer, ...end], [...shorter, ...end]]]) {
    const rows = aligned(left, right);
    assert.deepEqual([sideOf(rows, 0), sideOf(rows, 1)], [left, right]);
    assert.equal(rows.length, 1_105);
    assert.ok(rows.every(([one, other]) => !one || !other || one.kind === other.kind));
  }
});
