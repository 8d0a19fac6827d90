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
}

extension Outcome.Kind {
  /// The touch that the outcome belongs to; `nil` where it belongs to none or the touch is not known.
  public var touch: Int? {
    switch self {
    case .hit(let touch, _), .touches(_, let touch, _): touch
    case .action(_, _, _, let touch): touch
    case .trouble(let trouble): trouble.touch
    case .gesture, .scroll, .select, .change: nil
    }
  }

  /// The name of the view that the outcome is about; `nil` where it is about none.
  public var view: String? {
    switch self {
    case .hit(_, let view), .change(let view, _): view
    case .action(let view, _, _, _), .gesture(let view, _, _, _), .touches(let view, _, _), .scroll(let view, _, _, _),
      .select(let view, _, _):
      view
    case .trouble(let trouble): trouble.view
    }
  }

  /// Whether two outcomes of one event are about the same thing, so that a difference between them is one and not two.
  public func hasSameSubject(as other: Self) -> Bool {
    switch (self, other) {
    case (.hit(let touch, _), .hit(let otherTouch, _)): touch == otherTouch
    case (.action(_, let event, _, let touch), .action(_, let otherEvent, _, let otherTouch)):
      event == otherEvent && touch == otherTouch
    case (.touches(_, let touch, let phase), .touches(_, let otherTouch, let otherPhase)):
      touch == otherTouch && phase == otherPhase
    case (.gesture(let view, let recognizer, let state, _), .gesture(let otherView, let otherRecognizer, let other, _)):
      view == otherView && recognizer == otherRecognizer && state == other
    case (.scroll(let view, let at, _, _), .scroll(let otherView, let otherAt, _, _)):
      view == otherView && at == otherAt
    case (.select, .select), (.change, .change): true
    case (.trouble(let trouble), .trouble(let otherTrouble)):
      trouble.what == otherTrouble.what && trouble.touch == otherTrouble.touch
    default: false
    }
  }
}
