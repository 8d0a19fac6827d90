// What was chosen in the menus of a session and is not yet answered.

export class Choices {
  constructor() {
    this.forget();
  }

  /** Forgets the choices, after a refused message. */
  forget() {
    this.wanted = { strategy: "", profile: "" };
  }

  /** @param {"strategy" | "profile"} list @param {string} value */
  choose(list, value) {
    this.wanted[list] = value;
  }

  /**
   * The value that a menu shows now, or null if it stays: the answer to an earlier choice does not replace a later one.
   * @param {"strategy" | "profile"} list
   * @param {any} session
   */
  shown(list, session) {
    if (this.wanted[list] && this.wanted[list] !== session[list]) return null;
    this.wanted[list] = "";
    return session[list];
  }
}
