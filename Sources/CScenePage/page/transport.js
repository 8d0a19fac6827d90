// The playback clock: advances with animation frames at a variable speed, and can skip times without events.

const longestWait = 1_000_000;

export class Transport {
  /**
   * @param {import("./session-frames.js").SessionFrames} frames
   * @param {{show: (event: number, time: number, isEvent: boolean) => void, onPlaying: (isPlaying: boolean) => void}} listeners
   */
  constructor(frames, listeners) {
    this.frames = frames;
    this.listeners = listeners;
    /** Microseconds of the session's clock. */
    this.time = 0;
    this.factor = 1;
    this.isShortening = true;
    this.isLooping = false;
    this.isPlaying = false;
    this.last = 0;
  }

  turn() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play() {
    if (!this.frames.eventCount) return;
    if (this.time >= this.frames.ends) this.time = 0;
    this.isPlaying = true;
    this.last = 0;
    this.listeners.onPlaying(true);
    requestAnimationFrame((now) => this.#tick(now));
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.listeners.onPlaying(false);
  }

  /** @param {string} speed a factor, or `recorded` for the session's own time including all pauses */
  setSpeed(speed) {
    this.factor = speed === "recorded" ? 1 : Number(speed);
    this.isShortening = speed !== "recorded";
  }

  /** Moves to a time. */
  seek(time) {
    this.time = time;
    this.listeners.show(this.frames.eventAt(time), time, false);
  }

  /** Pauses and moves to an event. */
  goTo(event) {
    this.pause();
    this.time = this.frames.times[event] ?? this.time;
    this.listeners.show(event, this.time, true);
  }

  #tick(now) {
    if (!this.isPlaying) return;
    // The first frame only sets the start time.
    const passed = this.last ? Math.min(100, now - this.last) : 0;
    this.last = now;
    const event = this.frames.eventAt(this.time);
    // Waits until the chunk is loaded, so that no frame is skipped.
    if (this.frames.chunk(event)) this.#go(passed * 1000 * this.factor);
    else this.frames.fetch(event).catch(() => this.seek(this.time));
    if (this.isPlaying) requestAnimationFrame((next) => this.#tick(next));
  }

  #go(microseconds) {
    let time = this.time + microseconds;
    if (this.isShortening) time = this.#shortened(time);
    if (time >= this.frames.ends) {
      this.seek(this.frames.ends);
      if (!this.isLooping) return this.pause();
      time = 0;
    }
    this.seek(time);
  }

  /** Skips to shortly before the next event if it is far away and no view moves until then. */
  #shortened(time) {
    const event = this.frames.eventAt(time);
    const next = time < (this.frames.times[0] ?? 0) ? this.frames.times[0] : this.frames.times[event + 1];
    const chunk = this.frames.chunk(event);
    if (next === undefined || !chunk || next - time < longestWait) return time;
    const moves = chunk.frames.some((frame) => frame.t > time && frame.t < next);
    const isFresh = time - (this.frames.times[event] ?? 0) < longestWait / 2 && time >= (this.frames.times[0] ?? 0);
    return moves || isFresh ? time : next - longestWait / 4;
  }
}
