// What to do first, shown over the stage until the first touch.
import { byId, make } from "./dom.js";

export class Hint {
  constructor() {
    this.element = byId("hint");
    const isTouch = matchMedia("(pointer: coarse)").matches;
    const ways = isTouch
      ? "Use as many fingers as you like. Begin on the frame to swipe from an edge."
      : "Hold Alt for a second finger. Begin on the frame to swipe from an edge. With the keyboard: Tab to the scene, then the arrow keys and Space.";
    this.element.replaceChildren(
      make("strong", { textContent: "Touch the scene" }),
      make("span", { textContent: "Recording begins with the first touch. Stop keeps it." }),
      make("span", { className: "quiet", textContent: ways }));
  }

  show() {
    this.element.hidden = false;
  }

  hide() {
    if (!this.element.hidden) this.element.hidden = true;
  }
}
