import Findings
import HitTestTerms
import RecordingStore

/// The outcomes of the current event, in the storage of those of the event before.
///
/// Most events of a long session have the outcomes of the event before, except for event and time. An outcome that is equal in
/// the rest keeps its place: to compare it takes a fraction of the time that it takes to replace it.
struct EventOutcomes {
  /// The first ``count`` ones are those of the current event. The others are those of the event before that can still be
  /// repeated.
  private var stored: [SceneOutcome] = []
  private var count = 0
  /// Whether all outcomes up to now are those of the event before.
  private var isRepeating = false
  private var timestampMicroseconds: Int64 = 0

  /// The outcomes of the current event.
  var outcomes: [SceneOutcome] {
    mutating get {
      if count < stored.count { forgetOthers() }
      return stored
    }
  }

  /// Whether this event repeats the outcomes of the event before, each at the time of its event. False if
  /// there are none.
  var isRepeat: Bool { isRepeating && count == stored.count }

  /// Begins an event. `timestampMicroseconds` is its time.
  mutating func begin(at timestampMicroseconds: Int64) {
    if count < stored.count { forgetOthers() }
    isRepeating = count > 0
    count = 0
    self.timestampMicroseconds = timestampMicroseconds
  }

  /// Adds an outcome. Its time is later than that of the event if a timer has caused it.
  mutating func add(_ kind: SceneOutcome.Kind, event: Int, at timestampMicroseconds: Int64) {
    if !extend(event, timestampMicroseconds, where: { kind.isRepeated(in: $0) }) {
      append(kind, event, timestampMicroseconds)
    }
  }

  /// Adds the delivery of a touch, the outcome of most events.
  @inline(__always)
  mutating func addDelivery(
    of touch: Int, _ phase: TouchPhase, to view: ViewID, event: Int, at timestampMicroseconds: Int64
  ) {
    let isRepeat = extend(event, timestampMicroseconds) { outcome in
      guard case .touches(let otherView, let otherTouch, let otherPhase) = outcome.pointee.kind else { return false }
      return touch == otherTouch && phase == otherPhase && view.isIdentical(to: otherView)
    }
    if !isRepeat { append(.touches(view: view, touch: touch, phase: phase), event, timestampMicroseconds) }
  }

  /// The index of the outcome that was added last.
  var lastIndex: Int { count - 1 }

  /// Sets what an outcome of this event has beside its kind, when the code that it runs is known.
  mutating func setDetail(_ detail: OutcomeDetail?, of index: Int) {
    guard index >= 0, index < count, stored[index].detail != detail else { return }
    if count < stored.count { forgetOthers() }
    isRepeating = false
    stored[index].detail = detail
  }

  /// Sets the code that an outcome of this event ran.
  mutating func setHandlers(_ handlers: [Handler]?, of index: Int) {
    guard index >= 0, index < count else { return }
    // The outcome of a repeated event has the detail of the event before.
    let detail = stored[index].detail
    if detail?.handlers == handlers { return }
    setDetail(.handlers(handlers, of: detail), of: index)
  }

  @inline(__always)
  private mutating func extend(
    _ event: Int, _ timestampMicroseconds: Int64, where isSame: (UnsafeMutablePointer<SceneOutcome>) -> Bool
  ) -> Bool {
    guard isRepeating, count < stored.count, timestampMicroseconds == self.timestampMicroseconds else { return false }
    let isRepeat = stored.withUnsafeMutableBufferPointer { outcomes in
      // A subscript of the array would copy the outcome.
      let outcome = outcomes.baseAddress! + count
      guard isSame(outcome) else { return false }
      outcome.pointee.event = event
      outcome.pointee.timestampMicroseconds = timestampMicroseconds
      return true
    }
    if isRepeat { count &+= 1 }
    return isRepeat
  }

  @inline(never)
  private mutating func append(_ kind: SceneOutcome.Kind, _ event: Int, _ timestampMicroseconds: Int64) {
    if count < stored.count { forgetOthers() }
    isRepeating = false
    stored.append(SceneOutcome(event: event, timestampMicroseconds: timestampMicroseconds, kind: kind))
    count &+= 1
  }

  @inline(never)
  private mutating func forgetOthers() {
    stored.removeSubrange(count...)
    isRepeating = false
  }
}

extension SceneOutcome.Kind {
  /// Whether an outcome is the same, with the same path of its view. Texts are compared byte by byte.
  ///
  /// False for kinds that do not occur at every event.
  fileprivate func isRepeated(in outcome: UnsafeMutablePointer<SceneOutcome>) -> Bool {
    switch self {
    case .touches(let view, let touch, let phase):
      guard case .touches(let otherView, let otherTouch, let otherPhase) = outcome.pointee.kind else { return false }
      return touch == otherTouch && phase == otherPhase && view.isIdentical(to: otherView)
    case .action(let view, let controlEvent, let name, let touch):
      guard case .action(let otherView, let otherEvent, let otherName, let otherTouch) = outcome.pointee.kind else {
        return false
      }
      return touch == otherTouch && view.isIdentical(to: otherView) && controlEvent.hasSameBytes(as: otherEvent)
        && name.hasSameBytes(as: otherName)
    case .gesture(let view, let recognizer, let state, let name):
      guard case .gesture(let otherView, let otherRecognizer, let otherState, let otherName) = outcome.pointee.kind
      else { return false }
      return view.isIdentical(to: otherView) && recognizer.hasSameBytes(as: otherRecognizer)
        && state.hasSameBytes(as: otherState) && name.hasSameBytes(as: otherName)
    default: return false
    }
  }
}
