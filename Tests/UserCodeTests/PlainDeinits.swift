import UIKit

/// Counts deallocated objects.
final class FreeCount {
  var names: [String] = []
}

class PassthroughView: UIView {
  var freed: FreeCount?

  deinit {
    freed?.names.append("view")
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}

class SheetController: UIViewController {
  let freed: FreeCount

  init(freed: FreeCount) {
    self.freed = freed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    let view = PassthroughView()
    view.freed = freed
    self.view = view
  }

  deinit { freed.names.append("controller") }
}

class Knob: UIControl {
  deinit { onFree?() }
  var onFree: (() -> Void)?
}

class Pager: UIScrollView {
  deinit { onFree?() }
  var onFree: (() -> Void)?
}

class OneTap: UITapGestureRecognizer {
  deinit { onFree?() }
  var onFree: (() -> Void)?
}

class Glow: CALayer {
  deinit { onFree?() }
  var onFree: (() -> Void)?
}
