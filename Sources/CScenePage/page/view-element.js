// One view as an element: its box, its appearance, and an inner element with the subviews and the scroll offset.
import { make } from "./dom.js";
import { css } from "./transform.js";
import { looks } from "./controls.js";

const flags = ["isEnabled", "isHighlighted", "isSelected", "isEditing", "isDragging"];

export class ViewElement {
  /** @param {any} record */
  constructor(record) {
    this.element = make("div", { className: "view" });
    this.element.dataset.view = String(record.id);
    this.content = null;
    this.parts = [];
    this.kind = null;
    this.update(record, null);
  }

  /** The element for subviews, created when the first one is added. */
  contentElement(record) {
    if (!this.content) {
      this.content = make("div", { className: "content" });
      this.element.append(this.content);
      this.#scroll(record);
    }
    return this.content;
  }

  /** Writes the differences from the previous record, or everything if there is none. */
  update(record, before) {
    const { style } = this.element;
    const differs = (key) => !before || !isSame(before[key], record[key]);
    if (differs("size")) {
      style.width = `${record.size[0]}px`;
      style.height = `${record.size[1]}px`;
    }
    if (differs("matrix")) style.transform = css(record.matrix);
    if (differs("index")) style.zIndex = String(record.index);
    if (differs("alpha")) style.opacity = record.alpha === 1 ? "" : String(record.alpha);
    if (differs("radius")) style.borderRadius = record.radius ? `${record.radius}px` : "";
    if (differs("background")) this.#paint(record.background);
    if (differs("origin")) this.#scroll(record);
    this.#mark(record, before);
    if (differs("kind")) this.#dress(record.kind);
    const look = looks[record.kind];
    if (look && (!before || before.kind !== record.kind || ["text", "state", "size", "origin", "name"].some(differs))) {
      look.update(this.parts, record);
    }
    if (!look && (before?.text ?? null) !== record.text) this.#write(record.text);
  }

  #scroll(record) {
    if (!this.content) return;
    const [x, y] = record.origin;
    this.content.style.transform = x || y ? `translate(${-x}px, ${-y}px)` : "";
  }

  #paint(color) {
    const { element } = this;
    element.style.backgroundColor = color ?? "";
    element.classList.toggle("is-painted", color !== null && !/^#[0-9a-f]{6}00$/i.test(color));
    // Set directly: through a custom property, moving the element takes twice as long.
    element.style.color = inkOn(color) ?? "";
  }

  /** The text of a view that is not drawn as a control. */
  #write(text) {
    for (const part of this.parts) part.remove();
    this.parts = text ? [make("span", { className: "caption is-plain", textContent: text })] : [];
    this.element.prepend(...this.parts);
  }

  #mark(record, before) {
    const { classList, dataset } = this.element;
    if (before?.name !== record.name) dataset.name = record.name;
    const set = (name, isSet, was) => {
      if (isSet !== was) classList.toggle(name, isSet);
    };
    set("is-hidden", record.isHidden, before?.isHidden ?? false);
    set("is-clipping", record.clips, before?.clips ?? false);
    set("is-card", record.isCard, before?.isCard ?? false);
    set("is-marked", record.isMarked, before?.isMarked ?? false);
    set("is-inert", !record.isInteractive, before ? !before.isInteractive : false);
    if (before && isSame(before.state, record.state)) return;
    for (const flag of flags) {
      const isSet = flag === "isEnabled" ? record.state.isEnabled === false : Boolean(record.state[flag]);
      classList.toggle(flag === "isEnabled" ? "is-disabled" : stateClass(flag), isSet);
    }
  }

  #dress(kind) {
    for (const part of this.parts) part.remove();
    this.parts = looks[kind]?.build() ?? [];
    this.element.prepend(...this.parts);
    if (this.kind) this.element.classList.remove(`kind-${this.kind}`);
    this.kind = /^\w+$/.test(kind) ? kind : "view";
    this.element.classList.add(`kind-${this.kind}`);
  }
}

function stateClass(flag) {
  return `is-${flag.slice(2).toLowerCase()}`;
}

function isSame(left, right) {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((value, index) => isSame(value, right[index]));
  }
  if (left && right && typeof left === "object" && typeof right === "object") {
    const keys = Object.keys(left);
    return keys.length === Object.keys(right).length && keys.every((key) => isSame(left[key], right[key]));
  }
  return false;
}

/** Black or white, for the better contrast with the color. Null if the color is too transparent to decide. */
function inkOn(color) {
  const hex = /^#([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(color ?? "");
  if (!hex || (hex[2] && parseInt(hex[2], 16) < 128)) return null;
  const [red, green, blue] = [0, 2, 4].map((at) => parseInt(hex[1].slice(at, at + 2), 16) / 255);
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2 > 0.3 ? "#000" : "#fff";
}
