import Foundation
import UIKit

/// The container, as what moves its overlay sees it.
@MainActor
protocol OverlayTranslationControllerDelegate: AnyObject {
  /// The overlay that there is.
  var overlay: UIViewController? { get }
  /// Something waits for the next layout.
  func translationDidSchedule()
  func translationWillStartDragging(_ overlay: UIViewController)
  func translationWillEndDragging(_ overlay: UIViewController, atVelocity velocity: CGPoint)
  func translationWillMove(_ overlay: UIViewController, toNotchAt index: Int)
  func translationDidMove(_ overlay: UIViewController, toNotchAt index: Int)
  /// The height is about to change, or has changed where it takes no time.
  func translationWillTranslate(_ overlay: UIViewController, with coordinator: OverlayTranslationCoordinator)
  /// 1.0.0: the height has changed.
  func translationDidDrag(_ overlay: UIViewController, toHeight height: CGFloat)
  /// 1.0.0: an animation to a notch is about to begin.
  func translationDidEndDragging(_ overlay: UIViewController, with coordinator: OverlayTranslationCoordinator)
}
