import UIKit

class Bubble: UIView {
  var frames: [CGRect] = []
  var added: [UIView] = []

  override var frame: CGRect {
    didSet { frames.append(frame) }
  }

  override func addSubview(_ view: UIView) {
    added.append(view)
    super.addSubview(view)
  }
}

/// Returns other bounds than those of its layer.
class Liar: UIView {
  override var bounds: CGRect {
    get { CGRect(x: 0, y: 0, width: 1_000, height: 1_000) }
    set { super.bounds = newValue }
  }

  override var frame: CGRect {
    get { CGRect(x: -500, y: -500, width: 1_000, height: 1_000) }
    set { super.frame = newValue }
  }
}

class Pinned: UIView {
  override var center: CGPoint {
    get { super.center }
    set { super.center = CGPoint(x: newValue.x, y: 50) }
  }

  override var transform: CGAffineTransform {
    didSet { turns += 1 }
  }
  var turns = 0
}

class Feed: UIScrollView {
  var origins: [CGFloat] = []

  override var bounds: CGRect {
    didSet { origins.append(bounds.origin.y) }
  }
}

class Embedded: UIViewController {
  var owner: UINavigationController?

  override var navigationController: UINavigationController? { owner ?? super.navigationController }
}

/// A touch as unit tests create it.
class FakeTouch: UITouch {
  let fakeView: UIView

  init(view: UIView) {
    fakeView = view
    super.init()
  }

  override var view: UIView? { fakeView }
  override var tapCount: Int { 2 }
}
