// The page for capturing a session: sends pointer samples to the engine and shows the results.
import { byId, fingerColor, listOf, seconds, setAttribute } from "./dom.js";
import { Answers } from "./answers.js";
import { bannerOf } from "./connection.js";
import { Device } from "./device.js";
import { Explain } from "./explain.js";
import { Hint } from "./hint.js";
import { KeyboardFinger } from "./keyboard-finger.js";
import { Latency } from "./latency.js";
import { Link } from "./link.js";
import { LiveReasons } from "./live-reasons.js";
import { Log } from "./log.js";
import { Lookup } from "./lookup.js";
import { holdBannersWhile, showBanner, showNotice } from "./notices.js";
import { receiverLights } from "./overlay.js";
import { Past } from "./past.js";
import { PastBar, makePastStage } from "./past-bar.js";
import { pointText } from "./point-query.js";
import { listenToPointers } from "./pointer-events.js";
import { Pointers } from "./pointers.js";
import { startPresence } from "./presence.js";
import { Results } from "./results.js";
import { Rules, reloadMilliseconds } from "./rules.js";
import { SessionBar } from "./session-bar.js";
import { stageKeys, startShortcuts } from "./shortcuts.js";
import { Stage, StageArea } from "./stage.js";
import { StageTools } from "./stage-tools.js";
import { showClock, showClockNow, showConnection, showRecording } from "./status.js";
import { showTab } from "./tabs.js";
import { Ticks } from "./ticks.js";

export class Capture {
  constructor(hello) {
    this.stage = new Stage(hello.screen, { id: "stage" });
    this.pastStage = makePastStage(hello.screen, (point, stage) => this.lookup.hover(point && (this.point = point), point !== null, stage), (point) => this.#chooseInPast(point));
    this.past = new Past({
      whyNot: () => (this.pointers.count ? "Lift the finger to look back: it would be cancelled." : ""),
      onShow: (state) => this.#showPast(state),
      goOn: (events) => this.#command({ do: "goOn", events }),
      notice: showNotice,
    }, new PastBar(() => this.past));
    this.area = new StageArea([this.stage, this.pastStage]);
    this.tools = new StageTools(this.area);
    this.latency = new Latency();
    this.explain = new Explain((name) => this.lookup.chooseNamed(name), (text) => this.shownStage.model.shortText(text));
    this.lookup = new Lookup(() => this.shownStage, [this.stage, this.pastStage], (stage) => this.#context(stage));
    this.lookup.maps.legend.onresize = () => this.area.fit();
    this.tools.onmap = (isShown) => this.lookup.maps.show(isShown);
    this.tools.onexplode = (isShown) => this.lookup.explode(isShown);
    const log = new Log((entry) => this.#chooseEntry(entry), (text) => this.shownStage.model.shortText(text));
    this.answers = new Answers(hello.strategies.length, (answer) => this.#chooseAnswer(answer), (text) => this.shownStage.model.shortText(text));
    this.results = new Results(log, this.answers, () => this.#writeRest());
    this.frame = null;
    this.link = new Link(hello.page, {
      onAnswer: (answer, began) => this.#take(answer, began),
      onNotice: (text) => showNotice(text, "trouble"),
      onRefusal: (text, command) => this.#refused(text, command),
      onState: (state, text) => this.#connect(state, text),
    });
    this.hint = new Hint();
    this.device = new Device(hello.screen.keyboardHeight, (event, value) => this.#sendDevice(event, value));
    this.session = new SessionBar(hello, (command) => this.#command(command));
    this.pointers = new Pointers(this.stage, {
      onSamples: (samples) => this.#send(samples),
      mayBegin: () => this.link.isOpen && !this.session.session.finished && !this.tools.isPicking,
      onHover: (point) => this.#hover(point),
      onLeave: (point) => this.#leave(point),
    });
    this.ticks = new Ticks(this.link, this.pointers, () => this.frame);
    new KeyboardFinger(this.stage, this.pointers, showNotice);
    listenToPointers(this.stage, this.pointers);
    holdBannersWhile(() => this.pointers.count > 0 && !this.link.isOver);
    this.stage.glass.addEventListener("pointerdown", (event) => this.#pick(event));
    this.why = new LiveReasons(this.explain, {
      query: (point) => (this.past.isLooking ? pointText(this.past.query, point) : this.link.isOpen || this.session.session.finished ? pointText("", point) : null),
      moment: () => (this.past.isLooking ? "then" : "now"),
    });
    this.why.watch([this.stage, this.pastStage], () => this.shownStage);
    this.#showFrame(hello.frame);
    this.results.replace(listOf(hello.log), listOf(hello.answers), hello.omittedAnswers);
    this.past.take(hello, true);
    this.rules = new Rules(this.stage, hello.rules, (touch) => this.#explainAt([touch.x, touch.y]));
    if (this.rules.isWatching) this.link.beatEvery(reloadMilliseconds);
    showConnection("open");
    this.#showPhase(hello.session);
    this.#startShortcuts();
    this.ticks.request();
  }

  /** Whether all input has been sent, answered and shown, and no view moves. */
  get isAtRest() {
    return this.pointers.isFlushed && this.link.isIdle && !this.results.isWaiting && !this.frame?.isRunning;
  }

  /** Sends samples. Does not request a tick: the answer does, so that no frame is drawn before it. */
  #send(samples) {
    this.hint.hide();
    this.rules.clear();
    this.why.begin(samples);
    this.link.send(samples);
  }

  /** Sends an event of the device, with the time of now. */
  #sendDevice(event, value) {
    if (!this.past.isLooking) return this.#send([[performance.now(), event, value]]);
    this.#showPhase(this.session.session);
    showNotice("This is an earlier time. “Back to now” shows the device as it is.");
  }

  #command(command) {
    if (["strategy", "profile", "startOver", "undo", "stop"].includes(command.do)) this.pointers.cancelAll();
    if (["startOver", "undo", "goOn", "stop"].includes(command.do)) this.past.back();
    if (["strategy", "profile"].includes(command.do)) this.explain.outdate();
    this.link.command(command);
  }

  #take(answer, began) {
    if (answer.frame) this.#showFrame(answer.frame);
    if (began !== null && answer.frame) this.#measure(began);
    this.stage.overlay.unknowns(listOf(answer.log), answer.reset);
    if (answer.reset) {
      this.results.replace(listOf(answer.log), listOf(answer.answers), answer.omittedAnswers);
    } else {
      this.results.add(listOf(answer.log), listOf(answer.answers));
      if (!this.pointers.count && !answer.answersFollow) this.results.writeSoon();
    }
    if (answer.session) this.#showSession(answer.session);
    if (answer.session?.finished) this.results.write();
    this.why.take(answer, this.past.isLooking);
    this.past.take(answer, Boolean(answer.reset));
    this.rules.show(answer.rules);
    if (answer.notice) showNotice(answer.notice);
    // While a finger is down or a view moves, the next messages bring the rest.
    if (answer.answersFollow && !this.pointers.count && !this.frame?.isRunning) this.link.requestAnswers();
    this.ticks.request();
  }

  /** A refused message is not repeated. Fingers that are down end here too, because the capture has cancelled them. */
  #refused(text, command) {
    this.pointers.forgetAll();
    showNotice(`Refused, and not recorded: ${text}`, "trouble");
    this.session.refused(command);
    this.#showPhase(this.session.session);
    this.ticks.request();
  }

  #showSession(session) {
    const wasFinished = this.session.session.finished;
    this.session.show(session);
    this.#showPhase(session);
    if (session.finished && !wasFinished) this.link.end();
  }

  /** Shows whether the capture waits for the first touch, records, or has ended. */
  #showPhase(session) {
    const isOpen = !session.finished && !this.link.isOver;
    this.device.show(session, isOpen);
    showRecording(isOpen && session.samples > 0);
    if (isOpen && !session.samples && !this.pointers.count && !this.past.isLooking) this.hint.show();
    else this.hint.hide();
  }

  #showFrame(frame) {
    if (frame.omittedViews && !this.frame?.omittedViews) {
      showNotice(`The scene has ${frame.omittedViews} more views than are drawn here; they can be touched all the same.`);
    }
    this.frame = frame;
    showFingers(this.stage, frame);
    if (!this.past.isLooking) showClock(frame.time);
  }

  /** Shows with the results what may wait as well, so that one frame draws all of it. */
  #writeRest() {
    this.past.drawNow();
    showClockNow();
  }

  /** The stage that is shown: the live one, or the one with an earlier time. */
  get shownStage() {
    return this.past.isLooking ? this.pastStage : this.stage;
  }

  /** The part of a query that names what a stage shows; null for the stage that is not shown. */
  #context(stage) {
    if (stage === this.pastStage) return this.past.query;
    return this.link.isOpen && !this.past.isLooking ? "" : null;
  }

  /** Shows an earlier state instead of the present, or the present again. */
  #showPast(state) {
    const { stage, pastStage } = this;
    if (state) {
      showFingers(pastStage, state.frame);
      this.results.showPast(listOf(state.log), state.events);
    } else {
      this.results.showPresent();
    }
    const isLooking = state !== null;
    this.why.outdate();
    if (pastStage.device.hidden !== isLooking) return this.lookup.refresh();
    [pastStage.device.hidden, stage.device.hidden] = [!isLooking, isLooking];
    this.area.fit();
    this.lookup.moveSelection(isLooking ? stage : pastStage);
    if (!isLooking) showClock(this.frame.time);
    this.#showPhase(this.session.session);
  }

  #chooseInPast(point) {
    this.lookup.chooseAt(point);
    this.#explainAt(point);
    if (!this.tools.isPicking) showNotice("This is an earlier time: it can be inspected, not touched. “Go on from here” continues from it.");
  }

  #measure(began) {
    this.latency.add(performance.now() - began);
    byId("latency").textContent = this.latency.text;
  }

  #connect(state, text) {
    showConnection(state);
    // No response will arrive now, so waiting fingers must be released.
    if (state === "lost") this.ticks.request();
    const banner = bannerOf(state, text, Boolean(this.session.session.finished));
    if (banner) showBanner(banner.text, { tone: banner.tone, action: banner.action && { title: banner.action, run: () => location.reload() } });
    if (state === "finished") startPresence();
    if (this.link.isOver) {
      this.session.close();
      this.past.close(state === "finished");
      this.#showPhase(this.session.session);
    }
  }

  #hover(point) {
    this.point = point ?? this.point;
    const finger = this.pointers.count ? this.frame?.fingers?.at(-1) : null;
    this.lookup.hover(point, this.tools.isPicking, this.stage, finger ? finger.receiver ?? "" : null);
  }

  /** Keeps the point at which a finger left the screen. Nothing is under the pointer now, so the engine is not asked. */
  #leave(point) {
    this.point = point;
    if (!this.pointers.count) this.lookup.hover(null, false, this.stage);
  }

  #pick(event) {
    if (!this.tools.isPicking || event.button !== 0) return;
    event.preventDefault();
    const point = this.stage.pointAt(event.clientX, event.clientY);
    this.lookup.chooseAt(point);
    this.#explainAt(point);
  }

  #explainAt(point) {
    if (!point) return;
    this.shownStage.overlay.point(point);
    showTab("why");
    this.why.explain(point);
  }

  #explainHere() {
    const { last } = this.answers;
    this.#explainAt(this.point ?? (last ? [last.x, last.y] : null));
  }

  #chooseEntry(entry) {
    if (entry.view) this.lookup.chooseNamed(entry.view); else this.shownStage.overlay.unknowns([entry]);
  }

  #chooseAnswer(answer) {
    this.shownStage.overlay.point([answer.x, answer.y], fingerColor(answer.touch));
    const live = answer.strategies.find((one) => one.name === answer.recorded);
    if (live?.receiver) this.lookup.chooseNamed(live.receiver);
    this.why.explain([answer.x, answer.y]);
    byId("read-out").textContent = `touch ${answer.touch} at ${seconds(answer.t)} s`;
  }

  #startShortcuts() {
    byId("tab-why").addEventListener("click", () => (this.explain.last ? this.why.refresh() : this.#explainHere()));
    startShortcuts([
      { keys: "Ctrl+Z", title: "Undo the last touch sequence", run: () => this.session.undo() },
      { keys: "Shift+R", title: "Start over", run: () => this.session.startOver() },
      { keys: "Ctrl+Enter", title: "Stop and keep the recording", run: () => this.session.stop() },
      { keys: "W", title: "Why here? Explain the point under the pointer", run: () => this.#explainHere() },
      ...this.device.shortcuts,
      ...this.past.shortcuts,
      ...this.lookup.shortcuts(this.tools),
    ], stageKeys);
  }
}

/** Shows a frame on a stage, with its fingers and their receivers. */
function showFingers(stage, frame) {
  stage.apply(frame);
  const fingers = listOf(frame.fingers);
  stage.overlay.fingers("down", fingers);
  stage.overlay.light("finger", receiverLights(fingers, stage.model));
  setAttribute(stage.glass, "data-receivers", fingers.map((finger) => finger.receiver ?? "").join(" "));
}
