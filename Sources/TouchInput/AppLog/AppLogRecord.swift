import RecordingStore

/// A line of the log of an app; see `Documentation/TouchCapture.md`.
enum AppLogRecord {
  case session(AppLogHeader)
  case scene(AppScene)
  case touch(AppTouch)
  case action(AppAction)
  /// What the app observed: a control event, the state of a recognizer, a moment of a scroll view.
  /// `handlers` are the methods and the identifiers of actions that are registered for a control event.
  case outcome(Outcome.Kind, timestampMicroseconds: Int64, recognizerClass: String?, handlers: [String]? = nil)
  case skipped
  case end
}

/// The first line.
struct AppLogHeader {
  var name: String
  var device: String
  var system: String
  var systemVersion: String
  var scale: Double
  var size: [Double]
  var safeArea: [Double]
  var build: String
  /// `all`, `handled` or `none`.
  var controls: String
}

struct AppTouch {
  var number: Int
  var timestampMicroseconds: Int64
  var phase: TouchPhase
  var x: Double
  var y: Double
  /// The name of the view that the touch began on.
  var receiver: String?
}

/// A method that the application sent.
struct AppAction {
  var timestampMicroseconds: Int64
  var touch: Int?
  var selector: String
  var sender: String?
}
