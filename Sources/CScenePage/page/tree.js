// The tree of views with a search: one row for each view, siblings back to front.
import { byId, make, ownPart, setAttribute, setText } from "./dom.js";

const pauseMilliseconds = 180;

export class Tree {
  /**
   * @param {() => import("./scene-model.js").SceneModel} model the model of the shown stage
   * @param {(node: import("./scene-model.js").Node | null) => void} onSelect
   */
  constructor(model, onSelect) {
    this.model = model;
    this.onSelect = onSelect;
    this.list = byId("tree");
    // Beside the tree: its role allows rows only.
    this.empty = make("p", { className: "empty", hidden: true, textContent: "No view has that name or class." });
    this.list.after(this.empty);
    this.search = /** @type {HTMLInputElement} */ (byId("tree-search"));
    /** @type {Map<number, HTMLElement>} */
    this.rows = new Map();
    /** @type {WeakMap<HTMLElement, string>} the content of each row */
    this.written = new WeakMap();
    /** @type {number | null} */
    this.selected = null;
    this.closed = new Set();
    this.timer = 0;
    this.search.addEventListener("input", () => this.show());
    this.search.addEventListener("keydown", (event) => this.#searchKey(event));
    this.list.addEventListener("keydown", (event) => this.#key(event));
    this.list.addEventListener("click", (event) => this.#click(event));
  }

  /** Schedules an update of the tree. Many changes cause one update. */
  showSoon() {
    this.timer ||= setTimeout(() => this.show(), pauseMilliseconds);
  }

  show() {
    clearTimeout(this.timer);
    this.timer = 0;
    const model = this.model();
    const words = this.search.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const rows = new Map();
    const order = [];
    const matches = words.length ? matching(model, words) : null;
    const visit = (node, level) => {
      const { id } = node.record;
      if (matches && !matches.has(id)) return;
      const row = this.rows.get(id) ?? make("div", { role: "treeitem", className: "row", tabIndex: -1 });
      const isClosed = !matches && this.closed.has(id);
      this.#fill(row, node, level, isClosed, matches ? matches.get(id) : false);
      rows.set(id, row);
      order.push(row);
      if (!isClosed) node.children.forEach((child) => visit(child, level + 1));
    };
    model.roots.forEach((root) => visit(root, 1));
    this.rows = rows;
    this.#place(order);
    setText(byId("view-count"), matches ? `${[...matches.values()].filter(Boolean).length} of ${model.nodes.size}` : String(model.nodes.size));
    if (!order.some((row) => row.tabIndex === 0) && order[0]) order[0].tabIndex = 0;
  }

  /** Selects a view, expands its superviews, and scrolls to its row. */
  select(id) {
    this.selected = id;
    const node = id === null ? null : this.model().nodes.get(id) ?? null;
    if (node) {
      for (let above = node.parent; above; above = above.parent) this.closed.delete(above.record.id);
      if (!this.rows.has(id)) this.search.value = "";
      this.show();
      this.rows.get(id)?.scrollIntoView({ block: "nearest" });
    } else {
      this.show();
    }
    this.onSelect(node);
  }

  #fill(row, node, level, isClosed, isMatch) {
    const { record } = node;
    const isSelected = record.id === this.selected;
    row.tabIndex = isSelected ? 0 : -1;
    const [name, type] = titles(record);
    const flags = [record.isMarked && "lets through", record.isHidden && "hidden", !record.isInteractive && "no touches"].filter(Boolean);
    // Most rows do not change while a list scrolls, so they are not written again.
    const facts = [record.id, record.name, type, flags, level, isClosed, isMatch, isSelected, node.children.length > 0].join("\n");
    if (this.written.get(row) === facts) return;
    this.written.set(row, facts);
    row.dataset.view = String(record.id);
    row.dataset.name = record.name;
    row.style.setProperty("--level", String(level - 1));
    setAttribute(row, "aria-level", level);
    setAttribute(row, "aria-selected", isSelected ? "true" : "false");
    setAttribute(row, "aria-expanded", node.children.length ? String(!isClosed) : null);
    row.classList.toggle("is-hidden", record.isHidden);
    row.classList.toggle("is-inert", !record.isInteractive);
    row.classList.toggle("is-match", Boolean(isMatch));
    row.replaceChildren(
      make("span", { className: "twist", "aria-hidden": "true" }),
      make("span", { className: "row-name", textContent: name }),
      make("span", { className: "row-class", textContent: type }),
      ...flags.map((flag) => make("span", { className: "row-flag", textContent: flag })));
    row.title = `${record.name} · ${record.class}`;
  }

  /** Moves only the rows whose position changed, so that the focus stays. */
  #place(order) {
    const kept = new Set(order);
    for (const row of [...this.list.children]) if (!kept.has(row)) row.remove();
    let at = this.list.firstChild;
    for (const row of order) {
      if (row === at) at = at.nextSibling;
      else this.list.insertBefore(row, at);
    }
    this.list.hidden = !order.length;
    this.empty.hidden = order.length > 0 || !this.search.value.trim();
  }

  #click(event) {
    const row = event.target.closest(".row");
    if (!row) return;
    const id = Number(row.dataset.view);
    if (event.target.closest(".twist")) this.#turn(id, !this.closed.has(id));
    else this.select(id);
    this.rows.get(id)?.focus({ preventScroll: true });
  }

  #turn(id, isClosed) {
    if (isClosed) this.closed.add(id);
    else this.closed.delete(id);
    this.show();
  }

  #searchKey(event) {
    if (event.key !== "ArrowDown" && event.key !== "Enter") return;
    const first = this.list.querySelector(".row.is-match") ?? this.list.querySelector(".row");
    if (!first) return;
    event.preventDefault();
    this.#go(first);
  }

  #key(event) {
    const row = document.activeElement?.closest?.(".row");
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = [...this.list.querySelectorAll(".row")];
    const at = rows.indexOf(row);
    const node = this.model().nodes.get(Number(row.dataset.view));
    const isOpen = row.getAttribute("aria-expanded") === "true";
    const isLeaf = row.getAttribute("aria-expanded") === null;
    const steps = {
      ArrowDown: () => this.#go(rows[at + 1]),
      ArrowUp: () => this.#go(rows[at - 1]),
      Home: () => this.#go(rows[0]),
      End: () => this.#go(rows.at(-1)),
      ArrowRight: () => (isOpen ? this.#go(rows[at + 1]) : !isLeaf && this.#turn(node.record.id, false)),
      ArrowLeft: () => (isOpen ? this.#turn(node.record.id, true) : node?.parent && this.#go(this.rows.get(node.parent.record.id))),
      Enter: () => this.#go(row),
      " ": () => this.#go(row),
    };
    if (!steps[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    steps[event.key]();
  }

  #go(row) {
    if (!row) return;
    this.select(Number(row.dataset.view));
    this.rows.get(Number(row.dataset.view))?.focus();
  }
}

/** The views that match all words, with value true, and their superviews. */
function matching(model, words) {
  const found = new Map();
  for (const node of model.inOrder()) {
    const text = `${node.record.name} ${node.record.class}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    found.set(node.record.id, true);
    for (let above = node.parent; above; above = above.parent) if (!found.has(above.record.id)) found.set(above.record.id, false);
  }
  return found;
}

/** The last part of a view's name, because the indent shows the path, and its class; only the class if the name is derived from it. */
function titles(record) {
  const name = ownPart(record.name);
  return [name, !record.isIdentified && name.startsWith(record.class) ? "" : record.class];
}
