import Foundation

extension Generator {
  /// A scroll view with any options. Along each axis its content may be smaller or larger than the view.
  mutating func scrolling(_ plain: ViewShape, depth: Int) -> ViewShape {
    var view = plain
    let content = CGSize(
      width: (view.frame.width * pick([0.5, 1, 1, 1.5, 3])).rounded(),
      height: (view.frame.height * pick([0.5, 1, 1.5, 3, 8])).rounded())
    view.keys["contentSize"] = "[\(content.width), \(content.height)]"
    addScrollKeys(to: &view)
    for _ in 0..<whole(1...3) {
      view.subviews.append(self.view(randomClass(), frame: frameInside(content), depth: depth - 1))
    }
    if chance(0.15), zooms, let zoomed = view.subviews.first, !zoomed.id.isEmpty {
      view.zoomView = zoomed.id
      view.keys["maximumZoomScale"] = "3"
    }
    return view
  }

  /// A table view, with rows of its own or from a template.
  mutating func table(_ plain: ViewShape) -> ViewShape {
    var view = plain
    // The ids in its rows are derived from the table's id.
    if view.id.isEmpty { view.id = "t\(nextViewNumber())" }
    view.frame.size = CGSize(width: max(view.frame.width, 150), height: max(view.frame.height, 120))
    addScrollKeys(to: &view)
    if chance(0.2) { view.keys["allowsMultipleSelection"] = "true" }
    if chance(0.1) { view.keys["allowsSelection"] = "false" }
    if chance(0.5) {
      view.keys["sections"] = sections(of: view)
      return view
    }
    for row in 0..<whole(1...5) {
      let frame = CGRect(x: 0, y: Double(row) * 44, width: view.frame.width, height: 44)
      var cell = self.view("UITableViewCell", frame: frame, depth: 1)
      for key in ["transform", "isHidden", "alpha"] { cell.keys[key] = nil }
      view.subviews.append(cell)
    }
    return view
  }

  private mutating func sections(of table: ViewShape) -> String {
    let sections = (0..<whole(1...2)).map { section -> String in
      let button =
        #"{"id": "\#(table.id)-\#(section)-{row}", "class": "UIButton", "frame": [60, 4, 60, 36], "#
        + #""actions": {"touchUpInside": "bought"}}"#
      let row = pick([
        "{}", #"{"action": "opened"}"#, #"{"shouldHighlight": false}"#, #"{"willSelect": false}"#,
        #"{"contentView": [\#(button)]}"#,
      ])
      let header = pick(["", #""header": "Title", "#])
      return #"{\#(header)"rows": \#(whole(2...30)), "row": \#(row)}"#
    }
    return "[\(sections.joined(separator: ", "))]"
  }

  private mutating func addScrollKeys(to view: inout ViewShape) {
    if chance(0.25) {
      view.keys["contentInset"] = "[\(whole(-10...40)), \(whole(0...20)), \(whole(-10...40)), \(whole(0...20))]"
    }
    for (key, value, part) in [
      ("bounces", "false", 0.25), ("alwaysBounceVertical", "true", 0.25), ("alwaysBounceHorizontal", "true", 0.15),
      ("isPagingEnabled", "true", 0.25), ("isDirectionalLockEnabled", "true", 0.2),
      ("delaysContentTouches", "false", 0.2), ("canCancelContentTouches", "false", 0.15),
      ("touchesShouldCancelInControls", "true", 0.2), ("isScrollEnabled", "false", 0.08),
    ] where chance(part) { view.keys[key] = value }
    if chance(0.3) { view.keys["decelerationRate"] = pick([#""fast""#, "0.9", "0.5"]) }
  }
}
