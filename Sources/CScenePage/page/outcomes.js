// What an event led to, as recorded and as replayed, beside each other.
import { byId, fingerColor, listOf, make, seconds, setText } from "./dom.js";

export class Outcomes {
  /**
   * @param {any[]} sides titles, strategies and profiles
   * @param {(entry: any, side: number) => void} onChoose
   */
  constructor(sides, onChoose) {
    this.sides = sides;
    this.onChoose = onChoose;
    this.place = byId("outcomes");
    this.shown = "";
  }

  show(frame) {
    const [recorded, replayed] = [listOf(frame.outcomes?.[0]), listOf(frame.outcomes?.[1])];
    const text = JSON.stringify([frame.event, recorded, replayed]);
    if (text === this.shown) return;
    this.shown = text;
    const rows = aligned(recorded, replayed);
    const different = rows.filter(([left, right]) => left?.text !== right?.text).length;
    setText(byId("outcomes-summary"), rows.length ? (different ? "≠ differs" : "= same") : "");
    byId("outcomes-summary").classList.toggle("is-different", different > 0);
    const samples = listOf(frame.samples).map((sample) => `touch ${sample.touch} ${sample.phase}`).join(", ");
    const head = make("p", { className: "outcomes-event" },
      make("strong", { textContent: `Event ${frame.event}` }), make("span", { className: "quiet", textContent: samples || "the clock goes on" }));
    const table = make("table", { className: "outcome-table" });
    table.append(make("tr", {}, make("th", { scope: "col", textContent: title(this.sides[0]) }), make("td", { className: "sign" }), make("th", { scope: "col", textContent: title(this.sides[1]) })));
    for (const [left, right] of rows) {
      const isDifferent = left?.text !== right?.text;
      const sign = make("td", { className: "sign", textContent: isDifferent ? "≠" : "=" });
      const row = make("tr", { className: isDifferent ? "is-different" : "" }, this.#cell(left, 0), sign, this.#cell(right, 1));
      table.append(row);
    }
    if (!rows.length) table.append(make("tr", {}, make("td", { className: "quiet", colSpan: 3, textContent: "Nothing came of this event." })));
    this.place.replaceChildren(head, table);
  }

  #cell(entry, side) {
    if (!entry) return make("td", { className: "is-missing", textContent: "—" });
    const mark = entry.touch ? make("span", { className: "line-touch", textContent: String(entry.touch) }) : null;
    mark?.style.setProperty("--finger", fingerColor(entry.touch));
    const line = make("button", { type: "button", className: "outcome", title: `${seconds(entry.t)} s, ${entry.kind}`, onclick: () => this.onChoose(entry, side) },
      mark, make("span", { textContent: entry.text }));
    line.dataset.kind = entry.kind;
    return make("td", {}, line);
  }
}

function title({ title: name, strategy, profile }) {
  return `${name}: ${strategy}, ${profile}`;
}

/** Pairs what is the same on both sides, in order; what has no partner stands alone. */
export function aligned(left, right) {
  const key = (entry) => `${entry.kind}\n${entry.touch}\n${entry.text}`;
  const lengths = Array.from({ length: left.length + 1 }, () => new Array(right.length + 1).fill(0));
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      lengths[i][j] = key(left[i]) === key(right[j]) ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  /** @type {[any, any][]} */
  const rows = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const isPair = i < left.length && j < right.length && key(left[i]) === key(right[j]);
    if (isPair) rows.push([left[i++], right[j++]]);
    else if (j >= right.length || (i < left.length && lengths[i + 1][j] >= lengths[i][j + 1])) rows.push([left[i++], null]);
    else rows.push([null, right[j++]]);
  }
  return joined(rows);
}

/** Puts what one side has alone beside what the other has in its place: the same kind of outcome of the same touch. */
function joined(rows) {
  const result = [];
  for (const row of rows) {
    const before = result.findLast(([left, right]) => left && !right && isCounterpart(left, row[1]));
    const isNear = before && result.slice(result.indexOf(before)).every(([left, right]) => !left || !right);
    if (!row[0] && before && isNear) before[1] = row[1];
    else result.push([...row]);
  }
  return result;
}

function isCounterpart(left, right) {
  return right && left.kind === right.kind && left.touch === right.touch;
}
