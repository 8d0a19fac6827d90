package import HitTestTerms
package import RecordingStore

/// An outcome of a running scene. Its views are identities; names are made where it is written or printed.
package typealias SceneOutcome = SessionOutcome<ViewID>

extension SessionOutcome<ViewID> {
  /// The outcome with the names that its views had, as a recording stores it.
  package var named: Outcome { mapView(\.name) }
}

extension SessionOutcome<ViewID>.Kind {
  /// The outcome with the name that its view had.
  package var named: Outcome.Kind { mapView(\.name) }
}
