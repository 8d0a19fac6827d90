import Foundation
public import UIKit

/// The pan that drags an overlay. It stores where the touch began and requires the recognizers of the driving scroll
/// view to fail.
/// Source: OverlayContainer at df49c8f, the class of this name [S].
public final class OverlayTranslationGestureRecognizer: UIPanGestureRecognizer {
  /// The scroll view whose recognizers must all fail first.
  weak var drivingScrollView: UIScrollView?
  /// Where the touch began, in the view's coordinate space.
  private(set) var startingLocation = CGPoint.zero

  /// Cancels the gesture by disabling and enabling the recognizer.
  func cancel() {
    isEnabled = false
    isEnabled = true
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    startingLocation = location(in: view)
  }

  /// True for every recognizer of the driving scroll view.
  public override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    let isOfDriver = drivingScrollView?.gestureRecognizers?.contains { $0 === otherGestureRecognizer } ?? false
    return isOfDriver || super.shouldRequireFailure(of: otherGestureRecognizer)
  }
}
