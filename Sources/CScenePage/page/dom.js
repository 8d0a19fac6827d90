// Functions for creating elements. All text is set through textContent, so text of a scene cannot become markup.

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

/** A time in microseconds as seconds with three decimals. */
export function seconds(microseconds) {
  return (microseconds / 1e6).toFixed(3);
}

/** A coordinate with at most two decimals. */
export function coordinate(value) {
  return String(Math.round(value * 100) / 100 + 0);
}

/** A point as `(x, y)`. */
export function pointText(x, y) {
  return `(${coordinate(x)}, ${coordinate(y)})`;
}

/** The elements of a list. Empty if the message has no list there. */
export function listOf(value) {
  return Array.isArray(value) ? value : [];
}

/** The last part of a view's name, without the path of its superviews. */
export function ownPart(name) {
  return name.slice(name.lastIndexOf("/") + 1);
}

/** A name short enough for a line: of a long one its last part, after a sign for the omitted path. */
export function shortName(name) {
  return name.length > 28 && name.includes("/") ? `…/${ownPart(name)}` : name;
}

/** The color of a finger. There are ten; the finger is also identified by its number. */
export function fingerColor(touch) {
  return `var(--finger-${((Math.max(1, touch) - 1) % 10) + 1})`;
}

const shortWord = 20;

/** A text in which long names may be broken: before a word of a name and after a slash. The text itself does not change. */
export function breakable(text) {
  return text.split(" ").flatMap((word, index) => {
    const pieces = word.length > shortWord ? word.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[^…]\/)/) : [word];
    return pieces.flatMap((piece, place) => (place ? [make("wbr"), piece] : index ? [" ", piece] : [piece]));
  });
}

const numbers = new Intl.NumberFormat("en");

/** A number with separators: `1,000`. Quicker than `toLocaleString`, which makes a format for each number. */
export function numberText(number) {
  return numbers.format(number);
}

/** A count with its noun: `1 event`, `2 events`. */
export function counted(count, noun, nouns = `${noun}s`) {
  return `${numberText(count)} ${count === 1 ? noun : nouns}`;
}

/** A picture of the page's symbols. @param {string} id */
export function symbol(id) {
  const picture = /** @type {SVGElement} */ (document.querySelector("#help svg").cloneNode(true));
  picture.querySelector("use").setAttribute("href", `#${id}`);
  return picture;
}
