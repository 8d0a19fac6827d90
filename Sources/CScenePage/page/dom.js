// Functions for creating elements. All text is set through textContent, so text of a scene cannot become markup.
import { pieces } from "./values.js";

export * from "./values.js";

/** Whether the window is narrow: the stage is above one panel. The style sheets have the same condition. */
export const narrow = matchMedia("(max-width: 599px), (max-width: 760px) and (min-height: 521px)");

/**
 * The element of the page with an id. It must exist.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}.`);
  return element;
}

/**
 * Makes an element. `className`, `textContent` and the like are set as properties, names with a dash and `role` as attributes.
 * @param {string} tag
 * @param {Record<string, unknown>} [properties]
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElement}
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (name.includes("-") || name === "role" || name === "for") element.setAttribute(name, String(value));
    else if (name.startsWith("on") && typeof value === "function") element.addEventListener(name.slice(2), value);
    else element[name] = value;
  }
  for (const child of children) if (child !== null && child !== undefined) element.append(child);
  return element;
}

/** Sets a text only if it differs, to avoid needless layout. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Sets or removes an attribute, only if it differs. */
export function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== String(value)) {
    element.setAttribute(name, String(value));
  }
}

/** A text in which long names may be broken: see `pieces`. The text itself does not change. */
export function breakable(text) {
  return pieces(text).map((piece) => piece ?? make("wbr"));
}

/** A picture of the page's symbols. @param {string} id */
export function symbol(id) {
  const picture = /** @type {SVGElement} */ (document.querySelector("#help svg").cloneNode(true));
  picture.querySelector("use").setAttribute("href", `#${id}`);
  return picture;
}
