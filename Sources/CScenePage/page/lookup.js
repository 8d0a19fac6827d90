// Inspection while capturing and playing: the point under the pointer, the tree, the properties of the selected view.
import { byId } from "./dom.js";
import { Exploded } from "./exploded.js";
import { ExplodedBar } from "./exploded-bar.js";
import { Inspector } from "./inspector.js";
import { Layers } from "./layers.js";
import { Maps } from "./maps.js";
import { PointQuery, pointText } from "./point-query.js";
import { isSame } from "./scene-model.js";
import { Tree } from "./tree.js";
import { showReadOut } from "./status.js";
import { showTab } from "./tabs.js";
import { turnTheme } from "./theme.js";

export class Lookup {
  /**
   * @param {() => import("./stage.js").Stage} current the stage whose views the tree shows
   * @param {import("./stage.js").Stage[]} stages
   * @param {(stage: import("./stage.js").Stage) => string | null} context the part of a query that names what the stage
   *   shows, or null while it must not be queried
   */
  constructor(current, stages, context) {
    this.current = current;
    this.context = context;
    this.query = new PointQuery();
    /** Where the pointer is. @type {{point: [number, number], isPicking: boolean, stage: import("./stage.js").Stage} | null} */
    this.pointer = null;
    /** Called before a view of a stage is selected. @type {((stage: import("./stage.js").Stage) => void) | null} */
    this.onchoose = null;
    this.maps = new Maps(current, context, { onChoose: (name) => this.chooseNamed(name), onDraw: () => this.#colorPlates() });
    this.inspector = new Inspector((id) => this.tree.select(id));
    this.tree = new Tree(() => current().model, (node) => this.#showSelected(node));
    this.layers = new Layers((stage, id) => this.#chooseOn(stage, id));
    this.explodedBar = new ExplodedBar();
    this.setStages(stages);
  }

  /** Inspects these stages from now on, as those before: with the map, or in space. @param {import("./stage.js").Stage[]} stages */
  setStages(stages) {
    this.stages = stages;
    this.maps.setStages(stages);
    this.pointer = null;
    this.query.cancel();
    const isExploded = this.exploded?.some((one) => one.isShown) ?? false;
    this.explodedBar.views = [];
    this.exploded = stages.map((stage) => new Exploded(stage, this.explodedBar, (id) => this.#chooseOn(stage, id)));
    this.exploded.forEach((one) => {
      one.colorOf = (name) => this.maps.classOf(one.stage, name);
    });
    if (isExploded) this.explode(true);
    for (const stage of stages) {
      stage.labels.query = () => this.context(stage);
      stage.listeners.push((change) => {
        if (stage === this.current()) this.#follow(change);
        if (!isSame(change)) this.maps.load(stage);
        if (stage === this.pointer?.stage && !isSame(change)) this.#ask();
      });
      stage.glass.addEventListener("contextmenu", (event) => {
        event.preventDefault();
        this.openLayers(stage.pointAt(event.clientX, event.clientY), stage, [event.clientX, event.clientY]);
      });
    }
  }

  /**
   * Shows the view that the engine's hit test returns for the pointer; with `isPicking` also highlights it. While
   * fingers are down, the view of the finger is shown instead.
   * @param {[number, number] | null} point
   * @param {boolean} isPicking
   * @param {import("./stage.js").Stage} [stage]
   * @param {string | null} [receiver] of the finger at the point
   */
  hover(point, isPicking, stage = this.current(), receiver = null) {
    if (!point || receiver !== null) {
      this.pointer = null;
      this.query.cancel();
      this.#show(point, stage, receiver, false);
      return;
    }
    this.pointer = { point, isPicking, stage };
    const query = this.context(stage);
    if (query === null) this.#show(point, stage, null, false);
    else this.#ask();
  }

  /** Selects the view that the engine's hit test returns for a point. */
  chooseAt(point, stage = this.current()) {
    const query = this.context(stage);
    if (query === null) return;
    new PointQuery().send(pointText(query, point), (answer) => {
      const node = answer?.view ? stage.model.named(answer.view) : null;
      if (node) this.#chooseOn(stage, node.record.id);
    });
  }

  /** Opens the list of all views at a point. */
  openLayers(point, stage = this.current(), position = this.#positionOf(point, stage)) {
    const query = this.context(stage);
    if (query === null) return;
    this.layers.open(stage, point, pointText(query, point), this.stages.indexOf(stage), position);
  }

  #ask() {
    const { pointer } = this;
    const query = pointer && this.context(pointer.stage);
    if (query === null) return;
    this.query.send(pointText(query, pointer.point), (answer) => {
      if (this.pointer) this.#show(this.pointer.point, this.pointer.stage, answer?.view ?? null, this.pointer.isPicking, answer?.recursion ?? null);
    });
  }

  #show(point, stage, name, isPicking, recursion = null) {
    const node = name === null ? null : stage.model.named(name);
    const label = recursion ? "the hit test never ends" : name === null ? "" : stage.model.shortName(name);
    showReadOut(point, label, node && point ? stage.model.pointIn(node, point) : null, name ?? "");
    stage.overlay.light("hover", isPicking && node ? [
      { key: "hover", view: node.record.id, color: "var(--accent)", label, style: "is-hover" },
    ] : []);
  }

  #positionOf([x, y], stage) {
    const box = stage.glass.getBoundingClientRect();
    return /** @type {[number, number]} */ ([box.left + x * stage.zoom, box.top + y * stage.zoom]);
  }

  #chooseOn(stage, id) {
    const name = stage.model.nodes.get(id)?.record.name;
    this.onchoose?.(stage);
    if (this.current() === stage) this.tree.select(id);
    else if (name) this.chooseNamed(name);
  }

  chooseNamed(name) {
    const node = this.current().model.named(name);
    if (node) this.tree.select(node.record.id);
  }

  /** Keeps the selection by name when the shown stage has changed: a view has another number on each. */
  moveSelection(before) {
    const name = before.model.nodes.get(this.tree.selected)?.record.name;
    for (const group of ["selected", "hover"]) before.overlay.light(group, []);
    before.overlay.point(null);
    this.pointer = null;
    this.clear();
    this.maps.forget(before);
    if (name) this.chooseNamed(name);
    this.refresh();
    this.explodedBar.update();
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
      { keys: "M", title: "Color the screen by the views that touches would hit", run: () => tools.turn("map") },
      { keys: "3", title: "All views apart, in space", run: () => tools.turn("exploded") },
      { keys: "V", title: "All views under the pointer, front to back (also the right button)", run: () => this.#openHere() },
      { keys: "/", title: "Search the views", run: () => this.#search() },
      { keys: "Escape", title: "Select nothing", run: () => this.clear() },
      { keys: "+", title: "Larger", run: () => tools.step(1) },
      { keys: "-", title: "Smaller", run: () => tools.step(-1) },
      { keys: "T", title: "Light or dark", run: turnTheme },
    ];
  }

  /** Draws the plates again, whose colors are those of the maps. */
  #colorPlates() {
    for (const exploded of this.exploded) if (exploded.isShown) exploded.show();
  }

  /** Names the view that decides that the sides differ, in space. @param {string | null} name */
  decide(name) {
    for (const exploded of this.exploded) exploded.decide(name);
  }

  /** Queries again what is shown, after a time in which nothing could be queried. */
  refresh() {
    this.maps.refresh();
    for (const stage of this.stages) stage.labels.showSoon();
    this.#ask();
  }

  /** Shows the exploded view on all stages, or the screens again. */
  explode(isShown) {
    this.explodedBar.show(isShown);
    for (const exploded of this.exploded) exploded.explode(isShown);
    this.explodedBar.update();
  }

  #openHere() {
    const stage = this.pointer?.stage ?? this.current();
    this.openLayers(this.pointer?.point ?? [stage.size.width / 2, stage.size.height / 2], stage);
  }

  #search() {
    if (!byId("tree-search").checkVisibility()) showTab("views");
    byId("tree-search").focus();
  }

  #showSelected(node) {
    const stage = this.current();
    stage.overlay.light("selected", node ? [
      { key: "selected", view: node.record.id, color: "var(--accent)", label: stage.model.shortName(node.record.name), style: "is-selected" },
    ] : []);
    this.inspector.show(node, stage.model);
    this.exploded[this.stages.indexOf(stage)].select(node?.record.id ?? null);
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
