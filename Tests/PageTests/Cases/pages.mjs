// The pages of a capture and of a playback in a stand-in of a document, with servers that answer from small scenes.
import { define, openDocument } from "./document.mjs";
import { Clock } from "./clock.mjs";
import { Network } from "./network.mjs";

const modules = new URL("../../../Sources/CScenePage/page/", import.meta.url);

/** A module of the page. It is loaded when there is a document, which some modules keep parts of. */
export async function load(name) {
  if (!globalThis.document) openDocument();
  return import(new URL(name, modules).href);
}

/** @type {Clock | null} the clock of the page before */
let before = null;

/** Leaves the page before: modules keep what their timers are to show. */
async function leave() {
  if (!before) return;
  const [{ stopPresence }, status] = [await load("presence.js"), await load("status.js")];
  stopPresence();
  await before.pass(1_000);
  status.showRecording(false);
  status.showPast("");
}

const place = (x, y) => [1, 0, 0, 1, x, y];
const button = (id, parent, name, x, y) => ({ id, parent, index: 0, name, class: "UIButton", kind: "button", size: [100, 50], matrix: place(x, y), text: name, isIdentified: true });

/** A marked overlay with a button, over a page with another one. The overlay's container has a long name. */
export const overlay = "window/PassThroughView[0]/OverlayView[0]";
export const views = [
  { id: 1, name: "window", class: "UIWindow", kind: "window", size: [300, 600], isIdentified: true },
  { id: 2, parent: 1, index: 0, name: "page", size: [300, 600], isIdentified: true },
  button(3, 2, "save", 100, 100),
  { id: 4, parent: 1, index: 1, name: "window/PassThroughView[0]", class: "PassThroughView", size: [300, 600], isMarked: true },
  { id: 5, parent: 4, index: 0, name: overlay, class: "OverlayView", size: [300, 600] },
  button(6, 5, "undo", 100, 500),
];

export const strategies = ["uikit", "swizzle", "tag", "delegate", "flag"].map((name) => ({ name, sentence: `About ${name}.` }));
const profiles = ["ios17", "ios18"].map((name) => ({ name, sentence: "" }));

/** What a server says about the scene. */
const scene = { scene: { name: "techniques", about: null }, screen: { width: 300, height: 600, safeArea: [0, 0, 0, 0] }, strategies, profiles };

export const session = (more = {}) => ({
  strategy: "uikit", profile: "ios17", name: null, about: null, samples: 0, events: 0, outcomes: 0, touches: 0,
  canUndo: false, restores: null, restorable: 0, orientation: "portrait", keyboard: 0, finished: null, ...more,
});

export const frame = (more = {}) => ({ time: 0, full: false, views: [], removed: [], fingers: [], isRunning: false, ...more });

/** The end of a capture, as the page gets it. */
export const finished = (more = {}) => ({ file: "live.touchrec", events: 2, outcomes: 4, replay: "same", unknowns: [], ...more });

/** A running capture, whose server answers each message with what `answer` gives. Every finger hits the overlay. */
export async function openCapture({ answer = () => ({}), get = () => ({}), hello = {} } = {}) {
  await leave();
  openDocument();
  const clock = (before = new Clock());
  const taken = { samples: [], commands: [] };
  let state = { ...session(), ...hello.session };
  let last = 0;
  const fingers = new Map();
  const network = new Network((path, body) => {
    if (path !== "exchange") return respond(get(path, body));
    if (body.seq !== last + 1) return { status: 400, body: { error: "out of order", seq: last } };
    const given = answer(body, taken) ?? {};
    if (given.status) return respond(given);
    last = body.seq;
    taken.samples.push(...body.samples);
    for (const [, touch, phase, x, y] of body.samples) {
      if (phase === "began" || phase === "moved") fingers.set(touch, { touch, x, y, view: 5, receiver: overlay });
      else fingers.delete(touch);
    }
    if (body.command) taken.commands.push(body.command);
    const touches = taken.samples.filter(([, , phase]) => phase === "began").length;
    state = { ...state, samples: taken.samples.length, events: taken.samples.length, touches, canUndo: touches > 0, ...given.session };
    return { body: { frame: frame({ time: clock.now * 1_000, fingers: [...fingers.values()] }), ...given, seq: body.seq, session: state } };
  });
  const { Capture } = await load("capture.js");
  const capture = new Capture({
    mode: "capture", file: "live.touchrec", ...scene, page: 1, number: 1, log: [], timeline: [], deviceEvents: [], answers: [], omittedAnswers: 0,
    ...hello, session: state, frame: frame({ full: true, views }),
  });
  await clock.pass(300);
  return { capture, clock, network, taken };
}

/** A playback with two sides, or with one for each strategy, of frames that a test gives. `framesOf` gives those of another playback by its path. */
export async function openPlayer({ frames, show, get = () => ({}), framesOf = () => frames, hello = {} }) {
  await leave();
  openDocument();
  const clock = (before = new Clock());
  const network = new Network((path) => respond(path.startsWith("frames?") ? { first: 0, count: frames.length, frames: framesOf(path) } : get(path)));
  const { Player } = await load("player.js");
  const player = new Player(playback({ frames, show, ...hello }));
  await clock.pass(1_000);
  return { player, clock, network };
}

/** The first data of a playback. */
export function playback({ frames, show, ...more }) {
  return {
    mode: "show", file: "live.touchrec", ...scene, builds: [], isEveryBuild: false, page: 1,
    show: {
      session: 0, sessions: [{ number: 0, about: null }], about: null, name: null, eventCount: frames.length, times: frames.map(({ t }) => t),
      ends: frames.at(-1).t, deviceEvents: [], unknowns: [], ...show,
    },
    ...more,
  };
}

function respond(given) {
  return given.status ? given : { body: given };
}

/** The names of fields and of controls without words that both pages have. */
export const commonNames = ["Build", "Device held", "Distance between levels", "Dismiss", "Exploded scene: the arrow keys turn it, [ and ] hide and show the front level, 0 sets it back", "Frontmost level shown", "Keyboard shortcuts", "Keyboard, points high", "Light or dark", "Moment of the session", "Name", "Profile", "Search views by name or class", "Session", "Show or hide the panels", "Strategy", "What it protects", "Zoom"];
