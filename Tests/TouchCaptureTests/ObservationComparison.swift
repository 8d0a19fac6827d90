import RecordingStore

/// Compares what an app observed with the outcomes of the engine, kind by kind.
///
/// Explained differences:
/// - What views are sent, selected rows, changes of the scene and trouble are not observed.
/// - Names of actions that a scene gives its controls are no methods of the app.
/// - UIKit states no order of touches that begin in one event.
/// - A scene can give a view a class name that its object does not have; such steps of a path differ in the class and the number.
/// - The engine reports no states of UIKit's own recognizers in the views of containers and presentations. A target sees them.
/// - The end of a deceleration is seen at the next frame: after what happens in between, and not at all if the next drag has decelerated
///   by then, or if the view left.
struct ObservationComparison {
  private(set) var unexplained: [String] = []
  /// The number of ends of decelerations that were not seen.
  private(set) var missedEnds = 0

  /// Views of UIKit whose recognizers belong to UIKit.
  private static let internalViews = ["UILayoutContainerView[", "UIDimmingView[", "UIDropShadowView["]

  init(recorded: [Outcome], observed: [Outcome]) {
    for kind in ["hit", "action", "gesture", "scroll"] {
      let (old, new) = (Self.lines(recorded, kind), Self.lines(observed, kind))
      guard old != new else { continue }
      let changes = new.difference(from: old)
      var late = changes.removals.compactMap { change -> Line? in
        guard case .remove(_, let line, _) = change, line.isEndOfDeceleration else { return nil }
        return line
      }
      for change in changes {
        switch change {
        case .insert(_, let line, _):
          if kind == "gesture", Self.internalViews.contains(where: { line.full.contains($0) }) { continue }
          if let place = late.firstIndex(of: line) {
            late.remove(at: place)
          } else {
            unexplained.append("+ \(line.full)")
          }
        case .remove(_, let line, _):
          if !line.isEndOfDeceleration { unexplained.append("- \(line.full)") }
        }
      }
      missedEnds += late.count
    }
  }

  /// A line with the classes of its path, compared without them.
  private struct Line: Hashable {
    let full: String
    private let compared: String

    init(_ full: String) {
      self.full = full
      compared = full.replacing(#//[A-Za-z_]+\[[0-9]+\]/#, with: "/*")
    }

    var isEndOfDeceleration: Bool { full.hasSuffix("didEndDecelerating") }

    static func == (one: Line, other: Line) -> Bool { one.compared == other.compared }
    func hash(into hasher: inout Hasher) { hasher.combine(compared) }
  }

  private static func lines(_ outcomes: [Outcome], _ kind: String) -> [Line] {
    var events: [(time: Int64, lines: [String])] = []
    for outcome in outcomes where outcome.kind.name == kind {
      let line: String
      switch outcome.kind {
      case .hit(_, let view): line = "hit \(view ?? "-")"
      case .action(let view, let event, _, _): line = "action \(view) \(event)"
      case .gesture(let view, let recognizer, let state, _): line = "gesture \(view) \(recognizer) \(state)"
      case .scroll(let view, let moment, _, _): line = "scroll \(view) \(moment)"
      default: continue
      }
      if kind == "hit", events.last?.time == outcome.timestampMicroseconds {
        events[events.count - 1].lines.append(line)
      } else {
        events.append((outcome.timestampMicroseconds, [line]))
      }
    }
    return events.flatMap { $0.lines.sorted() }.map(Line.init)
  }
}
