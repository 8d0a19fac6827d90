/// What the app does to the scene when an action fires.
public struct ReactionDescription: Sendable {
  /// The name of the action.
  public internal(set) var action: String

  /// The changes, in order.
  public internal(set) var changes: [ChangeDescription]
}
