extension HTMLReport {
  /// Highlights the receivers of the selected touch. The page is complete without it.
  static let script: StaticString = """

    (() => {
      "use strict";
      let current = null;
      const clear = (section) => {
        section.classList.remove("chosen");
        for (const item of section.querySelectorAll("[aria-current]")) item.removeAttribute("aria-current");
        for (const mark of section.querySelectorAll(".on")) mark.classList.remove("on");
      };
      const choose = (item) => {
        const section = item.closest("section");
        clear(section);
        section.classList.add("chosen");
        item.setAttribute("aria-current", "true");
        const marks = `svg [data-touch~="${item.dataset.touch}"]`;
        for (const mark of section.querySelectorAll(marks)) mark.classList.add("on");
        item.scrollIntoView({ block: "nearest" });
        current = item;
      };
      const step = (by) => {
        const items = [...document.querySelectorAll("ol.touches > li")].filter((item) => item.getClientRects().length);
        const visible = (item) => item.parentElement.getBoundingClientRect().bottom > 0;
        const next = current ? items[items.indexOf(current) + by] : items.find(visible);
        if (!next) return;
        const before = current ? current.closest("section") : null;
        if (before && before !== next.closest("section")) clear(before);
        choose(next);
      };
      document.addEventListener("click", (event) => {
        const dot = event.target.closest(".dot");
        if (dot) {
          const item = dot.closest("section").querySelector(`li[data-touch="${dot.dataset.touch}"]`);
          if (item) choose(item);
          return;
        }
        const item = event.target.closest("li.touch");
        if (item && !event.target.closest("summary")) choose(item);
      });
      document.addEventListener("focusin", (event) => {
        const list = event.target.closest("ol.touches");
        if (list && !(current && list.contains(current))) current = null;
        if (list && !current && list === event.target && list.matches(":focus-visible")) choose(list.children[0]);
      });
      document.addEventListener("keydown", (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const inList = event.target.matches("ol.touches");
        const by = { j: 1, k: -1 }[event.key] ?? (inList ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined);
        if (by !== undefined) {
          step(by);
          event.preventDefault();
        } else if (event.key === "Escape" && current) {
          clear(current.closest("section"));
          current = null;
        }
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
        if (item && item.matches("li.touch")) choose(item);
      };
      addEventListener("hashchange", follow);
      follow();
    })();

    """
}
