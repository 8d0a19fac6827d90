// Affine transforms as in CSS: [a, b, c, d, e, f] maps (x, y) to (ax + cy + e, bx + dy + f).

/** @typedef {[number, number, number, number, number, number]} Matrix */

/** @type {Matrix} */
export const identity = [1, 0, 0, 1, 0, 0];

/**
 * The transform that applies `inner` and then `outer`.
 * @param {Matrix} outer
 * @param {Matrix} inner
 * @returns {Matrix}
 */
export function multiply(outer, inner) {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/**
 * The inverse, or null if there is none.
 * @param {Matrix} matrix
 * @returns {Matrix | null}
 */
export function invert([a, b, c, d, e, f]) {
  const determinant = a * d - b * c;
  if (!determinant || !Number.isFinite(determinant)) return null;
  return [
    d / determinant, -b / determinant, -c / determinant, a / determinant,
    (c * f - d * e) / determinant, (b * e - a * f) / determinant,
  ];
}

/**
 * The image of a point.
 * @param {Matrix} matrix
 * @param {[number, number]} point
 * @returns {[number, number]}
 */
export function apply([a, b, c, d, e, f], [x, y]) {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The smallest axis-aligned rectangle that contains the image of a box of a size, as [x, y, width, height]. */
export function boundingBox(matrix, [width, height]) {
  const corners = [[0, 0], [width, 0], [0, height], [width, height]].map((corner) => apply(matrix, corner));
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** The transform as CSS. A translation is written as such, which browsers parse faster. */
export function css(matrix) {
  const [, , , , x, y] = matrix;
  if (!isTranslation(matrix)) return `matrix(${matrix.join(",")})`;
  return x || y ? `translate(${x}px, ${y}px)` : "";
}

/** Whether the transform is a translation. */
export function isTranslation([a, b, c, d]) {
  return a === 1 && b === 0 && c === 0 && d === 1;
}
