package import HitTestTerms

/// The single changes of a scene that were tried for a touch, with those after which it has another receiver.
package struct TriedChanges: Hashable, Sendable {
  /// A change with the receiver that the touch has after it.
  package struct Verified: Hashable, Sendable {
    package let change: SceneChange
    /// The receiver; `nil` for none.
    package let receiver: ViewID?
    /// The number of sampled points of the screen at which another view is hit than before.
    package let changedPoints: Int

    package init(change: SceneChange, receiver: ViewID?, changedPoints: Int) {
      (self.change, self.receiver, self.changedPoints) = (change, receiver, changedPoints)
    }
  }

  /// The maximum number of changes that are tried.
  package static let limit = 64
  /// The columns and rows of the points at which consequences are counted.
  package static let columns = 16
  package static let rows = 32

  /// The view that was to become the receiver; `nil` if any other receiver counts.
  package let goal: ViewID?
  /// The changes that have been verified, best first.
  package var verified: [Verified] = []
  /// The number of changes that were applied.
  package var tried = 0
  /// The number of changes that were left out because of ``limit``.
  package var leftOut = 0

  package init(goal: ViewID?) { self.goal = goal }
}
