// Texts, numbers and lists, without elements.

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

/** The parts of a text, and null where a long name may be broken: before a word of a name and after a slash. */
export function pieces(text) {
  return text.split(" ").flatMap((word, index) => {
    const parts = word.length > shortWord ? word.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[^…]\/)/) : [word];
    return parts.flatMap((part, place) => (place ? [null, part] : index ? [" ", part] : [part]));
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
