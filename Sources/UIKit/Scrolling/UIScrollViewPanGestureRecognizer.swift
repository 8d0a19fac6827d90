import Foundation

/// A scroll view's pan. It begins only along an axis on which the content can scroll, and not if the content keeps its
/// touches.
///
/// Of nested scroll views, the innermost that scrolls along the drag's axis takes it; the enclosing ones wait for its
/// failure, and no other begins before the next touch.
/// Source: Apple's guide states that nesting works without configuration [D]; the arbitration is that of a reimplementation [R].
@MainActor
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  /// The scroll view, which sets this to `nil` in its `deinit`.
  @exclusivity(unchecked) final unowned(unsafe) var owner: UIScrollView?
  /// Whether the touch began on moving content and stopped it.
  @exclusivity(unchecked) private(set) final var stopsMotion = false
  /// Whether the finger moved far enough along an axis on which the content cannot scroll.
  @exclusivity(unchecked) private final var hasWaited = false

  init() {
    super.init(target: nil, action: nil)
    isInternal = true
    addHandler { recognizer in
      let pan = unsafeDowncast(recognizer, to: UIScrollViewPanGestureRecognizer.self)
      pan.owner?.panDidChange(to: pan.settledState)
    }
  }

  /// Its scroll view if that conforms to the protocol; no other object.
  /// Source: Apple's page of panGestureRecognizer [D].
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    willSet {
      precondition(
        newValue == nil || newValue === owner,
        "a scroll view's pan recognizer must have its scroll view as its delegate")
    }
  }

  override var beginsAtTouchDown: Bool { stopsMotion }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let owner, settledState == .possible {
      let wasMoving = owner.isDecelerating && !EngineFault.stoppingTouch.isInjected
      if wasMoving { owner.halt() }
      guard !owner.isInsideMovingScrollView else {
        state = .failed
        return
      }
      stopsMotion = stopsMotion || wasMoving
    }
    super.touchesBegan(touches, with: event)
  }

  override func mayCross(_ way: CGPoint) -> Bool {
    guard let owner else { return true }
    if owner.scrolls(along: way) || EngineFault.scrollAxis.isInjected {
      return true
    }
    hasWaited = true
    if PlatformBehavior.current.panFailsAcrossItsAxis { state = .failed }
    return false
  }

  override func noteDisputesOfRecognition() {
    super.noteDisputesOfRecognition()
    if hasWaited {
      Dispute("whether a drag that first goes across a scroll view's axis scrolls once it goes along it")
        .note(by: self, touch: sequenceTouches.first)
    }
  }

  /// False if the content received the touches and keeps them.
  override func mayBegin() -> Bool {
    guard let owner, !stopsMotion else { return true }
    guard owner.mayTakeTouches(of: self) else { return false }
    // A subclass that is the recognizer's delegate is called as the delegate.
    return delegate != nil || owner.gestureRecognizerShouldBegin(self)
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    if super.shouldRequireFailure(of: otherGestureRecognizer) { return true }
    guard let other = otherGestureRecognizer as? UIScrollViewPanGestureRecognizer, let inner = other.owner, let owner,
      !stopsMotion, !EngineFault.nestedScrolling.isInjected
    else { return false }
    return inner !== owner && inner.isDescendant(of: owner) && inner.scrolls(along: way)
  }

  override func reset() {
    super.reset()
    stopsMotion = false
    hasWaited = false
    // The drag that stopped the content may not have been allowed to begin.
    if let owner, owner.settlesAfterTouch { owner.settle() }
  }
}
