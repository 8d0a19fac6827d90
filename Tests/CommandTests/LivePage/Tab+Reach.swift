import ChromiumDriver
import JSONText
import TestSupport

extension Tab {
  /// All that can be used and is seen, without the members of groups that arrow keys walk through, and of that what the Tab
  /// key comes to when it is pressed from the page's beginning on.
  func reachable() throws -> (usable: Set<String>, reached: Set<String>) {
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
    // Some names stand for several things, so the presses are counted in things.
    for _ in 0..<((found.array ?? []).count + 2) {
      try press("Tab")
      let name = try evaluate("document.activeElement === document.body ? null : nameOf(document.activeElement)")
      if let name = name.string { reached.insert(name) }
    }
    return (usable, reached)
  }
}
