public import RecordingStore

/// Touches as the options `--tap` and `--drag`: near enough to try something, while a touch file keeps every sample.
///
/// A finger that stays within ``tapDistance`` is a tap; any other is a straight drag from its first point to its last, in
/// the time that it took. Fingers that were down together cannot be said in options.
public struct GestureFlags: Sendable {
  /// How far a tap may stray, in points along either axis.
  public static let tapDistance = 4.0

  private struct Finger {
    var first: TouchSample
    var last: TouchSample
    var farthest = 0.0
  }

  private var down: [Int: Finger] = [:]
  private var wasTogether = false
  private var lines: [String] = []
  private var leftOut = 0

  /// No touches.
  public init() {}

  /// Takes in the next sample of a session.
  public mutating func add(_ sample: TouchSample) {
    if sample.phase == .began {
      down[sample.touch] = Finger(first: sample, last: sample)
      if down.count > 1 { wasTogether = true }
      return
    }
    guard var finger = down[sample.touch] else { return }
    finger.last = sample
    finger.farthest = max(finger.farthest, abs(sample.x - finger.first.x), abs(sample.y - finger.first.y))
    down[sample.touch] = finger
    guard sample.phase == .ended || sample.phase == .cancelled else { return }
    down[sample.touch] = nil
    if wasTogether || sample.phase == .cancelled { leftOut += 1 } else { lines.append(Self.flag(finger)) }
    if down.isEmpty { wasTogether = false }
  }

  /// The options, one a line with a backslash between; lines with `#` say what they leave out.
  public func text() -> String {
    var text = lines.joined(separator: " \\\n")
    if !text.isEmpty { text += "\n" }
    let left = leftOut + down.count
    if left > 0 {
      text +=
        "# \(left == 1 ? "1 touch is" : "\(left) touches are") left out: several fingers at once, or cancelled; use a touch file\n"
    }
    return text.isEmpty ? "# nothing was touched\n" : text
  }

  private static func flag(_ finger: Finger) -> String {
    let from = "\(number(finger.first.x)),\(number(finger.first.y))"
    guard finger.farthest > tapDistance else { return "--tap \(from)" }
    let microseconds = finger.last.timestampMicroseconds - finger.first.timestampMicroseconds
    let seconds = max((Double(microseconds) / 10_000).rounded() / 100, 0.01)
    return "--drag \(from),\(number(finger.last.x)),\(number(finger.last.y)),\(number(seconds))"
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : rounded.description
  }
}
