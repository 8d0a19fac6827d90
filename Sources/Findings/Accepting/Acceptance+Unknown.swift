import Foundation
import HitTestTerms
import JSONText
import RecordingStore

/// Decisions about unknown outcomes.
extension Acceptance {
  /// The kind of a line that is about an unknown outcome. No outcome of a recording has it.
  package static let unknownKind = "unknown"

  /// Whether the line is about an unknown outcome.
  package var isOfUnknown: Bool { kind == Self.unknownKind }

  /// What a line about an unknown outcome is bound to, beside the comparison and the scene.
  ///
  /// The id is no part of it: of two recordings with one file name, one has ids that depend on its path.
  package struct UnknownSubject: Hashable, Sendable {
    package let event: Int
    /// The touch, its place and view, and the reason, as canonical JSON.
    package let text: String
  }

  /// What the line is bound to, if it is about an unknown outcome.
  package var unknownSubject: UnknownSubject? { isOfUnknown ? UnknownSubject(event: event, text: to) : nil }

  /// The acceptance of an unknown outcome; `nil` if it cannot be accepted.
  package init?(
    _ unknown: UnknownOutcome, place: Place, scene: String, reason: String, owner: String, accepted: LedgerDate,
    expires: LedgerDate?
  ) {
    guard let subject = unknown.subject else { return nil }
    self.init(
      place: place, event: subject.event, kind: Self.unknownKind, from: "null", to: subject.text, scene: scene,
      consequences: nil, id: unknown.id, reason: reason, owner: owner, accepted: accepted, expires: expires)
  }
}

extension UnknownOutcome {
  /// What an acceptance is bound to; `nil` if the outcome cannot be accepted.
  package var subject: Acceptance.UnknownSubject? {
    guard refusal == nil, let place else { return nil }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("t", Double(place.timestampMicroseconds) / 1_000_000)
      writer.member("touch", place.touchNumber)
      writer.member("point", place.point.map { [Double($0.x), Double($0.y)] })
      writer.member("view", trouble.view?.name)
      writer.member("why", stableReason)
      // The reason names the first views only.
      if let views = extent?.views, !views.isEmpty { writer.member("views", views) }
    }
    let text = writer.finish()
    let canonical = (try? JSONValue.parse(Array(text.utf8)))?.canonicalText()
    return Acceptance.UnknownSubject(event: place.event, text: canonical ?? text)
  }
}

/// An unknown outcome that is accepted.
package struct AcceptedUnknown: Hashable, Sendable {
  package var unknown: UnknownOutcome
  /// The line of the ledger that accepts it.
  package var acceptance: Acceptance

  package init(_ unknown: UnknownOutcome, _ acceptance: Acceptance) {
    (self.unknown, self.acceptance) = (unknown, acceptance)
  }
}
