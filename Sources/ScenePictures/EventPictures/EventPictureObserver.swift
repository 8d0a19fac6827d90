import Findings
import Foundation
import Pictures
import Playback
import RecordingStore

/// Processes a session from its start past one event, and collects the positions, receivers and effects of that event's
/// fingers.
struct EventPictureObserver {
  /// The maximum number of effects, which is more than a picture can show.
  private static let effectLimit = 50

  private let event: Int
  private var trails: [Int: TouchTrailBuilder] = [:]
  private var receivers: [Int: TouchReceiver] = [:]
  private var fingers: [(touch: Int, point: CGPoint)] = []
  private var waiting: Set<Int> = []
  private(set) var facts = EventPicturePanel.Facts()
  /// Whether the event was processed.
  private(set) var hasCome = false

  init(event: Int) {
    self.event = event
  }

  /// Whether all fingers of the event are up, so that they have no further effects.
  var isOver: Bool { hasCome && waiting.isEmpty }

  /// Processes an event and its outcomes.
  mutating func take(_ samples: [TouchSample], _ outcomes: [SceneOutcome]) {
    guard let first = samples.first else { return }
    for sample in samples {
      if sample.phase == .began {
        trails[sample.touch] = TouchTrailBuilder()
        receivers[sample.touch] = nil
      }
      trails[sample.touch]?.add(sample)
    }
    for outcome in outcomes { noteReceiver(outcome) }
    defer { if hasCome { noteAreas(of: outcomes) } }
    if first.event == event {
      hasCome = true
      let samples = samples.filter { $0.sceneEvent == nil }
      fingers = samples.map { ($0.touch, CGPoint(x: $0.x, y: $0.y)) }
      waiting = Set(samples.map(\.touch))
    }
    guard hasCome else { return }
    for finger in fingers where facts.receivers[finger.touch] == nil {
      facts.receivers[finger.touch] = receivers[finger.touch] ?? .unknown
    }
    for outcome in outcomes {
      // A change of the device is not an effect of the touch.
      if first.sceneEvent != nil, case .change(nil, _) = outcome.kind { continue }
      noteEffect(outcome)
    }
    for sample in samples where sample.phase == .ended || sample.phase == .cancelled { waiting.remove(sample.touch) }
  }

  /// The fingers with their complete trails.
  func makeFingers() -> [EventPicturePanel.Finger] {
    fingers.map { finger in
      EventPicturePanel.Finger(
        touch: finger.touch, point: finger.point,
        trail: trails[finger.touch]?.trails.first ?? TouchTrail(touch: finger.touch, points: [finger.point]),
        receiver: facts.receivers[finger.touch] ?? .unknown)
    }
  }

  private mutating func noteReceiver(_ outcome: SceneOutcome) {
    switch outcome.kind {
    case .hit(let touch, let view):
      if case .endless = receivers[touch] { return }
      receivers[touch] = view.map { .view($0) } ?? .noView
    case .trouble(let trouble) where trouble.what == .recursion:
      if let touch = trouble.touch { receivers[touch] = .endless(trouble.view.map { [$0] } ?? []) }
    default: break
    }
  }

  /// Collects the areas of unknown touches of the event.
  private mutating func noteAreas(of outcomes: [SceneOutcome]) {
    for outcome in outcomes {
      guard case .trouble(let trouble) = outcome.kind, trouble.touch.map({ facts.receivers[$0] != nil }) ?? true,
        let area = outcome.detail?.extent.flatMap({ UnknownExtent(json: $0) })?.area
      else { continue }
      let rect = CGRect(x: area.x, y: area.y, width: area.width, height: area.height)
      if facts.uncertainAreas.count < Self.effectLimit, !facts.uncertainAreas.contains(rect) {
        facts.uncertainAreas.append(rect)
      }
    }
  }

  private mutating func noteEffect(_ outcome: SceneOutcome) {
    // The code that ran says more than the notification for which it did.
    if let handlers = outcome.handlers, handlers.contains(where: { !$0.isGiven }),
      outcome.kind.touch.map({ facts.receivers[$0] != nil }) ?? true
    {
      for handler in handlers { add("→ \(handler.name)") }
      return
    }
    switch outcome.kind.named {
    case .action(let view, let controlEvent, let name, let touch):
      // An action of a finger of another event is not an effect.
      if let touch, facts.receivers[touch] == nil { return }
      if let name {
        add("\(view) “\(name)”")
      } else if controlEvent == "touchUpInside" || controlEvent == "valueChanged" {
        add("\(view) \(controlEvent)")
      }
    case .gesture(let view, let recognizer, let state, let name):
      if let name { add("“\(name)” of \(recognizer)") } else if state == "ended" { add("\(recognizer) on \(view)") }
    case .scroll(let view, _, _, _): add("\(view) scrolls")
    case .select(let view, let section, let row): add("\(view) row [\(section), \(row)]")
    case .change(let view, let what): add((view.map { "\($0) " } ?? "") + what)
    case .trouble(let trouble):
      if trouble.what != .recursion, !facts.unknowns.contains(trouble.why), facts.unknowns.count < Self.effectLimit {
        facts.unknowns.append(trouble.why)
      }
    case .effect(let view, let controller, let what, _, _):
      add([view ?? controller, what].compactMap(\.self).joined(separator: " "))
    case .hit, .touches, .call: break
    }
  }

  private mutating func add(_ effect: String) {
    guard facts.effects.count < Self.effectLimit, !facts.effects.contains(effect) else { return }
    facts.effects.append(effect)
  }
}
