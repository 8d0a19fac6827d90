// Looking back in a capture: the touches of the session so far, the state at an earlier time, and going on from there.
import { counted, listOf, seconds } from "./values.js";

const answerMilliseconds = 30_000;
/** The timeline is drawn at most this often, so that drawing does not delay touches. */
const drawMilliseconds = 250;

export class Past {
  /**
   * @param {{whyNot: () => string, onShow: (state: any) => void, goOn: (events: number) => void, notice: (text: string, tone?: "trouble") => void}} acts
   *   `whyNot` is why one cannot look back now, or empty; `onShow` is called with the shown state, or null for the present
   * @param {{show: (position: any) => void, draw: (touches: any[], ends: number, deviceEvents: any[]) => void}} bar
   */
  constructor(acts, bar) {
    this.acts = acts;
    this.bar = bar;
    /** What is shown: the number of events before it, its time, and what going on discards. Null for the present. @type {any} */
    this.at = null;
    /** @type {any[]} the touches of the session, in the order of their numbers */
    this.touches = [];
    /** @type {{t: number, what: string}[]} */
    this.deviceEvents = [];
    this.now = 0;
    /** The end of the timeline's scale. */
    this.ends = 0;
    this.eventCount = 0;
    /** The query to send next. @type {string | null} */
    this.wanted = null;
    this.isFetching = false;
    /** Whether this page no longer captures, and whether one can look back nevertheless. */
    [this.isOver, this.isClosed] = [false, false];
    this.drawTimer = 0;
    /** What the timeline shows, or will show soon. */
    this.drawn = "";
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
    if (time >= this.ends) this.back();
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
    if (!this.at || this.isOver) return;
    if (this.at.discards) this.acts.goOn(this.at.events);
    else this.back();
  }

  /** Shows the present, and only that: this page no longer captures. `isFinished` if it can still look back. */
  close(isFinished) {
    this.isOver = true;
    if (isFinished) return this.#showPosition();
    this.isClosed = true;
    this.back();
  }

  /** Fetches and shows a state. While one is fetched, only the latest further request waits. */
  async #look(query) {
    const reason = this.acts.whyNot();
    if (reason) {
      this.acts.notice(reason);
      return this.#showPosition();
    }
    this.wanted = query;
    if (this.isFetching) return;
    this.isFetching = true;
    while (this.wanted) {
      const next = this.wanted;
      const state = await fetchPast(next).catch((error) => {
        this.wanted = null;
        this.acts.notice(error.message, "trouble");
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
    this.acts.onShow(state);
    this.#showPosition();
  }

  #showPosition() {
    const { at } = this;
    const where = at?.touch ? `touch ${at.touch}` : at?.events ? "the time before touch 1" : "the start";
    const loss = at?.discards ? `Discards ${at.discards}` : "Discards nothing";
    const kept = at?.keeps === at?.touch ? `Touch ${at?.touch} is` : `The touches up to ${at?.keeps} are`;
    this.bar.show({
      at, where, loss, now: `Now · ${counted(this.touches.length, "touch", "touches")}`,
      time: at ? at.t : this.ends,
      text: at ? `looking back at ${where}, ${seconds(at.t)} seconds` : `now, ${seconds(this.now)} seconds`,
      sentence: `${loss}.${at?.isWithin ? ` ${kept} kept to the end.` : ""}`,
      canStepBack: !this.isClosed && this.eventCount > 0 && at?.events !== 0,
      canStepOn: !this.isClosed && at !== null, isOver: this.isOver, isClosed: this.isClosed,
    });
  }

  #draw() {
    clearTimeout(this.drawTimer);
    this.drawTimer = 0;
    // While an earlier time is shown, the scale stays: the slider may be being dragged.
    if (!this.at) this.ends = this.now;
    this.bar.draw(this.touches.map(({ touch, t, ends }) => ({ touch, from: t, to: ends ?? this.ends })), this.ends, this.deviceEvents);
    if (!this.at) this.#showPosition();
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
