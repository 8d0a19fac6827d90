// The session's strategy, profile, name, purpose and counts, and the buttons that end it.
import { byId, counted, listOf, make, setAttribute, setText } from "./dom.js";
import { Choices } from "./choices.js";
import { copyFrom } from "./clipboard.js";
import { FinishedCard } from "./finished.js";
import { showCounts } from "./status.js";

const writingPause = 400;

export class SessionBar {
  /**
   * @param {any} hello
   * @param {(command: any) => void} send
   */
  constructor(hello, send) {
    this.hello = hello;
    this.send = send;
    this.session = hello.session;
    this.strategy = /** @type {HTMLSelectElement} */ (byId("strategy"));
    this.profile = /** @type {HTMLSelectElement} */ (byId("profile"));
    this.name = /** @type {HTMLInputElement} */ (byId("session-name"));
    this.about = /** @type {HTMLTextAreaElement} */ (byId("session-about"));
    this.timer = 0;
    this.card = new FinishedCard(hello.number, listOf(hello.rulesOptions));
    this.choices = new Choices();
    fill(this.strategy, hello.strategies);
    fill(this.profile, hello.profiles);
    this.strategy.addEventListener("change", () => this.#change("strategy"));
    this.profile.addEventListener("change", () => this.#change("profile"));
    byId("undo").addEventListener("click", () => this.undo());
    byId("start-over").addEventListener("click", () => this.startOver());
    byId("stop").addEventListener("click", () => this.stop());
    byId("start-over-sure").addEventListener("click", () => send({ do: "startOver" }));
    byId("copy-touches").addEventListener("click", () => copyFrom("touches", "the session as a touch file"));
    byId("copy-flags").addEventListener("click", () => copyFrom("flags", "the session as flags"));
    for (const field of [this.name, this.about]) {
      field.addEventListener("input", () => this.#writeSoon());
      field.addEventListener("change", () => this.#write());
    }
    this.show(hello.session);
  }

  #change(list) {
    this.choices.choose(list, this[list].value);
    this.send({ do: list, value: this[list].value });
  }

  /** Shows the data of the session. A focused text field keeps its content. */
  show(session) {
    this.session = session;
    for (const list of ["strategy", "profile"]) {
      const value = this.choices.shown(list, session);
      if (value !== null) choose(this[list], value);
    }
    if (document.activeElement !== this.name && !this.timer) this.name.value = session.name ?? "";
    if (document.activeElement !== this.about && !this.timer) this.about.value = session.about ?? "";
    byId("undo").toggleAttribute("disabled", !session.canUndo || Boolean(session.finished));
    setAttribute(byId("undo"), "title", `${session.restores ? `Undo “Go on from here”: restore ${session.restores}` : "Undo the last touch sequence"} (Ctrl+Z)`);
    // A Stop that was rejected because there was no touch yet can be repeated.
    byId("stop").toggleAttribute("disabled", Boolean(session.finished));
    showCounts(session);
    const sentence = this.hello.strategies.find((one) => one.name === session.strategy)?.sentence;
    setText(byId("strategy-sentence"), sentence ? `${session.strategy}: ${sentence}` : "");
    if (session.finished) {
      this.close();
      this.card.show(session.finished);
    }
  }

  /** Shows the session's own values after a refused message; `command` is the message's, if it had one. */
  refused(command) {
    this.choices.forget();
    choose(this.strategy, this.session.strategy);
    choose(this.profile, this.session.profile);
    if (command?.do !== "describe") return;
    this.written = null;
    this.name.value = this.session.name ?? "";
    this.about.value = this.session.about ?? "";
  }

  undo() {
    if (this.session.canUndo && !this.session.finished) this.send({ do: "undo" });
  }

  startOver() {
    if (this.session.finished) return;
    const { touches, samples, restorable } = this.session;
    if (!samples && !restorable) return this.send({ do: "startOver" });
    const kept = restorable ? ` ${counted(restorable, "touch", "touches")} that “Go on from here” discarded can then no longer be restored.` : "";
    setText(byId("sure-text"), `${touches ? counted(touches, "touch sequence", "touch sequences") : "What was recorded"} will be dropped from the recording, without undo.${kept}`);
    /** @type {HTMLDialogElement} */ (byId("sure")).showModal();
  }

  stop() {
    if (this.session.finished) return;
    this.#write();
    this.send({ do: "stop" });
  }

  /** Disables the controls that need a running capture. */
  close() {
    for (const id of ["strategy", "profile", "undo", "start-over", "stop", "session-name", "session-about"]) {
      byId(id).toggleAttribute("disabled", true);
    }
  }

  #writeSoon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#write(), writingPause);
  }

  #write() {
    clearTimeout(this.timer);
    this.timer = 0;
    const [name, about] = [this.name, this.about].map((field) => field.value.toWellFormed().trim() || null);
    if (name === (this.written?.name ?? this.session.name ?? null) && about === (this.written?.about ?? this.session.about ?? null)) return;
    this.written = { name, about };
    this.send({ do: "describe", name, about });
  }
}

function fill(select, choices) {
  select.replaceChildren(...choices.map(({ name, sentence }) => make("option", { value: name, textContent: name, title: sentence ?? "" })));
}

function choose(select, value) {
  if (document.activeElement === select && select.value === value) return;
  if (![...select.options].some((option) => option.value === value)) select.append(make("option", { value, textContent: value }));
  // Even the same value makes the browser lay out the element.
  if (select.value !== value) select.value = value;
}
