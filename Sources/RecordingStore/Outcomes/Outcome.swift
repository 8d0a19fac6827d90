/// One thing that followed from a touch session: a line of `replayer run --json`, a row of an outcome table.
public struct Outcome: Hashable, Sendable {
  /// The index of the event that caused it; what a timer causes carries the index of the last event before it.
  public var event: Int
  /// Microseconds since the start of the session at which it happened.
  public var timestampMicroseconds: Int64
  /// What happened.
  public var kind: Kind

  /// Makes an outcome from its parts.
  public init(event: Int, timestampMicroseconds: Int64, kind: Kind) {
    self.event = event
    self.timestampMicroseconds = timestampMicroseconds
    self.kind = kind
  }

  /// The kinds of outcome. Views are named as the scene names them, never by address.
  public enum Kind: Hashable, Sendable {
    /// A touch began and `view` got it; `nil` when nothing took it.
    case hit(touch: Int, view: String?)
    /// A control sent a control event; `name` is the scene's name for the action, if it has one.
    case action(view: String, controlEvent: String, name: String?, touch: Int?)
    /// A gesture recognizer reported a state.
    case gesture(view: String, recognizer: String, state: String, name: String?)
    /// A plain view was sent a touch in a phase.
    case touches(view: String, touch: Int, phase: TouchPhase)
    /// A scroll view reported a step of its scrolling; the offset is in points of its content.
    case scroll(view: String, at: String, offsetX: Double, offsetY: Double)
    /// A row was selected.
    case select(view: String, section: Int, row: Int)
    /// The scene did something to itself.
    case change(view: String?, what: String)
    /// The outcome cannot be trusted.
    case trouble(Trouble)
  }

  /// Why an outcome cannot be trusted.
  public struct Trouble: Hashable, Sendable {
    /// What went wrong.
    public var what: What
    /// The touch it happened to, where one is known.
    public var touch: Int?
    /// The view it happened in, where one is known.
    public var view: String?
    /// One sentence for a person; part of the outcome, so it names views and rules, never addresses.
    public var why: String

    /// The closed list of troubles.
    public enum What: String, CaseIterable, Hashable, Sendable {
      /// A hit test does not end.
      case recursion
      /// The outcome depends on something that the engine does not model.
      case unknown
    }

    /// Makes a trouble from its parts.
    public init(what: What, touch: Int?, view: String?, why: String) {
      self.what = what
      self.touch = touch
      self.view = view
      self.why = why
    }
  }

  /// The touch that the outcome belongs to, where one is known.
  public var touch: Int? {
    switch kind {
    case .hit(let touch, _), .touches(_, let touch, _): touch
    case .action(_, _, _, let touch): touch
    case .trouble(let trouble): trouble.touch
    case .gesture, .scroll, .select, .change: nil
    }
  }
}
