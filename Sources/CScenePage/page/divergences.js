// The line above the stages: what broke first, in the words of `replayer diff`, and what decided it on both sides.
import { copyNameButton } from "./clipboard.js";
import { DivergenceList } from "./divergence-list.js";
import { byId, listOf, make } from "./dom.js";

export class Divergences {
  /**
   * @param {any} show the data of the whole playback
   * @param {(event: number) => void} onGo
   * @param {(text: string, side: number) => string} shortText a text with short names of the views of a side
   */
  constructor(show, onGo, shortText) {
    this.shortText = shortText;
    this.list = new DivergenceList(show);
    this.onGo = onGo;
    this.place = byId("divergence");
    this.shown = "";
  }

  /** Shows the divergence of a replayed side that an event belongs to. */
  show(event, side) {
    const divergence = this.list.at(event, side);
    const key = `${side} ${this.list.of(side).indexOf(divergence)}`;
    if (key === this.shown) return;
    this.shown = key;
    this.place.hidden = false;
    this.place.classList.toggle("is-different", divergence !== null);
    this.place.classList.toggle("is-doubtful", divergence === null && this.list.isInconclusive);
    if (divergence) this.#showDivergence(divergence, side);
    else this.#showSame();
  }

  #showDivergence(divergence, side) {
    const place = this.list.place(divergence, side);
    const { decision } = divergence;
    const go = make("button", { type: "button", className: "divergence-go", title: "Show the event", onclick: () => this.onGo(divergence.event) },
      make("span", { className: "divergence-sign", textContent: "≠" }),
      place ? make("span", { className: "quiet number", textContent: place }) : null,
      make("strong", { className: "divergence-sentence", textContent: this.shortText(divergence.sentence, side), title: divergence.sentence }));
    const copies = this.shortText(divergence.sentence, side) === divergence.sentence ? null : copyNameButton(divergence.sentence);
    this.place.replaceChildren(make("div", { className: "divergence-row" }, go, copies),
      decision ? this.#decision(decision, side) : make("p", { className: "divergence-decision", tabIndex: 0, role: "group", "aria-label": "What follows", textContent: listOf(divergence.consequences).join("; ") }));
  }

  #decision({ view, recorded, replayed }, side) {
    return make("p", { className: "divergence-decision", tabIndex: 0, role: "group", "aria-label": "What decided" },
      make("b", { textContent: this.shortText(view, side), title: view }), ": ",
      ...this.#ruling(this.list.sides[0], this.shortText(recorded ?? "not queried, or not known", 0)),
      make("span", { className: "divergence-arrow", textContent: " → " }),
      ...this.#ruling(this.list.sides[side], this.shortText(replayed, side)));
  }

  #ruling(side, sentence) {
    return [make("span", { className: "divergence-side", textContent: `${this.list.nameOf(side)}: ` }), make("span", { textContent: sentence })];
  }

  #showSame() {
    const { isInconclusive, sameText } = this.list;
    this.place.replaceChildren(make("p", { className: "divergence-go" },
      make("span", { className: "divergence-sign", textContent: isInconclusive ? "?" : "=" }), make("strong", { textContent: `Replay ${sameText}` })));
  }
}
