// Light, dark, or as the system says. The choice is kept for the next time where the browser lets us.
// What is drawn in a picture does not follow by itself: `onTheme` tells when, and `colorOf` says what a name stands for now.
import { byId } from "./dom.js";

const key = "touchreplay-theme";

export function startTheme() {
  let kept = null;
  try {
    kept = localStorage.getItem(key);
  } catch {
    // Without a store the choice lasts as long as the page.
  }
  if (kept === "light" || kept === "dark") document.documentElement.dataset.theme = kept;
  byId("theme").addEventListener("click", turnTheme);
}

/** Runs it whenever the page has become light or dark. */
export function onTheme(run) {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", run);
  document.documentElement.addEventListener("themechange", run);
}

/** The color that a name such as `--line` stands for on an element now, as a picture's pen takes it. */
export function colorOf(name, element) {
  const before = element.style.color;
  element.style.color = `var(${name})`;
  const { color } = getComputedStyle(element);
  element.style.color = before;
  return color;
}

export function turnTheme() {
  const root = document.documentElement;
  const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
  try {
    localStorage.setItem(key, root.dataset.theme);
  } catch {
    // As above.
  }
  root.dispatchEvent(new Event("themechange"));
}
