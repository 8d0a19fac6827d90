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
 * Makes another playback the address, which is an entry of the browser's history. The page follows its address.
 * @param {Record<string, string | number>} choice `session`, `strategy`, `profile` and `build`; and `event`, or the first difference is shown
 */
export function openPlayback(choice) {
  location.hash = addressOf(choice);
}

/** Writes what is shown to the address, without an entry of the history. @param {Record<string, string | number>} choice */
export function keepPlayback(choice) {
  const address = `#${addressOf(choice)}`;
  if (location.hash !== address) history.replaceState(null, "", address);
}

/** Requests the first data of the chosen playback, or of the capture. Throws an error whose message is for the user. */
export async function fetchScene() {
  // Only the player has parts in its address.
  const chosen = String(chosenPlayback());
  const response = await fetch(`scene?now=${performance.now()}${chosen && `&${chosen}`}`, { cache: "no-store" }).catch(() => {
    throw new Error("the server does not answer. Is the command that printed this address still running?");
  });
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Error(answer?.error ?? `the server answered with status ${response.status}.`);
  if (!answer?.screen || !answer.scene) throw new Error("the response is not valid for this page.");
  return answer;
}

/** The replays that are shown, and how others are chosen. */
export class ReplayChoice {
  /**
   * @param {any} hello
   * @param {ReplayChoice | null} [before] what was shown before
   */
  constructor(hello, before = null) {
    this.show = hello.show;
    this.builds = hello.builds ?? [];
    this.isEveryBuild = Boolean(hello.isEveryBuild);
    this.isEveryStrategy = this.show.sides.length > 2 && !this.isEveryBuild;
    /** The one replay that is shown, or was shown last. @type {Record<string, string> | null} */
    this.single = this.isEveryStrategy || this.isEveryBuild ? before?.single ?? null : { strategy: this.show.sides[1].strategy, ...this.#build(1) };
  }

  /** What is shown, as parts of the address. */
  get current() {
    const { session, sides: [, first] } = this.show;
    return {
      session: String(session), strategy: this.isEveryStrategy ? "all" : first.strategy, profile: first.profile,
      ...(this.isEveryBuild ? { build: "all" } : this.#build(1)),
    };
  }

  /** Whether several builds are compared, not the strategies: the same code decides under each of them. */
  get comparesBuilds() {
    return this.builds.length > 1;
  }

  /** Whether what `five` turns on is shown. */
  get isFive() {
    return this.comparesBuilds ? this.isEveryBuild : this.isEveryStrategy;
  }

  /**
   * A replay under each strategy, or with each build if there are several; or only that of a side, and without a side the
   * one that was shown before.
   */
  five(side) {
    if (!this.isFive) return this.comparesBuilds ? this.build("all") : { strategy: "all" };
    if (!side && this.single) return this.single;
    return { strategy: this.show.sides[side || 1].strategy, ...this.#build(side || 1) };
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

function addressOf(choice) {
  return String(new URLSearchParams(Object.entries(choice).map(([name, value]) => [name, String(value)])));
}

function parts() {
  return new URLSearchParams(location.hash.slice(1));
}
