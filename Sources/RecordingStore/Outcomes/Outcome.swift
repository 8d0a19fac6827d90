/// One result of a touch session: a line of `replayer run --json`, a row of an outcome table.
///
/// Its views are names, as a recording stores them.
public typealias Outcome = SessionOutcome<String>

/// One result of a touch session whose views are values of type `View`: names in a recording, identities in a scene.
public struct SessionOutcome<View: Hashable & Sendable>: Hashable, Sendable {
  /// The index of the event that caused it. An outcome of a timer has the index of the last event before it.
  public var event: Int
  /// Microseconds since the start of the session.
  public var timestampMicroseconds: Int64
  public var kind: Kind
  /// The code that it ran, and what else is known beside its kind. `nil` for most outcomes.
  public var detail: OutcomeDetail?

  @inlinable
  public init(event: Int, timestampMicroseconds: Int64, kind: Kind, detail: OutcomeDetail? = nil) {
    self.event = event
    self.timestampMicroseconds = timestampMicroseconds
    self.kind = kind
    self.detail = detail
  }

  /// The app's code that it ran, in order. `nil` if that is not known, or if its kind runs none.
  public var handlers: [Handler]? { detail?.handlers }

  public enum Kind: Hashable, Sendable {
    /// A touch began and its hit test returned `view`; `nil` if no view was hit.
    case hit(touch: Int, view: View?)
    /// A control sent a control event. `name` is the scene's name for the action, if it has one.
    case action(view: View, controlEvent: String, name: String?, touch: Int?)
    /// A gesture recognizer reported a state.
    case gesture(view: View, recognizer: String, state: String, name: String?)
    /// A plain view received a touch in a phase.
    case touches(view: View, touch: Int, phase: TouchPhase)
    /// A scroll view reported a step of scrolling. The offset is in points of its content.
    case scroll(view: View, at: String, offsetX: Double, offsetY: Double)
    case select(view: View, section: Int, row: Int)
    /// The scene made a change itself.
    case change(view: View?, what: String)
    /// The app was sent a notification that belongs to no other outcome, and code of it ran.
    case call(view: View?, controller: String?, name: String)
    /// Something changed for a person who looks at the screen or touches it next. Both values are JSON.
    case effect(view: View?, controller: String?, what: String, from: String?, to: String?)
    /// The results are not reliable.
    case trouble(Trouble)
  }

  /// A reason why the results of a session are not reliable.
  public struct Trouble: Hashable, Sendable {
    public typealias What = TroubleKind

    public var what: What
    /// The touch concerned, if known.
    public var touch: Int?
    /// The view concerned, if known.
    public var view: View?
    /// One sentence. It is part of the outcome, so it contains names of views and rules, never addresses.
    public var why: String

    @inlinable
    public init(what: What, touch: Int?, view: View?, why: String) {
      self.what = what
      self.touch = touch
      self.view = view
      self.why = why
    }

    /// Troubles that differ only in the sentence of an ended session can be equal in a comparison.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(what)
      hasher.combine(touch)
      hasher.combine(view)
      if !what.endsSession { hasher.combine(why) }
    }
  }
}

public enum TroubleKind: String, CaseIterable, Hashable, Sendable {
  /// A hit test recurses without end.
  case recursion
  /// The outcome depends on behaviour that the engine does not model.
  case unknown
  /// The process of the replay crashed or ended itself.
  case crash
  /// The replay did not end within its time limit.
  case timeout

  /// The kinds that a recording of a version before 6 can contain.
  static let olderCases: [TroubleKind] = [.recursion, .unknown]
}

extension SessionOutcome.Kind {
  /// The touch of the outcome. `nil` if it has none or the touch is not known.
  @inlinable
  public var touch: Int? {
    switch self {
    case .hit(let touch, _), .touches(_, let touch, _): touch
    case .action(_, _, _, let touch): touch
    case .trouble(let trouble): trouble.touch
    case .gesture, .scroll, .select, .change, .call, .effect: nil
    }
  }

  /// The outcome's view. `nil` if it has none.
  @inlinable
  public var view: View? {
    switch self {
    case .hit(_, let view), .change(let view, _), .call(let view, _, _), .effect(let view, _, _, _, _): view
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
    case (.call(let view, let controller, let name), .call(let otherView, let otherController, let otherName)):
      name == otherName && (view == otherView || view == nil) && controller == otherController
    case (
      .effect(let view, let controller, let what, _, _),
      .effect(let otherView, let otherController, let otherWhat, _, _)
    ):
      view == otherView && controller == otherController && what == otherWhat
    case (.trouble(let trouble), .trouble(let otherTrouble)):
      trouble.what == otherTrouble.what && trouble.touch == otherTrouble.touch
    default: false
    }
  }
}

extension SessionOutcome {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(event)
    hasher.combine(timestampMicroseconds)
    hasher.combine(kind)
    hasher.combine(detail?.handlers)
    hasher.combine(detail?.region)
  }

  /// The outcome with other values for its views.
  @inlinable
  public func mapView<Other>(_ transform: (View) -> Other) -> SessionOutcome<Other> {
    SessionOutcome<Other>(
      event: event, timestampMicroseconds: timestampMicroseconds, kind: kind.mapView(transform), detail: detail)
  }

  /// Whether two outcomes are equal, with `isSame` for their views.
  @inlinable
  public func equals<Other>(_ other: SessionOutcome<Other>, _ isSame: (View, Other) -> Bool) -> Bool {
    event == other.event && timestampMicroseconds == other.timestampMicroseconds && kind.equals(other.kind, isSame)
      && OutcomeDetail.areEqual(detail, other.detail)
  }

  @inlinable
  public static func == (one: Self, other: Self) -> Bool { one.equals(other, ==) }
}

extension SessionOutcome.Kind {
  /// The outcome with another value for its view.
  @inlinable
  public func mapView<Other>(_ transform: (View) -> Other) -> SessionOutcome<Other>.Kind {
    switch self {
    case .hit(let touch, let view): .hit(touch: touch, view: view.map(transform))
    case .action(let view, let controlEvent, let name, let touch):
      .action(view: transform(view), controlEvent: controlEvent, name: name, touch: touch)
    case .gesture(let view, let recognizer, let state, let name):
      .gesture(view: transform(view), recognizer: recognizer, state: state, name: name)
    case .touches(let view, let touch, let phase): .touches(view: transform(view), touch: touch, phase: phase)
    case .scroll(let view, let at, let offsetX, let offsetY):
      .scroll(view: transform(view), at: at, offsetX: offsetX, offsetY: offsetY)
    case .select(let view, let section, let row): .select(view: transform(view), section: section, row: row)
    case .change(let view, let what): .change(view: view.map(transform), what: what)
    case .call(let view, let controller, let name):
      .call(view: view.map(transform), controller: controller, name: name)
    case .effect(let view, let controller, let what, let from, let to):
      .effect(view: view.map(transform), controller: controller, what: what, from: from, to: to)
    case .trouble(let trouble):
      .trouble(
        SessionOutcome<Other>.Trouble(
          what: trouble.what, touch: trouble.touch, view: trouble.view.map(transform), why: trouble.why))
    }
  }

  /// Whether two outcomes are equal, with `isSame` for their views.
  @inlinable
  public func equals<Other>(_ other: SessionOutcome<Other>.Kind, _ isSame: (View, Other) -> Bool) -> Bool {
    func areSame(_ one: View?, _ other: Other?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      return isSame(one, other)
    }
    switch (self, other) {
    case (.hit(let touch, let view), .hit(let otherTouch, let otherView)):
      return touch == otherTouch && areSame(view, otherView)
    case (
      .action(let view, let event, let name, let touch),
      .action(let other, let otherEvent, let otherName, let otherTouch)
    ):
      return touch == otherTouch && event == otherEvent && isSame(view, other) && name == otherName
    case (
      .gesture(let view, let recognizer, let state, let name),
      .gesture(let otherView, let otherRecognizer, let otherState, let otherName)
    ):
      return recognizer == otherRecognizer && state == otherState && isSame(view, otherView) && name == otherName
    case (.touches(let view, let touch, let phase), .touches(let other, let otherTouch, let otherPhase)):
      return touch == otherTouch && phase == otherPhase && isSame(view, other)
    case (.scroll(let view, let at, let x, let y), .scroll(let otherView, let otherAt, let otherX, let otherY)):
      return x == otherX && y == otherY && at == otherAt && isSame(view, otherView)
    case (.select(let view, let section, let row), .select(let other, let otherSection, let otherRow)):
      return section == otherSection && row == otherRow && isSame(view, other)
    case (.change(let view, let what), .change(let other, let otherWhat)):
      return what == otherWhat && areSame(view, other)
    case (.call(let view, let controller, let name), .call(let other, let otherController, let otherName)):
      return name == otherName && controller == otherController && areSame(view, other)
    case (
      .effect(let view, let controller, let what, let from, let to),
      .effect(let other, let otherController, let otherWhat, let otherFrom, let otherTo)
    ):
      return what == otherWhat && controller == otherController && areSame(view, other) && from == otherFrom
        && to == otherTo
    case (.trouble(let trouble), .trouble(let other)):
      return trouble.what == other.what && trouble.touch == other.touch && areSame(trouble.view, other.view)
        && trouble.hasSameReason(as: other)
    default: return false
    }
  }

  @inlinable
  public static func == (one: Self, other: Self) -> Bool { one.equals(other, ==) }
}
