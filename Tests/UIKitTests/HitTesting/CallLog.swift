import Foundation
import SeededRandom
@_spi(Instrumentation) import UIKit

/// The calls of overrides in one random tree of views, and the changes that the overrides make to the tree.
///
/// Two trees of the same seed change in the same way as long as their overrides are called in the same order.
@MainActor
final class CallLog {
  private(set) var calls: [String] = []
  private(set) var changesDuringCalls = 0
  private(set) var views: [UIView] = []
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
  /// Views are animated only in a window.
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    window.addSubview(root)
    for _ in 0..<random.below(20) + 4 { addView() }
    for _ in 0..<20 { change() }
  }

  /// Where a hit test begins next: at a point that is often on an edge of a view.
  func nextPoint() -> CGPoint {
    guard random.once(in: 2), let view = views.randomElement(using: &random), view.superview === root else {
      return CGPoint(x: number(), y: number())
    }
    let frame = view.untransformedFrame
    return CGPoint(
      x: random.once(in: 2) ? frame.origin.x : frame.origin.x + frame.size.width,
      y: random.once(in: 2) ? frame.origin.y : frame.origin.y + frame.size.height)
  }

  func called(_ method: String, of view: UIView, at point: CGPoint) {
    func text(_ value: CGFloat) -> String { value.isNaN ? "nan" : value.description }
    calls.append("\(method) \(view.accessibilityIdentifier ?? "") \(text(point.x)),\(text(point.y))")
    guard random.once(in: 4) else { return }
    changesDuringCalls += 1
    change()
  }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Makes one random change.
  func change() {
    guard let view = views.randomElement(using: &random) else { return }
    switch random.below(15) {
    case 0, 1: view.setUntransformedFrame(CGRect(x: number(), y: number(), width: number(), height: number()))
    case 2: view.bounds.origin = CGPoint(x: number(), y: number())
    case 3: view.center = CGPoint(x: number(), y: number())
    case 4: view.transform = random.once(in: 3) ? .identity : CGAffineTransform(rotationAngle: number())
    case 5:
      view.transform = random.once(in: 3) ? CGAffineTransform(1, 2, 2, 4, 0, 0) : CGAffineTransform(scaleX: 2, y: 0.5)
    case 6: view.anchorPoint = CGPoint(x: 0.25, y: random.once(in: 2) ? 0 : 1)
    case 7: view.isHidden = random.once(in: 3)
    case 8: view.alpha = random.once(in: 3) ? 0 : 1
    case 9: view.isUserInteractionEnabled = !random.once(in: 3)
    case 10: (view as? UIControl)?.isEnabled = random.once(in: 2)
    case 11: view.superview?.bringSubviewToFront(view)
    case 12: move(view)
    case 13: random.once(in: 4) ? view.removeFromSuperview() : addView()
    default: animate(view)
    }
  }

  private func move(_ view: UIView) {
    let place = views.randomElement(using: &random).map { random.once(in: 2) ? $0 : root } ?? root
    if !place.isDescendant(of: view) { place.insertSubview(view, at: random.below(4)) }
  }

  private func animate(_ view: UIView) {
    if random.once(in: 3) {
      return UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 10 }.startAnimation()
    }
    let options: UIView.AnimationOptions = random.once(in: 2) ? [.allowUserInteraction] : []
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x += 10 }
  }

  private func addView() {
    guard views.count < 60 else { return }
    let view = makeView()
    view.accessibilityIdentifier = "v\(views.count)"
    view.setUntransformedFrame(CGRect(x: number() - 20, y: number() - 20, width: number(), height: number()))
    let place = views.randomElement(using: &random).map { random.once(in: 2) ? $0 : root } ?? root
    place.addSubview(view)
    views.append(view)
  }

  private func makeView() -> UIView {
    switch random.below(10) {
    case 0: LoggingView(self, [.itself, .none, .subviewsOnly].randomElement(using: &random)!)
    case 1: LoggingScrollView(self)
    case 2: LoggingInsideView(self)
    case 3: LoggingInsideButton(self)
    case 4: UIButton(frame: .zero)
    case 5: UIScrollView(frame: .zero)
    case 6: UITransitionView(frame: .zero)
    default: UIView(frame: .zero)
    }
  }

  /// A coordinate: most are small and whole, some are such that rounding, comparing or adding goes wrong easily.
  private func number() -> CGFloat {
    guard random.once(in: 12) else { return CGFloat(random.below(120)) }
    return [
      0, -0.0, 0.1, 1 / 3, 33.3, -10, 1e16, -1e16, 1e308, -1e308, 1e-300, .leastNonzeroMagnitude, .infinity, -.infinity,
      .nan,
    ].randomElement(using: &random)!
  }
}
