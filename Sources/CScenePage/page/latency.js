// The latency from a pointer event to the highlighted receiver: the last hundred values and their summary.

const kept = 100;

export class Latency {
  constructor() {
    /** @type {number[]} milliseconds */
    this.last = [];
    this.count = 0;
  }

  add(milliseconds) {
    this.count += 1;
    this.last.push(milliseconds);
    if (this.last.length > kept) this.last.shift();
  }

  get median() {
    const sorted = [...this.last].sort((left, right) => left - right);
    return sorted.length ? sorted[Math.floor((sorted.length - 1) / 2)] : null;
  }

  get worst() {
    return this.last.length ? Math.max(...this.last) : null;
  }

  get text() {
    if (!this.last.length) return "";
    return `${this.median.toFixed(1)} ms · worst ${this.worst.toFixed(1)} ms`;
  }
}
