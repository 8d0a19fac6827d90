import assert from "node:assert/strict";
import { test } from "node:test";
import { SceneModel } from "../../../Sources/CScenePage/page/scene-model.js";
import { boundingBox, css, identity, invert, multiply } from "../../../Sources/CScenePage/page/transform.js";

const at = (x, y) => [1, 0, 0, 1, x, y];

/** A window with a list that clips and has scrolled, with two rows, and a panel turned by a right angle. */
function makeModel() {
  const model = new SceneModel();
  model.apply({
    full: true,
    views: [
      { id: 1, name: "window", size: [200, 400], matrix: at(0, 0) },
      { id: 2, parent: 1, index: 0, name: "list", size: [100, 100], matrix: at(10, 20), origin: [0, 50], clips: true },
      { id: 4, parent: 2, index: 1, name: "list/Row[1]", size: [100, 60], matrix: at(0, 60) },
      { id: 3, parent: 2, index: 0, name: "list/Row[0]", size: [100, 60], matrix: at(0, 0) },
      { id: 5, parent: 1, index: 1, name: "panel", size: [50, 20], matrix: [0, 1, -1, 0, 150, 100] },
    ],
  });
  return model;
}

const order = (model) => [...model.inOrder()].map(({ record }) => record.name).join(" ");

test("a scene's views are in the order of their indices, parents first, with defaults for what a record leaves out", () => {
  const model = makeModel();
  assert.equal(order(model), "window list list/Row[0] list/Row[1] panel");
  const { record } = model.nodes.get(3);
  assert.deepEqual([record.alpha, record.isHidden, record.class, record.origin], [1, false, "UIView", [0, 0]]);
  assert.equal(model.named("panel").record.id, 5);
  assert.equal(model.named("nothing"), null);
});

test("a frame changes only the views that it has; the changes are reported", () => {
  const model = makeModel();
  const before = model.nodes.get(3).record;
  const change = model.apply({ views: [{ id: 3, parent: 2, index: 0, name: "list/Row[0]", size: [100, 60], matrix: at(0, 5) }], removed: [] });
  assert.deepEqual([change.added, change.removed, change.isRearranged], [[], [], false]);
  assert.deepEqual(change.changed.map(({ node, before: old }) => [node.record.id, old === before]), [[3, true]]);
  assert.deepEqual(model.apply({ views: [] }), { added: [], changed: [], removed: [], isRearranged: false });
  const renamed = model.apply({ views: [{ id: 3, parent: 2, index: 0, name: "first", size: [100, 60], matrix: at(0, 5) }] });
  assert.ok(renamed.isRearranged);
  assert.equal(model.shortName("first"), "first");
});

test("a removed view is removed with its subviews; a full frame removes what it does not have", () => {
  const model = makeModel();
  assert.deepEqual(model.apply({ removed: [2, 77] }).removed.map(({ record }) => record.id), [2, 3, 4]);
  assert.equal(order(model), "window panel");
  const change = model.apply({ full: true, views: [{ id: 1, name: "window" }, { id: 9, parent: 1, name: "new" }] });
  assert.deepEqual([change.added.map(({ record }) => record.id), change.removed.map(({ record }) => record.id)], [[9], [5]]);
  assert.equal(order(model), "window new");
});

test("a view that moves to another superview or to the front is there at once", () => {
  const model = makeModel();
  const change = model.apply({ views: [{ id: 3, parent: 1, index: 2, name: "list/Row[0]", size: [100, 60], matrix: at(0, 0) }] });
  assert.ok(change.isRearranged);
  assert.equal(order(model), "window list list/Row[1] panel list/Row[0]");
});

test("the place on the screen follows the superviews, their scroll position and their transforms", () => {
  const model = makeModel();
  assert.deepEqual(model.boxOnScreen(model.nodes.get(3)), [10, -30, 100, 60]);
  assert.deepEqual(model.boxOnScreen(model.nodes.get(5)), [130, 100, 20, 50]);
  assert.deepEqual(model.pointIn(model.nodes.get(2), [10, 20]), [0, 50]);
  assert.deepEqual(model.pointIn(model.nodes.get(5), [140, 110]), [10, 10]);
  model.apply({ views: [{ id: 5, parent: 1, index: 1, name: "panel", size: [50, 20], matrix: [0, 0, 0, 0, 0, 0] }] });
  assert.equal(model.pointIn(model.nodes.get(5), [140, 110]), null);
});

test("the views at a point are front to back, without what a superview clips", () => {
  const model = makeModel();
  const names = (x, y) => model.viewsAt([x, y]).map(({ node }) => node.record.name).join(" ");
  assert.equal(names(20, 25), "list/Row[0] list window");
  assert.equal(names(20, 40), "list/Row[1] list window");
  assert.equal(names(20, 10), "window", "the row is above the list's visible part");
  assert.equal(names(140, 110), "panel window");
  assert.equal(names(500, 500), "");
  assert.deepEqual(model.viewsAt([20, 40])[0].point, [10, 10]);
});

test("a view in a hidden or transparent one is not shown", () => {
  const model = makeModel();
  assert.ok(model.isShown(model.nodes.get(3)));
  for (const state of [{ isHidden: true }, { alpha: 0.005 }]) {
    model.apply({ views: [{ id: 2, parent: 1, index: 0, name: "list", size: [100, 100], matrix: at(10, 20), ...state }] });
    assert.ok(!model.isShown(model.nodes.get(3)));
  }
});

test("the short names of a scene are those of its present views", () => {
  const model = makeModel();
  assert.equal(model.shortName("list/Row[0]"), "…/Row[0]");
  assert.equal(model.shortText("touch 1 → list/Row[1]"), "touch 1 → …/Row[1]");
  model.apply({ removed: [4] });
  assert.equal(model.shortText("list/Row[0]"), "…/Row");
});

test("transforms are combined, inverted and written as in CSS", () => {
  const turn = [0, 1, -1, 0, 30, 40];
  assert.deepEqual(multiply(turn, invert(turn)).map((part) => part + 0), identity);
  assert.equal(invert([1, 2, 2, 4, 0, 0]), null);
  assert.deepEqual([css(identity), css(at(3, 4)), css(turn)], ["", "translate(3px, 4px)", "matrix(0,1,-1,0,30,40)"]);
  assert.deepEqual(boundingBox(turn, [10, 20]), [10, 40, 20, 10]);
});
