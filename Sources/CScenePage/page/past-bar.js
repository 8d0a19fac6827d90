// The row and the timeline with which one looks back in a capture.
import { byId, make, seconds, setText } from "./dom.js";
import { button } from "./player-bar.js";
import { Stage } from "./stage.js";
import { showClock, showPast } from "./status.js";
import { TimelineView } from "./timeline-view.js";

export class PastBar {
  /** @param {() => import("./past.js").Past} past */
  constructor(past) {
    this.place = byId("time");
    this.timeline = new TimelineView(0, (time) => past().seek(time));
    this.position = make("output", { id: "time-position", className: "number" });
    this.loss = make("span", { id: "time-loss", className: "time-loss" });
    this.sentence = make("span", { id: "time-sentence", className: "unseen" });
    // In a narrow row only the first words of the buttons are shown.
    const rest = (textContent) => make("span", { className: "time-more", textContent });
    this.goOnButton = make("button", { id: "go-on", type: "button", className: "plain framed", "aria-label": "Go on from here", "aria-describedby": "time-sentence", onclick: () => past().goOn() }, "Go on", rest("from here"));
    this.backButton = make("button", { id: "back-to-now", type: "button", className: "primary", "aria-label": "Back to now", title: "Back to now (B)", onclick: () => this.#back(past()) }, "Back", rest("to now"));
    this.earlier = [
      button("previous-touch", "Touch before (Shift+←)", "⇤", () => past().stepTouch(-1)),
      button("previous-event", "Event before (←)", "←", () => past().step(-1)),
    ];
    this.later = [
      button("next-event", "Next event (→)", "→", () => past().step(1)),
      button("next-touch", "Next touch (Shift+→)", "⇥", () => past().stepTouch(1)),
    ];
    this.place.append(
      make("div", { className: "time-row" },
        this.position,
        make("div", { className: "time-steps", role: "group", "aria-label": "Steps" }, ...this.earlier, ...this.later),
        make("div", { className: "time-acts" }, this.loss, this.sentence, this.goOnButton, this.backButton)),
      this.timeline.element);
  }

  /** Draws the touches, in the order of beginning, and the events of the device up to the end of the scale. */
  draw(touches, ends, deviceEvents) {
    this.timeline.setTouches(touches, ends);
    this.timeline.setDeviceEvents(deviceEvents);
    this.timeline.draw();
  }

  /** Shows where one looks back, or that this is the present. */
  show({ at, where, now, time, text, loss, sentence, canStepBack, canStepOn, isOver, isClosed }) {
    this.place.dataset.events = at ? String(at.events) : "";
    showPast(at ? `Looking back at ${where}` : "");
    this.position.replaceChildren(...(at
      ? [make("span", { className: "time-word", textContent: "Looking back at " }), `${where} · ${seconds(at.t)} s`]
      : [now]));
    this.timeline.show(time, text);
    for (const one of this.earlier) one.toggleAttribute("disabled", !canStepBack);
    for (const one of this.later) one.toggleAttribute("disabled", !canStepOn);
    this.goOnButton.toggleAttribute("disabled", isOver);
    this.timeline.slider.toggleAttribute("disabled", isClosed);
    if (!at) return;
    showClock(at.t);
    setText(this.loss, loss);
    setText(this.sentence, sentence);
    this.goOnButton.title = `${sentence} (G)`;
  }

  #back(past) {
    past.back();
    // The button is no longer there.
    this.timeline.slider.focus({ preventScroll: true });
  }
}

/**
 * Makes the stage that shows the scene as it was. It is read-only.
 * @param {any} screen
 * @param {(point: [number, number] | null, stage: Stage) => void} onHover called with the point under the pointer, or null when it leaves
 * @param {(point: [number, number]) => void} onChoose
 */
export function makePastStage(screen, onHover, onChoose) {
  const stage = new Stage(screen, { id: "stage-past", name: "The scene as it was, read-only" });
  stage.device.classList.add("is-past");
  stage.device.hidden = true;
  stage.glass.addEventListener("pointermove", (event) => onHover(stage.pointAt(event.clientX, event.clientY), stage));
  stage.glass.addEventListener("pointerleave", () => onHover(null, stage));
  stage.glass.addEventListener("click", (event) => onChoose(stage.pointAt(event.clientX, event.clientY)));
  return stage;
}
