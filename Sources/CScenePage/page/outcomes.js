// The outcomes of an event, recorded and replayed side by side.
import { copyNameButton } from "./clipboard.js";
import { breakable, byId, fingerColor, listOf, make, seconds, setText } from "./dom.js";

const longestComparison = 1e6;

export class Outcomes {
  /**
   * @param {any[]} sides each with title, strategy and profile
   * @param {(entry: any, side: number) => void} onChoose
   * @param {(text: string, side: number) => string} shortText a text with short names of the views of a side
   */
  constructor(sides, onChoose, shortText) {
    this.shortText = shortText;
    this.sides = sides;
    this.onChoose = onChoose;
    this.place = byId("outcomes");
    this.shown = "";
  }

  /** Shows the outcomes of a frame: those recorded, and those of a replayed side. */
  show(frame, side) {
    const [recorded, replayed] = [listOf(frame.outcomes?.[0]), listOf(frame.outcomes?.[side])];
    const text = JSON.stringify([frame.event, side, recorded, replayed]);
    if (text === this.shown) return;
    this.shown = text;
    const rows = aligned(recorded, replayed);
    const different = rows.filter(([left, right]) => left?.text !== right?.text).length;
    setText(byId("outcomes-summary"), rows.length ? (different ? "≠ differs" : "= same") : "");
    byId("outcomes-summary").classList.toggle("is-different", different > 0);
    const samples = listOf(frame.samples).map((sample) => sample.scene ?? `touch ${sample.touch} ${sample.phase}`).join(", ");
    const head = make("p", { className: "outcomes-event" },
      make("strong", { textContent: `Event ${frame.event}` }), make("span", { className: "quiet", textContent: samples || "time passes" }));
    const table = make("table", { className: "outcome-table" });
    table.append(make("tr", {}, make("th", { scope: "col", textContent: title(this.sides[0]) }), make("td", { className: "sign" }), make("th", { scope: "col", textContent: title(this.sides[side]) })));
    for (const [left, right] of rows) {
      const isDifferent = left?.text !== right?.text;
      const sign = make("td", { className: "sign", textContent: isDifferent ? "≠" : "=" });
      const row = make("tr", { className: isDifferent ? "is-different" : "" }, this.#cell(left, 0), sign, this.#cell(right, side));
      table.append(row);
    }
    if (!rows.length) table.append(make("tr", {}, make("td", { className: "quiet", colSpan: 3, textContent: "This event has no outcomes." })));
    this.place.replaceChildren(head, table);
  }

  #cell(entry, side) {
    if (!entry) return make("td", { className: "is-missing", textContent: "—" });
    const text = this.shortText(entry.text, side);
    const mark = entry.touch ? make("span", { className: "line-touch", textContent: String(entry.touch) }) : null;
    mark?.style.setProperty("--finger", fingerColor(entry.touch));
    const line = make("button", { type: "button", className: "outcome", title: `${entry.text}\n${seconds(entry.t)} s, ${entry.kind}`, onclick: () => this.onChoose(entry, side) },
      mark, make("span", {}, ...breakable(text)));
    line.dataset.kind = entry.kind;
    return make("td", { className: text === entry.text ? "" : "is-shortened" }, line, text === entry.text ? null : copyNameButton(entry.text));
  }
}

function title({ title: name, strategy, profile, build }) {
  return `${name}: ${[build, strategy, profile].filter(Boolean).join(", ")}`;
}

/** Pairs equal outcomes of both sides, in order. Others stay single. */
export function aligned(left, right) {
  const [lefts, rights] = [left.map(identity), right.map(identity)];
  // Common outcomes at both ends are paired by position: an event may have thousands of outcomes with few differences.
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && lefts[start] === rights[start]) start += 1;
  let end = 0;
  while (end < shorter - start && lefts.at(-1 - end) === rights.at(-1 - end)) end += 1;
  const [leftEnd, rightEnd] = [left.length - end, right.length - end];
  const between = paired(lefts.slice(start, leftEnd), rights.slice(start, rightEnd));
  /** @type {[any, any][]} */
  const before = left.slice(0, start).map((entry, index) => [entry, right[index]]);
  const after = left.slice(leftEnd).map((entry, index) => [entry, right[rightEnd + index]]);
  return joined(before.concat(between.map(([i, j]) => [left[start + i] ?? null, right[start + j] ?? null]), after));
}

function identity(entry) {
  return `${entry.kind}\n${entry.touch}\n${entry.text}`;
}

/**
 * The index pairs of a longest common subsequence; every other index is single (its partner is NaN). If the computation
 * would take too long, all are single.
 * @returns {[number, number][]}
 */
function paired(lefts, rights) {
  if (lefts.length * rights.length > longestComparison) {
    return [...lefts.map((_, index) => [index, NaN]), ...rights.map((_, index) => [NaN, index])];
  }
  const lengths = Array.from({ length: lefts.length + 1 }, () => new Array(rights.length + 1).fill(0));
  for (let i = lefts.length - 1; i >= 0; i -= 1) {
    for (let j = rights.length - 1; j >= 0; j -= 1) {
      lengths[i][j] = lefts[i] === rights[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  /** @type {[number, number][]} */
  const places = [];
  let [i, j] = [0, 0];
  while (i < lefts.length || j < rights.length) {
    if (i < lefts.length && j < rights.length && lefts[i] === rights[j]) places.push([i++, j++]);
    else if (j >= rights.length || (i < lefts.length && lengths[i + 1][j] >= lengths[i][j + 1])) places.push([i++, NaN]);
    else places.push([NaN, j++]);
  }
  return places;
}

/**
 * Pairs single outcomes of both sides that have the same kind and the same touch. The order of each side stays.
 */
function joined(rows) {
  const result = [];
  /** The single outcomes since the last pair. */
  let [lefts, rights] = [[], []];
  const close = () => {
    for (const right of rights) {
      const place = lefts.findIndex((left) => isCounterpart(left, right));
      if (place >= 0) result.push(...lefts.splice(0, place).map((left) => [left, null]), [lefts.shift(), right]);
      else result.push([null, right]);
    }
    result.push(...lefts.map((left) => [left, null]));
    [lefts, rights] = [[], []];
  };
  for (const [left, right] of rows) {
    if (left && right) {
      close();
      result.push([left, right]);
    } else if (left) {
      lefts.push(left);
    } else {
      rights.push(right);
    }
  }
  close();
  return result;
}

function isCounterpart(left, right) {
  return left.kind === right.kind && left.touch === right.touch;
}
