import Foundation
import HitTestTerms
package import RecordingStore

/// Collects the unknown outcomes of a session, each with an id.
package struct UnknownCollector: Sendable {
  private let recording: String
  private let session: Int
  private let strategy: String
  private let profile: String
  private var ids: Set<String> = []

  /// The first ones, without duplicates.
  package private(set) var unknowns: [UnknownOutcome] = []
  /// The number of further ones.
  package private(set) var unlisted = 0

  /// `recording` is the recording's name in results.
  package init(of session: Int, in recording: String, strategy: String, profile: String) {
    (self.recording, self.session) = (recording, session)
    (self.strategy, self.profile) = (strategy, profile)
  }

  /// Notes why the result is unknown as a whole, or from an event on.
  package mutating func note(_ trouble: SceneOutcome.Trouble) {
    keep(UnknownOutcome(ofSession: session, in: recording, trouble))
  }

  /// Notes an outcome if it is unknown. `samples` are those of its event, and `numbers` has the touches up to it.
  package mutating func note(_ outcome: SceneOutcome, _ samples: [TouchSample], _ numbers: TouchNumbers) {
    // A recursion and an end of the session are results of the app's code.
    guard case .trouble(let trouble) = outcome.kind, trouble.what != .recursion, !trouble.what.endsSession else {
      return
    }
    let place = UnknownOutcome.Place(
      event: outcome.event, timestampMicroseconds: outcome.timestampMicroseconds,
      touchNumber: trouble.touch.flatMap { numbers.number(of: $0) },
      point: samples.first { $0.touch == trouble.touch }.map { CGPoint(x: $0.x, y: $0.y) })
    let extent = outcome.detail?.extent.flatMap { UnknownExtent(json: $0) }
    keep(UnknownOutcome(id: id(of: trouble, at: place, extent), trouble, at: place, extent: extent))
  }

  private mutating func keep(_ unknown: UnknownOutcome) {
    guard !ids.contains(unknown.id) else { return }
    guard unknowns.count < SessionResult.listedUnknowns else { return unlisted += 1 }
    ids.insert(unknown.id)
    unknowns.append(unknown)
  }

  /// The id of an unknown outcome, from what a decision about it is bound to, without data that depends on the machine.
  private func id(
    of trouble: SceneOutcome.Trouble, at place: UnknownOutcome.Place, _ extent: UnknownExtent?
  ) -> String {
    let file = recording.split(separator: "/").last.map(String.init) ?? recording
    let touch = place.touchNumber.map(String.init) ?? "-"
    let point = place.point.map { "\(Double($0.x)) \(Double($0.y))" } ?? "-"
    return StableHash.hexadecimal(
      of:
        "unknown|\(file)|\(session)|\(strategy)|\(profile)|\(place.event)|\(place.timestampMicroseconds)|\(touch)|\(point)"
        + "|\(trouble.what.rawValue)|\(trouble.view?.name ?? "-")|\(StableReason.text(trouble.why))"
        + (extent.map { "|\($0.views.joined(separator: "|"))" } ?? ""))
  }
}
