// The outcomes of two sides in rows.

/** The greatest product of the numbers of outcomes that are compared with each other. */
const longestComparison = 1e6;

/** Pairs equal outcomes of both sides, in order. Others stay single. */
export function aligned(left, right) {
  const [lefts, rights] = [left.map(identity), right.map(identity)];
  // Common outcomes at both ends are paired by position: an event may have thousands of outcomes with few differences.
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && lefts[start] === rights[start]) start += 1;
  let end = 0;
  while (end < shorter - start && lefts.at(-1 - end) === rights.at(-1 - end)) end += 1;
  const [leftEnd, rightEnd] = [left.length - end, right.length - end];
  const between = paired(lefts.slice(start, leftEnd), rights.slice(start, rightEnd));
  /** @type {[any, any][]} */
  const before = left.slice(0, start).map((entry, index) => [entry, right[index]]);
  const after = left.slice(leftEnd).map((entry, index) => [entry, right[rightEnd + index]]);
  return joined(before.concat(between.map(([i, j]) => [left[start + i] ?? null, right[start + j] ?? null]), after));
}

function identity(entry) {
  return `${entry.kind}\n${entry.touch}\n${entry.text}`;
}

/**
 * The index pairs of a longest common subsequence; every other index is single (its partner is NaN). If the computation
 * would take too long, all are single.
 * @returns {[number, number][]}
 */
function paired(lefts, rights) {
  if (lefts.length * rights.length > longestComparison) {
    return [...lefts.map((_, index) => [index, NaN]), ...rights.map((_, index) => [NaN, index])];
  }
  const lengths = Array.from({ length: lefts.length + 1 }, () => new Array(rights.length + 1).fill(0));
  for (let i = lefts.length - 1; i >= 0; i -= 1) {
    for (let j = rights.length - 1; j >= 0; j -= 1) {
      lengths[i][j] = lefts[i] === rights[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  /** @type {[number, number][]} */
  const places = [];
  let [i, j] = [0, 0];
  while (i < lefts.length || j < rights.length) {
    if (i < lefts.length && j < rights.length && lefts[i] === rights[j]) places.push([i++, j++]);
    else if (j >= rights.length || (i < lefts.length && lengths[i + 1][j] >= lengths[i][j + 1])) places.push([i++, NaN]);
    else places.push([NaN, j++]);
  }
  return places;
}

/**
 * Pairs single outcomes of both sides that have the same kind and the same touch. The order of each side stays.
 */
function joined(rows) {
  const result = [];
  /** The single outcomes since the last pair. */
  let [lefts, rights] = [[], []];
  const close = () => {
    for (const right of rights) {
      const place = lefts.findIndex((left) => isCounterpart(left, right));
      if (place >= 0) result.push(...lefts.splice(0, place).map((left) => [left, null]), [lefts.shift(), right]);
      else result.push([null, right]);
    }
    result.push(...lefts.map((left) => [left, null]));
    [lefts, rights] = [[], []];
  };
  for (const [left, right] of rows) {
    if (left && right) {
      close();
      result.push([left, right]);
    } else if (left) {
      lefts.push(left);
    } else {
      rights.push(right);
    }
  }
  close();
  return result;
}

function isCounterpart(left, right) {
  return left.kind === right.kind && left.touch === right.touch;
}
