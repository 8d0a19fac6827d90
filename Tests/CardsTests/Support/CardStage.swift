import Cards
import Foundation
import TestSupport
import UIKit

/// A card stack in a window of 375 × 667 points with a status bar of 20 points, and a hand.
@MainActor
final class CardStage: CardStackControllerDelegate {
  let log = Log()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let stack: CardStackController
  let root: CardPage
  private(set) var pages: [CardPage] = []
  private let finger = Hand(pace: .every(0))

  /// Creates a stack of `count` cards, named from 1, whose views have the given height or that of the container.
  init(cards count: Int, height: CGFloat = 0) {
    root = CardPage("root", log)
    stack = CardStackController(rootViewController: root)
    root.view.accessibilityIdentifier = "root"
    root.button.frame = CGRect(x: 148, y: 318, width: 53, height: 30)
    stack.view.accessibilityIdentifier = "stack"
    window.rootViewController = stack
    window.isHidden = false
    pass(0)
    for _ in 0..<count { push(animated: false, height: height) }
    pass(0)
    stack.delegate = self
    _ = log.takeAll()
  }

  /// Pushes a card with the next number.
  func push(animated: Bool, height: CGFloat = 0, completion: (() -> Void)? = nil) {
    let page = CardPage(String(pages.count + 1), log, height: height)
    pages.append(page)
    stack.pushViewController(page, animated: animated, completion: completion)
    guard let container = container(of: page) else { return }
    container.accessibilityIdentifier = "container \(page.name)"
    container.scrollView.accessibilityIdentifier = "sc \(page.name)"
    container.dismissButton.accessibilityIdentifier = "dis \(page.name)"
    container.cardMaskView.accessibilityIdentifier = "mask \(page.name)"
    container.scrollView.panGestureRecognizer.addTarget(
      log,
      action: Selector("ended") { [stack] log, recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer, pan.state == .ended, let log = log as? Log else {
          return
        }
        log.note("v \(thousandths(pan.velocity(in: stack.view).y))")
      })
  }

  func container(of page: CardPage) -> CardContainerView? {
    page.view.superview?.superview?.superview as? CardContainerView
  }

  /// The views of a card, by its number.
  subscript(card: Int) -> CardContainerView { container(of: pages[card - 1])! }

  /// The cards on the stack, by number, back to front.
  var cards: [String] { stack.children.compactMap { ($0 as? CardPage)?.name }.filter { $0 != "root" } }

  // MARK: The delegate

  func cardWillAppear() { log.note("cardWillAppear") }
  func cardDidAppear() { log.note("cardDidAppear") }
  func cardWillDisappear() { log.note("cardWillDisappear") }
  func cardDidDisappear() { log.note("cardDidDisappear") }

  // MARK: Time and fingers

  /// Advances the clock by milliseconds.
  func pass(_ milliseconds: Double) {
    TestSupport.pass(milliseconds / 1_000)
  }

  /// The name of the view that a touch would hit.
  func hit(_ x: CGFloat, _ y: CGFloat) -> String {
    pass(0)
    HitTesting.beginHitTest()
    let view = window.hitTest(CGPoint(x: x, y: y), with: nil)
    return view?.accessibilityIdentifier ?? view?.className ?? "-"
  }

  func down(_ x: CGFloat, _ y: CGFloat) { finger.down(x, y) }
  func move(to y: CGFloat, after milliseconds: Double) { finger.move(y: y, after: milliseconds / 1_000) }
  func up() { finger.up() }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    pass(80)
    up()
  }

  /// Drags by `distance` points at `velocity` points per second, in `steps` equal moves.
  func drag(by distance: CGFloat, velocity: CGFloat, steps: Int = 5) {
    let start = finger.place.y
    let milliseconds = distance / velocity * 1000 / CGFloat(steps)
    for step in 1...steps { move(to: start + distance * CGFloat(step) / CGFloat(steps), after: milliseconds) }
  }

  /// Drags down, or up if `distance` is negative, and releases at once.
  func pull(_ x: CGFloat, _ y: CGFloat, by distance: CGFloat, velocity: CGFloat, steps: Int = 5) {
    down(x, y)
    drag(by: distance, velocity: velocity, steps: steps)
    up()
  }
}
