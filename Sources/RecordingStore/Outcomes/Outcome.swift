/// One result of a touch session: a line of `replayer run --json`, a row of an outcome table.
public struct Outcome: Hashable, Sendable {
  /// The index of the event that caused it. An outcome of a timer has the index of the last event before it.
  public var event: Int
  /// Microseconds since the start of the session.
  public var timestampMicroseconds: Int64
  public var kind: Kind

  public init(event: Int, timestampMicroseconds: Int64, kind: Kind) {
    self.event = event
    self.timestampMicroseconds = timestampMicroseconds
    self.kind = kind
  }

  /// The kinds of outcome. Views are identified by their names in the scene, never by address.
  public enum Kind: Hashable, Sendable {
    /// A touch began and its hit test returned `view`; `nil` if no view was hit.
    case hit(touch: Int, view: String?)
    /// A control sent a control event. `name` is the scene's name for the action, if it has one.
    case action(view: String, controlEvent: String, name: String?, touch: Int?)
    /// A gesture recognizer reported a state.
    case gesture(view: String, recognizer: String, state: String, name: String?)
    /// A plain view received a touch in a phase.
    case touches(view: String, touch: Int, phase: TouchPhase)
    /// A scroll view reported a step of scrolling. The offset is in points of its content.
    case scroll(view: String, at: String, offsetX: Double, offsetY: Double)
    case select(view: String, section: Int, row: Int)
    /// The scene made a change itself.
    case change(view: String?, what: String)
    /// The results are not reliable.
    case trouble(Trouble)
  }

  /// A reason why the results of a session are not reliable.
  public struct Trouble: Hashable, Sendable {
    public var what: What
    /// The touch concerned, if known.
    public var touch: Int?
    /// The view concerned, if known.
    public var view: String?
    /// One sentence. It is part of the outcome, so it contains names of views and rules, never addresses.
    public var why: String

    public enum What: String, CaseIterable, Hashable, Sendable {
      /// A hit test recurses without end.
      case recursion
      /// The outcome depends on behaviour that the engine does not model.
      case unknown
    }

    public init(what: What, touch: Int?, view: String?, why: String) {
      self.what = what
      self.touch = touch
      self.view = view
      self.why = why
    }
  }
}

extension Outcome.Kind {
  /// The touch of the outcome. `nil` if it has none or the touch is not known.
  public var touch: Int? {
    switch self {
    case .hit(let touch, _), .touches(_, let touch, _): touch
    case .action(_, _, _, let touch): touch
    case .trouble(let trouble): trouble.touch
    case .gesture, .scroll, .select, .change: nil
    }
  }

  /// The name of the outcome's view. `nil` if it has none.
  public var view: String? {
    switch self {
    case .hit(_, let view), .change(let view, _): view
    case .action(let view, _, _, _), .gesture(let view, _, _, _), .touches(let view, _, _), .scroll(let view, _, _, _),
      .select(let view, _, _):
      view
    case .trouble(let trouble): trouble.view
    }
  }

  /// Whether two outcomes of one event concern the same subject, so that a difference between them counts as one.
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
