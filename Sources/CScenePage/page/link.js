// The connection to the capture: one message at a time, in order, sent again until it is answered.

const heartbeatMilliseconds = 1000;
const answerMilliseconds = 10_000;
/** A message without an answer for this long is shown as a problem. It is not sent again before `answerMilliseconds`. */
const silenceMilliseconds = 1500;
const firstPause = 100;
const longestPause = 2000;
const samplesPerMessage = 1000;

/**
 * @typedef {[number, number, string, number, number, string?] | [number, "rotate" | "keyboard", string | number]} Sample time,
 *   finger, phase, x, y, edge at which it entered; or time, event of the device, value
 * @typedef {"open" | "silent" | "lost" | "takenOver" | "finished" | "failed"} LinkState
 */

export class Link {
  /**
   * @param {number} page the number of this page load
   * @param {{onAnswer: (answer: any, began: number | null) => void, onNotice: (text: string) => void, onRefusal: (text: string, command: any) => void, onState: (state: LinkState, text: string) => void}} listeners
   */
  constructor(page, listeners) {
    this.page = page;
    this.listeners = listeners;
    this.sequence = 0;
    /** @type {Sample[]} */
    this.samples = [];
    /** @type {any[]} */
    this.commands = [];
    /** The command of the message that is under way. */
    this.sentCommand = null;
    this.until = null;
    /** Whether an empty message is to be sent for the results of other strategies. */
    this.wantsAnswers = false;
    this.lastTime = 0;
    this.isUnderWay = false;
    /** @type {LinkState} */
    this.state = "open";
    this.lostSince = null;
    this.beatEvery(heartbeatMilliseconds);
    this.lastSent = performance.now();
  }

  /** Sends an empty message after this time without another one. */
  beatEvery(milliseconds) {
    clearInterval(this.beat);
    this.pause = milliseconds;
    this.beat = setInterval(() => this.#heartbeat(), milliseconds);
  }

  get isOpen() {
    return this.state === "open";
  }

  /** Whether no message is being delivered or waiting. */
  get isIdle() {
    return !this.isUnderWay && !this.#hasMore;
  }

  get #hasMore() {
    return this.samples.length > 0 || this.commands.length > 0 || this.until !== null || this.wantsAnswers;
  }

  /** Sends samples now, or with the next message. A time before one that was declared complete is raised to it. */
  send(samples) {
    if (this.isOver) return;
    samples.sort((left, right) => left[0] - right[0]);
    for (const sample of samples) {
      sample[0] = Math.max(sample[0], this.lastTime);
      this.lastTime = sample[0];
      this.samples.push(sample);
    }
    this.until = this.lastTime;
    this.#flush();
  }

  /** Declares that no sample before a time will follow. */
  advance(time) {
    if (this.isOver || time <= this.lastTime) return;
    this.lastTime = time;
    this.until = time;
    this.#flush();
  }

  /** Requests the results of other strategies, which the response to samples does not wait for. */
  requestAnswers() {
    if (this.isOver) return;
    this.wantsAnswers = true;
    this.#flush();
  }

  /** Sends a command after all earlier samples. */
  command(command) {
    if (this.isOver) return;
    this.commands.push(command);
    this.#flush();
  }

  /** Stops sending, after the capture has ended normally. */
  end() {
    clearInterval(this.beat);
    this.#become("finished", "");
  }

  /** Whether nothing more is sent. */
  get isOver() {
    return this.state === "takenOver" || this.state === "finished" || this.state === "failed";
  }

  #heartbeat() {
    if (performance.now() - this.lastSent >= this.pause - 50) this.#flush(true);
  }

  async #flush(isHeartbeat = false) {
    if (this.isUnderWay || this.isOver) return;
    if (!isHeartbeat && !this.#hasMore) return;
    this.isUnderWay = true;
    const { body, began } = this.#nextMessage();
    try {
      const { answer, isLate } = await this.#deliver(body);
      if (answer) this.listeners.onAnswer(answer, isLate ? null : began);
    } catch (error) {
      this.listeners.onNotice(`The answer could not be shown (${error.message}). Reload the page: what was captured is safe.`);
    } finally {
      this.isUnderWay = false;
    }
    this.#flush();
  }

  #nextMessage() {
    this.sequence += 1;
    const samples = this.samples.splice(0, samplesPerMessage);
    const isAll = this.samples.length === 0;
    const until = isAll ? this.until : samples[samples.length - 1][0];
    if (isAll) this.until = null;
    this.wantsAnswers = false;
    const command = isAll ? this.commands.shift() ?? null : null;
    this.sentCommand = command;
    this.lastSent = performance.now();
    const began = samples.find((sample) => sample[2] === "began")?.[0] ?? null;
    const message = { page: this.page, seq: this.sequence, now: performance.now(), until, samples, command };
    return { body: JSON.stringify(message), began };
  }

  /** Sends one message until it is answered. The answer is null if the message was refused, and late after a repetition. */
  async #deliver(body) {
    const silence = setTimeout(() => this.#miss("silent", ""), silenceMilliseconds);
    try {
      return await this.#repeat(body);
    } finally {
      clearTimeout(silence);
    }
  }

  async #repeat(body) {
    for (let pause = firstPause; ; pause = Math.min(longestPause, pause * 2)) {
      const response = await this.#post(body);
      if (response && response.status < 500) {
        this.#reach();
        return { answer: this.#read(response), isLate: pause > firstPause };
      }
      this.#miss("lost", response ? errorText(response) : "");
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  async #post(body) {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), answerMilliseconds);
    try {
      const response = await fetch("exchange", {
        method: "POST", headers: { "Content-Type": "application/json" }, body, cache: "no-store", signal: giveUp.signal,
      });
      // The delivery includes the whole response: an incomplete one is requested again.
      return { status: response.status, text: await response.text() };
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  #read(response) {
    const answer = parsed(response.text);
    if (response.status === 409) {
      if (answer?.session) this.listeners.onAnswer({ session: answer.session }, null);
      this.#become(["takenOver", "failed"].includes(answer?.reason) ? answer.reason : "finished", answer?.error ?? "");
      clearInterval(this.beat);
      return null;
    }
    if (response.status !== 200) {
      this.#refuse(answer, errorText(response));
      return null;
    }
    if (!answer || typeof answer !== "object" || answer.seq === undefined) {
      this.listeners.onNotice("The response is not valid for this page. Reload the page.");
      return null;
    }
    return answer;
  }

  /**
   * Continues after a refused message. A refusal of the capture has the number that was used last. Other refusals do
   * not use up a number.
   */
  #refuse(answer, text) {
    this.sequence = Number.isInteger(answer?.seq) ? answer.seq : this.sequence - 1;
    // The capture has cancelled its fingers: samples of a finger without its begin would be refused too.
    this.samples = [];
    this.listeners.onRefusal(text, this.sentCommand);
  }

  /** No answer has arrived in time. */
  #miss(state, text) {
    // A server that only does not answer gets everything later; without a connection, nothing is certain.
    if (state === "lost") this.lostSince ??= performance.now();
    if (this.state !== "lost") this.#become(state, text);
  }

  #reach() {
    this.lostSince = null;
    if (this.state === "lost" || this.state === "silent") this.#become("open", "");
  }

  #become(state, text) {
    if (this.state === state) return;
    this.state = state;
    this.listeners.onState(state, text);
  }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function errorText({ status, text }) {
  return parsed(text)?.error ?? `The capture answered with status ${status}.`;
}
