// The page as a player: two stages for one session, the recorded one beside the replayed one.
import { byId, listOf, make, setText } from "./dom.js";
import { Explain } from "./explain.js";
import { Film, frameAt, frameOfEvent, ways, whole } from "./film.js";
import { Lookup } from "./lookup.js";
import { showNotice } from "./notices.js";
import { Outcomes } from "./outcomes.js";
import { receiverLights } from "./overlay.js";
import { PlayerBar } from "./player-bar.js";
import { playerShortcuts, startShortcuts } from "./shortcuts.js";
import { Stage, StageArea } from "./stage.js";
import { StageTools } from "./stage-tools.js";
import { showClock, showConnection, showFacts } from "./status.js";
import { showTab } from "./tabs.js";
import { Timeline } from "./timeline.js";
import { Transport } from "./transport.js";

export class Player {
  constructor(hello) {
    const show = hello.show;
    this.show = show;
    this.film = new Film(show.session, show);
    this.stages = show.sides.map((side, index) => new Stage(hello.screen, {
      id: index === 0 ? "stage-recorded" : "stage-replayed", title: `${side.title} · ${side.strategy}, ${side.profile}`,
    }));
    /** The index of the stage that the tree shows. On a narrow page only this stage is visible. */
    this.side = 0;
    this.touches = listOf(show.touches);
    this.differences = listOf(show.differences);
    /** The shown frame: a chunk and an index in it. */
    this.at = null;
    this.requestCount = 0;
    /** The request for a chunk that is running. @type {Promise<any> | null} */
    this.fetching = null;
    this.event = 0;
    /** The event to show next. Steps are counted from it, also while its chunk is being fetched. */
    this.goal = 0;
    this.area = new StageArea(this.stages);
    this.tools = new StageTools(this.area);
    this.lookup = new Lookup(() => this.stages[this.side], this.stages, (stage) => this.#context(stage));
    this.lookup.onchoose = (stage) => this.#turnTo(this.stages.indexOf(stage));
    this.tools.onexplode = (isShown) => this.lookup.explode(isShown);
    this.explain = new Explain((name) => this.lookup.chooseNamed(name), (name) => this.stages[this.side].model.shortName(name));
    this.outcomes = new Outcomes(show.sides, (entry, side) => this.#chooseEntry(entry, side));
    this.timeline = new Timeline(this.film, show, (time) => this.transport.seek(time));
    this.transport = new Transport(this.film, {
      show: (event, time, isEvent) => this.#show(event, time, isEvent),
      onPlaying: (isPlaying) => {
        this.bar.showPlaying(isPlaying);
        if (!isPlaying) this.#explain();
      },
    });
    this.bar = new PlayerBar(this.timeline, {
      step: (by) => this.step(by), stepTouch: (by) => this.stepTouch(by), stepDifference: (by) => this.stepDifference(by),
      turn: () => this.transport.turn(), setSpeed: (speed) => this.transport.setSpeed(speed),
      setLoop: (isLooping) => (this.transport.isLooping = isLooping),
    }, this.differences.length > 0);
    this.#startSides();
    this.#describe(hello);
    startShortcuts([...playerShortcuts(this), ...this.lookup.shortcuts(this.tools)]);
    showTab(matchMedia("(max-width: 760px)").matches ? "outcomes" : "why");
    showConnection("film");
    if (this.film.eventCount) this.transport.goTo(this.differences[0] ?? 0);
    else showNotice("This session has no events.");
  }

  step(by) {
    this.transport.goTo(Math.min(this.film.eventCount - 1, Math.max(0, this.goal + by)));
  }

  stepTouch(by) {
    this.#stepAmong(this.touches.map((touch) => touch.event), by);
  }

  stepDifference(by) {
    this.#stepAmong(this.differences, by);
  }

  /** Shows the other side. */
  swap() {
    this.#turnTo(1 - this.side);
  }

  /** The query of the frame that a stage shows. While it plays, nothing is queried. */
  #context(stage) {
    if (!this.at || this.transport.isPlaying) return null;
    const frame = this.at.chunk.frames[this.at.index];
    return `session=${this.show.session}&event=${frame.event}&t=${frame.t}&side=${this.stages.indexOf(stage)}`;
  }

  #stepAmong(events, by) {
    const sorted = [...new Set(events)].sort((left, right) => left - right);
    const next = by > 0 ? sorted.find((event) => event > this.goal) : sorted.findLast((event) => event < this.goal);
    if (next !== undefined) this.transport.goTo(next);
  }

  async #show(event, time, isEvent) {
    this.requestCount += 1;
    const request = this.requestCount;
    this.goal = event;
    try {
      const chunk = this.film.chunk(event) ?? await this.#fetch(event);
      if (request !== this.requestCount) return;
      this.#place(chunk, isEvent ? frameOfEvent(chunk, event) : frameAt(chunk, time), isEvent ? null : time);
      this.film.prefetch(chunk);
    } catch (error) {
      this.transport.pause();
      if (request === this.requestCount) this.#restorePosition();
      showNotice(error.message);
    }
  }

  /** Fetches the chunk with an event after the running request ends. While scrubbing, only the latest event is fetched. */
  async #fetch(event) {
    const request = this.requestCount;
    this.bar.showPosition(`fetching event ${event} …`);
    while (this.fetching) await this.fetching.catch(() => {});
    if (request !== this.requestCount) return null;
    this.fetching = this.film.fetch(event);
    try {
      return await this.fetching;
    } finally {
      this.fetching = null;
    }
  }

  /** Shows the position of the current frame again, after a failed seek. */
  #restorePosition() {
    this.goal = this.event;
    if (this.at) this.#showPosition(this.at.chunk.frames[this.at.index], null);
  }

  /** Shows the position of a frame; `time` replaces the frame's own time. */
  #showPosition(frame, time) {
    this.transport.time = time ?? frame.t;
    this.timeline.show(this.transport.time, frame.event);
    this.bar.showPosition(`event ${frame.event} · last ${this.film.eventCount - 1}`);
    byId("player").dataset.event = String(frame.event);
    showClock(this.transport.time);
  }

  #place(chunk, index, time) {
    const frame = chunk.frames[index];
    this.goal = frame.event;
    const isNext = this.at?.chunk === chunk && index >= this.at.index;
    if (!(isNext && index === this.at.index)) {
      this.stages.forEach((stage, side) => {
        if (isNext) for (const step of chunk.frames.slice(this.at.index + 1, index + 1)) stage.apply(step.sides[side]);
        else stage.apply(whole(chunk, index, side));
      });
      this.at = { chunk, index };
      this.#light(chunk, index);
      this.event = frame.event;
      this.outcomes.show(frame);
      this.#explain();
    }
    this.#showPosition(frame, time);
  }

  #light(chunk, index) {
    const frame = chunk.frames[index];
    const fingers = frame.sides.map((side) => listOf(side.fingers));
    this.stages.forEach((stage, side) => {
      const others = fingers[1 - side];
      stage.overlay.fingers("down", fingers[side]);
      stage.overlay.trail(ways(chunk, index, fingers[side].map((finger) => finger.touch)));
      stage.overlay.light("finger", receiverLights(fingers[side], stage.model, (finger) =>
        others.find((other) => other.touch === finger.touch)?.receiver !== finger.receiver));
      stage.glass.dataset.receivers = fingers[side].map((finger) => finger.receiver ?? "").join(" ");
      stage.device.classList.toggle("is-different", Boolean(frame.differs));
    });
  }

  #explain() {
    const { event } = this;
    const fingers = listOf(this.at?.chunk.frames[this.at.index].sides[0].fingers);
    const begun = fingers.map(({ touch }) => this.touches.findLast((one) => one.touch === touch && one.event <= event && one.last >= event));
    // During playback, a time without fingers keeps the explanations of the last touch.
    if (this.transport.isPlaying && !begun.length) return;
    // The explanations are those of the events in which the fingers began. They stay as long as the fingers are down.
    const key = begun.length && begun.every(Boolean) ? `began in ${begun.map((touch) => touch.event).join(" ")}` : `event ${event}`;
    if (key === this.explained) return;
    this.explained = key;
    clearTimeout(this.explainTimer);
    this.explainTimer = setTimeout(() => {
      this.explain.request(`session=${this.show.session}&event=${event}`, this.show.sides.map((side) => side.title));
    }, 90);
  }

  #chooseEntry(entry, side) {
    this.#turnTo(side);
    if (entry.view) this.lookup.chooseNamed(entry.view);
  }

  #startSides() {
    byId("swap").hidden = false;
    byId("swap").addEventListener("click", () => this.swap());
    this.stages.forEach((stage, side) => {
      const { glass } = stage;
      glass.addEventListener("pointermove", (event) => this.lookup.hover(stage.pointAt(event.clientX, event.clientY), true, stage));
      glass.addEventListener("pointerleave", () => this.lookup.hover(null, false, stage));
      glass.addEventListener("click", (event) => {
        this.#turnTo(side);
        this.lookup.chooseAt(stage.pointAt(event.clientX, event.clientY), stage);
      });
    });
    const narrow = matchMedia("(max-width: 760px)");
    narrow.addEventListener("change", () => this.#turnTo(this.side));
    this.#turnTo(0);
  }

  #turnTo(side) {
    const isNarrow = matchMedia("(max-width: 760px)").matches;
    const selected = this.lookup.tree.selected;
    const name = selected === null ? null : this.stages[this.side].model.nodes.get(selected)?.record.name ?? null;
    if (side !== this.side) this.lookup.clear();
    this.side = side;
    this.stages.forEach((stage, index) => {
      stage.device.hidden = isNarrow && index !== side;
      stage.device.classList.toggle("is-current", index === side);
    });
    byId("swap").textContent = `Show ${this.show.sides[1 - side].title}`;
    this.area.fit();
    this.lookup.tree.show();
    if (name) this.lookup.chooseNamed(name);
  }

  #describe(hello) {
    const { show } = this;
    const select = /** @type {HTMLSelectElement} */ (byId("session-select"));
    const sessions = listOf(show.sessions);
    select.replaceChildren(...sessions.map(({ number, about }) =>
      make("option", { value: String(number), textContent: about ? `${number}: ${about}` : `${number}` })));
    select.value = String(show.session);
    select.closest("label").hidden = sessions.length < 2;
    // The address contains the session, so that a reload shows the same one.
    select.addEventListener("change", () => {
      location.hash = `session=${select.value}`;
      location.reload();
    });
    const sentence = (name) => hello.strategies.find((one) => one.name === name)?.sentence ?? "";
    showFacts([["events", this.film.eventCount], ["touches", this.touches.length], ["differences", this.differences.length]]);
    setText(byId("scene-about"), [show.name, show.about, hello.scene.about].filter(Boolean).join("\n"));
    setText(byId("strategy-sentence"), show.sides.map((side) => `${side.strategy}: ${sentence(side.strategy)}`).join("\n"));
    const unknowns = listOf(show.unknowns);
    const verdict = this.differences.length ? `≠ ${this.differences.length} events differ` : "= replayed: same";
    setText(byId("short-counts"), unknowns.length ? `${verdict} · ? inconclusive` : verdict);
    const doubts = [
      ...unknowns.map((why) => `Inconclusive: ${why}`), ...(show.isCut ? ["This session is long: the marks of the scrub bar are not complete."] : []),
    ];
    byId("doubts").hidden = !doubts.length;
    setText(byId("doubts"), doubts.join("\n"));
    if (doubts.length) showNotice(doubts.length > 1 ? `${doubts[0]} (and more on the Session panel)` : doubts[0]);
  }
}
