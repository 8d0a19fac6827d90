/// A change that a system adds to the format.
package protocol SystemChange: Sendable {
  @MainActor
  func perform(by reactions: SceneReactions)
}

/// A decoded change of a system.
package struct SystemChangeDescription: Sendable {
  package let change: any SystemChange
}
