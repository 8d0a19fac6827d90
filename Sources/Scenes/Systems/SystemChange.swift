/// A change that a system adds to the format.
package protocol SystemChange: Sendable {
  /// Makes the change.
  @MainActor
  func perform(by reactions: SceneReactions)
}

/// A change that a system has read.
public struct SystemChangeDescription: Sendable {
  /// The change.
  package let change: any SystemChange
}
