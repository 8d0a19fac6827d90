(() => {
  "use strict";
  let current = null;
  // The figure of both sides of a touch, or the figures of each.
  const figuresOf = (item) => {
    const dots = item.closest(".comparison").querySelectorAll(`.whole .dot[data-touch="${item.dataset.touch}"]`);
    return [...dots].map((dot) => dot.closest("figure"));
  };
  // Both sides of a touch are copies of the whole picture: a mark of another touch or side is removed.
  const side = (whole, item, title) => {
    const picture = whole.cloneNode(true);
    const [mine, other] = { Before: ["old", "new"], After: ["new", "old"], Replay: ["both", "none"] }[title];
    picture.classList.remove("whole");
    for (const mark of picture.querySelectorAll("[data-touch]")) {
      const touches = mark.dataset.touch.split(" ");
      if (!touches.includes(item.dataset.touch) || mark.matches(`.receiver.${other}, .label.${other}`)) mark.remove();
    }
    const receivers = item.querySelector(mine === "both" ? ".receivers" : `.receivers .${mine}`);
    const name = `${title}: ${(receivers ?? item.querySelector(".headline"))?.textContent ?? ""}`;
    picture.setAttribute("aria-label", `${name}. ${item.querySelector(".place")?.textContent ?? ""}`);
    picture.querySelector("title").textContent = name;
    const caption = document.createElement("p");
    caption.className = `side ${mine}`;
    caption.textContent = name;
    const frame = document.createElement("div");
    frame.append(caption, picture);
    return frame;
  };
  const pair = (item) => {
    const section = item.closest(".comparison");
    for (const old of section.querySelectorAll(".pair")) old.remove();
    for (const figure of section.querySelectorAll("figure")) figure.classList.remove("paired", "unused", "apart");
    const figures = figuresOf(item);
    if (!figures.length) return;
    const frame = document.createElement("div");
    frame.className = "pair";
    const titles = { both: ["Before", "After"], before: ["Before"], after: ["After"], replay: ["Replay"] };
    const sides = figures.flatMap((figure) =>
      titles[figure.dataset.sides].map((title) => side(figure.querySelector(".whole"), item, title)));
    const isApart = figures.length > 1;
    frame.classList.toggle("single", sides.length === 1);
    // Two scenes have a caption each.
    if (isApart) sides.forEach((one, index) => {
      const caption = figures[index].querySelector("figcaption").cloneNode(true);
      const notes = document.createElement("div");
      notes.className = "notes";
      notes.append(...caption.childNodes);
      one.append(notes);
    });
    frame.append(...sides);
    const [first] = figures;
    first.querySelector(".whole").before(frame);
    first.classList.add("paired");
    first.classList.toggle("apart", isApart);
    for (const other of section.querySelectorAll("figure")) if (other !== first) other.classList.add("unused");
  };
  const clear = (section) => {
    section.classList.remove("chosen");
    for (const item of section.querySelectorAll("[aria-current]")) item.removeAttribute("aria-current");
    for (const old of section.querySelectorAll(".pair")) old.remove();
    for (const figure of section.querySelectorAll("figure")) figure.classList.remove("paired", "unused", "apart");
  };
  const show = (item) => {
    const section = item.closest(".comparison");
    section.classList.add("chosen");
    pair(item);
    const range = section.querySelector(".timeline input");
    if (!range) return;
    range.value = item.dataset.time;
    range.setAttribute("aria-valuetext", item.querySelector(".place").textContent);
    section.querySelector(".timeline output").textContent = item.querySelector(".place").firstChild.nextSibling.textContent;
  };
  const choose = (item) => {
    const section = item.closest(".comparison");
    if (current && current.closest(".comparison") !== section) current.removeAttribute("aria-current");
    for (const one of section.querySelectorAll("[aria-current]")) one.removeAttribute("aria-current");
    section.open = true;
    begin(section);
    item.setAttribute("aria-current", "true");
    show(item);
    item.scrollIntoView({ block: "nearest" });
    current = item;
    if (item.id) history.replaceState(null, "", `#${item.id}`);
  };
  // The first touch of a section is shown when the section is opened.
  const begin = (section) => {
    if (section.dataset.begun) return;
    section.dataset.begun = "yes";
    const items = [...section.querySelectorAll("li.touch")];
    if (!items.length) return;
    if (items.length > 1) timeline(section, items);
    show(items[0]);
  };
  // The touches of a session in time. Moving the handle shows the last touch that has begun.
  const timeline = (section, items) => {
    const end = Number(items[items.length - 1].dataset.time);
    if (!end) return;
    const label = document.createElement("label");
    label.className = "timeline";
    const range = document.createElement("input");
    Object.assign(range, { type: "range", min: 0, max: end, step: 1, value: items[0].dataset.time });
    range.setAttribute("aria-label", "Time of the difference");
    const ticks = document.createElement("datalist");
    ticks.id = `${section.id}-ticks`;
    for (const item of items) ticks.append(Object.assign(document.createElement("option"), { value: item.dataset.time }));
    range.setAttribute("list", ticks.id);
    label.append(range, ticks, document.createElement("output"));
    section.querySelector(".beside").before(label);
    range.addEventListener("input", () => {
      const time = Number(range.value);
      const item = items.findLast((one) => Number(one.dataset.time) <= time) ?? items[0];
      choose(item);
      range.value = time;
    });
  };
  const step = (by) => {
    const items = [...document.querySelectorAll("li.touch")].filter((item) => !item.closest("[hidden]"));
    const isBelow = (item) => item.closest(".comparison").getBoundingClientRect().bottom > 0;
    const index = items.indexOf(current);
    const next = index >= 0 ? items[index + by] : items.find(isBelow);
    if (!next) return;
    choose(next);
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  document.addEventListener("click", (event) => {
    const dot = event.target.closest(".dot");
    if (dot) {
      const item = dot.closest(".comparison").querySelector(`li[data-touch="${dot.dataset.touch}"]`);
      if (item) choose(item);
      return;
    }
    const item = event.target.closest("li.touch");
    if (item && !event.target.closest("summary, a")) choose(item);
  });
  document.getElementById("next").addEventListener("click", () => step(1));
  document.getElementById("previous").addEventListener("click", () => step(-1));
  for (const section of document.querySelectorAll("details.comparison")) {
    section.addEventListener("toggle", () => { if (section.open) begin(section); });
    if (section.open) begin(section);
  }
  document.addEventListener("focusin", (event) => {
    const list = event.target.closest("ol.touches");
    if (list && !(current && list.contains(current))) current = null;
    if (list && !current && list === event.target && list.matches(":focus-visible")) choose(list.children[0]);
  });
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (event.target.closest("input:not([type=range]), textarea, select")) return;
    const inList = event.target.matches("ol.touches, li.touch");
    const by = { j: 1, k: -1 }[event.key] ?? (inList ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined);
    if (by !== undefined) {
      step(by);
      event.preventDefault();
    } else if (event.key === "Escape" && current) {
      clear(current.closest(".comparison"));
      current = null;
    }
  });
  // What is printed is not folded away.
  let opened = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll("details:not([open])")];
    for (const one of opened) one.open = true;
  });
  addEventListener("afterprint", () => {
    for (const one of opened) one.open = false;
    opened = [];
  });
  // What is copied has the whole names of views.
  document.addEventListener("copy", (event) => {
    const selection = getSelection();
    const copied = selection.toString();
    let text = copied;
    let end = 0;
    for (const short of document.querySelectorAll(".short[title]")) {
      const at = selection.containsNode(short, true) ? text.indexOf(short.textContent, end) : -1;
      if (at < 0) continue;
      text = text.slice(0, at) + short.title + text.slice(at + short.textContent.length);
      end = at + short.title.length;
    }
    if (text === copied) return;
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
  });
  const follow = () => {
    const item = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!item) return;
    if (item.matches("li.touch")) choose(item);
    if (item.matches("details")) item.open = true;
  };
  addEventListener("hashchange", follow);
  follow();
})();
