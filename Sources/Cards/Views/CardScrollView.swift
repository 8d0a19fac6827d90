public import UIKit

/// The scroll view of a card: buttons in it receive touches without delay, and a drag that starts on a button scrolls.
///
/// Source: Cards, `CardScrollView`, at 232d210 [S]. Its documentation says that it "prevents tracking when interacting
/// with a button"; its code does the opposite, which is modelled here.
open class CardScrollView: UIScrollView {
  /// True for buttons; else UIScrollView's result, which is false for controls.
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }

  /// Lays out the card's content, after every scroll too.
  open override func layoutSubviews() {
    super.layoutSubviews()
    (superview as? CardContainerView)?.layOutContent()
  }
}
