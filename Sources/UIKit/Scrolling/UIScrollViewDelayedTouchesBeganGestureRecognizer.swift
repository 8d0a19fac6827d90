import Foundation

/// Delays a touch to a scroll view's content for a moment in which it may become a drag. It never recognizes.
///
/// Source: the class is named in FloatingPanel's code [O]; the delay is measured [O], its existence is in Apple's
/// header of delaysContentTouches [D].
@MainActor
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  /// The scroll view, which sets this to `nil` in its `deinit`.
  @exclusivity(unchecked) final unowned(unsafe) var owner: UIScrollView?
  private final var timer = DelayedCall()

  init() {
    super.init(target: nil, action: nil)
    isInternal = true
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let owner, owner.delaysContentTouches, !EngineFault.contentDelay.isInjected else {
      state = .failed
      return
    }
    guard !timer.isPending else { return }
    timer.schedule(after: engine.platform.contentTouchDelay, in: engine) { [weak self] in
      self?.timer.cancel()
      self?.state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func admitsContentTouch(_ touch: UITouch, with event: UIEvent) -> Bool {
    guard let owner, let view = touch.hitView, view !== owner else { return true }
    return owner.touchesShouldBegin(touch.alone, with: event, in: view)
  }

  override func reset() {
    super.reset()
    timer.cancel()
  }
}
