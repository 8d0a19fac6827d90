// The map on the stage: the screen in the colors of the views that a touch would hit.
import { listOf, make, numberText, setText } from "./dom.js";

export class MapLayer {
  /**
   * @param {{width: number, height: number}} screen
   * @param {string} id of the stage
   */
  constructor(screen, id) {
    this.id = id;
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
   * @param {import("./map-palette.js").MapPalette} palette
   * @param {any} [other] the map of the side that this one is compared with: where they differ, the map is hatched
   */
  show(map, shortName, palette, other = null) {
    if (!map) return this.clear();
    const { width, height } = this.screen;
    const picture = shape("svg", { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none" });
    // Where views are that the server has left out.
    if (map.omittedReceivers) picture.append(shape("path", { d: `M0 0H${width}V${height}H0Z`, class: "map-rest map-other" }));
    for (const receiver of listOf(map.receivers)) {
      const path = shape("path", { d: pathOf(receiver.outlines), class: `map-part ${palette.classOf(receiver)}`, "fill-rule": "evenodd" });
      path.dataset.view = receiver.view ?? "";
      path.append(titled(`${receiver.view ? shortName(receiver.view) : receiver.text}: ${areaText(receiver.area)}`));
      picture.append(path);
    }
    if (other) picture.append(...this.#hatches(map, other));
    picture.append(shape("path", { d: pathOf(map.sampled), class: "map-sampled", "fill-rule": "evenodd" }));
    picture.append(shape("path", { d: pathOf(map.uncertain), class: "map-uncertain" }));
    this.element.replaceChildren(picture);
    this.element.hidden = false;
  }

  /** Hatches over the whole screen, without the parts in which both maps have the same receiver. */
  #hatches(map, other) {
    if (!isDifferent(map, other)) return [];
    const { id } = this;
    const { width, height } = this.screen;
    const whole = `M0 0H${width}V${height}H0Z`;
    const others = new Map(listOf(other.receivers).map((receiver) => [keyOf(receiver), pathOf(receiver.outlines)]));
    const definitions = shape("defs", {});
    const pattern = shape("pattern", { id: `${id}-hatch`, width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" });
    pattern.append(shape("path", { d: "M0 0V8", class: "map-hatch-line" }));
    const mask = shape("mask", { id: `${id}-differs`, maskUnits: "userSpaceOnUse", x: 0, y: 0, width, height });
    mask.append(shape("path", { d: whole, fill: "white" }));
    listOf(map.receivers).forEach((receiver, index) => {
      const [own, there] = [pathOf(receiver.outlines), others.get(keyOf(receiver))];
      if (there === undefined) return;
      const same = shape("path", { d: own, fill: "black", "fill-rule": "evenodd" });
      if (own !== there) {
        const clip = shape("clipPath", { id: `${id}-same-${index}` });
        clip.append(shape("path", { d: there, "clip-rule": "evenodd" }));
        definitions.append(clip);
        same.setAttribute("clip-path", `url(#${id}-same-${index})`);
      }
      mask.append(same);
    });
    definitions.append(pattern, mask);
    return [definitions, shape("path", { d: whole, class: "map-hatch", fill: `url(#${id}-hatch)`, mask: `url(#${id}-differs)` })];
  }
}

/** Whether two maps differ at some point. */
export function isDifferent(map, other) {
  const text = ({ receivers }) => listOf(receivers).map((receiver) => `${keyOf(receiver)} ${pathOf(receiver.outlines)}`).sort().join("\n");
  return text(map) !== text(other);
}

/** What a receiver is compared by: its name, or why there is none. */
export function keyOf({ view, text }) {
  return view ?? ` ${text}`;
}

/** `1,240 pt²`. */
export function areaText(area) {
  return `${numberText(Math.round(area))} pt²`;
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
