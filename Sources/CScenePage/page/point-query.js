// The engine's answers about the point under the pointer. Only the latest question is answered.

const pauseMilliseconds = 40;

export class PointQuery {
  constructor() {
    this.isWaiting = false;
    /** @type {{query: string, take: (answer: any) => void} | null} */
    this.next = null;
    this.last = 0;
    this.generation = 0;
  }

  /**
   * Asks the server which view a point would hit. While a question is open, the latest further one waits.
   * @param {string} query such as `x=10&y=20`
   * @param {(answer: {view: string | null, recursion: string[] | null} | null) => void} take called with null if there is no answer
   */
  send(query, take) {
    this.next = { query, take };
    if (!this.isWaiting) this.#go();
  }

  /** Drops the open questions. */
  cancel() {
    this.next = null;
    this.generation += 1;
  }

  async #go() {
    this.isWaiting = true;
    while (this.next) {
      const { query, take } = this.next;
      const generation = this.generation;
      this.next = null;
      const wait = this.last + pauseMilliseconds - performance.now();
      if (wait > 0) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        if (this.next || generation !== this.generation) continue;
      }
      this.last = performance.now();
      const answer = await fetch(`hit?${query}`, { cache: "no-store" }).then((response) => (response.ok ? response.json() : null), () => null);
      if (generation === this.generation) take(answer);
    }
    this.isWaiting = false;
  }
}

/** The query of a point, after the part that names what is shown. */
export function pointText(context, [x, y]) {
  return `${context ? `${context}&` : ""}x=${x}&y=${y}`;
}
