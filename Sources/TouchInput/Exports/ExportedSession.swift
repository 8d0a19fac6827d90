public import RecordingStore

/// A recorded session, for the formats of other tools.
public struct ExportedSession: Sendable {
  /// The name of the recording, without its folder and suffix.
  public var recording: String
  /// The number of the session in it.
  public var number: Int
  /// The scene, the strategy and the profile, as one line.
  public var origin: String
  /// The sentence about the session.
  public var about: String?
  public var screen: ScreenSize
  public var samples: [TouchSample]
  /// The names of the views that touches hit.
  var views: [Place: String] = [:]

  struct Place: Hashable, Sendable {
    var event: Int
    var touch: Int
  }

  public init(
    recording: String, number: Int, origin: String, about: String?, screen: ScreenSize, samples: [TouchSample]
  ) {
    (self.recording, self.number, self.origin) = (recording, number, origin)
    (self.about, self.screen, self.samples) = (about, screen, samples)
  }

  /// Adds the view that a touch hit.
  public mutating func addHit(event: Int, touch: Int, view: String) { views[Place(event: event, touch: touch)] = view }

  /// The identifier of the view that a touch hit. `nil` for a view without one, whose name is a path.
  func identifier(event: Int, touch: Int) -> String? {
    views[Place(event: event, touch: touch)].flatMap { $0.contains("/") || $0.hasSuffix("]") ? nil : $0 }
  }

  /// The lines with which a file begins: where the touches are from.
  var heading: [String] {
    ["Session \(number) of \(recording).touchrec, written by 'recorder export'.", origin] + (about.map { [$0] } ?? [])
  }
}

/// A session in a format of another tool.
public struct ExportedText: Hashable, Sendable {
  public var text: String
  /// What the format does not contain: one clause each, without a full stop.
  public var notes: [String]

  public init(_ text: String, notes: [String]) { (self.text, self.notes) = (text, notes) }
}

/// The reason why a session cannot be written in a format.
public struct ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error, as a clause without a full stop.
  public var problem: String
  /// The suggested correction, as a clause without a full stop.
  public var remedy: String

  public init(_ problem: String, _ remedy: String) { (self.problem, self.remedy) = (problem, remedy) }

  /// One line: `problem; remedy`.
  public var description: String { "\(problem); \(remedy)" }
}
