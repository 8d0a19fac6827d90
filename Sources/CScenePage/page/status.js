// The status line at the bottom of the page.
import { byId, counted, make, numberText, pointText, seconds, setText } from "./dom.js";

const states = {
  loading: "Loading", open: "Ready", silent: "No answer", lost: "Connection lost", takenOver: "Taken over",
  finished: "Finished", failed: "Failed", replay: "Replay",
};

const clockMilliseconds = 100;
let [clock, clockShown, clockTimer] = [0, -Infinity, 0];
let isRecording = false;
let verdictShown = "";
let past = "";

/**
 * Shows the state of the connection, or of a replay.
 * @param {keyof typeof states} state
 * @param {string} [verdict] of a replay
 */
export function showConnection(state, verdict = "") {
  byId("connection").dataset.state = state;
  document.documentElement.dataset.connection = state;
  verdictShown = verdict;
  write();
}

/** Shows whether touches are being recorded. */
export function showRecording(isOn) {
  if (isRecording === isOn) return;
  isRecording = isOn;
  document.documentElement.dataset.recording = isOn ? "on" : "off";
  document.title = (isOn ? "● " : "") + document.title.replace(/^● /, "");
  write();
}

/** Shows that the page shows an earlier time, such as `Looking back at touch 3`; with an empty text, the present. */
export function showPast(text) {
  if (past === text) return;
  past = text;
  document.documentElement.dataset.looking = text ? "on" : "off";
  write();
}

function write() {
  const element = byId("connection");
  const state = element.dataset.state;
  setText(byId("recording"), past || (state === "lost" ? "Not recording" : "Recording"));
  if (past && (state === "open" || state === "finished")) return setText(element, past);
  setText(element, state === "open" && isRecording ? "Recording" : [states[state] ?? state, verdictShown].filter(Boolean).join(" "));
}

/** Shows the session's clock, at most ten times a second, because each new text repaints the page. */
export function showClock(microseconds) {
  clock = microseconds;
  if (clockTimer) return;
  const wait = Math.max(0, clockShown + clockMilliseconds - performance.now());
  if (wait) clockTimer = setTimeout(writeClock, wait);
  else writeClock();
}

/** Shows the session's clock now if it is to be shown soon. */
export function showClockNow() {
  if (!clockTimer) return;
  clearTimeout(clockTimer);
  writeClock();
}

function writeClock() {
  [clockShown, clockTimer] = [performance.now(), 0];
  setText(byId("clock"), `${seconds(clock)} s`);
}

/** Shows the point under the pointer, the view that it hits, and the point in its coordinates. */
export function showReadOut(point, name, own, path) {
  const element = byId("read-out");
  const inView = own && name ? ` ${pointText(own[0], own[1])}` : "";
  setText(element, point ? `${pointText(...point)}${name ? `  ${name}` : ""}${inView}` : "");
  element.dataset.view = path;
}

/** Shows the counts of the session. */
export function showCounts(session) {
  setText(byId("short-counts"), `${counted(session.touches, "touch", "touches")} · ${counted(session.events, "event")}`);
  showFacts([["touches", session.touches], ["samples", session.samples], ["events", session.events], ["outcomes", session.outcomes]]);
}

/** Shows numbers, each with its unit. @param {[string, number][]} rows */
export function showFacts(rows) {
  const list = byId("counts");
  if (!list.childElementCount) {
    list.append(...rows.map(([name]) => make("div", {}, make("dt", { textContent: name }), make("dd"))));
  }
  rows.forEach(([, value], index) => setText(list.children[index].lastElementChild, numberText(Number(value ?? 0))));
}
