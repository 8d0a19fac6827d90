import PrintedText
import RecordingStore

/// Writes a session of single fingers as a UI test in Swift, with XCUITest.
///
/// Points are parts of the window's width and height. The test waits for an element with the identifier of each touch's receiver, and
/// checks that it covers the point.
public struct XCUITestWriter {
  /// The greatest pause between the taps of a double tap, in microseconds.
  ///
  /// Source: the delay of `UITapGestureRecognizer` for several taps (O).
  private static let doubleTap: Int64 = 350_000

  private var crooked = 0

  public init() {}

  /// The session as a Swift file.
  public consuming func write(_ session: ExportedSession) throws(ExportError) -> ExportedText {
    var body: [String] = []
    var end: Int64?
    var fingers = try session.fingers(for: "XCUITest")[...]
    while let finger = fingers.popFirst() {
      let start = finger.first.timestampMicroseconds
      if let end, start > end { body.append("Thread.sleep(forTimeInterval: \(ExportNumber.seconds(start - end)))") }
      body.append("// \(TouchTime.text(start)) s")
      let place = SwiftText.point(finger.first, in: session.screen)
      if let identifier = session.identifier(event: finger.first.event, touch: finger.first.touch) {
        body.append("expect(\(SwiftText.literal(identifier)), at: \(place))")
      }
      var last = finger
      switch finger.gesture {
      case .tap:
        if let second = fingers.first, Self.isDoubleTap(finger, second) {
          body.append("\(place).doubleTap()")
          fingers.removeFirst()
          last = second
        } else {
          body.append("\(place).tap()")
        }
      case .press: body.append("\(place).press(forDuration: \(ExportNumber.seconds(finger.microseconds)))")
      case .drag: body += drag(finger, from: place, in: session.screen)
      }
      end = last.last.timestampMicroseconds
    }
    return ExportedText(Self.file(session, body), notes: notes)
  }

  private var notes: [String] {
    var notes = ["XCUITest waits until the app is idle before each gesture, and a tap has its own duration"]
    if crooked > 0 { notes.append("\(Counted.text(crooked, "drag")) on a curved path written as straight") }
    return notes
  }

  private static func isDoubleTap(_ first: FingerPath, _ second: FingerPath) -> Bool {
    second.gesture == .tap && second.first.timestampMicroseconds - first.last.timestampMicroseconds <= doubleTap
      && abs(second.first.x - first.first.x) <= GestureFlags.tapDistance
      && abs(second.first.y - first.first.y) <= GestureFlags.tapDistance
  }

  private mutating func drag(_ finger: FingerPath, from place: String, in screen: ScreenSize) -> [String] {
    if finger.isCrooked { crooked += 1 }
    let departure = finger.departure ?? finger.last
    // The first movement belongs to the drag; the finger rests until one frame before it.
    let rest = max(0, departure.timestampMicroseconds - finger.first.timestampMicroseconds - 16_667)
    let moving = max(1, finger.arrival.timestampMicroseconds - finger.first.timestampMicroseconds - rest)
    let (dx, dy) = (finger.last.x - finger.first.x, finger.last.y - finger.first.y)
    let velocity = (dx * dx + dy * dy).squareRoot() / (Double(moving) / 1_000_000)
    let hold = finger.last.timestampMicroseconds - finger.arrival.timestampMicroseconds
    return [
      "\(place).press(",
      "  forDuration: \(ExportNumber.seconds(rest)), thenDragTo: \(SwiftText.point(finger.last, in: screen)),",
      "  withVelocity: XCUIGestureVelocity(rawValue: \(ExportNumber.text(velocity, places: 1))),",
      "  thenHoldForDuration: \(ExportNumber.seconds(hold)))",
    ]
  }

  private static func file(_ session: ExportedSession, _ body: [String]) -> String {
    let heading = session.heading.map { "// " + $0.printedLine }.joined(separator: "\n")
    let usesExpect = body.contains { $0.hasPrefix("expect(") }
    let expect =
      usesExpect
      ? """

          /// Waits for the element that the touch hits in the recording, and checks that it covers the point.
          func expect(_ identifier: String, at point: XCUICoordinate) {
            let element = app.descendants(matching: .any).matching(identifier: identifier).firstMatch
            XCTAssertTrue(element.waitForExistence(timeout: 5), "there is no element \\(identifier)")
            XCTAssertTrue(element.frame.contains(point.screenPoint), "\\(identifier) does not cover the point")
          }

      """ : "\n"
    return """
      \(heading)
      import XCTest

      final class \(SwiftText.typeName(session)): XCTestCase {
        @MainActor
        func testTouches() {
          let app = XCUIApplication()
          app.launch()
          let window = app.windows.firstMatch

          /// The point at parts of the window's width and height.
          func point(_ x: Double, _ y: Double) -> XCUICoordinate {
            window.coordinate(withNormalizedOffset: CGVector(dx: x, dy: y))
          }
      \(expect)
      \(body.map { "    " + $0 }.joined(separator: "\n"))
        }
      }

      """
  }
}
