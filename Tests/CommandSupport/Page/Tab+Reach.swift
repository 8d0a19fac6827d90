package import ChromiumDriver
import JSONText
import TestSupport

extension Tab {
  /// The names of all visible elements that can be focused, and of those that the Tab key reaches from the start of the
  /// page. Members of groups that use the arrow keys are left out.
  package func reachable() throws -> (usable: Set<String>, reached: Set<String>) {
    try evaluate(
      """
      window.nameOf = (element) => element.id || element.dataset.kind || element.getAttribute("aria-label") ||
        element.dataset.name || element.textContent.trim(); 0
      """)
    let found = try evaluate(
      """
      [...document.querySelectorAll("a[href], button, select, input, textarea, [tabindex]")].filter((element) =>
        element.tabIndex >= 0 && !element.disabled && element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("dialog:not([open])")).map(nameOf)
      """)
    let usable = Set((found.array ?? []).compactMap(\.string))
    try evaluate("document.activeElement.blur()")
    var reached: Set<String> = []
    // The number of elements, not of names, because some names occur several times.
    for _ in 0..<((found.array ?? []).count + 2) {
      try press("Tab")
      let name = try evaluate("document.activeElement === document.body ? null : nameOf(document.activeElement)")
      if let name = name.string { reached.insert(name) }
    }
    return (usable, reached)
  }
}
