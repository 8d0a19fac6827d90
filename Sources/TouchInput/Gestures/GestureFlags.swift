public import RecordingStore

/// Converts touches to the options `--tap` and `--drag`. The result is an approximation; a touch file keeps every
/// sample.
///
/// A finger that stays within ``tapDistance`` is a tap, or, if it is held longer than ``tapMicroseconds``, a drag
/// without movement. Any other finger is a straight drag from its first point to its last in the same time. Comments in
/// the output state what the options cannot express: curved paths, pauses, and omitted fingers that were down at the
/// same time.
public struct GestureFlags: Sendable {
  /// The maximum distance of a tap's samples, in points along either axis.
  public static let tapDistance = 4.0
  /// The maximum duration of a tap, in microseconds.
  public static let tapMicroseconds: Int64 = 300_000
  /// The maximum distance from the straight line of a drag, in points.
  public static let straightDistance = 8.0

  private let others: [String]
  private var down: [Int: FingerPath] = [:]
  private var wasTogether = false
  private var lines: [String] = []
  private var leftOut = 0
  private var sceneEvents = 0
  private var crooked: [Int] = []
  private var lastEnd: Int64?
  private var waitsDiffer = false

  /// Creates a converter without touches. `others` are preceding options, such as `--strategy flag`.
  public init(after others: [String] = []) {
    self.others = others
  }

  /// Adds the next sample of a session.
  public mutating func add(_ sample: TouchSample) {
    if sample.sceneEvent != nil {
      sceneEvents += 1
      return
    }
    if sample.phase == .began {
      down[sample.touch] = FingerPath(samples: [sample])
      if down.count > 1 { wasTogether = true }
      return
    }
    guard var finger = down[sample.touch] else { return }
    finger.samples.append(sample)
    down[sample.touch] = finger
    guard sample.phase == .ended || sample.phase == .cancelled else { return }
    down[sample.touch] = nil
    if wasTogether || sample.phase == .cancelled { leftOut += 1 } else { add(finger) }
    if down.isEmpty { wasTogether = false }
  }

  private mutating func add(_ finger: FingerPath) {
    let pause = finger.first.timestampMicroseconds - (lastEnd ?? finger.first.timestampMicroseconds - Self.pause)
    // The pause determines double taps and flings; half or twice the pause counts as different.
    if pause < Self.pause / 2 || pause > Self.pause * 2 { waitsDiffer = true }
    lastEnd = finger.last.timestampMicroseconds
    lines.append(Self.flag(finger))
    if finger.isCrooked { crooked.append(lines.count) }
  }

  private static var pause: Int64 { TouchSequence.pauseMicroseconds }

  /// The options, with a backslash at line ends, then lines with `#` that state what the options do not express.
  public func text() -> String {
    guard !lines.isEmpty || leftOut + down.count > 0 else { return "# nothing was touched\n" }
    var text = lines.isEmpty ? "" : (others + lines).joined(separator: " \\\n") + "\n"
    for number in crooked { text += "# touch \(number) did not go straight; a touch file keeps its way\n" }
    if waitsDiffer { text += "# every wait between touches becomes 0.5 s; a touch file keeps them\n" }
    if sceneEvents > 0 { text += "# what happens to the device is left out; a touch file keeps it\n" }
    let left = leftOut + down.count
    if left > 0 {
      text += "# \(left == 1 ? "1 touch is" : "\(left) touches are") left out: several fingers at once, or cancelled; "
      text += "use a touch file\n"
    }
    return text
  }

  private static func flag(_ finger: FingerPath) -> String {
    let from = "\(number(finger.first.x)),\(number(finger.first.y))"
    if finger.isStill, finger.microseconds <= tapMicroseconds { return "--tap \(from)" }
    let seconds = max((Double(finger.microseconds) / 10_000).rounded() / 100, 0.01)
    let end = finger.isStill ? from : "\(number(finger.last.x)),\(number(finger.last.y))"
    return "--drag \(from),\(end),\(number(seconds))"
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : rounded.description
  }
}
