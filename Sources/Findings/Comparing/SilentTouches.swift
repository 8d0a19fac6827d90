package import RecordingStore

/// Finds touches on controls of which no event ran code of the app.
///
/// A touch on a control sends several events, most of which run no code. Only a touch of which none did is one for which nothing
/// happens.
package struct SilentTouches {
  /// The fingers for whose touch a control has sent an event that ran code.
  private var served: Set<Int> = []
  /// The fingers that have hit a view.
  private var down: Set<Int> = []

  package init() {}

  /// The indexes of the outcomes of one event with which a touch ends on a control that ran no code for it.
  package mutating func ends<View>(in outcomes: [SessionOutcome<View>]) -> Set<Int> {
    var last: [Int: Int] = [:]
    var ended: Set<Int> = []
    for (index, outcome) in outcomes.enumerated() {
      if case .hit(let touch, _) = outcome.kind {
        served.remove(touch)
        down.insert(touch)
      }
      // A stepper sends its value without its touch.
      if case .action(_, _, _, nil) = outcome.kind, outcome.handlers?.isEmpty == false { served.formUnion(down) }
      guard case .action(_, let event, _, let touch?) = outcome.kind, let handlers = outcome.handlers else { continue }
      if !handlers.isEmpty { served.insert(touch) }
      last[touch] = index
      if Self.lastEvents.contains(event) { ended.insert(touch) }
    }
    return Set(ended.subtracting(served).compactMap { last[$0] })
  }

  /// The control events with which a touch on a control ends.
  private static let lastEvents: Set<String> = ["touchUpInside", "touchUpOutside", "touchCancel"]
}

/// A touch of a session to which a control or a recognizer reacts that runs no code of the app.
package struct SilentReaction: Hashable, Sendable {
  package let event: Int
  package let timestampMicroseconds: Int64
  /// The control or the view of the recognizer.
  package let view: String
  /// The recognizer and its state. `nil` for a touch on a control.
  package let recognizer: String?

  /// What reacts, for a sentence: `the touch on pay`, `UITapGestureRecognizer[0] ended of panel`.
  package var subject: String { recognizer.map { "\($0) of \(view)" } ?? "the touch on \(view)" }

  /// Those of one event.
  package static func list<View>(
    in outcomes: [SessionOutcome<View>], _ touches: inout SilentTouches, name: (View) -> String
  ) -> [SilentReaction] {
    let ends = touches.ends(in: outcomes)
    return outcomes.enumerated().compactMap { index, outcome in
      switch outcome.kind {
      case .action(let view, let event, _, _) where ends.contains(index) && !Self.aborted.contains(event):
        SilentReaction(
          event: outcome.event, timestampMicroseconds: outcome.timestampMicroseconds, view: name(view),
          recognizer: nil)
      case .gesture(let view, let recognizer, let state, _) where outcome.handlers == [] && Self.states.contains(state):
        SilentReaction(
          event: outcome.event, timestampMicroseconds: outcome.timestampMicroseconds, view: name(view),
          recognizer: "\(recognizer) \(state)")
      default: nil
      }
    }
  }

  /// Touches that end so are not meant to run code.
  private static let aborted: Set<String> = ["touchUpOutside", "touchCancel"]
  /// The states with which a gesture is recognized.
  private static let states: Set<String> = ["began", "ended"]
}
