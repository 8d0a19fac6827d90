import RecordingStore

/// What one line of a touch file says, before it is held against the lines above it.
struct TouchLine {
  var timestampMicroseconds: Int64
  var touch: Int
  var phase: TouchPhase
  var x: Double
  var y: Double
  var edge: TouchEdge?

  /// The latest `t`, in seconds: more than three years, and far from where integer microseconds would overflow.
  static let latestTime = 100_000_000.0
}
