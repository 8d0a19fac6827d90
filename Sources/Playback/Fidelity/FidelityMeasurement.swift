package import Findings
import Foundation
import HitTestTerms
package import RecordingStore
package import Scenes

/// Plays a session and compares every outcome that was observed on a device with the engine's, rule by rule.
@MainActor
package struct FidelityMeasurement {
  package private(set) var findings: FidelityFindings
  private let scene: SceneInstance
  private let player: ScenePlayer
  private let source: String
  private let session: Int
  private let observesAllEvents: Bool
  /// Whether the app skipped the scene of the events that follow, so that nothing observed is a statement about a rule.
  package var isSceneUnknown = false
  /// What the scene does not have of the app.
  private var app: AppRules
  private var fingers: Set<Int> = []
  /// Whether something differed while the present fingers are down: later differences may follow from it.
  private var isAfterDifference = false

  package init(
    on scene: SceneInstance, source: String, session: Int, observesAllEvents: Bool, unknowns: AppUnknowns,
    continuing findings: FidelityFindings
  ) {
    (self.scene, self.source, self.session, self.findings) = (scene, source, session, findings)
    (self.observesAllEvents, app) = (observesAllEvents, AppRules(unknowns, on: scene))
    player = ScenePlayer(scene)
    self.findings.sessions += 1
  }

  /// Plays an event up to the time of the next one, and compares what was observed.
  package mutating func play(_ samples: [TouchSample], until next: Int64?, observed: [Outcome]) {
    var traces: [Int: HitTrace] = [:]
    for sample in samples where sample.phase == .began {
      traces[sample.touch] = scene.trace(at: CGPoint(x: sample.x, y: sample.y))
      fingers.insert(sample.touch)
    }
    app.look(at: samples)
    player.play(samples, until: next)
    compare(observed, traces, event: samples.first?.event ?? 0)
    for sample in samples where sample.phase == .ended || sample.phase == .cancelled { fingers.remove(sample.touch) }
    if fingers.isEmpty { isAfterDifference = false }
  }

  private mutating func compare(_ observed: [Outcome], _ traces: [Int: HitTrace], event: Int) {
    let replayed = ObservedOutcomes.observable(player.outcomes, allControlEvents: observesAllEvents)
    let trouble = replayed.contains { if case .trouble = $0.kind { true } else { false } }
    let known = replayed.filter { if case .trouble = $0.kind { false } else { true } }
    let identified = ObservedOutcomes.identify(observed, with: known, on: scene)
    let differences = EventComparison.differences(recorded: identified, replayed: known)
    for outcome in identified where known.contains(outcome) {
      let isUnknown = isSceneUnknown || app.hasParted
      findings.add(isUnknown ? .unknown : .held, rules(of: outcome, traces), example(event, text(outcome)))
    }
    for difference in differences {
      let isUnknown =
        trouble || isSceneUnknown || isAfterDifference || app.hasParted || app.part(at: difference) != nil
      let both =
        "observed \(difference.recorded.map(text) ?? "nothing"), replayed \(difference.replayed.map(text) ?? "nothing")"
      findings.add(isUnknown ? .unknown : .contradicted, rules(of: difference, traces), example(event, both))
      isAfterDifference = true
    }
  }

  private func rules(of outcome: SceneOutcome, _ traces: [Int: HitTrace]) -> Set<FidelityRule> {
    if case .hit(let touch, _) = outcome.kind { return traces[touch].map(FidelityRule.deciding) ?? [] }
    return FidelityRule(of: outcome.kind).map { [$0] } ?? []
  }

  /// The rule that a difference is about: for a hit, that of the view that decided against the observed one.
  private func rules(of difference: EventComparison.Difference, _ traces: [Int: HitTrace]) -> Set<FidelityRule> {
    guard case .hit(let touch, _) = difference.either.kind, let trace = traces[touch] else {
      return rules(of: difference.either, traces)
    }
    var receiver: ViewID?
    if case .hit(_, let view) = difference.recorded?.kind { receiver = view }
    let decision = DecisionFinder.decision(in: trace, awayFrom: receiver, in: scene)
    return [decision.flatMap { FidelityRule(of: $0.rule) } ?? .order]
  }

  private func example(_ event: Int, _ text: String) -> FidelityFindings.Example {
    FidelityFindings.Example(source: source, session: session, event: event, text: text)
  }

  private func text(_ outcome: SceneOutcome) -> String {
    switch outcome.named.kind {
    case .hit(_, let view): "hit \(view ?? "-")"
    case .action(let view, let event, _, _): "\(view) \(event)"
    case .gesture(let view, let recognizer, let state, _): "\(view) \(recognizer) \(state)"
    case .scroll(let view, let moment, let x, let y): "\(view) \(moment) at (\(x), \(y))"
    default: outcome.named.kind.name
    }
  }
}

extension FidelityMeasurement {
  /// Measures the sessions of a recording that have observed outcomes, and returns the findings with those before.
  package static func measure(_ path: String, continuing findings: FidelityFindings) throws -> FidelityFindings {
    let reader = try RecordingReader(path: path)
    var findings = findings
    for record in reader.sessions {
      guard try reader.observedOutcomes(ofSession: record.id) != nil else { continue }
      let session = try ReplayableSession(record, of: reader)
      let observed = try ObservedOutcomes(of: session)
      var measurement = FidelityMeasurement(
        on: try session.makeScene(), source: path, session: record.id, observesAllEvents: observed.observesAllEvents,
        unknowns: AppUnknowns(of: session), continuing: findings)
      try session.replay { step in
        measurement.isSceneUnknown = observed.isCutOff
        try observed.read(event: step.event, isLast: step.isLast)
        measurement.play(step.samples, until: step.nextTimestampMicroseconds, observed: observed.outcomes)
      }
      findings = measurement.findings
    }
    try reader.finishVerification()
    return findings
  }
}
