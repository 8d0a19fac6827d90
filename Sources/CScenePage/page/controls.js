// Draws controls inside a view's element, below its subviews. One entry for each kind with its own appearance.
import { listOf, make, setText } from "./dom.js";

/**
 * @typedef {{build: () => HTMLElement[], update: (parts: HTMLElement[], record: any) => void}} Look
 */

/** The text of a button or label, or its id in italics. */
function caption(part, record) {
  part.classList.toggle("is-name", record.isNameShown);
  setText(part, shownText(record));
}

function shownText(record) {
  return record.isNameShown ? record.name : record.text ?? "";
}

/** Text that fits a box: 17 points as in UIKit, smaller if the box is lower or, for one line, narrower. */
function fit(part, record, size = 17, isOneLine = true, letterWidth = 0.68) {
  const [width, height] = record.size;
  const letters = isOneLine ? shownText(record).length : 0;
  const byWidth = letters ? Math.max(10, Math.floor((width - 8) / (letters * letterWidth))) : size;
  const fitted = Math.max(6, Math.min(size, Math.floor(height * 0.72), byWidth));
  part.style.fontSize = fitted === 17 ? "" : `${fitted}px`;
}

function repeated(parent, count, className) {
  while (parent.childElementCount > count) parent.lastElementChild?.remove();
  while (parent.childElementCount < count) parent.append(make("span", { className }));
}

/** @type {Record<string, Look>} */
export const looks = {
  label: {
    build: () => [make("span", { className: "caption" })],
    update: ([text], record) => {
      fit(text, record, 17, record.size[1] < 40, 0.47);
      caption(text, record);
    },
  },
  button: {
    build: () => [make("span", { className: "caption" })],
    update: ([text], record) => {
      fit(text, record);
      caption(text, record);
    },
  },
  control: {
    build: () => [make("span", { className: "caption" })],
    update: ([text], record) => {
      fit(text, record, 13);
      caption(text, record);
    },
  },
  image: {
    build: () => [make("span", { className: "picture" })],
    update: () => {},
  },
  switch: {
    build: () => [make("span", { className: "track" }, make("span", { className: "knob" }))],
    update: ([track], record) => track.classList.toggle("is-on", Boolean(record.state.isOn)),
  },
  slider: {
    build: () => [make("span", { className: "rail" }, make("span", { className: "fill" })), make("span", { className: "knob" })],
    update: ([rail, knob], record) => {
      const share = Math.min(1, Math.max(0, Number(record.state.value) || 0));
      const width = Math.max(0, record.size[0] - 28);
      rail.firstElementChild.style.width = `${share * width + 14}px`;
      knob.style.transform = `translate(${share * width}px, -50%)`;
    },
  },
  stepper: {
    build: () => [make("span", { className: "half", textContent: "−" }), make("span", { className: "half", textContent: "+" })],
    update: () => {},
  },
  segmented: {
    build: () => [make("span", { className: "segments" })],
    update: ([row], record) => {
      const titles = listOf(record.state.segments);
      repeated(row, titles.length, "segment");
      titles.forEach((title, index) => {
        setText(row.children[index], String(title));
        row.children[index].classList.toggle("is-selected", index === record.state.selected);
      });
    },
  },
  pageControl: {
    build: () => [make("span", { className: "dots" })],
    update: ([row], record) => {
      const pages = Math.min(60, Math.max(0, Number(record.state.pages) || 0));
      repeated(row, pages, "dot");
      [...row.children].forEach((dot, index) => dot.classList.toggle("is-current", index === record.state.current));
    },
  },
  textField: {
    build: () => [make("span", { className: "caption" }), make("span", { className: "caret" })],
    update: ([text], record) => {
      fit(text, record);
      const isEmpty = !record.text;
      text.classList.toggle("is-placeholder", isEmpty);
      setText(text, isEmpty ? String(record.state.placeholder ?? "") : record.text);
    },
  },
  cell: {
    build: () => [make("span", { className: "caption" })],
    update: ([text], record) => caption(text, record),
  },
  header: {
    build: () => [make("span", { className: "caption" })],
    update: ([text], record) => caption(text, record),
  },
  navigationBar: {
    build: () => [make("span", { className: "title" })],
    update: ([title], record) => setText(title, String(record.state.title ?? "")),
  },
  tabBar: {
    build: () => [make("span", { className: "tabs" })],
    update: ([row], record) => {
      const items = listOf(record.state.items);
      repeated(row, items.length, "tab");
      items.forEach((item, index) => {
        setText(row.children[index], String(item));
        row.children[index].classList.toggle("is-selected", index === record.state.selected);
      });
    },
  },
  scroll: { build: scrollIndicators, update: moveIndicators },
  table: { build: scrollIndicators, update: moveIndicators },
};

function scrollIndicators() {
  return [make("span", { className: "indicator is-vertical" }), make("span", { className: "indicator is-horizontal" })];
}

function moveIndicators([vertical, horizontal], record) {
  const [contentWidth, contentHeight] = record.state.contentSize ?? [0, 0];
  indicate(vertical, 1, contentHeight, record);
  indicate(horizontal, 0, contentWidth, record);
}

/** As in UIKit: its length shows the visible part of the content, and shrinks when the content is pulled past an end. */
function indicate(bar, axis, content, record) {
  const shown = record.size[axis];
  const room = shown - 6;
  bar.hidden = !(content > shown) || room < 12;
  if (bar.hidden) return;
  const offset = record.origin[axis];
  const past = Math.max(0, -offset) + Math.max(0, offset + shown - content);
  const length = Math.max(8, Math.max(36, (room * shown) / content) - past);
  const share = Math.min(1, Math.max(0, offset / (content - shown)));
  const place = 3 + share * (room - length);
  bar.style.transform = axis === 1 ? `translateY(${place}px)` : `translateX(${place}px)`;
  bar.style[axis === 1 ? "height" : "width"] = `${length}px`;
}
