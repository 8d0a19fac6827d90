package import Foundation

/// The private view around a window's root view or a sheet that draws a shadow. Around a sheet it is never hit itself.
///
/// Source: listings of its `hitTest` in UIKitCore, iOS 12 to 26 (hosting and bars, Vercantez/openuikit and others) [O].
@preconcurrency @MainActor
package class UIDropShadowView: UIView {
  /// The sheet that the view shows.
  final weak var sheet: UISheetPresentationController?

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hasAddedHitTest ? runAddedHitTest(point, with: event) : hitTestOfClass(point, with: event)
  }

  override func hitTestOfClass(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = hitTestOfView(point, with: event)
    return sheet != nil && found === self ? nil : found
  }
}

/// The private view that contains the content of a navigation controller: an ordinary view that fills it.
@preconcurrency @MainActor
package class UINavigationTransitionView: UIView {}

/// The private view around a child controller's view: an ordinary view that fills its superview.
@preconcurrency @MainActor
package class UIViewControllerWrapperView: UIView {}
