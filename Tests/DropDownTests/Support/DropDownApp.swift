import DropDown
import Foundation
import ObjectiveCRuntime
import TestSupport
import UIKit

/// The original's sample app: a navigation controller with a page, which has a button PUSH and ADD in the bar. ADD
/// presents a modal controller, whose bar has CLOSE, and whose NEXT presents another one.
@MainActor
final class DropDownApp {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let navigation = UINavigationController()
  let page = UIViewController()
  let modal = UIViewController()
  let bar = UIView()
  let second = UIViewController()
  let transition: DropDownTransition
  let nextTransition = CustomModalTransition()
  let finger = Hand(pace: .dropDown)
  private(set) var log: [String] = []

  /// What marks the container; `nil` for nothing.
  private let category: ToucheRespond?
  /// Whether the technique is installed when a state is reached, not when the container is created: it blocks all
  /// touches.
  private var isLate = false
  private var unmarked: UIView?

  init(
    _ generation: DropDownGeneration?, containerOverridesHitTest: Bool = true, isLate: Bool = false, barY: CGFloat = 0,
    metrics: DropDownMetrics = DropDownMetrics()
  ) {
    let table = MethodTable(transitionViewOverridesHitTest: containerOverridesHitTest)
    category = generation.map { ToucheRespond($0, in: table) }
    transition = DropDownTransition(metrics: metrics) { _ in }
    self.isLate = isLate
    table.install()
    transition.letTouchesThrough = { [unowned self] in
      $0.accessibilityIdentifier = "C"
      if self.isLate { unmarked = $0 } else { category?.letTouchesThrough($0) }
    }
    transition.didSettle = { [unowned self] in note($0 ? "settled at bottom" : "settled at top") }
    makePresenter()
    makeModal(barY: barY)
    pass(0)
  }

  convenience init(_ column: Column) {
    self.init(
      column.generation, containerOverridesHitTest: column.containerOverridesHitTest, isLate: column.killsTouches)
  }

  private func makePresenter() {
    navigation.setViewControllers([page], animated: false)
    navigation.view.accessibilityIdentifier = "NV"
    page.view.accessibilityIdentifier = "V1"
    navigation.navigationBar.accessibilityIdentifier = "NB"
    button("PUSH", 130, 297.5, 115, 72, in: page.view) { [unowned self] in
      note("pushMe")
      navigation.pushViewController(UIViewController(), animated: true)
    }
    button("ADD", 329, 0, 46, 44, in: navigation.navigationBar) { [unowned self] in
      navigation.present(modal, animated: true)
    }
    window.accessibilityIdentifier = "W"
    window.rootViewController = navigation
    window.isHidden = false
  }

  private func makeModal(barY: CGFloat) {
    modal.view.accessibilityIdentifier = "MV"
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = transition
    bar.frame = CGRect(x: 0, y: barY, width: 375, height: 50)
    bar.accessibilityIdentifier = "MB"
    modal.view.addSubview(bar)
    transition.addGestureRecognizers(to: bar, withSelfView: modal.view)
    button("CLOSE", 0, 0, 97, 50, in: bar) { [unowned self] in
      transition.closeVCNow = true
      modal.dismiss(animated: true)
    }
    second.view.accessibilityIdentifier = "MV2"
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = nextTransition
    button("NEXT", 171.5, 318.5, 32, 30, in: modal.view) { [unowned self] in modal.present(second, animated: true) }
  }

  @discardableResult
  func button(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in view: UIView,
    action: @escaping @MainActor () -> Void = {}
  ) -> UIButton {
    let button = UIButton(frame: CGRect(x: x, y: y, width: width, height: height))
    button.accessibilityIdentifier = name
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
    return button
  }

  func note(_ word: String) { log.append(word) }

  // MARK: The states

  /// P: a tap on ADD, and the second of the transition.
  func present() {
    finger.tap(352, 42)
    pass(1)
  }

  /// B: the bar is dragged down and released.
  func minimise() {
    present()
    finger.drag(from: 200, 60, [50, 100], velocity: 600)
    finger.up()
    pass(0.4)
  }

  /// The modal view is dismissed; the category remains installed.
  func presentAndClose() {
    present()
    finger.tap(20, 60)
    pass(1)
  }

  /// Installs a technique that was deferred until the state is reached.
  func finishMarking() {
    isLate = false
    if let unmarked { category?.letTouchesThrough(unmarked) }
  }

  // MARK: What is there

  func hit(_ x: CGFloat, _ y: CGFloat) -> String {
    HitTesting.beginHitTest()
    let view = UIApplication.shared.hitTest(CGPoint(x: x, y: y), with: nil)
    return view.map { $0.accessibilityIdentifier ?? $0.className } ?? "none"
  }

  /// The modal view's top, the presenter's scale and alpha, rounded to a millionth.
  var places: String {
    [modal.view.frame.minY, navigation.view.transform.a, navigation.view.alpha]
      .map { String(format: "%.6f", Double($0)).replacing(#/\.?0+$/#, with: "") }.joined(separator: " ")
  }
}
