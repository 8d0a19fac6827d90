// Looking back in a capture: the timeline of the session so far, the scene as it was, and going on from there.
import { byId, counted, listOf, make, seconds, setText } from "./dom.js";
import { showNotice } from "./notices.js";
import { receiverLights } from "./overlay.js";
import { button } from "./player-bar.js";
import { showClock, showPast } from "./status.js";
import { Timeline } from "./timeline.js";

const answerMilliseconds = 30_000;
/** The timeline is drawn at most this often, so that drawing does not delay touches. */
const drawMilliseconds = 250;

export class Past {
  /**
   * @param {import("./stage.js").Stage} stage shows the scene as it was. It is read-only.
   * @param {{whyNot: () => string, onShow: (state: any) => void, goOn: (events: number) => void}} acts `whyNot` is why
   *   one cannot look back now, or empty; `onShow` is called with the shown state, or null for the present
   */
  constructor(stage, acts) {
    this.stage = stage;
    this.acts = acts;
    /** What is shown: the number of events before it, its time, and what going on discards. Null for the present. @type {any} */
    this.at = null;
    /** @type {any[]} the touches of the session, in the order of their numbers */
    this.touches = [];
    /** @type {{t: number, what: string}[]} */
    this.deviceEvents = [];
    this.now = 0;
    this.eventCount = 0;
    /** The query to send next. @type {string | null} */
    this.wanted = null;
    this.isFetching = false;
    this.isClosed = false;
    this.drawTimer = 0;
    /** What the timeline shows, or will show soon. */
    this.drawn = "";
    this.place = byId("time");
    this.timeline = new Timeline(0, (time) => this.seek(time));
    this.position = make("output", { id: "time-position", className: "number" });
    this.loss = make("span", { id: "time-loss", className: "time-loss" });
    this.sentence = make("span", { id: "time-sentence", className: "unseen" });
    // In a narrow row only the first words of the buttons are shown.
    const rest = (textContent) => make("span", { className: "time-more", textContent });
    this.goOnButton = make("button", { id: "go-on", type: "button", className: "plain framed", "aria-label": "Go on from here", "aria-describedby": "time-sentence", onclick: () => this.goOn() }, "Go on", rest("from here"));
    this.backButton = make("button", { id: "back-to-now", type: "button", className: "primary", "aria-label": "Back to now", title: "Back to now (B)", onclick: () => this.#backFromButton() }, "Back", rest("to now"));
    this.earlier = [
      button("previous-touch", "Touch before (Shift+←)", "⇤", () => this.stepTouch(-1)),
      button("previous-event", "Event before (←)", "←", () => this.step(-1)),
    ];
    this.later = [
      button("next-event", "Next event (→)", "→", () => this.step(1)),
      button("next-touch", "Next touch (Shift+→)", "⇥", () => this.stepTouch(1)),
    ];
    this.place.append(
      make("div", { className: "time-row" },
        this.position,
        make("div", { className: "time-steps", role: "group", "aria-label": "Steps" }, ...this.earlier, ...this.later),
        make("div", { className: "time-acts" }, this.loss, this.sentence, this.goOnButton, this.backButton)),
      this.timeline.element);
    this.#showPosition();
  }

  get isLooking() {
    return this.at !== null;
  }

  /** The part of a query that names the shown time. Null for the present. */
  get query() {
    return this.at && `events=${this.at.events}&t=${this.at.t}`;
  }

  /** The keys. @returns {import("./shortcuts.js").Shortcut[]} */
  get shortcuts() {
    return [
      { keys: "ArrowLeft", title: "Look back: event before", run: () => this.step(-1) },
      { keys: "ArrowRight", title: "Next event", run: () => this.step(1) },
      { keys: "Shift+ArrowLeft", title: "Look back: touch before", run: () => this.stepTouch(-1) },
      { keys: "Shift+ArrowRight", title: "Next touch", run: () => this.stepTouch(1) },
      { keys: "B", title: "Back to now", run: () => this.back() },
      { keys: "G", title: "Go on from here", run: () => this.goOn() },
    ];
  }

  /** Takes the touches and the time of an answer. With `isAll` the answer has all touches, and the session may have changed. */
  take({ timeline, deviceEvents, frame, session }, isAll) {
    if (isAll) [this.touches, this.deviceEvents] = [[], []];
    this.deviceEvents = this.deviceEvents.concat(listOf(deviceEvents));
    for (const touch of listOf(timeline)) this.touches[touch.touch - 1] = touch;
    if (frame) this.now = frame.time;
    if (session) this.eventCount = session.events;
    if (this.at && isAll) this.#look(`events=${Math.min(this.at.events, this.eventCount)}&t=${this.at.t}`);
    const state = `${this.now} ${this.touches.length} ${this.deviceEvents.length}`;
    if (!isAll && state === this.drawn) return;
    this.drawn = state;
    this.drawTimer ||= setTimeout(() => this.#draw(), drawMilliseconds);
  }

  /** Draws the timeline now if it is to be drawn soon. */
  drawNow() {
    if (this.drawTimer) this.#draw();
  }

  /** Shows a time; the last one is the present. */
  seek(time) {
    if (time >= this.timeline.ends) this.back();
    // The first touch is often at the time 0.
    else if (time <= 0) this.#look("events=0");
    else this.#look(`t=${Math.round(time)}`);
  }

  /** Shows the state after the next event or the one before. After the last event comes the present. */
  step(by) {
    if (this.isClosed) return;
    const events = (this.at ? this.at.events : this.eventCount + 1) + by;
    if (events > this.eventCount) this.back();
    else if (events >= 0) this.#look(`events=${events}`);
  }

  /** Shows the state in which the next touch begins, or the one before. */
  stepTouch(by) {
    if (this.isClosed) return;
    const begins = [0, ...this.touches.map((touch) => touch.event + 1)];
    const events = this.at ? this.at.events : Infinity;
    const next = by > 0 ? begins.find((begin) => begin > events) : begins.findLast((begin) => begin < events);
    if (next !== undefined) this.#look(`events=${next}`);
    else if (by > 0) this.back();
  }

  /** Shows the present again. */
  back() {
    this.wanted = null;
    if (!this.at) return this.#showPosition();
    this.at = null;
    this.acts.onShow(null);
    this.#draw();
    this.#showPosition();
  }

  /** Discards the touches after the shown time and goes on from there. */
  goOn() {
    if (!this.at || this.goOnButton.hasAttribute("disabled")) return;
    if (this.at.discards) this.acts.goOn(this.at.events);
    else this.back();
  }

  /** Shows the present, and only that: this page no longer captures. `isFinished` if it can still look back. */
  close(isFinished) {
    this.goOnButton.toggleAttribute("disabled", true);
    if (isFinished) return;
    this.isClosed = true;
    this.timeline.slider.toggleAttribute("disabled", true);
    this.back();
  }

  #backFromButton() {
    this.back();
    // The button is no longer there.
    this.timeline.slider.focus({ preventScroll: true });
  }

  /** Fetches and shows a state. While one is fetched, only the latest further request waits. */
  async #look(query) {
    const reason = this.acts.whyNot();
    if (reason) {
      showNotice(reason);
      return this.#showPosition();
    }
    this.wanted = query;
    if (this.isFetching) return;
    this.isFetching = true;
    while (this.wanted) {
      const next = this.wanted;
      const state = await fetchPast(next).catch((error) => {
        this.wanted = null;
        showNotice(error.message, "trouble");
        this.#showPosition();
      });
      // A newer request replaces this one; after "back" nothing is wanted.
      if (this.wanted === next) {
        this.wanted = null;
        this.#show(state);
      } else if (this.wanted && state) {
        this.#show(state);
      }
    }
    this.isFetching = false;
  }

  #show(state) {
    // The touch may have begun while the state was fetched.
    if (this.acts.whyNot()) return;
    this.at = state;
    this.stage.apply(state.frame);
    this.acts.onShow(state);
    const fingers = listOf(state.frame.fingers);
    this.stage.overlay.fingers("down", fingers);
    this.stage.overlay.light("finger", receiverLights(fingers, this.stage.model));
    this.stage.glass.dataset.receivers = fingers.map((finger) => finger.receiver ?? "").join(" ");
    this.#showPosition();
  }

  #showPosition() {
    const { at } = this;
    const touch = at?.touch ? `touch ${at.touch}` : at?.events ? "the time before touch 1" : "the start";
    this.place.dataset.events = at ? String(at.events) : "";
    showPast(at ? `Looking back at ${touch}` : "");
    this.position.replaceChildren(...(at
      ? [make("span", { className: "time-word", textContent: "Looking back at " }), `${touch} · ${seconds(at.t)} s`]
      : [`Now · ${counted(this.touches.length, "touch", "touches")}`]));
    this.timeline.show(at ? at.t : this.timeline.ends, at ? `looking back at ${touch}, ${seconds(at.t)} seconds` : `now, ${seconds(this.now)} seconds`);
    for (const one of this.earlier) one.toggleAttribute("disabled", this.isClosed || !this.eventCount || at?.events === 0);
    for (const one of this.later) one.toggleAttribute("disabled", this.isClosed || !at);
    if (!at) return;
    showClock(at.t);
    setText(this.loss, at.discards ? `Discards ${at.discards}` : "Discards nothing");
    const kept = at.keeps === at.touch ? `Touch ${at.touch} is` : `The touches up to ${at.keeps} are`;
    setText(this.sentence, `${at.discards ? `Discards ${at.discards}` : "Discards nothing"}.${at.isWithin ? ` ${kept} kept to the end.` : ""}`);
    this.goOnButton.title = `${this.sentence.textContent} (G)`;
  }

  #draw() {
    clearTimeout(this.drawTimer);
    this.drawTimer = 0;
    // While an earlier time is shown, the scale stays: the slider may be being dragged.
    const ends = this.at ? this.timeline.ends : this.now;
    this.timeline.setTouches(this.touches.map(({ touch, t, ends: end }) => ({ touch, from: t, to: end ?? ends })), ends);
    this.timeline.setDeviceEvents(this.deviceEvents);
    if (!this.at) this.#showPosition();
    this.timeline.draw();
  }
}

async function fetchPast(query) {
  const response = await fetch(`past?${query}`, { cache: "no-store", signal: AbortSignal.timeout(answerMilliseconds) }).catch(() => {
    throw new Error("The earlier state could not be fetched: the capture does not answer.");
  });
  const state = await response.json().catch(() => null);
  if (!response.ok || !state?.frame) throw new Error(state?.error ?? `The earlier state could not be fetched: status ${response.status}.`);
  return state;
}
