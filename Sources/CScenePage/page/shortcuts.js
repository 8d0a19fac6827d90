// All keyboard shortcuts, and the list that `?` shows.
import { byId, make } from "./dom.js";

/** @typedef {{keys: string, title: string, run: (event: KeyboardEvent) => void}} Shortcut `keys` such as `W`, `Shift+R`, `Ctrl+Z`, `?` */

/** @param {Shortcut[]} shortcuts @param {[string, string][]} [others] keys that are handled elsewhere */
export function startShortcuts(shortcuts, others = []) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("shortcuts"));
  // The focus is on the title, so that the list begins at its first key.
  const open = () => {
    dialog.showModal();
    dialog.scrollTop = 0;
  };
  const help = { keys: "?", title: "These shortcuts", run: open };
  const all = new Map([...shortcuts, help].map((shortcut) => [shortcut.keys, shortcut]));
  byId("help").addEventListener("click", open);
  const list = byId("shortcut-list");
  for (const [keys, title] of [...[...all.values()].map(({ keys, title }) => [keys, title]), ...others]) {
    list.append(make("dt", {}, ...keyCaps(keys)), make("dd", { textContent: title }));
  }
  document.addEventListener("keydown", (event) => {
    if (document.querySelector("dialog[open]")) return;
    const isWriting = event.target instanceof Element && Boolean(event.target.closest("input:not([type=range]), textarea, select"));
    const isOnButton = event.target instanceof Element && Boolean(event.target.closest("button"));
    const shortcut = all.get(pressed(event));
    if (!shortcut || (isWriting && !shortcut.keys.startsWith("Ctrl"))) return;
    // In a field, Ctrl+Z undoes typing; on a button, the space bar presses it.
    if (isWriting && shortcut.keys === "Ctrl+Z") return;
    if (isOnButton && shortcut.keys === "Space") return;
    event.preventDefault();
    shortcut.run(event);
  });
}

/** The name of a key with its modifiers. Command counts as Ctrl. */
function pressed(event) {
  const key = event.key === " " ? "Space" : event.key.length === 1 ? event.key.toUpperCase() : event.key;
  // Symbols are compared as characters, independent of the keys that produce them.
  if (key.length === 1 && !/[A-Z]/.test(key)) return (event.ctrlKey || event.metaKey ? "Ctrl+" : "") + key;
  const shift = event.shiftKey ? "Shift+" : "";
  return (event.ctrlKey || event.metaKey ? "Ctrl+" : "") + (event.altKey ? "Alt+" : "") + shift + key;
}

const names = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };

function keyCaps(keys) {
  const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
  return keys.split(/(?<=.)\+/).map((key) =>
    make("kbd", { textContent: names[key] ?? (isApple && key === "Ctrl" ? "⌘" : key) }));
}

/** The keys that touch the scene of a capture. @type {[string, string][]} */
export const stageKeys = [
  ["Space", "On the focused stage: touch; the arrow keys move the finger, with Shift by a point"],
  ["Home End PageUp PageDown", "On the focused stage: enter at the left, right, top or bottom edge"],
  ["2", "On the focused stage: a second finger on or off, mirrored about the centre; Alt with the arrow keys moves both together"],
  ["Alt", "Hold while touching with a pointer: a second finger, mirrored about the centre"],
  ["Alt+Shift", "Hold while touching with a pointer: both fingers move together"],
];

/** The keys of the player. @param {import("./player.js").Player} player @returns {Shortcut[]} */
export function playerShortcuts(player) {
  return [
    { keys: "Space", title: "Play or pause", run: () => player.transport.turn() },
    { keys: "ArrowRight", title: "Next event", run: () => player.step(1) },
    { keys: "ArrowLeft", title: "Event before", run: () => player.step(-1) },
    { keys: "Shift+ArrowRight", title: "Next touch", run: () => player.stepTouch(1) },
    { keys: "Shift+ArrowLeft", title: "Touch before", run: () => player.stepTouch(-1) },
    { keys: "D", title: "Next difference", run: () => player.stepDifference(1) },
    { keys: "Shift+D", title: "Difference before", run: () => player.stepDifference(-1) },
    { keys: "L", title: "Play again from the start", run: () => player.bar.turnLoop() },
    { keys: "]", title: "Faster", run: () => player.bar.stepSpeed(1) },
    { keys: "[", title: "Slower", run: () => player.bar.stepSpeed(-1) },
    { keys: "5", title: "All strategies side by side, or all builds if there are several", run: () => player.turnFive() },
    { keys: "X", title: "Show the other side", run: () => player.swap() },
  ];
}
