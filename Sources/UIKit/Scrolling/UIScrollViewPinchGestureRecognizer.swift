import Foundation

/// The pinch of a scroll view whose delegate returns a view to zoom. It recognizes simultaneously with the pan.
@MainActor
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// The scroll view, which sets this to `nil` in its `deinit`.
  @exclusivity(unchecked) final unowned(unsafe) var owner: UIScrollView?

  init(owner: UIScrollView) {
    self.owner = owner
    super.init(target: nil, action: nil)
    isInternal = true
    addHandler { recognizer in
      let pinch = unsafeDowncast(recognizer, to: UIScrollViewPinchGestureRecognizer.self)
      pinch.owner?.pinchDidChange(to: pinch.settledState)
    }
  }

  override func mayBegin() -> Bool {
    guard let owner else { return false }
    return owner.viewToZoom != nil && owner.mayTakeTouches(of: self)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== owner?.pan && super.canPrevent(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== owner?.pan && super.canBePrevented(by: preventingGestureRecognizer)
  }
}
