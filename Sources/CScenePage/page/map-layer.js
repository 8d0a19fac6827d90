// The map on the stage: the screen in the colors of the views that a touch would hit, and its legend.
import { byId, listOf, make, numberText, setText } from "./dom.js";

const colors = 12;
const legendRows = 12;

export class MapLayer {
  /** @param {{width: number, height: number}} screen */
  constructor(screen) {
    this.isLoading = false;
    this.isOutdated = false;
    this.element = make("div", { className: "map-layer", hidden: true, "aria-hidden": "true" });
    this.screen = screen;
  }

  clear() {
    this.element.hidden = true;
    this.element.replaceChildren();
  }

  /**
   * Draws a map.
   * @param {any} map as the server sends it; null if there is none
   * @param {(name: string) => string} shortName
   */
  show(map, shortName) {
    if (!map) return this.clear();
    const picture = shape("svg", { viewBox: `0 0 ${this.screen.width} ${this.screen.height}`, preserveAspectRatio: "none" });
    listOf(map.receivers).forEach((receiver, index) => {
      const path = shape("path", { d: pathOf(receiver.outlines), class: `map-part ${colorClass(receiver, index)}`, "fill-rule": "evenodd" });
      path.dataset.view = receiver.view ?? "";
      path.append(titled(`${receiver.view ? shortName(receiver.view) : receiver.text}: ${areaText(receiver.area)}`));
      picture.append(path);
    });
    picture.append(shape("path", { d: pathOf(map.sampled), class: "map-sampled", "fill-rule": "evenodd" }));
    picture.append(shape("path", { d: pathOf(map.uncertain), class: "map-uncertain" }));
    this.element.replaceChildren(picture);
    this.element.hidden = false;
  }
}

/** The receivers of the current stage with their areas. */
export class MapLegend {
  constructor() {
    this.place = byId("map-legend");
  }

  /**
   * @param {any} map null hides the legend
   * @param {import("./stage.js").Stage} [stage]
   * @param {(name: string) => void} [onChoose]
   */
  show(map, stage, onChoose) {
    this.place.hidden = !map;
    if (!map) return this.place.replaceChildren();
    const receivers = listOf(map.receivers);
    const rows = receivers.slice(0, legendRows).map((receiver, index) => make("button", {
      type: "button", className: "map-row", title: receiver.view ?? receiver.text, onclick: () => receiver.view && onChoose(receiver.view),
    },
    make("span", { className: `map-swatch ${colorClass(receiver, index)}`, "aria-hidden": "true" }),
    make("span", { className: "map-name", textContent: receiver.view ? stage.model.shortName(receiver.view) : receiver.text }),
    make("span", { className: "map-area number", textContent: areaText(receiver.area) }),
    make("span", { className: "map-share number", textContent: shareText(receiver.area / Math.max(1, map.area)) })));
    const rest = receivers.length - rows.length + (map.omittedReceivers ?? 0);
    const notes = [
      rest > 0 ? `and ${rest} more` : null,
      map.sampledArea > 0 ? `${areaText(map.sampledArea)} sampled: ${listOf(map.sampledViews).slice(0, 3).map((name) => stage.model.shortName(name)).join(", ")}` : null,
      listOf(map.uncertain).length ? "dashed: which view is there depends on a size that is known within a range" : null,
    ].filter(Boolean);
    this.place.replaceChildren(...rows, ...notes.map((text) => make("p", { className: "map-note", textContent: text })));
  }
}

function colorClass(receiver, index) {
  return receiver.view ? `map-color-${index % colors}` : "map-none";
}

/** `1,240 pt²`. */
function areaText(area) {
  return `${numberText(Math.round(area))} pt²`;
}

function shareText(share) {
  return share > 0 && share < 0.01 ? "< 1 %" : `${Math.round(share * 100)} %`;
}

function pathOf(outlines) {
  return listOf(outlines).map((line) => {
    let text = "";
    for (let index = 0; index + 1 < line.length; index += 2) text += `${index ? "L" : "M"}${line[index]} ${line[index + 1]}`;
    return `${text}Z`;
  }).join("");
}

export function shape(name, attributes) {
  const element = document.createElementNS(document.querySelector("svg").namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return /** @type {SVGElement} */ (element);
}

function titled(text) {
  const title = shape("title", {});
  setText(title, text);
  return title;
}
