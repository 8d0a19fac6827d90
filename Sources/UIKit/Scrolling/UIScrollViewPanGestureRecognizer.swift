import Foundation

/// The drag of a scroll view. It begins only along an axis that the content moves along, and not against content that keeps
/// its touches.
///
/// In nested scroll views the innermost that moves along the drag's axis takes it; those around it wait for that, and what
/// one has taken no other gets before the next touch.
/// Source: Apple's guide says that nesting works by itself [D]; how it is arbitrated is a reimplementation's [R].
@MainActor
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  /// The scroll view, which clears this when it goes.
  @exclusivity(unchecked) final unowned(unsafe) var owner: UIScrollView?
  /// Whether the touch came down on content in motion, and so stopped it.
  @exclusivity(unchecked) private(set) final var stopsMotion = false
  /// Whether the finger went far enough along an axis that the content does not move along.
  @exclusivity(unchecked) private final var hasWaited = false

  init() {
    super.init(target: nil, action: nil)
    isInternal = true
    addHandler { recognizer in
      let pan = unsafeDowncast(recognizer, to: UIScrollViewPanGestureRecognizer.self)
      pan.owner?.panDidChange(to: pan.settledState)
    }
  }

  /// Its scroll view, where that is one; nobody else.
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
      if hasWaited {
        Dispute("whether a drag that first goes across a scroll view's axis scrolls once it goes along it")
          .note(by: self, touch: trackedTouches.first)
      }
      return true
    }
    hasWaited = true
    if PlatformBehavior.current.panFailsAcrossItsAxis { state = .failed }
    return false
  }

  /// Content that has heard of the touches, and keeps them, keeps the drag from beginning.
  override func mayBegin() -> Bool {
    guard let owner, !stopsMotion else { return true }
    guard owner.mayTakeTouches(of: self) else { return false }
    // A subclass that is its own recognizers' delegate is asked as such.
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
    // The drag that stopped the content may not have been let to begin.
    if let owner, owner.owesRest { owner.settle() }
  }
}
