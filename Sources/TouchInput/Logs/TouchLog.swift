public import RecordingStore

/// The touches of a log of another tool, with what the log states about them and what it does not contain.
public struct TouchLog: Hashable, Sendable {
  /// The samples in the order of time, the first at time 0.
  public var samples: [TouchSample]

  /// Those of them, at the end, that cancel the fingers which the log does not lift.
  public var cancelled: [TouchSample]

  /// What the log does not contain, and what was done about it: one clause each, without a full stop.
  public var notes: [String]

  /// The receivers that the log states.
  public var receivers: [ExpectedReceiver]

  /// The size of the screen that the log states, in points.
  public var screen: ScreenSize?

  public init(
    samples: [TouchSample], cancelled: [TouchSample] = [], notes: [String] = [], receivers: [ExpectedReceiver] = [],
    screen: ScreenSize? = nil
  ) {
    (self.samples, self.cancelled, self.notes) = (samples, cancelled, notes)
    (self.receivers, self.screen) = (receivers, screen)
  }
}

/// The size of a screen, in points.
public struct ScreenSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
