// Light, dark, or as the system says. The choice is kept for the next time where the browser lets us.
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

export function turnTheme() {
  const root = document.documentElement;
  const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
  try {
    localStorage.setItem(key, root.dataset.theme);
  } catch {
    // As above.
  }
}
