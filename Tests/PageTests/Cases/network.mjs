// The connection of a page, which tests interrupt, and a capture that answers like the real one.

export class Network {
  /** What happens to requests: `open`, `offline`, `silent` or `deaf`, in which the answers are lost. */
  state = "open";
  /** @type {{path: string, body: any}[]} every request, also those that are lost */
  requests = [];
  #held = [];

  /** Makes this the network of all modules. @param {(path: string, body: any) => {status?: number, body?: any, text?: string}} answer */
  constructor(answer) {
    this.answer = answer;
    globalThis.fetch = (path, options = {}) => this.#fetch(String(path), options);
    AbortSignal.timeout = () => new AbortController().signal;
  }

  #fetch(path, { body, signal }) {
    const request = { path, body: body === undefined ? null : JSON.parse(body) };
    this.requests.push(request);
    if (this.state === "offline") return Promise.reject(new TypeError("the network is gone"));
    if (this.state === "silent") {
      return new Promise((resolve, reject) => {
        this.#held.push({ resolve, request });
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    }
    const response = this.#respond(request);
    if (this.state === "deaf") return Promise.reject(new TypeError("the answer was lost"));
    return Promise.resolve(response);
  }

  #respond({ path, body }) {
    const { status = 200, body: value = {}, text = JSON.stringify(value) } = this.answer(path, body);
    return { status, ok: status < 300, text: async () => text, json: async () => JSON.parse(text) };
  }

  /** Answers what was asked while the capture was silent, in order. */
  resume() {
    this.state = "open";
    for (const { resolve, request } of this.#held.splice(0)) resolve(this.#respond(request));
  }
}

/** A capture: takes each message once, by its number, and repeats its last answer. */
export class FakeCapture {
  /** @type {any[]} the samples that it took */
  samples = [];
  /** @type {any[]} the commands that it took */
  commands = [];
  last = 0;
  #reply = null;
  /** An answer to the next message instead of the usual one. @type {any} */
  next = null;

  answer(path, message) {
    if (path !== "exchange") return { status: 404, body: { error: "no such path" } };
    if (this.next) {
      const { next } = this;
      this.next = null;
      return next;
    }
    if (message.seq === this.last) return this.#reply;
    if (message.seq !== this.last + 1) return { status: 400, body: { error: "out of order", seq: this.last } };
    this.last = message.seq;
    this.samples.push(...message.samples);
    if (message.command) this.commands.push(message.command);
    this.#reply = { body: { seq: message.seq, session: { samples: this.samples.length } } };
    return this.#reply;
  }
}
