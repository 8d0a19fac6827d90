import Foundation

/// Recognises a drag into the screen from one of its edges. Continuous.
///
/// The system decides which touches come from an edge and marks them. The location of a touch is not enough.
/// Source: KIF's tests: a drag from x = 0.5 is recognised only if the touch is marked [T].
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which a drag may come. Default: none.
  open var edges: UIRectEdge = []

  /// Whether the drag that is about to begin moves more along its edge than away from it.
  @exclusivity(unchecked) private final var goesAlongEdge = false

  /// Adds fingers that come from one of the edges. Others fail the gesture, or are ignored once it has begun.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.edges.isDisjoint(with: edges) }) {
      guard hasCrossed else { return state = .failed }
      for touch in touches where touch.edges.isDisjoint(with: edges) { ignore(touch, for: event) }
    }
    super.touchesBegan(touches, with: event)
  }

  /// Whether the drag moves away from the edge where it began. The maximum angle on devices is unknown.
  override func mayBegin() -> Bool {
    guard super.mayBegin(), let from = trackedTouches.first?.edges.intersection(edges) else { return false }
    let inward = max(
      from.contains(.left) ? way.x : -.infinity, from.contains(.right) ? -way.x : -.infinity,
      from.contains(.top) ? way.y : -.infinity, from.contains(.bottom) ? -way.y : -.infinity)
    goesAlongEdge = inward < max(abs(way.x), abs(way.y))
    return inward > 0
  }

  override func noteDisputesOfRecognition() {
    super.noteDisputesOfRecognition()
    if goesAlongEdge {
      Dispute("whether a drag from an edge of the screen that goes more along it than away from it is an edge pan")
        .note(by: self, touch: sequenceTouches.first)
    }
  }
}
