import OverlayContainer
import Testing
import UIKit

/// The view alone, without a container.
@Suite("A pass-through view is never hit itself")
@MainActor
struct PassThroughViewTests {
  @Test("its subviews are hit, and between them nothing is")
  func subviewsOnly() {
    let view = PassThroughView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.addSubview(button)
    #expect(view.hitTest(CGPoint(x: 15, y: 15), with: nil) === button)
    #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) == nil)
  }
}
