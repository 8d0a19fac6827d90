// The display options of the stage: outlines, names, zoom, and whether the pointer touches or selects.
import { byId } from "./dom.js";

export class StageTools {
  /** @param {import("./stage.js").StageArea} area */
  constructor(area) {
    this.area = area;
    this.zoom = /** @type {HTMLSelectElement} */ (byId("zoom"));
    this.zoom.addEventListener("change", () => area.choose(this.zoom.value));
    area.onzoom = (zoom) => {
      this.zoom.options[0].textContent = this.zoom.value === "fit" ? `Fit · ${Math.round(zoom * 100)} %` : "Fit";
    };
    for (const id of ["outlines", "names", "pick", "map", "exploded"]) {
      byId(id).addEventListener("click", () => this.turn(id));
      this.#show(id);
    }
    /** Called when the exploded view is turned on or off. @type {((isShown: boolean) => void) | null} */
    this.onexplode = null;
    /** Called when the map is turned on or off. @type {((isShown: boolean) => void) | null} */
    this.onmap = null;
    this.#startMore();
    area.fit();
  }

  /** In a small window the tools are behind one button. */
  #startMore() {
    const more = byId("more");
    const show = (isOn) => {
      more.setAttribute("aria-expanded", String(isOn));
      document.documentElement.dataset.more = isOn ? "on" : "off";
    };
    show(false);
    more.addEventListener("click", () => show(more.getAttribute("aria-expanded") !== "true"));
    byId("stage-tools").addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || more.getAttribute("aria-expanded") !== "true") return;
      show(false);
      more.focus();
      event.stopPropagation();
    });
    for (const id of ["theme", "help"]) byId(`more-${id}`).addEventListener("click", () => byId(id).click());
  }

  /** Whether the pointer selects views instead of touching them. */
  get isPicking() {
    return isPressed("pick");
  }

  /** @param {"outlines" | "names" | "pick" | "map" | "exploded"} id */
  turn(id) {
    byId(id).setAttribute("aria-pressed", String(!isPressed(id)));
    this.#show(id);
  }

  /** Selects the next larger or smaller zoom. */
  step(change) {
    const last = this.zoom.options.length - 1;
    this.zoom.selectedIndex = Math.min(last, Math.max(0, this.zoom.selectedIndex + change));
    this.area.choose(this.zoom.value);
  }

  #show(id) {
    byId("stage-area").dataset[id] = isPressed(id) ? "on" : "off";
    if (id === "exploded") this.onexplode?.(isPressed(id));
    if (id === "map") this.onmap?.(isPressed(id));
  }
}

function isPressed(id) {
  return byId(id).getAttribute("aria-pressed") === "true";
}
