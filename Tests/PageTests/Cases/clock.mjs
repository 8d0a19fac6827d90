// The time of a page, which passes only when a test lets it pass.

const { setImmediate } = globalThis;

/** A clock that replaces the timers, the frames and the idle callbacks that the page's modules use. */
export class Clock {
  now = 0;
  /** @type {{time: number, run: (time: number) => void, every: number, kind: string}[]} */
  #tasks = [];

  /** Makes this clock that of all modules. Each test has its own. */
  constructor() {
    const cancel = (task) => (this.#tasks = this.#tasks.filter((one) => one !== task));
    const replacements = {
      performance: { now: () => this.now },
      setTimeout: (run, delay = 0, ...rest) => this.#add("timeout", () => run(...rest), delay),
      setInterval: (run, delay) => this.#add("interval", run, delay, delay),
      requestAnimationFrame: (run) => this.#add("frame", run, 16),
      requestIdleCallback: (run) => this.#add("idle", run, 0),
      clearTimeout: cancel, clearInterval: cancel, cancelAnimationFrame: cancel,
      MessageChannel: channel((run) => this.#add("message", run, 0)),
    };
    for (const [name, value] of Object.entries(replacements)) {
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
  }

  #add(kind, run, delay, every = 0) {
    const task = { time: this.now + Math.max(0, delay), run, every, kind };
    this.#tasks.push(task);
    return task;
  }

  /** The number of tasks of a kind that wait: `timeout`, `interval`, `frame`, `idle` or `message`. */
  waiting(kind) {
    return this.#tasks.filter((task) => task.kind === kind).length;
  }

  /** Lets time pass, and runs what is due, in order. What a task leads to without waiting follows it. */
  async pass(milliseconds) {
    const end = this.now + milliseconds;
    await settle();
    for (;;) {
      const due = this.#tasks.filter((task) => task.time <= end).sort((left, right) => left.time - right.time)[0];
      if (!due) break;
      this.now = Math.max(this.now, due.time);
      if (due.every) due.time += due.every;
      else this.#tasks = this.#tasks.filter((task) => task !== due);
      due.run(this.now);
      await settle();
    }
    this.now = end;
  }

  /** The page is busy: time passes, and nothing runs. */
  block(milliseconds) {
    this.now += milliseconds;
  }
}

/** Waits until all promises that can be settled are. */
export function settle() {
  return new Promise((done) => setImmediate(done));
}

/** Channels of one page, whose messages are handled after pending work. */
function channel(add) {
  return class {
    constructor() {
      this.port1 = { onmessage: () => {} };
      this.port2 = { postMessage: (data) => add(() => this.port1.onmessage({ data })) };
    }
  };
}
