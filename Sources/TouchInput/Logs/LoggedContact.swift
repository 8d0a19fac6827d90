import RecordingStore

/// A line or record of a log about one finger.
struct LoggedContact {
  /// The time on the clock of the log, in microseconds.
  var microseconds: Int64
  /// The number of the finger in the log. `nil` if the log does not number fingers.
  var finger: Int?
  var phase: TouchPhase
  /// Points of the screen.
  var x: Double
  var y: Double
  var line: Int
  var record: Int?
  /// The receiver that the log states for a finger that begins.
  var view: LoggedView?
}
