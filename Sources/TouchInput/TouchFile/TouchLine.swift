import RecordingStore

/// The values of one line of a touch file, before the check against the previous lines.
struct TouchLine {
  var timestampMicroseconds: Int64
  var touch: Int
  var phase: TouchPhase
  var x: Double
  var y: Double
  var edge: TouchEdge?
  /// The event of the scene, on a line that is not a sample of a finger.
  var sceneEvent: SceneEvent?

  /// The maximum `t`, in seconds: more than three years. Its microseconds cannot overflow an integer.
  static let latestTime = 100_000_000.0
}
