/// The changes that a generated app makes when an action is sent.
struct ReactionShape: Hashable, Sendable {
  /// One change in the scene format.
  struct Change: Hashable, Sendable {
    var json: String
    /// The ids of the views and recognizers in the change. Without them the change is left out.
    var ids: [String]
    /// The ids of the scroll views whose offset the change sets.
    var movedIDs: [String] = []
  }

  var action: String
  var changes: [Change]
}
