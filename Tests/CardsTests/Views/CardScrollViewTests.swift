import Cards
import Testing
import UIKit

/// The effect on a control of a drag that starts on it.
@Suite("A card's scroll view cancels the touches of buttons and not of other controls")
@MainActor
struct CardScrollViewTests {
  @Test("buttons lose their touch to a scroll, switches keep it")
  func shouldCancel() {
    let scrollView = CardScrollView(frame: .zero)
    #expect(scrollView.touchesShouldCancel(in: UIButton(frame: .zero)))
    #expect(!scrollView.touchesShouldCancel(in: UISwitch(frame: .zero)))
    #expect(scrollView.touchesShouldCancel(in: UIView(frame: .zero)))
  }
}
