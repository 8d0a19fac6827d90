import PrintedText
import RecordingStore

/// Writes a session of single fingers as a test in Swift, with KIF.
///
/// KIF runs in the app's process, so the test asks the window for the view at each point and compares its identifier with that of the
/// receiver in the recording.
public struct KIFWriter {
  /// The time between two points of a path, in microseconds. Source: KIF, `dragPointsAlongPaths:`.
  private static let step: Int64 = 10_000

  private var presses = 0

  public init() {}

  /// The session as a Swift file.
  public consuming func write(_ session: ExportedSession) throws(ExportError) -> ExportedText {
    var body: [String] = []
    var end: Int64?
    for finger in try session.fingers(for: "the export for KIF") {
      let start = finger.first.timestampMicroseconds
      if let end, start > end { body.append("wait(\(ExportNumber.seconds(start - end)))") }
      body.append("// \(TouchTime.text(start)) s")
      let place = SwiftText.point(finger.first, in: session.screen)
      if let identifier = session.identifier(event: finger.first.event, touch: finger.first.touch) {
        body.append("expect(\(SwiftText.literal(identifier)), at: \(place))")
      }
      switch finger.gesture {
      case .tap: body.append("window.tap(at: \(place))")
      case .press:
        body.append("window.longPress(at: \(place), duration: \(ExportNumber.seconds(finger.microseconds)))")
      case .drag: body += drag(finger, in: session.screen)
      }
      end = finger.last.timestampMicroseconds
    }
    return ExportedText(
      Self.file(session, body),
      notes: ["KIF has its own duration of a tap, and moves a finger every 0.01 s: paths are sampled at that rate"])
  }

  private func drag(_ finger: FingerPath, in screen: ScreenSize) -> [String] {
    var points: [String] = []
    var index = 0
    var time = finger.first.timestampMicroseconds
    while true {
      while index + 1 < finger.samples.count, finger.samples[index + 1].timestampMicroseconds <= time { index += 1 }
      points.append(SwiftText.point(interpolated(finger, after: index, at: time), in: screen))
      if time >= finger.last.timestampMicroseconds { break }
      time = min(time + Self.step, finger.last.timestampMicroseconds)
    }
    return ["drag(["] + points.map { "  \($0)," } + ["])"]
  }

  /// The place of the finger at a time between two samples.
  private func interpolated(_ finger: FingerPath, after index: Int, at time: Int64) -> TouchSample {
    var sample = finger.samples[index]
    guard index + 1 < finger.samples.count else { return sample }
    let next = finger.samples[index + 1]
    let span = next.timestampMicroseconds - sample.timestampMicroseconds
    let part = span > 0 ? Double(time - sample.timestampMicroseconds) / Double(span) : 0
    sample.x += (next.x - sample.x) * part
    sample.y += (next.y - sample.y) * part
    return sample
  }

  private static func file(_ session: ExportedSession, _ body: [String]) -> String {
    let heading = session.heading.map { "// " + $0.printedLine }.joined(separator: "\n")
    func function(_ start: String, _ lines: String) -> String {
      body.contains { $0.hasPrefix(start) } ? "\n" + lines + "\n" : ""
    }
    let expect = function(
      "expect(",
      """
          /// Compares the view at a point with the one that the touch hits in the recording.
          func expect(_ identifier: String, at point: CGPoint) {
            XCTAssertEqual(window.hitTest(point, with: nil)?.accessibilityIdentifier, identifier)
          }
      """)
    let drag = function(
      "drag(",
      """
          /// Moves a finger along points, one every 0.01 s.
          func drag(_ path: [CGPoint]) {
            var points = path
            window.dragAlongPath(withPoints: &points, count: points.count)
          }
      """)
    let wait = function(
      "wait(",
      """
          func wait(_ seconds: TimeInterval) {
            KIFUITestActor(inFile: #file, atLine: #line, delegate: self).wait(forTimeInterval: seconds)
          }
      """)
    return """
      \(heading)
      import KIF
      import UIKit
      import XCTest

      final class \(SwiftText.typeName(session)): KIFTestCase {
        @MainActor
        func testTouches() throws {
          let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
          let window = try XCTUnwrap(scenes.compactMap(\\.keyWindow).first, "the app has no key window")

          /// The point at parts of the window's width and height.
          func point(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(x: x * window.bounds.width, y: y * window.bounds.height)
          }
      \(expect)\(drag)\(wait)
      \(body.map { "    " + $0 }.joined(separator: "\n"))
        }
      }

      """
  }
}
