import Foundation
import RecordingStore
import Testing

extension PlaybackTests {
  @Suite("The invariants of touches and recognizers hold in every session")
  @MainActor
  struct InvariantTests {
    @Test("every touch of a view begins once and ends or is cancelled once, and nothing follows")
    func delivery() {
      Property.holds { Observed.of($0).problem(DeliveryInvariant.self) }
    }

    @Test("every recognizer makes only valid state transitions, and is possible again at rest")
    func states() {
      Property.holds { Observed.of($0).problem(StateInvariant.self) }
    }

    @Test("recognizers that exclude each other do not share a touch, and failure requirements are met")
    func rivalry() {
      Property.holds { Observed.of($0).problem(RivalryInvariant.self) }
    }

    @Test("views do not receive delayed touches, or touches that a recognizer has taken")
    func withholding() {
      Property.holds { Observed.of($0).problem(WithholdingInvariant.self) }
    }

    @Test("a control that receives a touch sends an event at its beginning and at its end")
    func controls() {
      Property.holds { Observed.of($0).problem(ControlInvariant.self) }
    }

    @Test("scroll views report beginnings and ends of drags in pairs, move only along their axes, and rest in range")
    func scrolling() {
      Property.holds { Observed.of($0).problem(ScrollInvariant.self) }
    }

    @Test("the same for content that zooms")
    func zooming() {
      Property.holds(zooming: true) { Observed.of($0).problem(ScrollInvariant.self) }
    }

    @Test("nothing follows once the scene has come to rest")
    func rest() {
      Property.holds { played in
        let observed = Observed.of(played)
        guard observed.isAtRest else { return "timers wait when the session is over" }
        return observed.lateOutcomes.first.map { "comes late: \($0.jsonLine)" }
      }
    }

    @Test("outcomes are in order and within their events")
    func order() {
      Property.holds { played in
        let times = Dictionary(
          played.session.samples().map { ($0.event, $0.timestampMicroseconds) }, uniquingKeysWith: { $1 })
        var last: (event: Int, time: Int64) = (0, 0)
        for outcome in Observed.of(played).outcomes {
          let time = outcome.timestampMicroseconds
          guard let start = times[outcome.event], last <= (outcome.event, time), start <= time,
            time <= times[outcome.event + 1] ?? .max
          else { return "out of order: \(outcome.jsonLine)" }
          last = (outcome.event, time)
        }
        return nil
      }
    }

    @Test("every view and recognizer in an outcome exists, in troubles too")
    func names() {
      Property.holds { played in
        let observed = Observed.of(played)
        let recognizers = Set(played.scene.recognizers.map(\.id))
        let views = observed.viewNames.union(played.scene.views.map(\.id))
        let isView = { (name: String) in Self.isName(name, among: views) }
        for outcome in observed.outcomes {
          let isKnown =
            switch outcome.kind {
            case .hit(_, let view), .change(let view, _), .call(let view, _, _), .effect(let view, _, _, _, _):
              view.map(isView) ?? true
            case .action(let view, _, _, _), .touches(let view, _, _), .scroll(let view, _, _, _),
              .select(let view, _, _):
              isView(view)
            case .gesture(let view, let recognizer, _, _):
              isView(view) && recognizers.contains(recognizer)
            case .trouble(let trouble):
              (trouble.view.map(isView) ?? false)
                && (Self.recognizer(namedIn: trouble.why).map(recognizers.contains) ?? true)
            }
          if !isKnown { return "names what is not there: \(outcome.jsonLine)" }
        }
        return nil
      }
    }

    /// Views that appear and disappear are named by a path. For rows and their content it starts at the table view, for
    /// the views of controllers at a view of the scene.
    private static func isName(_ name: String, among names: Set<String>) -> Bool {
      if names.contains(name) { return true }
      guard let known = name.firstIndex(where: { $0 == "/" || $0 == "-" }) else { return false }
      return names.contains(String(name[..<known]))
    }

    /// The recognizer at the beginning of a trouble's text: "'pan' on 'panel': …".
    private static func recognizer(namedIn why: String) -> String? {
      let parts = why.split(separator: "'", maxSplits: 3, omittingEmptySubsequences: false)
      return parts.count == 4 && parts[0].isEmpty && parts[2] == " on " ? String(parts[1]) : nil
    }
  }
}
