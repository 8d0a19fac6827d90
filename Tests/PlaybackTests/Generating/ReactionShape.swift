/// What an invented app does when an action fires.
struct ReactionShape: Hashable, Sendable {
  /// One change, as a scene file says it.
  struct Change: Hashable, Sendable {
    var json: String
    /// The views and recognizers that it speaks of: without them it is left out.
    var ids: [String]
    /// The scroll views that it moves.
    var movedIDs: [String] = []
  }

  /// The name of the action.
  var action: String
  var changes: [Change]
}
