import Foundation

extension UIView {
  /// The part of the superview's safe-area insets that covers this view, plus the insets that the view's controller and
  /// its container add.
  ///
  /// Source: Apple's page of safeAreaInsets [D]; a view that extends beyond its superview has no greater insets than the superview:
  /// cnblogs.com/huahuahu, UIKit: Apps for Every Size and Shape [O].
  final var insetsFromSurroundings: UIEdgeInsets {
    guard enclosingWindow != nil else { return .zero }
    var insets: UIEdgeInsets
    if let parent {
      insets = parent.safeAreaInsetsOfContent.remaining(in: frame, of: parent.bounds)
    } else {
      insets = engine.screen.safeAreaInsets.remaining(in: frame, of: engine.screen.sceneBounds)
    }
    if let viewController {
      insets += viewController.additionalSafeAreaInsets
      if let container = viewController.parent { insets += container.overlayInsets(of: viewController) }
    }
    return insets
  }

  /// The safe-area insets that the subviews of the view have to keep: those of the view. A scroll view that adds its safe area to its
  /// content inset has moved its content out of there.
  ///
  /// Source: Apple's page of contentInsetAdjustmentBehavior [D]; that the content then has no insets at these edges is inferred [I].
  private final var safeAreaInsetsOfContent: UIEdgeInsets {
    guard let scrollView = self as? UIScrollView, scrollView.contentInsetAdjustmentBehavior != .never else {
      return safeAreaInsets
    }
    let (insets, adjusted, own) = (safeAreaInsets, scrollView.adjustedContentInset, scrollView.contentInset)
    return UIEdgeInsets(
      top: max(0, insets.top - max(0, adjusted.top - own.top)),
      left: max(0, insets.left - max(0, adjusted.left - own.left)),
      bottom: max(0, insets.bottom - max(0, adjusted.bottom - own.bottom)),
      right: max(0, insets.right - max(0, adjusted.right - own.right)))
  }

  /// Calls ``safeAreaInsetsDidChange()`` on this view and its descendants if their insets have changed.
  final func updateSafeArea() {
    noteSafeArea()
    for child in children { child.updateSafeArea() }
  }

  /// Calls ``safeAreaInsetsDidChange()`` on this view if its insets have changed.
  final func noteSafeArea() {
    let insets = enclosingWindow == nil ? .zero : safeAreaInsets
    if insets != lastSafeAreaInsets {
      lastSafeAreaInsets = insets
      if insetsLayoutMarginsFromSafeArea {
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
      }
      if engine.activatedConstraints > 0 { noteGeometry() }
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
    }
  }
}

extension UIEdgeInsets {
  /// The part of these insets of `bounds` that overlaps `frame`.
  func remaining(in frame: CGRect, of bounds: CGRect) -> UIEdgeInsets {
    guard self != .zero else { return .zero }
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(min(inset - distance, inset), 0) }
    return UIEdgeInsets(
      top: part(top, frame.minY - bounds.minY), left: part(left, frame.minX - bounds.minX),
      bottom: part(bottom, bounds.maxY - frame.maxY), right: part(right, bounds.maxX - frame.maxX))
  }

  static func += (insets: inout UIEdgeInsets, other: UIEdgeInsets) {
    insets.top += other.top
    insets.left += other.left
    insets.bottom += other.bottom
    insets.right += other.right
  }
}
