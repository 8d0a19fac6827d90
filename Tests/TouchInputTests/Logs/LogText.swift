import RecordingStore
import Testing

@testable import TouchInput

/// The samples as lines: `0.0 1 began 10.0,20.0`, with the time in milliseconds.
func lines(of log: TouchLog) -> [String] {
  log.samples.map {
    "\(Double($0.timestampMicroseconds) / 1000) \($0.touch) \($0.phase.rawValue) \($0.x),\($0.y)"
  }
}

/// Checks that samples are a session that a recording accepts.
func checkSession(_ samples: [TouchSample]) throws {
  var rules = TouchSequenceRules()
  for sample in samples { try rules.take(sample) }
  #expect(samples.first?.timestampMicroseconds == 0 && samples.first?.phase == .began)
  #expect(rules.fingerCount == 0)
}

extension TouchPanel {
  /// A screen of 100 by 200 points.
  static func small(
    _ orientation: Orientation = .portrait, ranges: [Int]? = nil, description: String? = nil, device: String? = nil
  ) -> TouchPanel {
    TouchPanel(
      screen: ScreenSize(width: 100, height: 200), orientation: orientation, ranges: ranges,
      description: description.map { Array($0.utf8) }, device: device)
  }
}
