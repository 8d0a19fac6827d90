// The page as a player: stages for one session, the recorded one beside the replayed ones.
import { byId, counted, listOf, narrow, seconds, setText } from "./dom.js";
import { Divergences } from "./divergences.js";
import { Explain } from "./explain.js";
import { SessionFrames, ways, whole } from "./session-frames.js";
import { Lookup } from "./lookup.js";
import { showNotice } from "./notices.js";
import { Outcomes } from "./outcomes.js";
import { receiverLights } from "./overlay.js";
import { ReplayChoice, chosenEvent, openPlayback } from "./playback-address.js";
import { PlayerBar } from "./player-bar.js";
import { Playhead } from "./playhead.js";
import { describeSession, startMenus } from "./player-session.js";
import { playerShortcuts, startShortcuts } from "./shortcuts.js";
import { Stage, StageArea } from "./stage.js";
import { StageTools } from "./stage-tools.js";
import { showClock } from "./status.js";
import { showTab } from "./tabs.js";
import { TimelineView } from "./timeline-view.js";
import { Transport } from "./transport.js";

export class Player {
  constructor(hello) {
    const show = hello.show;
    this.show = show;
    this.choice = new ReplayChoice(hello);
    /** Whether several replays are shown: one under each strategy, or with each build. */
    this.isFive = show.sides.length > 2;
    this.query = String(new URLSearchParams(this.choice.current));
    this.frames = new SessionFrames(this.query, show);
    this.stages = show.sides.map((side, index) => new Stage(hello.screen, {
      id: index === 0 ? "stage-recorded" : this.isFive ? `stage-replayed-${index}` : "stage-replayed",
      title: this.isFive ? this.choice.title(index) : `${side.title} · ${[side.build, side.strategy].filter(Boolean).join(", ")}, ${side.profile}`,
    }));
    this.divergences = new Divergences(show, (event) => this.transport.goTo(event), (text, side) => this.stages[side].model.shortText(text));
    /** The index of the stage that the tree shows. On a narrow page only this stage is visible. */
    this.side = 0;
    this.touches = listOf(show.touches);
    this.differences = listOf(show.differences);
    /** The shown frame: a chunk and an index in it. */
    this.at = null;
    this.event = 0;
    this.head = new Playhead(this.frames, {
      onPlace: (chunk, index, time) => this.#place(chunk, index, time),
      onFetch: (event) => this.bar.showPosition(`fetching event ${event} …`),
      onFail: (text, isLatest) => this.#fail(text, isLatest),
    });
    byId("stage-area").classList.toggle("is-five", this.isFive);
    this.area = new StageArea(this.stages);
    this.tools = new StageTools(this.area);
    this.lookup = new Lookup(() => this.stages[this.side], this.stages, (stage) => this.#context(stage));
    this.lookup.onchoose = (stage) => this.#turnTo(this.stages.indexOf(stage));
    this.tools.onmap = (isShown) => this.lookup.showMap(isShown);
    this.tools.onexplode = (isShown) => this.lookup.explode(isShown);
    this.explain = new Explain((name) => this.lookup.chooseNamed(name), (text) => this.stages[this.side].model.shortText(text));
    this.outcomes = new Outcomes(show.sides, (entry, side) => this.#chooseEntry(entry, side), (text, side) => this.stages[side].model.shortText(text));
    this.timeline = this.#makeTimeline();
    this.transport = new Transport(this.frames, {
      show: (event, time, isEvent) => this.head.show(event, time, isEvent),
      onPlaying: (isPlaying) => {
        this.bar.showPlaying(isPlaying);
        if (isPlaying) return;
        this.#explain();
        this.lookup.refresh();
      },
    });
    this.bar = new PlayerBar(this.timeline, {
      step: (by) => this.step(by), stepTouch: (by) => this.stepTouch(by), stepDifference: (by) => this.stepDifference(by),
      turn: () => this.transport.turn(), setSpeed: (speed) => this.transport.setSpeed(speed),
      setLoop: (isLooping) => (this.transport.isLooping = isLooping),
    }, this.differences.length > 0);
    this.#startSides();
    describeSession(show, hello);
    startMenus(this, hello);
    startShortcuts([...playerShortcuts(this), ...this.lookup.shortcuts(this.tools)]);
    showTab(narrow.matches ? "outcomes" : "why");
    const first = Math.min(chosenEvent() ?? this.differences[0] ?? 0, this.frames.eventCount - 1);
    if (this.frames.eventCount) this.transport.goTo(first);
    else showNotice("This session has no events.");
  }

  step(by) {
    this.transport.goTo(this.head.stepped(by));
  }

  stepTouch(by) {
    this.#stepAmong(this.touches.map((touch) => touch.event), by);
  }

  stepDifference(by) {
    this.#stepAmong(this.differences, by);
  }

  /** Shows the next side. */
  swap() {
    this.#turnTo((this.side + 1) % this.stages.length);
  }

  /** Shows a replay under each strategy, or only that of the selected side. */
  turnFive() {
    this.open(this.choice.five(this.compared));
  }

  /** The replayed side that is compared with the recorded one: the selected one, or the first that differs. */
  get compared() {
    if (this.side > 0) return this.side;
    const first = listOf(this.show.comparisons).findIndex((one) => listOf(one.differences).length);
    return Math.max(0, first) + 1;
  }

  /** Loads the session with other replays, at the same event. */
  open(choice) {
    openPlayback({ ...this.choice.current, event: this.event, ...choice });
  }

  #makeTimeline() {
    const { times, ends } = this.frames;
    const timeline = new TimelineView(ends, (time) => this.transport.seek(time));
    // The list of times is cut in a very long session.
    const timeOf = (event) => times[event] ?? ends;
    timeline.setTouches(this.touches.map(({ touch, event, last }) => ({ touch, from: timeOf(event), to: timeOf(last) })), ends);
    timeline.setDifferences(this.differences.map(timeOf));
    timeline.setDeviceEvents(listOf(this.show.deviceEvents));
    const events = timeline.slider.title;
    timeline.slider.title = `${counted(this.touches.length, "touch", "touches")}, ${counted(this.differences.length, "difference")}${events && `\n${events}`}`;
    return timeline;
  }

  /** The query of the frame that a stage shows. While it plays, nothing is queried. */
  #context(stage) {
    if (!this.at || this.transport.isPlaying) return null;
    const frame = this.at.chunk.frames[this.at.index];
    return `${this.query}&event=${frame.event}&t=${frame.t}&side=${this.stages.indexOf(stage)}`;
  }

  #stepAmong(events, by) {
    const next = this.head.nearest(events, by);
    if (next !== undefined) this.transport.goTo(next);
  }

  #fail(text, isLatest) {
    this.transport.pause();
    if (isLatest) this.#restorePosition();
    showNotice(text);
  }

  /** Shows the position of the current frame again, after a failed seek. */
  #restorePosition() {
    this.head.goal = this.event;
    if (this.at) this.#showPosition(this.at.chunk.frames[this.at.index], null);
  }

  /** Shows the position of a frame; `time` replaces the frame's own time. */
  #showPosition(frame, time) {
    this.transport.time = time ?? frame.t;
    this.timeline.show(this.transport.time, `event ${frame.event}, the last is ${this.frames.eventCount - 1}, ${seconds(this.transport.time)} seconds`);
    this.bar.showPosition(`event ${frame.event} · last ${this.frames.eventCount - 1}`);
    byId("player").dataset.event = String(frame.event);
    showClock(this.transport.time);
  }

  #place(chunk, index, time) {
    const frame = chunk.frames[index];
    this.head.goal = frame.event;
    const isNext = this.at?.chunk === chunk && index >= this.at.index;
    if (!(isNext && index === this.at.index)) {
      this.stages.forEach((stage, side) => {
        if (isNext) for (const step of chunk.frames.slice(this.at.index + 1, index + 1)) stage.apply(step.sides[side]);
        else stage.apply(whole(chunk, index, side));
      });
      this.at = { chunk, index };
      this.#light(chunk, index);
      this.event = frame.event;
      this.#compare(frame);
      this.#explain();
    }
    this.#showPosition(frame, time);
  }

  #light(chunk, index) {
    const frame = chunk.frames[index];
    const fingers = frame.sides.map((side) => listOf(side.fingers));
    this.stages.forEach((stage, side) => {
      const others = this.isFive ? fingers[0] : fingers[1 - side];
      stage.overlay.fingers("down", fingers[side]);
      stage.overlay.trail(ways(chunk, index, fingers[side].map((finger) => finger.touch)));
      stage.overlay.light("finger", receiverLights(fingers[side], stage.model, (finger) =>
        others.find((other) => other.touch === finger.touch)?.receiver !== finger.receiver));
      stage.glass.dataset.receivers = fingers[side].map((finger) => finger.receiver ?? "").join(" ");
      if (this.isFive) this.#mark(stage, side, frame, fingers);
      else stage.device.classList.toggle("is-different", Boolean(frame.differs));
    });
  }

  /** Shows in the title of a small stage what its fingers hit, and whether that or an outcome differs. */
  #mark(stage, side, frame, fingers) {
    const names = (list) => list.map((finger) => finger.receiver ?? "nothing");
    const differs = side > 0 && (this.divergences.list.differs(frame.event, side) || names(fingers[side]).join("\n") !== names(fingers[0]).join("\n"));
    stage.device.classList.toggle("is-different", differs);
    const receivers = fingers[side].map((finger) => (finger.receiver == null ? "nothing" : stage.model.shortName(finger.receiver))).join(", ");
    setText(stage.mark, side === 0 ? receivers || "–" : `${differs ? "≠" : "="} ${receivers || (differs ? "differs" : "same")}`);
    stage.mark.title = names(fingers[side]).join(", ");
  }

  /** Shows the outcomes and the divergence of the compared side at a frame. */
  #compare(frame) {
    this.outcomes.show(frame, this.compared);
    this.stages.forEach((stage, side) => stage.overlay.areas(listOf(frame.outcomes?.[side]).map((entry) => entry.area).filter(Boolean)));
    this.divergences.show(frame.event, this.compared);
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
      this.explain.request(`${this.query}&event=${event}`, this.show.sides.map((side, index) => (this.isFive ? this.choice.title(index) : side.title)), this.#decision(event, begun));
    }, 90);
  }

  /** What decided that the touches of an event hit different views on the compared side. */
  #decision(event, touches) {
    const divergence = this.divergences.list.at(event, this.compared);
    const isConcerned = divergence && (divergence.event === event || touches.some((touch) => touch?.touch === divergence.touch));
    return isConcerned ? divergence.decision ?? null : null;
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
    narrow.addEventListener("change", () => this.#turnTo(this.side));
    if (this.differences.length) this.explain.side = this.compared;
    this.#turnTo(this.differences.length ? this.compared : 0);
  }

  #turnTo(side) {
    const isNarrow = narrow.matches;
    const selected = this.lookup.tree.selected;
    const name = selected === null ? null : this.stages[this.side].model.nodes.get(selected)?.record.name ?? null;
    if (side !== this.side) this.lookup.clear();
    this.side = side;
    this.stages.forEach((stage, index) => {
      stage.device.hidden = isNarrow && !this.isFive && index !== side;
      stage.device.classList.toggle("is-current", index === side);
    });
    byId("swap").textContent = `Show ${this.show.sides[(side + 1) % this.stages.length].title}`;
    byId("swap").hidden = this.isFive;
    if (this.at) this.#compare(this.at.chunk.frames[this.at.index]);
    this.area.fit();
    this.lookup.tree.show();
    if (name) this.lookup.chooseNamed(name);
  }
}
