import Foundation

/// The buttons of a navigation controller's toolbar in iOS 26: platters in a slot at the bottom. See ``BarPlatter``.
extension UIToolbar: UncertainPlaces {
  /// Items between two flexible spaces.
  private struct Run {
    var items: [(item: UIBarButtonItem, start: CGFloat, extent: UncertainExtent)] = []
    var length: CGFloat = 0
    var error: CGFloat = 0

    @MainActor
    mutating func add(_ item: UIBarButtonItem, beside other: UIBarButtonItem?) {
      if length > 0 { length += BarPlatter.gap }
      if item.isSpace { return length += item.width }
      let extent = BarPlatter(of: item, height: BarPlatter.toolbarHeight, beside: other).extent
      items.append((item, length, extent))
      length += extent.length
      error += extent.error
    }
  }

  final func layOutButtons() {
    let shown = hasKnownPlaces ? (items ?? []).filter { !$0.isHidden } : []
    let runs = runs(of: shown)
    let room = storedBounds.width - 2 * BarPlatter.toolbarMargin
    let free = room - runs.reduce(0) { $0 + $1.length }
    let space = runs.count > 1 ? max(free, 0) / CGFloat(runs.count - 1) : 0
    var start = BarPlatter.toolbarMargin
    var made: [BarItemButton] = []
    parts = []
    let sum = runs.reduce(0) { $0 + $1.error }
    for (index, run) in runs.enumerated() {
      // The first run begins at the left, the last one ends at the right; others are between, so that all errors move them.
      let isOuter = index == 0 || index == runs.count - 1
      for (item, offset, extent) in run.items {
        let error =
          (isOuter ? run.error : sum) + BarPlatter.edge
          + (free < 0 || runs.count > 1 && space < BarPlatter.gap ? .infinity : 0)
        parts.append(UINavigationBar.Part(start + offset...start + offset + extent.length, error: error))
        let button = buttons.first { $0.item === item } ?? newButton(for: item)
        button.systemFrame = CGRect(
          x: start + offset, y: BarPlatter.toolbarTop, width: extent.length, height: BarPlatter.toolbarHeight)
        button.update()
        made.append(button)
      }
      start += run.length + space
    }
    for button in buttons where !made.contains(where: { $0 === button }) { button.removeFromSuperview() }
    buttons = made
  }

  private func runs(of items: [UIBarButtonItem]) -> [Run] {
    var runs = [Run()]
    for (index, item) in items.enumerated() {
      if item.systemItem == .flexibleSpace {
        runs.append(Run())
      } else {
        let neighbors = [index - 1, index + 1].filter(items.indices.contains).map { items[$0] }
        runs[runs.count - 1].add(item, beside: neighbors.first { $0.showsImage && !$0.isSpace })
      }
    }
    return runs
  }

  private func newButton(for item: UIBarButtonItem) -> BarItemButton {
    let button = BarItemButton("_UIButtonBarButton", for: item)
    button.fire = { [weak item, weak button] in
      if let item, let button { item.fire(from: button) }
    }
    button.longPress = item.menu != nil && (item.primaryAction != nil || item.action != nil) ? "the menu" : nil
    addSubview(button)
    return button
  }

  /// On a platter the item takes the touch; which view takes one beside the platters is not known.
  final func partUncertainty(at point: CGPoint) -> String? {
    guard isInSlot, engine.systemVersion >= 26 else { return nil }
    if children.contains(where: { !($0 is BarItemButton) && !$0.isHidden && $0.frame.hasInside(point) }) {
      return "whether a view in a toolbar is in front of the bar's items is not known"
    }
    let heights =
      BarPlatter.toolbarTop + BarPlatter.edge...BarPlatter.toolbarTop + BarPlatter.toolbarHeight - BarPlatter.edge
    let isOnItem = heights.contains(point.y) && parts.contains { $0.certain?.contains(point.x) == true }
    return isOnItem ? nil : "which view takes a touch beside the items of a toolbar is not known"
  }
}
