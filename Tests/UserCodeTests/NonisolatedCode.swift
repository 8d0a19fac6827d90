import UIKit

// This code is not isolated to the main actor, like much code that is older than Swift's concurrency.

func setShown(_ view: UIView, _ isShown: Bool) {
  view.isHidden = !isShown
  view.alpha = isShown ? 1 : 0
}

struct Placement {
  var inset: CGFloat

  func apply(to view: UIView) {
    guard let superview = view.superview else { return }
    view.frame = superview.bounds.insetBy(dx: inset, dy: inset)
  }
}

class HideTimer {
  private var timer: Timer?

  func start(hiding view: UIView, after seconds: TimeInterval) {
    timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak view] _ in
      // Foundation for Linux declares the block as `@Sendable` in language mode 5, too.
      MainActor.assumeIsolated {
        view?.isHidden = true
        view?.removeFromSuperview()
      }
    }
  }

  func fireNow() {
    timer?.fire()
    timer?.invalidate()
  }

  func hideLater(_ view: UIView) {
    DispatchQueue.main.async { view.isHidden = true }
  }
}

let mediaTime: () -> CFTimeInterval = { CACurrentMediaTime() }
