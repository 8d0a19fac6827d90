// The frames of a recorded session: fetched in chunks on demand, with the next one prefetched and only a few kept.
import { listOf } from "./values.js";

const keptChunks = 20;
/** A seek to the end of a very long session takes some seconds. */
const answerMilliseconds = 30_000;

/** @typedef {{first: number, count: number, frames: any[]}} Chunk */

export class SessionFrames {
  /**
   * @param {string} query the session and how it is replayed
   * @param {any} show the data of the whole playback
   */
  constructor(query, show) {
    this.query = query;
    this.eventCount = show.eventCount;
    this.times = listOf(show.times);
    this.ends = Math.max(Number(show.ends) || 0, this.times.at(-1) ?? 0);
    /** @type {Chunk[]} the most recently used one is last */
    this.chunks = [];
    /** @type {Map<number, Promise<Chunk>>} */
    this.underWay = new Map();
  }

  /** The chunk with an event, if it is loaded. */
  chunk(event) {
    const at = this.chunks.findIndex((chunk) => event >= chunk.first && event < chunk.first + Math.max(1, chunk.count));
    if (at < 0) return null;
    const [found] = this.chunks.splice(at, 1);
    this.chunks.push(found);
    return found;
  }

  /** The chunk with an event; fetched if it is not loaded. @returns {Promise<Chunk>} */
  fetch(event) {
    const found = this.chunk(event);
    if (found) return Promise.resolve(found);
    let request = this.underWay.get(event);
    if (!request) {
      request = this.#load(event).finally(() => this.underWay.delete(event));
      this.underWay.set(event, request);
    }
    return request;
  }

  /** Fetches the next chunk in advance, so that playback does not wait for it. */
  prefetch(chunk) {
    const next = chunk.first + chunk.count;
    if (next < this.eventCount && !this.#has(next)) this.fetch(next).catch(() => {});
  }

  /** The last event that is not after a time. */
  eventAt(time) {
    const { times } = this;
    if (!times.length || time < times[0]) return 0;
    const last = times.length - 1;
    if (time >= times[last]) {
      // After the end of a truncated list, equal intervals are assumed.
      const rest = this.eventCount - times.length;
      const share = rest ? (time - times[last]) / Math.max(1, this.ends - times[last]) : 0;
      return Math.min(this.eventCount - 1, last + Math.floor(share * rest));
    }
    let [low, high] = [0, last];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (times[middle] <= time) low = middle;
      else high = middle;
    }
    return low;
  }

  #has(event) {
    return this.chunks.some((chunk) => event >= chunk.first && event < chunk.first + chunk.count);
  }

  async #load(event) {
    const response = await fetch(`frames?${this.query}&event=${event}`, {
      cache: "no-store", signal: AbortSignal.timeout(answerMilliseconds),
    }).catch(() => {
      throw new Error("The playback could not be fetched: the server does not answer. Is the command still running?");
    });
    const chunk = await response.json().catch(() => null);
    if (!response.ok) throw new Error(chunk?.error ?? `The frames could not be fetched: status ${response.status}.`);
    if (!Array.isArray(chunk?.frames) || !chunk.frames.length) throw new Error("The server sent frames that this page does not understand.");
    this.chunks.push(chunk);
    if (this.chunks.length > keptChunks) this.chunks.shift();
    return chunk;
  }
}

/** The index of the last frame of a chunk that is not after a time. */
export function frameAt(chunk, time) {
  const { frames } = chunk;
  let [low, high] = [0, frames.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (frames[middle].t <= time) low = middle;
    else high = middle;
  }
  return low;
}

/** The index of an event's own frame in a chunk. */
export function frameOfEvent(chunk, event) {
  const at = chunk.frames.findIndex((frame) => frame.isEvent && frame.event === event);
  return at >= 0 ? at : Math.max(0, chunk.frames.findIndex((frame) => frame.event === event));
}

/** One side at a frame of a chunk, as a full frame: the first frame with all later changes applied. */
export function whole(chunk, index, side) {
  const views = new Map();
  for (const frame of chunk.frames.slice(0, index + 1)) {
    const changes = frame.sides[side];
    if (changes.full) views.clear();
    for (const id of listOf(changes.removed)) removeWithin(views, id);
    for (const view of listOf(changes.views)) views.set(view.id, view);
  }
  return { ...chunk.frames[index].sides[side], full: true, removed: [], views: parentsFirst(views) };
}

/** The trails, within the chunk, of the fingers that are down at a frame. */
export function ways(chunk, index, touches) {
  const points = new Map(touches.map((touch) => [touch, []]));
  for (const frame of chunk.frames.slice(0, index + 1)) {
    for (const { touch, phase, x, y } of listOf(frame.samples)) {
      // A new finger can have the number of an earlier one; its trail starts again.
      if (phase === "began" && points.has(touch)) points.set(touch, []);
      points.get(touch)?.push([x, y]);
    }
  }
  return [...points].map(([touch, list]) => ({ touch, points: list }));
}

function removeWithin(views, id) {
  views.delete(id);
  for (const view of [...views.values()]) if ((view.parent ?? null) === id) removeWithin(views, view.id);
}

function parentsFirst(views) {
  const placed = new Set();
  const order = [];
  const place = (view) => {
    if (placed.has(view.id)) return;
    placed.add(view.id);
    const parent = views.get(view.parent ?? null);
    if (parent) place(parent);
    order.push(view);
  };
  for (const view of views.values()) place(view);
  return order;
}
