public import UIKit

/// The scroll view of a card: buttons in it get their touches at once, and a drag that starts on one scrolls all the same.
///
/// Source: Cards, `CardScrollView`, at 232d210 [S]. Its project says that it "prevents tracking when interacting with a
/// button"; its code does the opposite, and is what is done here.
open class CardScrollView: UIScrollView {
  /// Yes for buttons; for others what UIScrollView says, which is no for controls.
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }

  /// Lets the card that it scrolls place its content, after every scroll too.
  open override func layoutSubviews() {
    super.layoutSubviews()
    (superview as? CardContainerView)?.layOutContent()
  }
}
