// The page as a player: stages for one session, the recorded one beside the replayed ones.
import { byId, listOf, narrow, seconds } from "./dom.js";
import { Divergences } from "./divergences.js";
import { Explain } from "./explain.js";
import { SessionFrames, whole } from "./session-frames.js";
import { Lookup } from "./lookup.js";
import { showNotice } from "./notices.js";
import { Outcomes } from "./outcomes.js";
import { ReplayChoice, chosenEvent, fetchScene, keepPlayback, openPlayback } from "./playback-address.js";
import { PlayerBar } from "./player-bar.js";
import { Playhead } from "./playhead.js";
import { markFingers } from "./player-marks.js";
import { PlayerReasons } from "./player-reasons.js";
import { describeSession, fillMenus, fillTimeline, startMenus } from "./player-session.js";
import { playerShortcuts, startShortcuts } from "./shortcuts.js";
import { Stage, StageArea } from "./stage.js";
import { StageTools } from "./stage-tools.js";
import { showClock } from "./status.js";
import { showTab } from "./tabs.js";
import { TimelineView } from "./timeline-view.js";
import { Transport } from "./transport.js";

export class Player {
  constructor(hello) {
    /** The index of the stage that the tree shows. On a narrow page only this stage is visible. */
    this.side = 0;
    /** Whether a person selected the side. */
    this.isSideChosen = false;
    /** The shown frame: a chunk and an index in it. */
    this.at = null;
    this.event = 0;
    this.loadCount = 0;
    /** @type {ReplayChoice | null} */
    this.choice = null;
    /** @type {Stage[]} */
    this.stages = [];
    this.#show(hello);
    this.area = new StageArea(this.stages);
    this.tools = new StageTools(this.area);
    this.lookup = new Lookup(() => this.stages[this.side], this.stages, (stage) => this.#context(stage));
    this.lookup.maps.isComparing = true;
    this.lookup.onchoose = (stage) => this.#choose(this.stages.indexOf(stage));
    this.lookup.maps.legend.onresize = () => this.area.fit();
    this.tools.onmap = (isShown) => this.lookup.maps.show(isShown);
    this.tools.onexplode = (isShown) => this.lookup.explode(isShown);
    const shortText = (text, side = this.side) => this.stages[side].model.shortText(text);
    this.explain = new Explain((name) => this.lookup.chooseNamed(name), (text) => shortText(text));
    this.reasons = new PlayerReasons(this);
    this.outcomes = new Outcomes(this.show.sides, (entry, side) => this.#chooseEntry(entry, side), shortText);
    this.timeline = new TimelineView(this.frames.ends, (time) => this.transport.seek(time));
    this.head = new Playhead(this.frames, {
      onPlace: (chunk, index, time) => this.#place(chunk, index, time),
      onFetch: (event) => this.bar.showPosition(`fetching event ${event} …`),
      onFail: (text, isLatest) => this.#fail(text, isLatest),
    });
    this.transport = new Transport(this.frames, {
      show: (event, time, isEvent) => this.head.show(event, time, isEvent),
      onPlaying: (isPlaying) => {
        this.bar.showPlaying(isPlaying);
        if (isPlaying) return;
        this.reasons.show();
        this.lookup.refresh();
      },
    });
    this.bar = new PlayerBar(this.timeline, {
      step: (by) => this.step(by), stepTouch: (by) => this.stepTouch(by), stepDifference: (by) => this.stepDifference(by),
      turn: () => this.transport.turn(), setSpeed: (speed) => this.transport.setSpeed(speed),
      setLoop: (isLooping) => (this.transport.isLooping = isLooping),
    });
    byId("swap").hidden = false;
    byId("swap").addEventListener("click", () => this.swap());
    narrow.addEventListener("change", () => this.#turnTo(this.side));
    startMenus(this);
    startShortcuts([...playerShortcuts(this), ...this.lookup.shortcuts(this.tools)]);
    showTab(narrow.matches ? "outcomes" : "why");
    // Back and forward of the browser, and an address that is edited, are choices as well.
    addEventListener("hashchange", () => this.#follow());
    this.#start(hello);
  }

  /** Takes the data of a playback, and makes its stages. */
  #show(hello) {
    const { show } = hello;
    [this.hello, this.show] = [hello, show];
    this.choice = new ReplayChoice(hello, this.choice);
    /** Whether several replays are shown: one under each strategy, or with each build. */
    this.isFive = show.sides.length > 2;
    this.query = String(new URLSearchParams(this.choice.current));
    this.frames = new SessionFrames(this.query, show);
    this.stages = show.sides.map((side, index) => new Stage(hello.screen, {
      id: index === 0 ? "stage-recorded" : this.isFive ? `stage-replayed-${index}` : "stage-replayed",
      title: this.isFive ? this.choice.title(index) : `${side.title} · ${[side.build, side.strategy].filter(Boolean).join(", ")}, ${side.profile}`,
    }));
    this.divergences = new Divergences(show, (event) => this.transport.goTo(event), (text, side) => this.stages[side].model.shortText(text));
    this.touches = listOf(show.touches);
    this.differences = listOf(show.differences);
    byId("stage-area").classList.toggle("is-five", this.isFive);
  }

  /** Shows the playback at the event of the address, or at the first difference. */
  #start(hello) {
    fillTimeline(this);
    this.bar.showDifferences(this.differences.length > 0);
    this.#startSides();
    describeSession(this.show, hello);
    fillMenus(this, hello);
    const first = Math.min(chosenEvent() ?? this.differences[0] ?? 0, this.frames.eventCount - 1);
    if (this.frames.eventCount) this.transport.goTo(first);
    else showNotice("This session has no events.");
  }

  /** Loads what the address names, and shows it in place: tools, zoom, panel and selection stay. */
  async #follow() {
    this.loadCount += 1;
    const load = this.loadCount;
    this.transport.pause();
    this.explain.outdate();
    try {
      const hello = await fetchScene();
      if (load === this.loadCount) this.#replace(hello);
    } catch (error) {
      if (load !== this.loadCount) return;
      showNotice(`The replay could not be loaded: ${error.message}`, "trouble");
      keepPlayback({ ...this.choice.current, event: this.event });
      fillMenus(this, this.hello);
    }
  }

  #replace(hello) {
    const { selected } = this.lookup.tree;
    const name = selected === null ? null : this.stages[this.side].model.nodes.get(selected)?.record.name ?? null;
    const before = { session: this.show.session, title: this.choice.title(this.side), side: this.side, isFive: this.isFive };
    this.lookup.clear();
    this.#show(hello);
    [this.head.frames, this.transport.frames, this.at] = [this.frames, this.frames, null];
    this.reasons.forget();
    // A side that was selected stays selected: the same one of two, or the one of the same name among several.
    const same = before.isFive || this.isFive ? this.show.sides.findIndex((_, index) => this.choice.title(index) === before.title) : before.side;
    this.isSideChosen &&= same >= 0;
    this.side = this.isSideChosen ? same : 0;
    this.explain.side = Math.min(this.explain.side, this.stages.length - 1);
    this.outcomes.setSides(this.show.sides);
    this.area.setStages(this.stages);
    this.lookup.setStages(this.stages);
    this.wanted = before.session === this.show.session ? name : null;
    this.#start(hello);
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
    this.#choose((this.side + 1) % this.stages.length);
  }

  /** Shows a replay under each strategy, or only that of the side that a person selected, or the one that was shown before. */
  turnFive() {
    this.open(this.choice.five(this.isSideChosen || !this.choice.single ? this.compared : 0));
  }

  /** The replayed side that is compared with the recorded one: the selected one, or the first that differs. */
  get compared() {
    if (this.side > 0) return this.side;
    const first = listOf(this.show.comparisons).findIndex((one) => listOf(one.differences).length);
    return Math.max(0, first) + 1;
  }

  /** Replays the session otherwise, at the same event. */
  open(choice) {
    // Back shows the event that was shown, not the one at the beginning.
    keepPlayback({ ...this.choice.current, event: this.event });
    openPlayback({ ...this.choice.current, event: this.event, ...choice });
  }

  /** The query of the frame that a stage shows. While it plays, nothing is queried, and nothing for a stage that has been replaced. */
  #context(stage) {
    if (!this.at || this.transport.isPlaying || !this.stages.includes(stage)) return null;
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
    const before = this.at;
    const isNext = before?.chunk === chunk && index >= before.index;
    if (!(isNext && index === before.index)) {
      // First, because the stages query what they show as soon as it changes.
      this.at = { chunk, index };
      this.stages.forEach((stage, side) => {
        if (isNext) for (const step of chunk.frames.slice(before.index + 1, index + 1)) stage.apply(step.sides[side]);
        else stage.apply(whole(chunk, index, side));
      });
      markFingers(this.stages, chunk, index, (event, side) => this.divergences.list.differs(event, side));
      this.event = frame.event;
      this.#compare(frame);
      this.#select();
      this.reasons.show();
    }
    this.#showPosition(frame, time);
  }

  /** Selects the view that was selected before another playback was shown. */
  #select() {
    if (this.wanted) this.lookup.chooseNamed(this.wanted);
    this.wanted = null;
  }

  /** Shows the outcomes and the divergence of the compared side at a frame. */
  #compare(frame) {
    this.outcomes.show(frame, this.compared);
    this.stages.forEach((stage, side) => stage.overlay.areas(listOf(frame.outcomes?.[side]).map((entry) => entry.area).filter(Boolean)));
    this.divergences.show(frame.event, this.compared);
    this.lookup.decide(this.divergences.list.at(frame.event, this.compared)?.decision?.view ?? null);
  }

  #chooseEntry(entry, side) {
    this.#choose(side);
    if (entry.view) this.lookup.chooseNamed(entry.view);
  }

  #startSides() {
    this.stages.forEach((stage, side) => {
      const { glass } = stage;
      glass.addEventListener("pointermove", (event) => this.lookup.hover(stage.pointAt(event.clientX, event.clientY), true, stage));
      glass.addEventListener("pointerleave", () => this.lookup.hover(null, false, stage));
      glass.addEventListener("click", (event) => {
        this.#choose(side);
        this.lookup.chooseAt(stage.pointAt(event.clientX, event.clientY), stage);
      });
    });
    if (this.differences.length) this.explain.side = this.compared;
    this.#turnTo(this.differences.length && !this.isSideChosen ? this.compared : this.side);
  }

  /** Selects a side, as a person does. */
  #choose(side) {
    this.isSideChosen = true;
    this.#turnTo(side);
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
    this.lookup.maps.showLegend();
    if (name) this.lookup.chooseNamed(name);
  }
}
