// The device of a capture: how it is held, and its software keyboard. Both are events of the session, like touches.
import { byId, setText } from "./dom.js";

/** The orientations in which an interface can stand, each a quarter turn to the left of the one before. */
const turns = ["portrait", "landscapeLeft", "portraitUpsideDown", "landscapeRight"];
/** The height in points that is proposed for a scene that states none. It can be changed. */
const proposedHeight = 291;
const controls = ["orientation", "keyboard-height", "keyboard", "turn-device"];

export class Device {
  /**
   * @param {number | null | undefined} height of the keyboard in points, as the scene states it
   * @param {(event: "rotate" | "keyboard", value: string | number) => void} send
   */
  constructor(height, send) {
    this.send = send;
    this.orientation = /** @type {HTMLSelectElement} */ (byId("orientation"));
    this.height = /** @type {HTMLInputElement} */ (byId("keyboard-height"));
    this.height.value = String(height ?? proposedHeight);
    this.isKeyboardShown = false;
    this.orientation.addEventListener("change", () => send("rotate", this.orientation.value));
    byId("turn-device").addEventListener("click", () => this.turn());
    byId("keyboard").addEventListener("click", () => this.turnKeyboard());
  }

  /** The keys. @returns {import("./shortcuts.js").Shortcut[]} */
  get shortcuts() {
    return [
      { keys: "L", title: "Turn the device a quarter to the left", run: () => this.turn() },
      { keys: "K", title: "Show or hide the keyboard of the device", run: () => this.turnKeyboard() },
    ];
  }

  /** Shows how the device is in a session. When the capture has ended, nothing can be changed. */
  show({ orientation, keyboard }, isOpen) {
    for (const id of controls) byId(id).toggleAttribute("disabled", !isOpen);
    // Even the same value makes the browser lay out the element.
    if (this.orientation.value !== orientation) this.orientation.value = orientation;
    this.isKeyboardShown = keyboard > 0;
    setText(byId("keyboard"), this.isKeyboardShown ? "Hide keyboard" : "Show keyboard");
  }

  /** Turns the device a quarter to the left. A device that lies flat is held upright first. */
  turn() {
    if (this.#isClosed) return;
    const place = turns.indexOf(this.orientation.value);
    this.send("rotate", turns[(place + 1) % turns.length]);
  }

  /** Shows or hides the keyboard. */
  turnKeyboard() {
    if (this.#isClosed) return;
    if (this.isKeyboardShown) this.send("keyboard", "hidden");
    else if (this.height.reportValidity()) this.send("keyboard", this.height.valueAsNumber);
  }

  get #isClosed() {
    return this.orientation.disabled;
  }
}
