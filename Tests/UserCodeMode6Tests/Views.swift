import UIKit

class TransparentView: UIView {
  nonisolated(unsafe) static var freed = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaqueToTouches = false
  }

  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit {
    Self.freed += 1
    NotificationCenter.default.removeObserver(self)
  }

  var isOpaqueToTouches = true
  var moves = 0

  override var center: CGPoint {
    didSet { moves += 1 }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isOpaqueToTouches && super.point(inside: point, with: event)
  }
}

class CardController: UIViewController, UIGestureRecognizerDelegate, UIScrollViewDelegate {
  let tap = UITapGestureRecognizer()
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  init() {
    super.init(nibName: nil, bundle: nil)
    tap.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  deinit { TransparentView.freed += 10 }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(tap)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view === view
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollDelegate?.scrollViewDidScroll?(scrollView)
    scrollDelegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: false)
  }
}

class Coordinator: NSObject, UIScrollViewDelegate {
  var offsets: [CGFloat] = []
  var view: UIView

  override init() {
    view = UIView()
    super.init()
    view.tag = 3
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}

extension UIColor {
  convenience init(gray level: Int) {
    self.init(white: CGFloat(level) / 255, alpha: 1)
  }
}

nonisolated func fade() -> CFTimeInterval { CACurrentMediaTime() }
