// Functions for creating elements. All text is set through textContent, so text of a scene cannot become markup.

/**
 * The element of the page with that id, which must be there.
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

/** Sets a text only where it differs, so that nothing is laid out anew for nothing. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Sets or takes away an attribute, only where it differs. */
export function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== String(value)) {
    element.setAttribute(name, String(value));
  }
}

/** Seconds with three places of a time in microseconds. */
export function seconds(microseconds) {
  return (microseconds / 1e6).toFixed(3);
}

/** A coordinate with as many places as it needs, two at most. */
export function coordinate(value) {
  return String(Math.round(value * 100) / 100 + 0);
}

/** A point as `(x, y)`. */
export function pointText(x, y) {
  return `(${coordinate(x)}, ${coordinate(y)})`;
}

/** What is in a list, or nothing where the message has no list there. */
export function listOf(value) {
  return Array.isArray(value) ? value : [];
}

/** A view's own part of its name: what follows the path of the views it is in. */
export function ownPart(name) {
  return name.slice(name.lastIndexOf("/") + 1);
}

/** A name that has room in a line: of a long one its own part, with a sign for the path before it. */
export function shortName(name) {
  return name.length > 28 && name.includes("/") ? `…/${ownPart(name)}` : name;
}

/** The color of a finger; ten of them, told apart by their number as well. */
export function fingerColor(touch) {
  return `var(--finger-${((Math.max(1, touch) - 1) % 10) + 1})`;
}

/** A count with its noun: `1 event`, `2 events`. */
export function counted(count, noun, nouns = `${noun}s`) {
  return `${count.toLocaleString("en")} ${count === 1 ? noun : nouns}`;
}
