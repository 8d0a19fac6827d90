(() => {
  "use strict";
  const byID = (id) => document.getElementById(id);
  byID("controls").hidden = false;
  const parts = [...document.querySelectorAll("[data-results]")];
  const headings = [...document.querySelectorAll("tr.folder")];
  const kinds = [["li.cause", "causes"], ["tr.row", "sessions"], ["details.comparison", "comparisons"]];
  const search = byID("search");
  const filters = ["strategy", "result", "folder"].map(byID);
  const texts = new Map();
  const textOf = (part) => {
    if (!texts.has(part)) {
      const whole = [...part.querySelectorAll("[title]")].map((one) => one.getAttribute("title"));
      const heading = part.matches("tr.row") ? part.dataset.name ?? "" : "";
      // The pictures and commands of a cause name a recording, which is no word about the cause.
      const own = [...part.querySelectorAll(".card-text > :not(.commands)")].map((one) => one.textContent).join(" ");
      texts.set(part, [part.matches("li.cause") ? own : part.textContent, heading, ...whole].join(" ").toLowerCase());
    }
    return texts.get(part);
  };
  const apply = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const [strategy, result, folder] = filters.map((one) => one?.value ?? "");
    const isOpen = !words.length && !strategy && !result && !folder;
    for (const part of parts) {
      const results = part.dataset.results.split(" ");
      const fits = results.some((one) => (!strategy || one.match(/^\d+/)[0] === strategy) && (!result || one.replace(/^\d+/, "") === result));
      const isThere = !folder || part.dataset.folder.split(" ").includes(folder);
      part.hidden = !(isOpen || (fits && isThere && words.every((word) => textOf(part).includes(word))));
    }
    for (const heading of headings) {
      let row = heading.nextElementSibling;
      let isUsed = false;
      for (; row && !row.matches(".folder"); row = row.nextElementSibling) isUsed ||= !row.hidden;
      heading.hidden = !isUsed;
    }
    const folded = document.querySelector("details.same");
    if (folded && !isOpen) folded.open = [...folded.querySelectorAll("tr.row")].some((row) => !row.hidden) && !document.querySelector("section > .scroll tr.row:not([hidden])");
    byID("found").textContent = isOpen ? "" : kinds.map(([selector, noun]) => {
      const all = parts.filter((part) => part.matches(selector));
      return all.length ? `${all.filter((part) => !part.hidden).length} of ${all.length} ${noun}` : "";
    }).filter(Boolean).join(", ");
  };
  let timer = 0;
  search.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(apply, 80);
  });
  for (const one of filters) one?.addEventListener("change", apply);
  const keys = byID("keys");
  byID("help").addEventListener("click", () => keys.showModal());
  byID("close").addEventListener("click", () => keys.close());
  keys.addEventListener("click", (event) => { if (event.target === keys) keys.close(); });
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const isTyping = event.target.closest("input:not([type=range]), textarea, select");
    if (event.key === "Escape" && event.target === search) {
      search.value = "";
      search.blur();
      apply();
    } else if (isTyping) {
      return;
    } else if (event.key === "/") {
      search.focus();
      search.select();
    } else if (event.key === "?") {
      keys.showModal();
    } else {
      return;
    }
    event.preventDefault();
  });
  const bar = document.querySelector(".bar");
  new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingTop = `${bar.offsetHeight + 8}px`;
    document.documentElement.style.setProperty("--bar", `${bar.offsetHeight}px`);
  }).observe(bar);
})();
