// The line above the stages: what broke first, in the words of `replayer diff`, and what decided it on both sides.
import { byId, listOf, make } from "./dom.js";

export class Divergences {
  /**
   * @param {any} show the data of the whole playback
   * @param {(event: number) => void} onGo
   */
  constructor(show, onGo) {
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
      make("strong", { className: "divergence-sentence", textContent: divergence.sentence }));
    this.place.replaceChildren(go,
      decision ? this.#decision(decision, side) : make("p", { className: "divergence-decision", textContent: listOf(divergence.consequences).join("; ") }));
  }

  #decision({ view, recorded, replayed }, side) {
    return make("p", { className: "divergence-decision" },
      make("b", { textContent: view }), ": ",
      ...this.#ruling(this.sides[0], recorded ?? "not queried, or not known"),
      make("span", { className: "divergence-arrow", textContent: " → " }),
      ...this.#ruling(this.sides[side], replayed));
  }

  #ruling({ strategy, profile }, sentence) {
    // Sides with the same strategy differ in their profile.
    const name = this.sides[0].strategy === this.sides[1].strategy && this.sides.length === 2 ? `${strategy}, ${profile}` : strategy;
    return [make("span", { className: "divergence-side", textContent: `${name}: ` }), make("span", { textContent: sentence })];
  }

  #showSame() {
    const text = this.isInconclusive ? "inconclusive: no difference is known, but a part is not modelled" : "same: every outcome is as recorded";
    this.place.replaceChildren(make("p", { className: "divergence-go" },
      make("span", { className: "divergence-sign", textContent: this.isInconclusive ? "?" : "=" }), make("strong", { textContent: `Replay ${text}` })));
  }
}
