// The outcomes of an event, recorded and replayed side by side.
import { aligned } from "./alignment.js";
import { copyNameButton } from "./clipboard.js";
import { breakable, byId, fingerColor, listOf, make, seconds, setText } from "./dom.js";

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

  /** Compares these sides from now on. @param {any[]} sides each with title, strategy and profile */
  setSides(sides) {
    this.sides = sides;
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
