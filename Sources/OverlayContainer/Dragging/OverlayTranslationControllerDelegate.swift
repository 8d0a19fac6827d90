import Foundation
import UIKit

/// The translation controller's view of its container.
@MainActor
protocol OverlayTranslationControllerDelegate: AnyObject {
  /// The container's overlay, if any.
  var overlay: UIViewController? { get }
  /// A translation waits for the next layout.
  func translationDidSchedule()
  func translationWillStartDragging(_ overlay: UIViewController)
  func translationWillEndDragging(_ overlay: UIViewController, atVelocity velocity: CGPoint)
  func translationWillMove(_ overlay: UIViewController, toNotchAt index: Int)
  func translationDidMove(_ overlay: UIViewController, toNotchAt index: Int)
  /// The height is about to change; for a change that is not animated, it has changed.
  func translationWillTranslate(_ overlay: UIViewController, with coordinator: OverlayTranslationCoordinator)
  /// Release 1.0.0: the height has changed.
  func translationDidDrag(_ overlay: UIViewController, toHeight height: CGFloat)
  /// Release 1.0.0: an animation to a notch is about to begin.
  func translationDidEndDragging(_ overlay: UIViewController, with coordinator: OverlayTranslationCoordinator)
}
