import UIKit

class PassthroughButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 7
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

class Slot: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 8
  }

  required init?(coder: NSCoder) { fatalError() }
}

class Titled: UIView {
  let title: String

  init(title: String) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { fatalError() }
}

class Page: UIViewController {
  let number: Int

  init() {
    number = 3
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    number = 0
    super.init(coder: aDecoder)
  }
}

class Overlay: UIWindow {
  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .alert
  }

  required init?(coder: NSCoder) { fatalError() }
}

class Card: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    tag = 9
  }

  required init?(coder: NSCoder) { fatalError() }
}

class ImmediatePan: UIPanGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }
}

class Recorder: UIGestureRecognizer {
  var count = 0

  init() {
    super.init(target: nil, action: nil)
    count = 1
  }
}

class Ring: CALayer {
  var progress: CGFloat = 0

  override init() {
    super.init()
    progress = 0.25
  }

  override init(layer: Any) {
    super.init(layer: layer)
    if let ring = layer as? Ring { progress = ring.progress }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class RingView: UIView {
  override class var layerClass: AnyClass { Ring.self }
}

class Delegate: UIResponder {
  var isReady = false

  override init() {
    super.init()
    isReady = true
  }
}
