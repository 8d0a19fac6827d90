// The server's view records as a tree, without elements.
import { apply, boundingBox, identity, invert, multiply } from "./transform.js";
import { listOf, shortName as lastPart } from "./values.js";
import { shortNames, shortText } from "./names.js";

const defaults = {
  parent: null, index: 0, name: "", class: "UIView", kind: "view", size: [0, 0], matrix: identity, origin: [0, 0], alpha: 1,
  isHidden: false, clips: false, background: null, radius: 0, text: null, isInteractive: true, isMarked: false,
  isIdentified: false, isNameShown: false, isCard: false, state: {},
};

/**
 * @typedef {{record: any, source: any, parent: Node | null, children: Node[]}} Node a view in its place; `source` is the record as received
 * @typedef {{added: Node[], changed: {node: Node, before: any}[], removed: Node[], isRearranged: boolean}} Change
 */

export class SceneModel {
  constructor() {
    /** @type {Map<number, Node>} */
    this.nodes = new Map();
    /** @type {Node[]} windows, back to front */
    this.roots = [];
    /** The short names by name, while no view is added, removed or renamed. @type {Map<string, string> | null} */
    this.shortened = null;
  }

  /**
   * Applies a frame and returns the changes.
   * @returns {Change}
   */
  apply(frame) {
    const change = { added: [], changed: [], removed: [], isRearranged: false };
    const views = listOf(frame.views);
    if (frame.full) {
      const kept = new Set(views.map((view) => view.id));
      for (const node of [...this.nodes.values()]) if (!kept.has(node.record.id)) this.#remove(node.record.id, change, false);
    }
    for (const id of listOf(frame.removed)) this.#remove(id, change, true);
    const changedLists = new Set();
    for (const view of views) this.#take(view, change, changedLists);
    for (const siblings of changedLists) siblings.sort((left, right) => left.record.index - right.record.index);
    change.isRearranged ||= change.added.length > 0 || change.removed.length > 0;
    if (change.isRearranged) this.shortened = null;
    return change;
  }

  /** The transform to the screen from a view's box, whose origin is 0, 0 (unlike that of its bounds). */
  matrixToScreen(node) {
    let matrix = node.record.matrix;
    for (let above = node.parent; above; above = above.parent) {
      const [x, y] = above.record.origin;
      matrix = multiply(above.record.matrix, multiply([1, 0, 0, 1, -x, -y], matrix));
    }
    return matrix;
  }

  /** The smallest axis-aligned rectangle on the screen that contains a view, as [x, y, width, height]. */
  boxOnScreen(node) {
    return boundingBox(this.matrixToScreen(node), node.record.size);
  }

  /** Whether the view and all its superviews are visible. */
  isShown(node) {
    for (let view = node; view; view = view.parent) {
      if (view.record.isHidden || view.record.alpha < 0.01) return false;
    }
    return true;
  }

  /**
   * All views whose box contains a point of the screen, front to back, each with the point in its coordinates. Views
   * that are hidden or transparent are included; what a superview clips is not.
   * @param {[number, number]} point
   * @returns {{node: Node, point: [number, number]}[]}
   */
  viewsAt(point) {
    const found = [];
    const visit = (node, inParent) => {
      const { record } = node;
      const own = this.#within(node, inParent);
      if (!own) return;
      const isInside = own[0] >= 0 && own[1] >= 0 && own[0] < record.size[0] && own[1] < record.size[1];
      const within = [own[0] + record.origin[0], own[1] + record.origin[1]];
      if (isInside) found.unshift({ node, point: within });
      if (!record.clips || isInside) for (const child of node.children) visit(child, within);
    };
    for (const root of this.roots) visit(root, point);
    return found;
  }

  /**
   * A point of the screen in a view's coordinates. Null if the view has no area.
   * @param {Node} node
   * @param {[number, number]} point
   * @returns {[number, number] | null}
   */
  pointIn(node, point) {
    const back = invert(this.matrixToScreen(node));
    if (!back) return null;
    const [x, y] = apply(back, point);
    return [x + node.record.origin[0], y + node.record.origin[1]];
  }

  /** The shortest name of a view that no other view has; see `names.js`. @param {string} name @returns {string} */
  shortName(name) {
    return this.#shortened.get(name) ?? lastPart(name);
  }

  get #shortened() {
    this.shortened ??= shortNames([...this.nodes.values()].map((node) => node.record.name));
    return this.shortened;
  }

  /** A text with the short names of the views that it names. @param {string} text @returns {string} */
  shortText(text) {
    const name = this.#shortened.get(text);
    return name ?? shortText(text, (one) => this.shortName(one));
  }

  #within(node, inParent) {
    const back = invert(node.record.matrix);
    return back && apply(back, inParent);
  }

  /** The first view with a name, in tree order. */
  named(name) {
    for (const node of this.inOrder()) if (node.record.name === name) return node;
    return null;
  }

  /** All views, parents before children, back to front. */
  *inOrder(nodes = this.roots) {
    for (const node of nodes) {
      yield node;
      yield* this.inOrder(node.children);
    }
  }

  #take(view, change, changedLists) {
    const record = { ...defaults, ...view };
    const parent = record.parent === null ? null : this.nodes.get(record.parent) ?? null;
    const node = this.nodes.get(record.id);
    if (node?.source === view && node.parent === parent) return;
    if (!node) {
      const added = { record, source: view, parent, children: [] };
      this.nodes.set(record.id, added);
      this.#siblings(parent).push(added);
      changedLists.add(this.#siblings(parent));
      change.added.push(added);
      return;
    }
    const before = node.record;
    node.record = record;
    node.source = view;
    if (node.parent !== parent) {
      this.#leave(node);
      node.parent = parent;
      this.#siblings(parent).push(node);
    }
    if (before.parent !== record.parent || before.index !== record.index) {
      changedLists.add(this.#siblings(parent));
      change.isRearranged = true;
    }
    if (before.name !== record.name || before.isHidden !== record.isHidden) change.isRearranged = true;
    change.changed.push({ node, before });
  }

  #remove(id, change, isWithChildren) {
    const node = this.nodes.get(id);
    if (!node) return;
    this.#leave(node);
    const remove = (gone) => {
      this.nodes.delete(gone.record.id);
      change.removed.push(gone);
      if (isWithChildren) gone.children.forEach(remove);
    };
    remove(node);
  }

  #leave(node) {
    const siblings = this.#siblings(node.parent);
    const place = siblings.indexOf(node);
    if (place >= 0) siblings.splice(place, 1);
  }

  #siblings(parent) {
    return parent ? parent.children : this.roots;
  }
}

/** Whether a change of a scene changes no view. */
export function isSame(change) {
  return !change.added.length && !change.changed.length && !change.removed.length;
}
