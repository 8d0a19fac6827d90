import TouchReplay
import UIKit

/// Classes as a user writes them. The tests register them as a build does.

class PassthroughView: UIView {
  enum Edge: String, CaseIterable {
    case top, bottom
  }

  enum Priority: Int {
    case low = 1
    case high = 9
  }

  var threshold: CGFloat = 0
  var count = 0
  var small: UInt8 = 0
  var isPassing = true
  var name: String?
  var edge = Edge.top
  var priority: Priority?
  weak var touchTarget: UIView?
  weak var page: CheckoutViewController?
  weak var delegate: (any SheetDelegate)?
  var origin = CGPoint.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    // As the translated copy of a build: the line of each return is noted.
    if found === self, isPassing { return decided(nil, line: 41, file: "/app/Sources/PassthroughView.swift", of: self) }
    return decided(found, line: 42, file: "/app/Sources/PassthroughView.swift", of: self)
  }
}

/// A view that takes touches only inside a circle.
class DiscView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    return decided(x * x + y * y < 10_000, line: 8, file: "/app/Sources/DiscView.swift", of: self)
  }
}

protocol SheetDelegate: AnyObject {}

/// A subclass, which inherits the properties.
class SheetView: PassthroughView {
  var corner: CGFloat = 0
}

/// A subclass that returns what its superclass returns, except in a corner.
class GlassView: PassthroughView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if point.x > 380 { return decided(self, line: 3, file: "/app/Sources/GlassView.swift", of: self) }
    return decidedBySuper(
      { super.hitTest(point, with: event) }, line: 4, file: "/app/Sources/GlassView.swift", of: self)
  }
}

/// A class whose superclass has no hit test of its own.
class FrameView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    decidedBySuper({ super.hitTest(point, with: event) }, line: 7, file: "/app/Sources/FrameView.swift", of: self)
  }
}

final class BadgeView: UILabel {}

class PayButton: UIButton {
  var price = 0.0
}

class EdgeTap: UITapGestureRecognizer {
  var edgeWidth: CGFloat = 20
}

class HookedView: UIView {
  let target: UIView
  weak var card: UIView?
  var report: (String) -> Void = { _ in }
  var wait: (Double) -> Void = { _ in }

  init(target: UIView) {
    self.target = target
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

class CheckoutViewController: UIViewController, SheetDelegate {
  let payButton = PayButton()
  var price = 0.0
  weak var outlet: UIView?
  private(set) var outletWasSet = false

  override func viewDidLoad() {
    super.viewDidLoad()
    outletWasSet = outlet != nil
    payButton.frame = CGRect(x: 20, y: 100, width: 200, height: 50)
    payButton.price = price
    view.addSubview(payButton)
    for identifier in ["total", "total", "<UIView: 0x7f8>.label"] {
      let label = UILabel()
      label.accessibilityIdentifier = identifier
      view.insertSubview(label, at: view.subviews.count)
    }
  }
}

class RenamedViewController: UIViewController {
  let buy = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    buy.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    view.addSubview(buy)
  }
}

/// A view that makes its own subviews.
class PanelView: UIView {
  class Header: UIView {
    let close = UIButton()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(close)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Stores its value under the name that Swift gives it.
  @propertyWrapper
  struct Plain<Value> {
    var wrappedValue: Value
  }

  /// Stores its value under another name, and nothing else.
  @propertyWrapper
  class Kept {
    private var storage: UIView?
    var wrappedValue: UIView? {
      get { storage }
      set { storage = newValue }
    }
  }

  /// Stores more than its value, which has another name.
  @propertyWrapper
  struct Counted {
    private var count = 0
    private var storage: UIView?
    init() {}
    var wrappedValue: UIView? {
      get { storage }
      set {
        storage = newValue
        count += 1
      }
    }
  }

  lazy var header = Header()
  let rows = [UIView(), UIView()]
  private(set) var toast: UILabel?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(header)
    for row in rows { addSubview(row) }
  }

  required init?(coder: NSCoder) { nil }

  func showToast() {
    let label = UILabel()
    toast = label
    addSubview(label)
  }
}

/// Holds views in properties of other kinds.
class WrappingView: UIView {
  @PanelView.Plain var plain = UIView()
  @PanelView.Kept var kept
  @PanelView.Counted var counted
  @PanelView.Plain var list = [UIView(), UIView()]
  @PanelView.Plain var optional: UIView?
  fileprivate(set) var implicit: UIView!
  var maybe: [UIView]? = [UIView()]
  let named = ["a": UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    (kept, counted, optional, implicit) = (UIView(), UIView(), UIView(), UIView())
    for view in [plain, kept!, counted!] + list + [optional!, implicit] + maybe! + named.values { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}
