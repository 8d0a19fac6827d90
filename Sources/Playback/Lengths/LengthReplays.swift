import Findings
import Foundation
import RecordingStore
import Scenes
import UIKit

/// Replays of a session with other lengths within their ranges, in step with the stated ones.
///
/// An outcome that differs between them is unknown. A touch at a place where a view may be with lengths between the ends of their ranges
/// is unknown too; one more replay then has such lengths. They exist only for sessions in which such a length was read:
/// Documentation/Decisions/0051-unknown-lengths.md.
@MainActor
final class LengthReplays {
  /// The largest number of replays that are added because of touches.
  private static let addedLimit = 8

  private let scene: SceneInstance
  private var players: [ScenePlayer] = []
  /// The kinds of lengths that the replays vary.
  private var kinds: Set<UnknownLength> = []
  private var choices: Set<LengthChoice> = []
  private var addedCount = 0
  /// Why there are no replays, if their scene cannot be built.
  private var problem: String?
  private var certainty = LengthCertainty()
  /// The replays that must be added after the event.
  private var wanted: [LengthChoice] = []

  init(of scene: SceneInstance) { self.scene = scene }

  /// Whether a length was read of which there are no replays.
  var needsReplays: Bool {
    guard problem == nil else { return false }
    return !wanted.isEmpty || !scene.engine.unknownLengths.isSubset(of: kinds)
      || players.contains { !$0.scene.engine.unknownLengths.isSubset(of: kinds) }
  }

  /// Builds the replays that are missing, plays `past` on them, and lets them go on to a time.
  func addReplays(past: TouchHistory, through microseconds: Int64?) {
    let current = Engine.current
    defer { current.makeCurrent() }
    while needsReplays {
      let read = players.reduce(scene.engine.unknownLengths) { $0.union($1.scene.engine.unknownLengths) }
      let new = read.subtracting(kinds)
      guard past.isComplete else {
        problem =
          "\(LengthSentence(new.isEmpty ? kinds : new, scene).subject) is only known within a range, and the events before it was first "
          + "read are not kept"
        players = []
        return
      }
      let ends = new.sorted { $0.rawValue < $1.rawValue }.flatMap { kind in
        [LengthReading.smallest, .largest].map { LengthChoice([kind: $0]) }
      }
      let added = ends + wanted
      kinds.formUnion(new)
      wanted = []
      for choice in added where choices.insert(choice).inserted { add(choice, past, through: microseconds) }
    }
  }

  /// Adds replays that show where views are that only some lengths give, before touches begin.
  func addPlaces(past: TouchHistory, through microseconds: Int64) {
    guard problem == nil, !players.isEmpty else { return }
    let current = Engine.current
    defer { current.makeCurrent() }
    while addedCount < Self.addedLimit {
      let hits = PossibleHits(stated: scene.engine, variants: players.map { PossibleHits.Variant($0.scene.engine) })
      // In the order of the kinds and positions, so that each replay adds the same.
      let missing = hits.missingChoices.subtracting(choices).sorted(by: LengthReplays.precedes)
      guard let choice = missing.first, past.isComplete else { return }
      addedCount += 1
      choices.insert(choice)
      add(choice, past, through: microseconds)
    }
  }

  private static func precedes(_ one: LengthChoice, _ other: LengthChoice) -> Bool {
    func key(_ choice: LengthChoice) -> [(String, Double)] {
      choice.readings.map { ($0.key.rawValue, $0.value.position) }.sorted { $0.0 < $1.0 }
    }
    return zip(key(one), key(other)).first { $0 != $1 }.map { $0 < $1 } ?? false
  }

  private func add(_ choice: LengthChoice, _ past: TouchHistory, through microseconds: Int64?) {
    guard problem == nil else { return }
    do {
      let player = ScenePlayer(try scene.copy(lengths: choice), comparesLengths: false)
      past.play(on: player)
      if let microseconds { player.advance(through: microseconds) }
      players.append(player)
    } catch {
      players = []
      problem = "a scene with other lengths cannot be built: \(error)"
    }
  }

  /// Finds out whether the hit of a touch that has just begun is certain. The replays have not played the event.
  func check(_ touch: UITouch, at point: CGPoint) {
    guard !players.isEmpty else { return }
    let current = Engine.current
    defer { current.makeCurrent() }
    let variants = players.map { PossibleHits.Variant($0.scene.engine) }
    let hits = PossibleHits(stated: scene.engine, variants: variants)
    guard let found = hits.uncertainHit(at: point, hitting: touch.view) else { return }
    certainty.noteUncertainHit(
      of: touch.identifier,
      LengthCertainty.Reason(
        lengths: LengthSentence(found.lengths, scene, variants: variants, near: point),
        views: Set([touch.view, found.view].compactMap { $0?.nameInResults }).sorted(), area: found.area,
        isInert: !found.isOfHit && touch.view?.isInert ?? false && found.view.isInert))
    guard let choice = found.choice, !choices.contains(choice), addedCount < Self.addedLimit else { return }
    addedCount += 1
    wanted.append(choice)
  }

  /// Where views are with some lengths only, in points of the screen.
  var uncertainAreas: [CGRect] {
    let current = Engine.current
    defer { current.makeCurrent() }
    return PossibleHits(
      stated: scene.engine, variants: players.map { PossibleHits.Variant($0.scene.engine) }
    ).uncertainAreas
  }

  /// Begins an event, before it is played.
  func begin(_ samples: [TouchSample]) { certainty.begin(samples) }

  /// Plays an event as ``ScenePlayer/play(_:until:)`` does.
  func play(_ samples: [TouchSample], until next: Int64?) {
    for player in players { player.play(samples, until: next) }
  }

  /// Plays an event without the timers after it.
  func play(_ samples: [TouchSample]) {
    for player in players { player.begin(samples) }
  }

  func advance(through microseconds: Int64) {
    for player in players { player.advance(through: microseconds) }
  }

  /// Ends the time after an event.
  func endTime() {
    for player in players { player.endTime() }
  }

  /// The outcomes of the current event that are certain, and a reason for those that are not.
  func certain(_ outcomes: [SceneOutcome]) -> [SceneOutcome] {
    let others = players.map { player in
      LengthCertainty.Other(outcomes: player.outcomes, variant: PossibleHits.Variant(player.scene.engine))
    }
    return certainty.certain(outcomes, others: problem == nil ? others : nil, problem: problem, in: scene)
  }
}
