// The selectors that the page's modules use: compounds of a tag, an id, classes, attributes, `:not(…)` and `:is(…)`, with the
// combinators for descendants, children and following siblings.

const part = /^(?:([\w-]+|\*)|#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:([*^]?=)["']?([^\]"']*)["']?)?\]|:(not|is)\(((?:[^()]|\([^()]*\))*)\))/;
/** @type {Map<string, any[]>} */
const known = new Map();

/** Whether an element matches a selector, which may be a list. */
export function matches(element, selector) {
  if (!known.has(selector)) known.set(selector, pieces(selector, ",").map((one) => compounds(one)));
  return known.get(selector).some((chain) => matchesChain(element, chain, chain.length - 1));
}

/** The parts of a text between signs that are not in brackets. */
function pieces(text, sign) {
  const all = [""];
  let depth = 0;
  for (const letter of text) {
    depth += "([".includes(letter) ? 1 : ")]".includes(letter) ? -1 : 0;
    if (letter === sign && !depth) all.push("");
    else all[all.length - 1] += letter;
  }
  return all.map((one) => one.trim()).filter(Boolean);
}

/** The compounds of a selector, each with the combinator before it. */
function compounds(selector) {
  const chain = [];
  let combinator = " ";
  for (const word of pieces(selector, " ")) {
    if (word === ">" || word === "~" || word === "+") combinator = word;
    else {
      chain.push({ combinator, tests: tests(word) });
      combinator = " ";
    }
  }
  return chain;
}

function tests(word) {
  const all = [];
  for (let rest = word; rest; ) {
    const match = part.exec(rest);
    if (!match) throw new Error(`The stand-in of the document does not know the selector ${word}.`);
    const [whole, tag, id, name, attribute, sign, value, pseudo, inner] = match;
    rest = rest.slice(whole.length);
    if (tag) all.push((one) => tag === "*" || one.localName === tag.toLowerCase());
    else if (id) all.push((one) => one.id === id);
    else if (name) all.push((one) => one.classList.contains(name));
    else if (attribute) all.push((one) => hasValue(one.getAttribute(attribute), sign, value));
    else all.push((one) => matches(one, inner) === (pseudo === "is"));
  }
  return all;
}

function hasValue(actual, sign, value) {
  if (actual === null) return false;
  return sign === "*=" ? actual.includes(value) : sign === "^=" ? actual.startsWith(value) : !sign || actual === value;
}

function matchesChain(element, chain, index) {
  const { combinator, tests: all } = chain[index];
  if (!all.every((test) => test(element))) return false;
  if (index === 0) return true;
  if (combinator === ">") return Boolean(element.parentElement) && matchesChain(element.parentElement, chain, index - 1);
  if (combinator === " ") {
    for (let above = element.parentElement; above; above = above.parentElement) if (matchesChain(above, chain, index - 1)) return true;
    return false;
  }
  const siblings = [...(element.parentElement?.children ?? [])];
  const before = siblings.slice(0, siblings.indexOf(element));
  return (combinator === "+" ? before.slice(-1) : before).some((one) => matchesChain(one, chain, index - 1));
}
