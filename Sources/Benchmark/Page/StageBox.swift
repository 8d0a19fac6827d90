import ChromiumDriver

/// The rectangle of the scene in the browser's window.
@MainActor
struct StageBox {
  private let left: Double
  private let top: Double
  private let zoom: Double

  /// - Parameter sceneWidth: The width of the scene's screen, in points.
  init(of tab: Tab, sceneWidth: Double = 400) throws {
    let box = try tab.evaluate("document.getElementById('stage').getBoundingClientRect().toJSON()")
    left = try box.number("left")
    top = try box.number("top")
    zoom = try box.number("width") / sceneWidth
  }

  /// Taps a point of the scene for 40 ms.
  func tap(_ tab: Tab, at point: (x: Double, y: Double)) throws {
    try tab.press([1: (left + point.x * zoom, top + point.y * zoom)])
    try tab.browser.listen(until: .now + .milliseconds(40))
    try tab.lift()
  }
}
