import Testing
import UIKit
import UIKitTesting

/// The same in language mode 6, which checks isolation to the main actor.
@Suite("Code written for UIKit, in language mode 6")
@MainActor
struct UserCodeMode6Tests {
  init() { TestClock.restart() }

  @Test("subclasses, delegates and colors compile and work")
  func all() {
    // Other tests can run between the initializer and this line.
    TestClock.restart()
    TransparentView.freed = 0
    do {
      let view = TransparentView()
      view.center = .zero
      #expect(view.moves == 1 && view.bounds.width == 40)
      #expect(view.hitTest(.zero, with: nil) == nil)
    }
    #expect(TransparentView.freed == 1)
    do {
      let controller = CardController()
      let coordinator = Coordinator()
      #expect(coordinator.view.tag == 3)
      controller.scrollDelegate = coordinator
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scrollView.delegate = controller
      scrollView.contentOffset.y = 4
      #expect(coordinator.offsets == [4])
      #expect(controller.view.gestureRecognizers == [controller.tap])
    }
    #expect(TransparentView.freed == 11)
    #expect(UIColor(gray: 255) == .white)
    #expect(fade() == 0)
  }
}
