// The theme: light, dark or the system's. The choice is stored if the browser allows it. Canvas drawings do not follow
// the theme: `onTheme` reports changes, and `colorOf` returns the current value of a name.
import { byId } from "./dom.js";

const key = "touchreplay-theme";

export function startTheme() {
  let kept = null;
  try {
    kept = localStorage.getItem(key);
  } catch {
    // Without storage the choice is lost when the page is closed.
  }
  if (kept === "light" || kept === "dark") document.documentElement.dataset.theme = kept;
  byId("theme").addEventListener("click", turnTheme);
}

/** Calls a function when the page changes between light, dark and forced colors. */
export function onTheme(run) {
  for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) matchMedia(query).addEventListener("change", run);
  document.documentElement.addEventListener("themechange", run);
}

/** The current value of a color property such as `--line` on an element, for drawing on a canvas. */
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
    // Without storage the choice is lost when the page is closed.
  }
  root.dispatchEvent(new Event("themechange"));
}
