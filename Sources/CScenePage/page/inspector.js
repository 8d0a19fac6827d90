// The properties of the selected view.
import { copy } from "./clipboard.js";
import { byId, coordinate, make } from "./dom.js";
import { isTranslation } from "./transform.js";

export class Inspector {
  constructor() {
    this.place = byId("inspector");
    this.shown = "";
    this.show(null, null);
  }

  /** Shows a view's record; null shows how to select one. */
  show(node, model) {
    const facts = node ? factsOf(node, model) : [];
    const text = JSON.stringify([node?.record.name, facts]);
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
        make("button", { type: "button", className: "plain copy-name", title: "Copy the whole name", "aria-label": "Copy the whole name", textContent: "⧉", onclick: () => copy(node.record.name, "the name") })),
      make("p", { className: "quiet", textContent: node.record.class }), list);
  }
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
