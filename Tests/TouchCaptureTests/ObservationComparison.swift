import RecordingStore

/// Compares what an app observed with the outcomes of the engine, kind by kind.
///
/// Explained differences: what views are sent, selected rows, changes of the scene and trouble are not observed. Names of actions that a
/// scene gives its controls are no methods of the app. The end of a deceleration is seen at the next frame.
struct ObservationComparison {
  private(set) var unexplained: [String] = []

  init(recorded: [Outcome], observed: [Outcome]) {
    for kind in ["hit", "action", "gesture", "scroll"] {
      let (old, new) = (Self.lines(recorded, kind), Self.lines(observed, kind))
      guard old != new else { continue }
      let difference = new.difference(from: old)
      unexplained += difference.map { change in
        switch change {
        case .insert(_, let line, _): "+ \(line)"
        case .remove(_, let line, _): "- \(line)"
        }
      }
    }
  }

  private static func lines(_ outcomes: [Outcome], _ kind: String) -> [String] {
    outcomes.compactMap { outcome in
      guard outcome.kind.name == kind else { return nil }
      switch outcome.kind {
      case .hit(_, let view): return "hit \(view ?? "-")"
      case .action(let view, let event, _, _): return "action \(view) \(event)"
      case .gesture(let view, let recognizer, let state, _): return "gesture \(view) \(recognizer) \(state)"
      case .scroll(let view, let moment, _, _): return "scroll \(view) \(moment)"
      default: return nil
      }
    }
  }
}
