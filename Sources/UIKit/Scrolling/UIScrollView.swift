public import Foundation

/// A view onto content that is larger than itself.
///
/// Modelled so far: where touches land (the content offset is the bounds' origin). With scrolling enabled a touch inside is
/// subject to delays and drags that are not modelled; replays report such touches as unknown.
@MainActor
open class UIScrollView: UIView {
  /// The size of the content, in points.
  open var contentSize = CGSize.zero

  /// The point of the content at the view's corner: the bounds' origin.
  public final var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Whether a finger may scroll. With false, touches reach the content as in any other view. True.
  open var isScrollEnabled = true

  /// As for every view; a scroll view has a `hitTest` of its own in the runtime, which adds nothing here.
  /// Source: iOS 9 runtime headers [O]; that it calls super is inferred [I].
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if HitTesting.isWatched {
      return HitTesting.perform(self, as: .scrollView, point, event)
    }
    return plainHitTest(point, with: event)
  }

  final func superHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}
