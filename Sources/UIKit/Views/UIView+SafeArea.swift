import Foundation

extension UIView {
  /// The safe area as the superview's and the view's place in it give it, and what the view's controller and its container add.
  ///
  /// Source: Apple's page of safeAreaInsets [D]; how far a view that stands out over its superview counts is inferred [I].
  final var insetsFromSurroundings: UIEdgeInsets {
    guard enclosingWindow != nil else { return .zero }
    var insets: UIEdgeInsets
    if let parent {
      insets = parent.safeAreaInsets.remaining(in: frame, of: parent.bounds)
    } else {
      insets = engine.screen.safeAreaInsets.remaining(in: frame, of: engine.screen.bounds)
    }
    if let viewController {
      insets += viewController.additionalSafeAreaInsets
      if let container = viewController.parent { insets += container.overlayInsets(of: viewController) }
    }
    return insets
  }

  /// Finds out whether the safe area of the view, and of those below it, has changed, and tells them.
  final func updateSafeArea() {
    noteSafeArea()
    for child in children { child.updateSafeArea() }
  }

  /// The same for the view alone.
  final func noteSafeArea() {
    let insets = enclosingWindow == nil ? .zero : safeAreaInsets
    if insets != lastSafeAreaInsets {
      lastSafeAreaInsets = insets
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
    }
  }
}

extension UIEdgeInsets {
  /// What of these insets of `bounds` reaches into `frame`.
  func remaining(in frame: CGRect, of bounds: CGRect) -> UIEdgeInsets {
    guard self != .zero else { return .zero }
    return UIEdgeInsets(
      top: max(top - (frame.minY - bounds.minY), 0), left: max(left - (frame.minX - bounds.minX), 0),
      bottom: max(bottom - (bounds.maxY - frame.maxY), 0), right: max(right - (bounds.maxX - frame.maxX), 0))
  }

  static func += (insets: inout UIEdgeInsets, other: UIEdgeInsets) {
    insets.top += other.top
    insets.left += other.left
    insets.bottom += other.bottom
    insets.right += other.right
  }
}
