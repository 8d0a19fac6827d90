package import Foundation
package import RecordingStore

/// An outcome of a replay that is not known, with the touch or the event that it concerns.
package struct UnknownOutcome: Hashable, Sendable {
  /// Where a session has an unknown outcome.
  package struct Place: Hashable, Sendable {
    package var event: Int
    /// Microseconds since the start of the session.
    package var timestampMicroseconds: Int64
    /// The number of the touch in the session, from 1 in the order of beginning. `nil` if no touch is concerned.
    package var touchNumber: Int?
    /// The recorded position of that touch at the event, in points of the screen.
    package var point: CGPoint?

    package init(event: Int, timestampMicroseconds: Int64, touchNumber: Int? = nil, point: CGPoint? = nil) {
      self.event = event
      self.timestampMicroseconds = timestampMicroseconds
      self.touchNumber = touchNumber
      self.point = point
    }
  }

  /// The id. It is the same in every run that finds the same unknown outcome.
  package var id: String
  package var trouble: SceneOutcome.Trouble
  /// Its place in the session. `nil` if it concerns the session as a whole, or everything from an event on.
  package var place: Place?
  /// How far it extends. `nil`: it is not known.
  package var extent: UnknownExtent?

  package init(id: String, _ trouble: SceneOutcome.Trouble, at place: Place?, extent: UnknownExtent? = nil) {
    (self.id, self.trouble, self.place, self.extent) = (id, trouble, place, extent)
  }

  /// An unknown outcome that concerns a session as a whole. `recording` is its name in results.
  package init(ofSession session: Int, in recording: String, _ trouble: SceneOutcome.Trouble) {
    let file = recording.split(separator: "/").last.map(String.init) ?? recording
    let id = StableHash.hexadecimal(of: "unknown|\(file)|\(session)|\(StableReason.text(trouble.why))")
    self.init(id: id, trouble, at: nil)
  }

  /// The reason.
  package var why: String { trouble.why }

  /// The reason without what depends on the machine or on other lines of a file.
  package var stableReason: String { StableReason.text(trouble.why) }

  /// The id of the reason, which unknown outcomes with the same reason share.
  package var reasonID: String { StableHash.hexadecimal(of: "reason|\(stableReason)") }

  /// Why it cannot be accepted, as a clause. `nil` if it can be.
  package var refusal: String? {
    guard trouble.what == .unknown else {
      return "the replay ended there, and what it did before is no statement about what follows"
    }
    return place == nil
      ? "it concerns the session as a whole, so that no change of the session would be found any more" : nil
  }
}

extension [UnknownOutcome] {
  /// The reasons, each once, in the order of the outcomes.
  package var reasons: [String] {
    var seen: Set<String> = []
    return map(\.why).filter { seen.insert($0).inserted }
  }
}
