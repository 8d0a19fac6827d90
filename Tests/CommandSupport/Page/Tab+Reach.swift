package import ChromiumDriver
import JSONText
import TestSupport

/// The elements that the keyboard reaches, by name.
package struct Reach {
  /// All visible elements that can be focused. Members of groups that use the arrow keys are left out.
  package let usable: Set<String>
  /// Those that the Tab key reaches from the start of the page.
  package var reached: Set<String> = []
  /// Those whose focus is not visible.
  package var unmarked: Set<String> = []
}

extension Tab {
  package func reachable() throws -> Reach {
    try evaluate(
      """
      window.nameOf = (element) => element.id || element.dataset.kind || element.getAttribute("aria-label") ||
        element.dataset.name || element.textContent.trim()
      // The focus of a slider with a picture is shown by its playhead.
      window.isMarked = (element) => { const head = element.matches(".timeline input") && element.parentElement.querySelector(".timeline-head")
        const { outlineStyle, outlineWidth } = head ? getComputedStyle(head, "::before") : getComputedStyle(element)
        return outlineStyle !== "none" && parseFloat(outlineWidth) >= 1 }
      0
      """)
    let found = try evaluate(
      """
      [...document.querySelectorAll("a[href], button, select, input, textarea, [tabindex]")].filter((element) =>
        element.tabIndex >= 0 && !element.disabled && element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("dialog:not([open])")).map(nameOf)
      """)
    var reach = Reach(usable: Set((found.array ?? []).compactMap(\.string)))
    try evaluate("document.activeElement.blur()")
    // The number of elements, not of names, because some names occur several times.
    for _ in 0..<((found.array ?? []).count + 2) {
      try press("Tab")
      let focused = try evaluate(
        "document.activeElement === document.body ? null : [nameOf(document.activeElement), isMarked(document.activeElement)]"
      )
      guard let name = focused.array?.first?.string else { continue }
      reach.reached.insert(name)
      if focused.array?.last?.bool == false { reach.unmarked.insert(name) }
    }
    return reach
  }
}
