import JSONText

extension Tab {
  /// Presses the left button at the first point, moves through the others, and releases it at the last.
  package func mouse(_ points: Stroke.Point...) throws {
    guard let first = points.first, let last = points.last else { return }
    try send("mouseMoved", first, buttons: 0)
    try send("mousePressed", first, buttons: 1)
    for point in points.dropFirst() { try send("mouseMoved", point, buttons: 1) }
    try send("mouseReleased", last, buttons: 0)
  }

  /// Moves the mouse without a button.
  package func hover(_ point: Stroke.Point) throws { try send("mouseMoved", point, buttons: 0) }

  private func send(_ kind: String, _ point: Stroke.Point, buttons: Int) throws {
    let isPress = kind != "mouseMoved"
    try call(
      "Input.dispatchMouseEvent",
      [
        "type": .init(kind), "x": .init(point.x), "y": .init(point.y), "buttons": .init(buttons),
        "button": isPress || buttons > 0 ? "left" : "none", "clickCount": isPress ? 1 : 0,
      ])
  }
}
