// The event that a player shows, and the one to show next while frames are being fetched.
import { frameAt, frameOfEvent } from "./session-frames.js";

export class Playhead {
  /**
   * @param {import("./session-frames.js").SessionFrames} frames
   * @param {{onPlace: (chunk: any, index: number, time: number | null) => void, onFetch: (event: number) => void, onFail: (text: string, isLatest: boolean) => void}} listeners
   */
  constructor(frames, listeners) {
    this.frames = frames;
    this.listeners = listeners;
    /** The event to show next. Steps are counted from it, also while its frames are being fetched. */
    this.goal = 0;
    this.requestCount = 0;
    /** The request that is running. @type {Promise<any> | null} */
    this.fetching = null;
  }

  /** The event at a number of events from the goal, within the session. */
  stepped(by) {
    return Math.min(this.frames.eventCount - 1, Math.max(0, this.goal + by));
  }

  /** The nearest of these events after the goal, or before it. Undefined if there is none. */
  nearest(events, by) {
    const sorted = [...new Set(events)].sort((left, right) => left - right);
    return by > 0 ? sorted.find((event) => event > this.goal) : sorted.findLast((event) => event < this.goal);
  }

  /** Shows an event's own frame, or the frame at a time. */
  async show(event, time, isEvent) {
    this.requestCount += 1;
    const request = this.requestCount;
    this.goal = event;
    try {
      const chunk = this.frames.chunk(event) ?? await this.#fetch(event);
      if (request !== this.requestCount) return;
      this.listeners.onPlace(chunk, isEvent ? frameOfEvent(chunk, event) : frameAt(chunk, time), isEvent ? null : time);
      this.frames.prefetch(chunk);
    } catch (error) {
      this.listeners.onFail(error.message, request === this.requestCount);
    }
  }

  /** Fetches the frames with an event after the running request ends. While scrubbing, only the latest event is fetched. */
  async #fetch(event) {
    const request = this.requestCount;
    this.listeners.onFetch(event);
    while (this.fetching) await this.fetching.catch(() => {});
    if (request !== this.requestCount) return null;
    this.fetching = this.frames.fetch(event);
    try {
      return await this.fetching;
    } finally {
      this.fetching = null;
    }
  }
}
