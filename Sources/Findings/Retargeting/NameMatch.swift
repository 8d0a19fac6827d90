/// How a name of a recording was found in a scene, the surest way first.
package enum NameRung: String, Sendable, CaseIterable {
  /// The view has the name: an id, an identifier, a property, a row or a path.
  case name
  /// The view has a name by a property now, and its path from the nearest identified view is the recorded one.
  case path
  /// The paths are equal without the private views that the profiles put around the content of a window.
  case pathWithoutWrappers = "path without wrapper views"
}

/// A view that was found by a name other than its own.
package struct NameMatch: Hashable, Sendable {
  /// The name in the recording.
  package let recorded: String
  /// The name in the replay.
  package let replayed: String
  package let rung: NameRung

  package init(recorded: String, replayed: String, rung: NameRung) {
    (self.recorded, self.replayed, self.rung) = (recorded, replayed, rung)
  }
}
