public import Foundation
public import UIKit

/// A black view that is the darker the higher the overlay is.
///
/// The presentation makes it as dark as at the lowest notch. An overlay that first comes to rest at a higher one, which here
/// happens after that, makes it as dark as there; in the original it stays as it is.
/// Source: OverlayContainer at df49c8f, `TransparentOverlayContainerSheetDimmingView` [S].
open class TransparentOverlayContainerSheetDimmingView: UIView, OverlayContainerSheetDimmingView {
  /// The alpha before and after. 0.
  open var dismissedAlpha: CGFloat = 0
  /// The alpha at the lowest notch that can be reached. 0.3.
  open var minimumAlpha: CGFloat = 0.3
  /// The alpha at the highest notch that can be reached. 0.6.
  open var maximumAlpha: CGFloat = 0.6

  /// Makes a black view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
  }

  /// Views are made by code here.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Nothing is seen of it yet.
  open func presentationTransitionWillBegin() {
    alpha = dismissedAlpha
  }

  /// As at the lowest notch.
  open func presentationTransitionDidBegin() {
    alpha = minimumAlpha
  }

  /// Nothing is seen of it any more.
  public func dismissalTransitionDidBegin() {
    alpha = dismissedAlpha
  }

  /// By the translation's progress; beyond the notches it goes on, up to what an alpha can be.
  public func overlayViewControllerWillTranslate(context: any OverlayContainerTransitionCoordinatorContext) {
    let alpha = minimumAlpha + context.translationProgress() * (maximumAlpha - minimumAlpha)
    self.alpha = min(max(alpha, 0), 1)
  }
}
