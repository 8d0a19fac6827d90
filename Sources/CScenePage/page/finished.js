// The result of a capture: a card over the stage that can be hidden and shown again.
import { byId, counted, make } from "./dom.js";
import { copy, copyFrom } from "./clipboard.js";
import { showBanner, showNotice } from "./notices.js";
import { stopPresence } from "./presence.js";

export class FinishedCard {
  /**
   * @param {number} number of the capture among those of the command
   * @param {string[]} rulesOptions with which other commands use the same rules
   */
  constructor(number, rulesOptions = []) {
    this.number = number;
    this.options = rulesOptions.map(quoted).join(" ");
    this.place = byId("finished");
    this.again = byId("finished-show");
    this.again.addEventListener("click", () => this.#open());
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || this.place.hidden || document.querySelector("dialog[open]")) return;
      this.#close();
      event.stopPropagation();
    }, { capture: true });
  }

  /** Shows the result once. A hidden card is not shown again by later updates. */
  show(finished) {
    if (this.place.childElementCount) return;
    const isSame = finished.replay === "same";
    const file = [this.options, operand(finished.file)].filter(Boolean).join(" ");
    this.place.replaceChildren(
      make("h2", { id: "finished-title", textContent: "The recording is kept" }),
      make("button", { id: "finished-close", type: "button", className: "plain icon", "aria-label": "Close", title: "Close (Escape)", onclick: () => this.#close() }, "✕"),
      make("p", { className: "finished-file", textContent: finished.file }),
      make("p", { className: "quiet", textContent: `${counted(finished.events, "event")}, ${counted(finished.outcomes, "outcome")}` }),
      make("p", { id: "replay-verdict", className: isSame ? "verdict is-same" : "verdict is-different", textContent: isSame ? "✓ replayed: same" : `≠ replayed: ${finished.replay}` }),
      ...unknownsNote(finished.unknowns ?? []),
      this.#actions(),
      make("p", { className: "finished-next", textContent: "Next" }),
      ...[`replayer diff ${file}`, `replayer show ${file}`, `replayer matrix ${file}`].map(command),
      this.#choices());
    this.#open();
  }

  /** What can be done with the recording here, until the command ends. The player opens in a tab of its own. */
  #actions() {
    return make("div", { className: "finished-actions", role: "group", "aria-label": "The recording" },
      make("a", { id: "open-player", className: "plain framed", href: `player/${this.number}/index.html`, target: "_blank", rel: "noopener", textContent: "Open in player" }),
      make("a", { id: "download", className: "plain framed", href: `recording/${this.number}`, download: "", textContent: "Download" }),
      copyButton("Copy as touch file", "touches", "the session as a touch file"),
      copyButton("Copy as --tap flags", "flags", "the session as flags"));
  }

  /** What comes next: another capture, or the end of the command. */
  #choices() {
    return make("div", { className: "finished-choices", role: "group", "aria-label": "The command" },
      make("button", { id: "record-another", type: "button", className: "plain framed", title: "Capture the same scene again, in a recording of its own", textContent: "Record another", onclick: () => this.#recordAnother() }),
      make("button", { id: "finish-command", type: "button", className: "primary", title: "End the command that serves this page", textContent: "Done", onclick: () => this.#endCommand() }));
  }

  async #recordAnother() {
    if (await this.#post("another")) location.reload();
  }

  async #endCommand() {
    if (!(await this.#post("done"))) return;
    stopPresence();
    for (const part of this.place.querySelectorAll(".finished-actions, .finished-choices")) part.remove();
    for (const id of ["copy-touches", "copy-flags"]) byId(id).toggleAttribute("disabled", true);
    this.place.querySelector(".command button")?.focus({ preventScroll: true });
    showBanner("The command has ended. The recording is kept; this window can be closed.", { tone: "plain" });
  }

  async #post(path) {
    const buttons = this.place.querySelectorAll(".finished-choices button");
    for (const button of buttons) button.toggleAttribute("disabled", true);
    const response = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" }).catch(() => null);
    if (response?.ok) return true;
    const answer = await response?.json().catch(() => null);
    for (const button of buttons) button.toggleAttribute("disabled", false);
    showNotice(answer?.error ?? "The command does not answer. Is it still running?", "trouble");
    return false;
  }

  #open() {
    this.place.hidden = false;
    this.again.hidden = true;
    this.place.querySelector(".command button")?.focus({ preventScroll: true });
  }

  #close() {
    this.place.hidden = true;
    this.again.hidden = false;
    document.querySelector(".glass")?.focus({ preventScroll: true });
  }
}

function copyButton(title, path, what) {
  return make("button", { type: "button", className: "plain framed", textContent: title, onclick: () => copyFrom(path, what) });
}

function command(text) {
  return make("div", { className: "command" }, make("code", { textContent: text }),
    make("button", { type: "button", className: "plain framed", "aria-label": `Copy ${text}`, onclick: () => copy(text, "the command") }, "Copy"));
}

/** A word, quoted for a shell. */
function quoted(word) {
  return /^[\w./@%+=:,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** A file name, quoted for a shell, which is no option. */
function operand(file) {
  return quoted(file.startsWith("-") ? `./${file}` : file);
}

/** States that a comparison will be inconclusive, and why. Only a new capture without such a touch avoids it. */
function unknownsNote(unknowns) {
  if (!unknowns.length) return [];
  const more = unknowns.length > 1 ? ` (and ${counted(unknowns.length - 1, "more reason")})` : "";
  return [make("p", { id: "unknowns", className: "verdict is-different", textContent: `A comparison will be inconclusive: ${unknowns[0]}${more}. Touch it more clearly in another capture.` })];
}
