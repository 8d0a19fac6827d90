import Foundation
public import UIKit

/// The pan that drags an overlay. It knows where the finger came down, and leaves a scroll view that drives the overlay the
/// first choice.
/// Source: OverlayContainer at df49c8f, the class of this name [S].
public final class OverlayTranslationGestureRecognizer: UIPanGestureRecognizer {
  /// The scroll view all of whose recognizers must fail first.
  weak var drivingScrollView: UIScrollView?
  /// Where the finger came down, in the space of the view.
  private(set) var startingLocation = CGPoint.zero

  /// Ends the gesture from within.
  func cancel() {
    isEnabled = false
    isEnabled = true
  }

  /// Notes where the finger is.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    startingLocation = location(in: view)
  }

  /// Yes for a recognizer of the scroll view that drives the overlay.
  public override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    let isOfDriver = drivingScrollView?.gestureRecognizers?.contains { $0 === otherGestureRecognizer } ?? false
    return isOfDriver || super.shouldRequireFailure(of: otherGestureRecognizer)
  }
}
