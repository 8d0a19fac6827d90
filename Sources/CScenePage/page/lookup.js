// Inspection while capturing and playing: the point under the pointer, the tree, the properties of the selected view.
import { byId, ownPart } from "./dom.js";
import { Inspector } from "./inspector.js";
import { Tree } from "./tree.js";
import { showReadOut } from "./status.js";
import { showTab } from "./tabs.js";
import { turnTheme } from "./theme.js";

export class Lookup {
  /**
   * @param {() => import("./stage.js").Stage} current the stage whose views the tree shows
   * @param {import("./stage.js").Stage[]} stages
   */
  constructor(current, stages) {
    this.current = current;
    this.inspector = new Inspector();
    this.tree = new Tree(() => current().model, (node) => this.#showSelected(node));
    for (const stage of stages) {
      stage.listeners.push((change) => {
        if (stage === this.current()) this.#follow(change);
      });
    }
  }

  /** Shows the view under the pointer; with `isPicking` also highlights it. */
  hover(point, isPicking, stage = this.current()) {
    const found = point ? stage.model.viewAt(point) : null;
    showReadOut(point, found);
    stage.overlay.light("hover", isPicking && found ? [
      { key: "hover", view: found.node.record.id, color: "var(--accent)", label: ownPart(found.node.record.name), style: "is-hover" },
    ] : []);
  }

  chooseAt(point, stage = this.current()) {
    const found = stage.model.viewAt(point);
    if (found) this.tree.select(found.node.record.id);
  }

  chooseNamed(name) {
    const node = this.current().model.named(name);
    if (node) this.tree.select(node.record.id);
  }

  /** Clears the selection. */
  clear() {
    this.tree.select(null);
    this.current().overlay.point(null);
  }

  /** The shortcuts of both pages. @param {import("./stage-tools.js").StageTools} tools */
  shortcuts(tools) {
    return [
      { keys: "I", title: "Pick views instead of touching them", run: () => tools.turn("pick") },
      { keys: "O", title: "Outlines of views without a color", run: () => tools.turn("outlines") },
      { keys: "N", title: "Names of views", run: () => tools.turn("names") },
      { keys: "/", title: "Search the views", run: () => this.#search() },
      { keys: "Escape", title: "Select nothing", run: () => this.clear() },
      { keys: "+", title: "Larger", run: () => tools.step(1) },
      { keys: "-", title: "Smaller", run: () => tools.step(-1) },
      { keys: "T", title: "Light or dark", run: turnTheme },
    ];
  }

  #search() {
    if (!byId("tree-search").checkVisibility()) showTab("views");
    byId("tree-search").focus();
  }

  #showSelected(node) {
    const stage = this.current();
    stage.overlay.light("selected", node ? [
      { key: "selected", view: node.record.id, color: "var(--accent)", label: ownPart(node.record.name), style: "is-selected" },
    ] : []);
    this.inspector.show(node, stage.model);
  }

  #follow(change) {
    const { selected } = this.tree;
    if (change.isRearranged) this.tree.showSoon();
    if (selected === null) return;
    const node = this.current().model.nodes.get(selected);
    if (!node) this.#showSelected(null);
    else if (change.changed.length) this.inspector.show(node, this.current().model);
  }
}
