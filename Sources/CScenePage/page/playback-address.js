// What the player shows, as parts of the page's address: the session, the strategy, the profile and the build of the
// replay, and the event. A reload shows the same.

const names = ["session", "strategy", "profile", "build"];

/** The chosen session, strategy, profile and build, as a query for the server. What is not chosen is left out. */
export function chosenPlayback() {
  const chosen = parts();
  return new URLSearchParams(names.flatMap((name) => (chosen.has(name) ? [[name, chosen.get(name)]] : [])));
}

/** The event to show first, or null. */
export function chosenEvent() {
  const event = parts().get("event") ?? "";
  return /^\d{1,9}$/.test(event) ? Number(event) : null;
}

/**
 * Loads another playback.
 * @param {Record<string, string | number>} choice `session`, `strategy`, `profile` and `build`; and `event`, or the first difference is shown
 */
export function openPlayback(choice) {
  location.hash = String(new URLSearchParams(Object.entries(choice).map(([name, value]) => [name, String(value)])));
  location.reload();
}

/** The replays that are shown, and how others are chosen. */
export class ReplayChoice {
  /** @param {any} hello */
  constructor(hello) {
    this.show = hello.show;
    this.builds = hello.builds ?? [];
    this.isEveryBuild = Boolean(hello.isEveryBuild);
    this.isEveryStrategy = this.show.sides.length > 2 && !this.isEveryBuild;
  }

  /** What is shown, as parts of the address. */
  get current() {
    const { session, sides: [, first] } = this.show;
    return {
      session: String(session), strategy: this.isEveryStrategy ? "all" : first.strategy, profile: first.profile,
      ...(this.isEveryBuild ? { build: "all" } : this.#build(1)),
    };
  }

  /** A replay under each strategy, or only that of a side. */
  five(side) {
    if (!this.isEveryStrategy && !this.isEveryBuild) return { strategy: "all" };
    return { strategy: this.show.sides[side].strategy, ...this.#build(side) };
  }

  /** A replay under a strategy or under each one, which is shown for the build of a side. */
  strategy(strategy, side) {
    return { strategy, ...(strategy === "all" ? this.#build(side) : {}) };
  }

  /** A replay with a build or with each one, which is shown for one strategy. */
  build(build) {
    return { build, ...(build === "all" && this.isEveryStrategy ? { strategy: this.show.sides[0].strategy } : {}) };
  }

  /** What a side among several is named by. */
  title(side) {
    const { title, strategy, build } = this.show.sides[side];
    return side === 0 ? title : this.isEveryBuild ? build : strategy;
  }

  #build(side) {
    const index = this.builds.indexOf(this.show.sides[side].build);
    return index < 0 ? {} : { build: String(index) };
  }
}

function parts() {
  return new URLSearchParams(location.hash.slice(1));
}
