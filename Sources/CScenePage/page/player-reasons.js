// The reasons that the player shows: those of the events in which the fingers of the shown time began.
import { listOf } from "./values.js";

const pauseMilliseconds = 90;

export class PlayerReasons {
  /** @param {import("./player.js").Player} player */
  constructor(player) {
    this.player = player;
    this.timer = 0;
    /** What is explained: fingers that began, or an event. @type {string | null} */
    this.explained = null;
  }

  /** Explains what is shown again, because another replay is shown. */
  forget() {
    this.explained = null;
  }

  /** Explains the shown event after a pause. The explanations stay as long as the fingers are down. */
  show() {
    const { player } = this;
    const { event } = player;
    const begun = this.#touches(event);
    // During playback, a time without fingers keeps the explanations of the last touch.
    if (player.transport.isPlaying && !begun.length) return;
    const key = begun.length && begun.every(Boolean) ? `began in ${begun.map((touch) => touch.event).join(" ")}` : `event ${event}`;
    if (key === this.explained) return;
    this.explained = key;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const titles = player.show.sides.map((side, index) => (player.isFive ? player.choice.title(index) : side.title));
      player.explain.request(`${player.query}&event=${event}`, titles, this.#decision(event, begun));
    }, pauseMilliseconds);
  }

  /** The touches of the fingers that are down at an event; undefined for one that is not in the list. */
  #touches(event) {
    const { at, touches } = this.player;
    const fingers = listOf(at?.chunk.frames[at.index].sides[0].fingers);
    return fingers.map(({ touch }) => touches.findLast((one) => one.touch === touch && one.event <= event && one.last >= event));
  }

  /** What decided that the touches of an event hit different views on the compared side. */
  #decision(event, touches) {
    const { divergences, compared } = this.player;
    const divergence = divergences.list.at(event, compared);
    const isConcerned = divergence && (divergence.event === event || touches.some((touch) => touch?.touch === divergence.touch));
    return isConcerned ? divergence.decision ?? null : null;
  }
}
