// The player's buttons: steps, play, speed, loop.
import { byId, make, setText, symbol } from "./dom.js";

const speeds = [["0.25", "¼×"], ["0.5", "½×"], ["1", "1×"], ["2", "2×"], ["4", "4×"], ["recorded", "As recorded"]];

export class PlayerBar {
  /**
   * @param {import("./timeline-view.js").TimelineView} timeline
   * @param {{step: (by: number) => void, stepTouch: (by: number) => void, stepDifference: (by: number) => void, turn: () => void, setSpeed: (speed: string) => void, setLoop: (isLooping: boolean) => void}} acts
   */
  constructor(timeline, acts) {
    this.play = button("play", "Play (Space)", "", acts.turn);
    this.play.append(symbol("i-play"));
    this.loop = button("loop", "Play again from the start (L)", "", () => this.turnLoop());
    this.loop.append(symbol("i-loop"));
    this.loop.setAttribute("aria-pressed", "false");
    this.acts = acts;
    this.speed = make("select", { id: "speed", "aria-label": "Speed", title: "Speed. All but “As recorded” shorten waits in which nothing happens" },
      ...speeds.map(([value, title]) => make("option", { value, textContent: title })));
    this.speed.value = "1";
    this.speed.addEventListener("change", () => acts.setSpeed(this.speed.value));
    this.position = make("output", { id: "position", className: "number" });
    const difference = this.differenceButtons = [
      button("previous-difference", "Difference before (Shift+D)", "‹ ≠", () => acts.stepDifference(-1)),
      button("next-difference", "Next difference (D)", "≠ ›", () => acts.stepDifference(1)),
    ];
    byId("player").replaceChildren(timeline.element, make("div", { className: "player-row" },
      make("div", { className: "player-part" }, this.position),
      make("div", { className: "player-part is-middle" },
        difference[0],
        button("previous-touch", "Touch before (Shift+←)", "⇤", () => acts.stepTouch(-1)),
        button("previous-event", "Event before (←)", "←", () => acts.step(-1)),
        this.play,
        button("next-event", "Next event (→)", "→", () => acts.step(1)),
        button("next-touch", "Next touch (Shift+→)", "⇥", () => acts.stepTouch(1)),
        difference[1]),
      make("div", { className: "player-part is-end" }, this.loop, this.speed)));
  }

  /** Enables the steps among differences if there are some. @param {boolean} hasDifferences */
  showDifferences(hasDifferences) {
    for (const one of this.differenceButtons) one.toggleAttribute("disabled", !hasDifferences);
  }

  showPlaying(isPlaying) {
    this.play.replaceChildren(symbol(isPlaying ? "i-pause" : "i-play"));
    this.play.setAttribute("aria-label", isPlaying ? "Pause (Space)" : "Play (Space)");
    this.play.title = isPlaying ? "Pause (Space)" : "Play (Space)";
  }

  /** @param {string} text */
  showPosition(text) {
    setText(this.position, text);
  }

  turnLoop() {
    const isLooping = this.loop.getAttribute("aria-pressed") !== "true";
    this.loop.setAttribute("aria-pressed", String(isLooping));
    this.acts.setLoop(isLooping);
  }

  /** Selects the next higher or lower speed. */
  stepSpeed(by) {
    const last = this.speed.options.length - 2;
    this.speed.selectedIndex = Math.min(last, Math.max(0, Math.min(last, this.speed.selectedIndex) + by));
    this.acts.setSpeed(this.speed.value);
  }
}

/** A button of the bar. */
export function button(id, title, text, run) {
  return make("button", { id, type: "button", className: "plain player-button", title, "aria-label": title, onclick: run, textContent: text });
}
