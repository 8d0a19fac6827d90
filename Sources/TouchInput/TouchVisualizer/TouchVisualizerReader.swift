import RecordingStore

/// Reads the lines that TouchVisualizer prints on the console: `TV: [0]<B> c:(187.50, 600.00) r:20.00`.
///
/// Source: TouchVisualizer, `Visualizer.log(_:)`. It prints the phase of one touch on the lines of all circles, those of earlier
/// touches included, so that a log of several fingers does not state which of them began or ended.
public struct TouchVisualizerReader {
  /// The beginnings of a line: of the present version and of earlier ones.
  private static let marks = ["Touch: [", "TV: ["]
  /// The time between two lines, in microseconds: that of a frame at 60 Hz.
  private static let frame: Int64 = 16_667
  private static let pause: Int64 = 500_000

  public init() {}

  /// The touches of a console log. Other lines have no effect.
  public func read(_ bytes: [UInt8]) throws(TouchLogError) -> TouchLog {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw TouchLogError(line: 1, "the log is not UTF-8", "save it as UTF-8")
    }
    var log = ContactLog()
    var finger: Substring?
    var time: Int64 = 0
    var isUp = true
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      guard let start = Self.marks.compactMap({ line.firstRange(of: $0)?.upperBound }).first else { continue }
      let circle = try Circle(line[start...], line: number)
      if finger != nil, finger != circle.index {
        throw TouchLogError(
          line: number, "there is a second circle, \(String(circle.index).quotedForMessage)",
          "the console has one phase for all circles: cut the log to touches of one finger")
      }
      finger = circle.index
      guard let phase = circle.phase else { continue }
      switch phase {
      case .began where isUp: time += Self.pause
      // The circle is printed once more when it has faded.
      case .ended where isUp, .cancelled where isUp: continue
      default: time += Self.frame
      }
      isUp = phase == .ended || phase == .cancelled
      try log.add(LoggedContact(microseconds: time, finger: 1, phase: phase, x: circle.x, y: circle.y, line: number))
    }
    return try log.log(
      isSorted: true,
      empty: ("no touch of TouchVisualizer begins", "switch on showsLog in its configuration and copy the console"),
      notes: [
        "the console has no times: a line is 1/60 s after the one before, a touch 0.5 s after the end of the last",
        "TouchVisualizer prints no receivers",
      ])
  }
}

extension TouchVisualizerReader {
  /// A line about a circle.
  fileprivate struct Circle {
    var index: Substring
    /// `nil` for a pointer that hovers.
    var phase: TouchPhase?
    var x: Double
    var y: Double

    /// Reads what follows the opening bracket: `0]<B> c:(187.50, 600.00) r:20.00`.
    init(_ text: Substring, line: Int) throws(TouchLogError) {
      let remedy = "the form is 'Touch: [0]<B> c:(187.50, 600.00) r:20.00'"
      guard let match = text.prefixMatch(of: #/([0-9.]+)\]<([A-Z]+)> c:\((-?[0-9.]+), (-?[0-9.]+)\)/#) else {
        throw TouchLogError(line: line, "the line of the circle is not complete", remedy)
      }
      guard let x = Double(match.3), let y = Double(match.4), x.isFinite, y.isFinite else {
        throw TouchLogError(line: line, "the position is not two numbers", remedy)
      }
      (index, self.x, self.y) = (match.1, x, y)
      switch match.2 {
      case "B": phase = .began
      case "M": phase = .moved
      case "S": phase = .stationary
      case "E": phase = .ended
      case "C": phase = .cancelled
      case "REN", "RM", "REX": phase = nil
      default:
        throw TouchLogError(
          line: line, "the phase \(String(match.2).quotedForMessage) is unknown", "use B, M, S, E or C")
      }
    }
  }
}
