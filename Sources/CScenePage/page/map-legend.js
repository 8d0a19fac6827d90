// The legend of the maps: the receivers of one side, or of two sides beside each other, with their areas.
import { byId, listOf, make } from "./dom.js";
import { areaText, isDifferent, keyOf } from "./map-layer.js";

const rowCount = 12;

export class MapLegend {
  /** @param {(name: string) => void} onChoose */
  constructor(onChoose) {
    this.place = byId("map-legend");
    this.onChoose = onChoose;
    /** Called when the legend has appeared, has gone or has another width: the stages have another size. */
    this.onresize = () => {};
  }

  hide() {
    const wasHidden = this.place.hidden;
    this.place.hidden = true;
    this.place.replaceChildren();
    if (!wasHidden) this.onresize();
  }

  /**
   * @param {{map: any, title: string, shortName: (name: string) => string}[]} sides one, or two that are compared
   * @param {import("./map-palette.js").MapPalette} palette
   */
  show(sides, palette) {
    if (!sides.length) return this.hide();
    const isCompared = sides.length > 1;
    const isOther = this.place.hidden || this.place.classList.contains("is-compared") !== isCompared;
    const rows = rowsOf(sides, palette);
    const colored = rows.filter(({ receiver }) => !palette.isGrey(receiver)).slice(0, rowCount + 1);
    this.place.hidden = false;
    this.place.classList.toggle("is-compared", isCompared);
    this.place.replaceChildren(
      ...(isCompared ? [this.#head(sides)] : []), ...colored.map((row) => this.#row(row, sides)),
      ...notesOf(sides, rows, palette).map((text) => make("p", { className: "map-note", textContent: text })));
    if (isOther) this.onresize();
  }

  #head(sides) {
    return make("p", { className: "map-row map-head" }, make("span"), make("span", { className: "map-name" }),
      ...sides.map(({ title }) => make("span", { className: "map-share", textContent: title, title })));
  }

  #row({ receiver, areas, side }, sides) {
    const { shortName } = sides[side];
    const shares = areas.map((area, index) => make("span", { className: "map-share number", textContent: area === null ? "–" : shareText(area / Math.max(1, sides[index].map.area)) }));
    const own = sides.length > 1 ? [] : [make("span", { className: "map-area number", textContent: areaText(areas[0]) })];
    return make("button", { type: "button", className: "map-row", title: receiver.view ?? receiver.text, onclick: () => receiver.view && this.onChoose(receiver.view) },
      make("span", { className: `map-swatch ${receiver.color}`, "aria-hidden": "true" }),
      make("span", { className: "map-name", textContent: receiver.view ? shortName(receiver.view) : receiver.text }), ...own, ...shares);
  }
}

/** The receivers of all sides, those with the largest area first; `areas` has null where a side has none. */
function rowsOf(sides, palette) {
  const rows = new Map();
  sides.forEach(({ map }, side) => {
    for (const receiver of listOf(map.receivers)) {
      const key = keyOf(receiver);
      const row = rows.get(key) ?? { receiver: { ...receiver, color: palette.classOf(receiver) }, areas: sides.map(() => null), side };
      row.areas[side] = receiver.area;
      rows.set(key, row);
    }
  });
  return [...rows.values()].sort((left, right) => Math.max(...right.areas) - Math.max(...left.areas));
}

function notesOf(sides, rows, palette) {
  const [first, second] = sides;
  const grey = rows.filter(({ receiver }) => palette.isGrey(receiver)).length + Math.max(...sides.map(({ map }) => map.omittedReceivers ?? 0));
  const sampled = sides.filter(({ map }) => map.sampledArea > 0);
  return [
    second ? (isDifferent(first.map, second.map) ? "hatched: another view is there on the other side" : "= same on both sides") : null,
    grey > 0 ? `grey: ${grey} more, named under the pointer` : null,
    ...sampled.map(({ map, shortName, title }) => `${second ? `${title}: ` : ""}${areaText(map.sampledArea)} sampled: ${listOf(map.sampledViews).slice(0, 3).map(shortName).join(", ")}`),
    sides.some(({ map }) => listOf(map.uncertain).length) ? "dashed: which view is there depends on a size that is known within a range" : null,
  ].filter(Boolean);
}

function shareText(share) {
  return share > 0 && share < 0.01 ? "< 1 %" : `${Math.round(share * 100)} %`;
}
