package import Findings
import JSONText
package import RecordingStore
import Scenes

/// A baseline of outcomes that were observed in an app, as `recorder import --from app` stores them.
///
/// It has statements about hits, control events, recognizers and scroll views. What views were sent, selected rows and changes of the
/// scene cannot be observed, and the names of actions are those of the app. They are left out on both sides.
@MainActor
package final class ObservedOutcomes: BaselineSource {
  /// The key of `meta` with which control events were observed: `all`, `handled` or `none`.
  package static let controlsKey = "observed_controls"
  /// The key of `meta` with the classes of the scenes' views in which rules of the app may decide, as a list of strings.
  package static let classesKey = "observed_classes"

  /// The key of `meta` with the first event of sessions whose scene is not known, as an object of numbers.
  package static let untilKey = "observed_until"
  /// Why an event cannot be compared whose scene is not known.
  static let otherScene =
    "the app's scene had changed and the session has only its first one: what was observed then is not compared"

  /// The largest distance of two offsets that count as equal, in points.
  private static let offsetTolerance = 0.5

  private let cursor: ObservedOutcomeCursor
  let observesAllEvents: Bool
  private var ahead: Outcome?
  /// The observed outcomes of the current event.
  private(set) var outcomes: [Outcome] = []

  /// The first event whose scene is not known; `nil` if all are.
  private let unknownFrom: Int?
  private var nextEvent = 0
  /// Whether the scene of the next event is not known.
  var isCutOff: Bool { unknownFrom.map { nextEvent >= $0 } ?? false }
  let cutOffReason: String? = otherScene
  let isRepeat = false
  var outcomeCount: Int { outcomes.count }
  var receivers: [Int: String] { .init(receiversIn: outcomes) { $0 } }

  /// Throws if nothing was observed in the session.
  package init(of session: ReplayableSession) throws(RecordingError) {
    guard let cursor = try session.reader.observedOutcomes(ofSession: session.metadata.id) else {
      throw RecordingError(
        path: session.reader.path, kind: .invalid,
        problem: "session \(session.metadata.id) has no observed outcomes",
        remedy: "import the log of an app with 'recorder import --from app'")
    }
    self.cursor = cursor
    unknownFrom = Self.unknownFrom(session)
    observesAllEvents = session.reader.meta[Self.controlsKey] == "all"
    ahead = try cursor.next()
  }

  private static func unknownFrom(_ session: ReplayableSession) -> Int? {
    guard let text = session.reader.meta[untilKey], let json = try? JSONValue.parse(Array(text.utf8)) else {
      return nil
    }
    return json["\(session.metadata.id)"]?.integer
  }

  /// The classes of the views in which rules of the app may decide that a recording was imported from.
  static func classes(of reader: RecordingReader) -> Set<String> {
    let list = reader.meta[classesKey].flatMap { try? JSONValue.parse(Array($0.utf8)) }?.array ?? []
    return Set(list.compactMap(\.string))
  }

  func play(_ step: ReplayStep) throws { try read(event: step.event, isLast: step.isLast) }

  /// Reads the outcomes of an event; for the last event, all remaining ones.
  package func read(event: Int, isLast: Bool) throws(RecordingError) {
    nextEvent = event + 1
    outcomes.removeAll(keepingCapacity: true)
    while let outcome = ahead, isLast || outcome.event <= event {
      outcomes.append(outcome)
      ahead = try cursor.next()
    }
  }

  package func comparable(_ replayed: [SceneOutcome]) -> [SceneOutcome] {
    Self.observable(replayed, allControlEvents: observesAllEvents)
  }

  /// The outcomes that an app can observe: all control events, or those with an action.
  static func observable(_ replayed: [SceneOutcome], allControlEvents: Bool) -> [SceneOutcome] {
    replayed.filter { outcome in
      switch outcome.kind {
      case .hit, .gesture, .scroll, .trouble: true
      case .action(_, _, let name, _): allControlEvents || name != nil
      case .touches, .select, .change, .call, .effect: false
      }
    }
  }

  func outcomes(with replayed: [SceneOutcome], on scene: SceneInstance, _ adapter: BaselineAdapter?) -> [SceneOutcome] {
    Self.identify(outcomes, with: replayed, on: scene)
  }

  /// Observed outcomes with the views of a scene. One that has an equal one in the replay is that one.
  static func identify(
    _ outcomes: [Outcome], with replayed: [SceneOutcome], on scene: SceneInstance
  ) -> [SceneOutcome] {
    var left = outcomes.map { $0.mapView { scene.viewID(named: $0) } }
    // In the order of the replay: the order in which an app's targets are called is no statement about UIKit.
    var matched: [SceneOutcome] = replayed.compactMap { outcome in
      if case .trouble = outcome.kind { return outcome }
      guard let index = left.firstIndex(where: { Self.isSame($0.kind, outcome.kind) }) else { return nil }
      let observed = left.remove(at: index).handlers
      guard let observed, let run = outcome.handlers, !ObservedHandlers.areSame(observed, run) else { return outcome }
      var other = outcome
      other.detail = .handlers(observed, of: outcome.detail)
      return other
    }
    matched += left
    return matched
  }

  private static func isSame(_ observed: SceneOutcome.Kind, _ replayed: SceneOutcome.Kind) -> Bool {
    switch (observed, replayed) {
    case (.action(let view, let event, _, _), .action(let otherView, let otherEvent, _, _)):
      // The app only knows the last touch on a control, and a recognizer can hold back the end of one before it.
      view == otherView && event == otherEvent
    case (.gesture(let view, let name, let state, _), .gesture(let otherView, let otherName, let otherState, _)):
      view == otherView && name == otherName && state == otherState
    case (.scroll(let view, let moment, let x, let y), .scroll(let otherView, let otherMoment, let otherX, let otherY)):
      // A target of the pan sees the beginning of a drag after the content has followed the finger.
      view == otherView && moment == otherMoment
        && (moment == "willBeginDragging" || abs(x - otherX) <= offsetTolerance && abs(y - otherY) <= offsetTolerance)
    default: observed == replayed
    }
  }
}
