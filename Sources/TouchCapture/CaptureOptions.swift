public import Foundation

/// What a capture writes, and how it receives events.
public struct CaptureOptions: Sendable {
  /// Which control events of the touched controls are observed.
  public enum ControlEvents: String, Sendable {
    /// None: only the methods of targets that a ``RecordingApplication`` sends are written.
    case none
    /// Those for which the app has an action or a target.
    case handled
    /// All.
    case all
  }

  /// The name of the capture, which the file's name contains.
  public var name = "session"
  /// Whether texts, titles and placeholders are written. Default: no.
  public var includesTexts = false
  /// Whether accessibility identifiers are written. Default: yes.
  public var includesIdentifiers = true
  /// To observe an event, an action is added to a control when a touch begins on it, and removed at the end of the capture.
  public var controlEvents = ControlEvents.handled
  /// Whether `sendEvent(_:)` and `sendAction(_:to:from:for:)` of UIApplication are replaced, in an app that has neither a
  /// ``RecordingApplication`` nor a ``RecordingWindow``. Default: no.
  public var swizzles = false
  /// The time that the scene may take in one event, in seconds. Default: a millisecond.
  public var budget: TimeInterval = 0.001

  public init() {}
}
