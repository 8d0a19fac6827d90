import Testing
import TouchDelegateTable
import UIKit

/// The view alone, as its users have it.
@Suite("A scroll view asks its touch delegate about its own touches")
@MainActor
struct PassScrollViewTests {
  @Test("it takes what the touch delegate finds behind, and keeps the rest")
  func asks() {
    let behind = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    behind.addSubview(button)
    let scrollView = PassScrollView(frame: behind.frame)
    scrollView.touchDelegate = behind
    #expect(scrollView.hitTest(CGPoint(x: 15, y: 15), with: nil) === button)
    #expect(scrollView.hitTest(CGPoint(x: 50, y: 50), with: nil) === scrollView)
  }
}
