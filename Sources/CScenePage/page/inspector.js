// The properties of the selected view.
import { copyNameButton } from "./clipboard.js";
import { byId, coordinate, make } from "./dom.js";
import { isTranslation } from "./transform.js";

export class Inspector {
  /** @param {(id: number) => void} onChoose */
  constructor(onChoose) {
    this.onChoose = onChoose;
    this.place = byId("inspector");
    this.shown = "";
    this.show(null, null);
  }

  /** Shows a view's record; null shows how to select one. */
  show(node, model) {
    const facts = node ? factsOf(node, model) : [];
    const above = node ? superviews(node) : [];
    const text = JSON.stringify([node?.record.name, facts, above.map(({ record }) => record.id)]);
    if (text === this.shown) return;
    this.shown = text;
    this.place.dataset.view = node ? String(node.record.id) : "";
    if (!node) {
      this.place.replaceChildren(make("p", { className: "empty", textContent: "Select a view to see its record." }));
      return;
    }
    const short = model.shortName(node.record.name);
    const list = make("dl", { className: "facts" });
    if (short !== node.record.name) facts.unshift(["path", node.record.name]);
    for (const [name, value] of facts) list.append(make("dt", { textContent: name }), make("dd", { textContent: value }));
    this.place.replaceChildren(
      make("div", { className: "inspector-head" },
        make("h3", { textContent: short, title: node.record.name }),
        copyNameButton(node.record.name, "the whole name")),
      make("p", { className: "quiet", textContent: node.record.class }), ...this.#trail(above, model), list);
  }

  /** A button for each superview, the window first. */
  #trail(above, model) {
    if (!above.length) return [];
    const buttons = above.map(({ record }) => make("button", { type: "button", className: "trail-step", title: `${record.name} · ${record.class}`, onclick: () => this.onChoose(record.id) }, model.shortName(record.name)));
    return [make("nav", { className: "trail", "aria-label": "Superviews" }, ...buttons)];
  }
}

/** The superviews of a view, the window first. */
function superviews(node) {
  const above = [];
  for (let one = node.parent; one; one = one.parent) above.unshift(one);
  return above;
}

function factsOf(node, model) {
  const { record } = node;
  const [left, top, width, height] = model.boxOnScreen(node);
  const [x, y] = record.origin;
  const isPlain = isTranslation(record.matrix);
  const facts = [["on screen", box(left, top, width, height)]];
  if (isPlain) facts.push(["frame", box(record.matrix[4], record.matrix[5], ...record.size)]);
  else facts.push(["size", record.size.map(coordinate).join(" × ")], ["matrix", record.matrix.map(coordinate).join(", ")]);
  if (x || y) facts.push(["offset", `${coordinate(x)}, ${coordinate(y)}`]);
  if (record.text) facts.push(["text", record.text]);
  if (record.alpha !== 1) facts.push(["alpha", coordinate(record.alpha)]);
  if (record.background) facts.push(["background", record.background]);
  const flags = [
    record.isInteractive ? null : "takes no touches", record.isMarked ? "lets touches through" : null,
    record.isHidden ? "hidden" : null, record.clips ? "clips" : null,
  ].filter(Boolean);
  if (flags.length) facts.push(["flags", flags.join(", ")]);
  for (const [name, value] of Object.entries(record.state)) facts.push([words(name), stateText(value)]);
  return facts;
}

function box(left, top, width, height) {
  return `${coordinate(left)}, ${coordinate(top)} · ${coordinate(width)} × ${coordinate(height)}`;
}

/** `isHighlighted` as `highlighted`, `contentSize` as `content size`. */
function words(name) {
  return name.replace(/^is(?=[A-Z])/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
}

function stateText(value) {
  if (value === true) return "yes";
  if (value === false) return "no";
  if (typeof value === "number") return coordinate(value);
  if (Array.isArray(value)) return value.map(stateText).join(", ");
  return value === null ? "none" : String(value);
}
