import HitTestTerms
import JSONText
import RecordingStore

/// The decision that a difference is intended, or that an unknown outcome is acceptable: one line of the ledger.
///
/// It is bound to the scene, the outcomes of both sides and what follows from the difference. If one of these changes, the
/// difference is a new one. That of an unknown outcome is bound to the scene, the touch and the reason.
package struct Acceptance: Hashable, Sendable {
  /// The comparison in which the difference was found.
  package struct Place: Hashable, Sendable {
    /// The path of the recording, relative to the ledger's folder.
    package var recording: String
    package var session: Int
    package var strategy: String
    package var profile: String
    package var against: String
    /// The rules build of the replay, if there was one.
    package var build: String?

    package init(
      recording: String, session: Int, strategy: String, profile: String, against: String, build: String?
    ) {
      self.recording = recording
      self.session = session
      self.strategy = strategy
      self.profile = profile
      self.against = against
      self.build = build
    }
  }

  package var place: Place
  package var event: Int
  /// The kind of the outcomes that differ, or ``unknownKind``.
  package var kind: String
  /// The outcomes of the baseline and of the replay as canonical JSON: the name of a hit view, or an outcome. Of an unknown outcome,
  /// `to` has the touch and the reason.
  package var from: String
  package var to: String
  /// The hash of the scene file.
  package var scene: String
  /// A hash of the differences that follow from this one. `nil` if none does.
  package var consequences: String?
  /// The id of the difference.
  package var id: String
  package var reason: String
  package var owner: String
  package var accepted: LedgerDate
  /// The last day on which the difference is accepted. `nil`: no end.
  package var expires: LedgerDate?

  package init(
    _ divergence: Divergence, followers: [Divergence], place: Place, scene: String, reason: String, owner: String,
    accepted: LedgerDate, expires: LedgerDate?
  ) {
    self.init(
      place: place, event: divergence.event, kind: divergence.kind,
      from: Self.text(divergence.recordedOutcome, of: divergence),
      to: Self.text(divergence.replayedOutcome, of: divergence),
      scene: scene, consequences: Self.consequences(followers), id: divergence.id, reason: reason, owner: owner,
      accepted: accepted, expires: expires)
  }

  /// An acceptance with the values of a line of the ledger.
  package init(
    place: Place, event: Int, kind: String, from: String, to: String, scene: String, consequences: String?, id: String,
    reason: String, owner: String, accepted: LedgerDate, expires: LedgerDate?
  ) {
    self.place = place
    self.event = event
    self.kind = kind
    self.from = from
    self.to = to
    self.scene = scene
    self.consequences = consequences
    self.id = id
    self.reason = reason
    self.owner = owner
    self.accepted = accepted
    self.expires = expires
  }

  /// A hash of the differences that follow from another one, whatever their order. `nil` if there are none.
  package static func consequences(_ followers: [Divergence]) -> String? {
    guard !followers.isEmpty else { return nil }
    // Not of the ids, which depend on the recordings that a run compares.
    let lines = followers.map {
      "\($0.event) \($0.kind) \(text($0.recordedOutcome, of: $0)) \(text($0.replayedOutcome, of: $0))"
    }
    return StableHash.hexadecimal(of: lines.sorted().joined(separator: "|"))
  }

  /// The outcome of one side, as `replayer diff --json` prints it, as canonical JSON. It has the code that ran only where nothing
  /// else differs, so that lines that were written without it still match.
  package static func text(_ outcome: SceneOutcome?, of divergence: Divergence) -> String {
    if case .hit(_, let view?)? = outcome?.kind, let region = outcome?.detail?.region {
      var writer = JSONWriter()
      writer.string("\(view.name) region \(region)")
      return writer.finish()
    }
    var writer = JSONWriter()
    let detail = divergence.isOfDetail ? outcome?.detail?.comparedPart : nil
    var outcome = outcome
    outcome?.detail = detail
    divergence.writeValue(of: outcome, to: &writer)
    let text = writer.finish()
    return (try? JSONValue.parse(Array(text.utf8)))?.canonicalText() ?? text
  }
}

/// A difference that is accepted.
package struct AcceptedDivergence: Hashable, Sendable {
  package var divergence: Divergence
  /// The line of the ledger that accepts the difference, or the one that it follows from.
  package var acceptance: Acceptance

  package init(_ divergence: Divergence, _ acceptance: Acceptance) {
    (self.divergence, self.acceptance) = (divergence, acceptance)
  }
}

/// What the ledger did in a comparison.
package struct AcceptanceResult: Hashable, Sendable {
  /// A line of the ledger that has no effect any more.
  package struct Obsolete: Hashable, Sendable {
    package var acceptance: Acceptance
    /// Why, as a clause: `nothing differs there now`.
    package var why: String

    package init(acceptance: Acceptance, why: String) {
      (self.acceptance, self.why) = (acceptance, why)
    }
  }

  /// The path of the ledger.
  package var path: String
  package var obsolete: [Obsolete] = []
  /// The lines that match a difference, and whose last day is over.
  package var expired: [Acceptance] = []

  package init(path: String) { self.path = path }
}

extension ComparisonReport {
  /// The number of accepted unknown outcomes.
  package var acceptedUnknownCount: Int { comparisons.reduce(0) { $0 + $1.acceptedUnknowns.count } }

  /// The number of accepted differences, and the number of those that do not follow from another one.
  package var acceptedCounts: (all: Int, roots: Int) {
    let accepted = comparisons.lazy.flatMap(\.accepted)
    return (accepted.count, accepted.count { $0.divergence.followsFrom == nil })
  }
}
