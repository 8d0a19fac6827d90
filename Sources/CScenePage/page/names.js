// Names of views that people can read: the shortest ending of a view's path that no other view has.

/**
 * The short names of all names. A name is a path: identifiers and `Class[index]` parts, separated by slashes. An index
 * that is not needed is left out, and `…/` stands for a path that is left out.
 * @param {string[]} names
 * @returns {Map<string, string>}
 */
export function shortNames(names) {
  const short = new Map();
  const all = [...new Set(names)].map((name) => ({ name, parts: name.split("/") }));
  let open = all;
  for (let count = 1; open.length; count += 1) {
    for (const ending of [withoutIndex, (text) => text]) {
      const counts = new Map();
      const endingOf = (one) => ending(one.parts.slice(-count).join("/"));
      for (const one of all) counts.set(endingOf(one), (counts.get(endingOf(one)) ?? 0) + 1);
      open = open.filter((one) => {
        const { name, parts } = one;
        const text = endingOf(one);
        if (counts.get(text) > 1 && parts.length > count) return true;
        if (counts.get(text) > 1 && text !== name) return true;
        short.set(name, parts.length > count ? `…/${text}` : text);
        return false;
      });
    }
  }
  return short;
}

/**
 * A text in which the whole names of views are replaced by short ones.
 * @param {string} text in which spaces separate names from other words
 * @param {(name: string) => string} shortName
 */
export function shortText(text, shortName) {
  if (!text.includes("/")) return text;
  return text.split(" ").map((word) => {
    const [, name, end] = /^(.*?)([,;:.]*)$/s.exec(word);
    return name.includes("/") ? shortName(name) + end : word;
  }).join(" ");
}

/** `list/Cell[2]` as `list/Cell`. */
function withoutIndex(path) {
  return path.replace(/\[\d+\]$/, "");
}
