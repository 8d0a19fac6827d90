// The panels beside the stage (below it on a phone). Some share one place as tabs.
import { byId, narrow } from "./dom.js";

const root = document.documentElement;

export function startTabs() {
  const bar = byId("tabs");
  bar.addEventListener("click", (event) => {
    const tab = event.target.closest("[role=tab]");
    if (tab) showTab(tab.dataset.tab);
  });
  bar.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const tabs = [...bar.querySelectorAll("[role=tab]")].filter((tab) => tab.offsetParent);
    const at = tabs.indexOf(document.activeElement);
    if (at < 0) return;
    const next = tabs[(at + (event.key === "ArrowRight" ? 1 : tabs.length - 1)) % tabs.length];
    showTab(next.dataset.tab);
    next.focus();
    event.preventDefault();
    event.stopPropagation();
  });
  byId("drawer").addEventListener("click", () => openDrawer(root.dataset.drawer === "closed"));
  showTab(root.dataset.tab);
  // On a phone the stage fills the screen until a panel is opened.
  if (narrow.matches) openDrawer(false);
}

/** Shows a panel. */
export function showTab(name) {
  root.dataset.tab = name;
  openDrawer(true);
  for (const tab of byId("tabs").querySelectorAll("[role=tab]")) {
    const isChosen = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
}

function openDrawer(isOpen) {
  root.dataset.drawer = isOpen ? "open" : "closed";
  byId("drawer").setAttribute("aria-expanded", String(isOpen));
}
