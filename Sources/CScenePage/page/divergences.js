// The line above the stages: what broke first, in the words of `replayer diff`, and what decided it on both sides.
import { copyNameButton } from "./clipboard.js";
import { byId, listOf, make } from "./dom.js";

export class Divergences {
  /**
   * @param {any} show the data of the whole playback
   * @param {(event: number) => void} onGo
   * @param {(text: string, side: number) => string} shortText a text with short names of the views of a side
   */
  constructor(show, onGo, shortText) {
    this.shortText = shortText;
    this.sides = show.sides;
    this.comparisons = listOf(show.comparisons);
    this.isInconclusive = listOf(show.unknowns).length > 0;
    this.eventCount = show.eventCount;
    this.onGo = onGo;
    this.place = byId("divergence");
    this.shown = "";
  }

  /** The divergence that an event belongs to: the last one up to the event, or the first one. */
  at(event, side) {
    const list = listOf(this.comparisons[side - 1]?.divergences);
    return list.findLast((one) => one.event <= event) ?? list[0] ?? null;
  }

  /** Whether the outcomes of an event differ on a side. */
  differs(event, side) {
    return listOf(this.comparisons[side - 1]?.differences).includes(event);
  }

  /** Shows the divergence of a replayed side that an event belongs to. */
  show(event, side) {
    const divergence = this.at(event, side);
    const list = listOf(this.comparisons[side - 1]?.divergences);
    const key = `${side} ${list.indexOf(divergence)}`;
    if (key === this.shown) return;
    this.shown = key;
    this.place.hidden = false;
    this.place.classList.toggle("is-different", divergence !== null);
    this.place.classList.toggle("is-doubtful", divergence === null && this.isInconclusive);
    if (divergence) this.#showDivergence(divergence, list.indexOf(divergence), side);
    else this.#showSame();
  }

  #showDivergence(divergence, index, side) {
    const { rootCount } = this.comparisons[side - 1];
    const { decision } = divergence;
    const go = make("button", { type: "button", className: "divergence-go", title: "Show the event", onclick: () => this.onGo(divergence.event) },
      make("span", { className: "divergence-sign", textContent: "≠" }),
      rootCount > 1 ? make("span", { className: "quiet number", textContent: `${index + 1} of ${rootCount}` }) : null,
      make("strong", { className: "divergence-sentence", textContent: this.shortText(divergence.sentence, side), title: divergence.sentence }));
    const copies = this.shortText(divergence.sentence, side) === divergence.sentence ? null : copyNameButton(divergence.sentence);
    this.place.replaceChildren(make("div", { className: "divergence-row" }, go, copies),
      decision ? this.#decision(decision, side) : make("p", { className: "divergence-decision", tabIndex: 0, role: "group", "aria-label": "What follows", textContent: listOf(divergence.consequences).join("; ") }));
  }

  #decision({ view, recorded, replayed }, side) {
    return make("p", { className: "divergence-decision", tabIndex: 0, role: "group", "aria-label": "What decided" },
      make("b", { textContent: this.shortText(view, side), title: view }), ": ",
      ...this.#ruling(this.sides[0], this.shortText(recorded ?? "not queried, or not known", 0)),
      make("span", { className: "divergence-arrow", textContent: " → " }),
      ...this.#ruling(this.sides[side], this.shortText(replayed, side)));
  }

  #ruling({ title, strategy, profile, build }, sentence) {
    // Sides with the same strategy differ in their profile or their build.
    const name = this.sides[1].build ? build ?? title : this.sides[0].strategy === this.sides[1].strategy && this.sides.length === 2 ? `${strategy}, ${profile}` : strategy;
    return [make("span", { className: "divergence-side", textContent: `${name}: ` }), make("span", { textContent: sentence })];
  }

  #showSame() {
    const text = this.isInconclusive ? "inconclusive: no difference is known, but a part is not modelled" : "same: every outcome is as recorded";
    this.place.replaceChildren(make("p", { className: "divergence-go" },
      make("span", { className: "divergence-sign", textContent: this.isInconclusive ? "?" : "=" }), make("strong", { textContent: `Replay ${text}` })));
  }
}
