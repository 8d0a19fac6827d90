import Foundation

/// Movement of the content by code, deceleration or animation.
extension UIScrollView {
  /// Sets the offset, for code or for the scroll view itself, and sends the callbacks.
  final func move(to offset: CGPoint) {
    let isOwn = movesItself
    movesItself = false
    var stopped = false
    if !isOwn { stopped = stopForCode() }
    let isNew = offset != storedBounds.origin
    if isNew {
      if isOwn { bySystem { bounds.origin = offset } } else { bounds.origin = offset }
    }
    if !isOwn, drag != nil { restartDrag() }
    if isNew {
      setNeedsLayout()
      if engine.hasLargeTitles { noteLargeTitle() }
      let wasInDidScroll = isInDidScroll
      isInDidScroll = true
      scrollDelegate?.scrollViewDidScroll(self)
      isInDidScroll = wasInDidScroll
      UncalledRequirements.notePrefetching(for: self)
    }
    notifyObservers(of: .contentOffset)
    if stopped { sendDidEndDecelerating() }
  }

  /// Reports that the large title above the content changes its height as the content scrolls.
  private final func noteLargeTitle() {
    guard effectiveInset.top > contentInset.top, axes.y.scrolls, storedBounds.minY != -effectiveInset.top else {
      return
    }
    var view: UIView? = self
    while let known = view, known.viewController == nil { view = known.parent }
    guard let bar = view?.viewController?.navigationController?.navigationBar, !bar.isHidden, bar.showsLargeTitle else {
      return
    }
    Unmodelled.note("content scrolls below a large title, whose height changes then, and that is not modelled")
  }

  /// Stops deceleration and animation; returns whether there was a deceleration.
  @discardableResult
  final func stopForCode() -> Bool {
    movesByCode &+= 1
    guard deceleration != nil || animation != nil else { return false }
    let wasDecelerating = deceleration != nil
    animation = nil
    stopDeceleration()
    stopFrames()
    return wasDecelerating
  }

  /// Sets the offset on behalf of the scroll view itself.
  final func moveItself(to offset: CGPoint) {
    guard offset != storedBounds.origin else { return }
    movesItself = true
    contentOffset = offset
    // An override of `contentOffset` may not have set it.
    movesItself = false
  }

  // MARK: Deceleration

  /// Begins a deceleration.
  final func begin(_ deceleration: Deceleration) {
    if self.deceleration == nil { engine.deceleratingScrollViews += 1 }
    self.deceleration = deceleration
    startFrames()
  }

  /// Stops moving content because a touch began on it.
  final func halt() {
    guard deceleration != nil else { return }
    stopDeceleration()
    stopFrames()
    settlesAfterTouch = true
    if engine.platform.stoppingTouch == .dragsBeforeEnd {
      pendingDidEndDecelerating = true
    } else {
      sendDidEndDecelerating()
    }
  }

  final func sendDidEndDecelerating() {
    pendingDidEndDecelerating = false
    engine.handlers.listener?.didScroll(self, to: .didEndDecelerating)
    engine.handlers.sendCall(.didEndDecelerating, to: scrollDelegate, of: self) {
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
  }

  final func stopDeceleration() {
    guard deceleration != nil else { return }
    deceleration = nil
    engine.deceleratingScrollViews -= 1
  }

  /// Whether an enclosing scroll view's content is decelerating or animated.
  ///
  /// Source: a reimplementation, in which the inner drag then fails [R].
  final var isInsideMovingScrollView: Bool {
    guard engine.deceleratingScrollViews > 0 else { return false }
    var view = parent
    while let known = view {
      if let scrollView = known as? UIScrollView, scrollView.deceleration != nil { return true }
      view = known.parent
    }
    return false
  }

  // MARK: Animation

  /// Animates the content to `offset` with the platform's duration.
  final func animate(to offset: CGPoint) {
    // Code has set a new target; the old one is dropped.
    contentOffset = contentOffset
    guard offset != contentOffset else { return }
    animation = ScrollAnimation(
      from: contentOffset, to: offset, start: engine.clock.now,
      duration: engine.platform.scrollAnimationDuration)
    startFrames()
  }

  // MARK: Frames

  private final func startFrames() {
    guard frames == nil else { return }
    frames = DisplayFrames.start(in: engine) { [weak self] now in self?.takeFrame(at: now) ?? false }
  }

  final func stopFrames() {
    frames?.stop()
    frames = nil
  }

  /// Sets the offset of a frame; returns whether there will be another one.
  private final func takeFrame(at now: Int64) -> Bool {
    if enclosingWindow == nil {
      abandonMotion()
    } else if let deceleration {
      let serial = movesByCode
      let isOver = deceleration.isOver(at: now)
      if isOver { stopDeceleration() }
      moveItself(to: deceleration.offset(at: now))
      if isOver && serial == movesByCode { sendDidEndDecelerating() }
    } else if let animation {
      let serial = movesByCode
      let isOver = animation.isOver(at: now)
      if isOver { self.animation = nil }
      moveItself(to: animation.offset(at: now))
      if isOver && serial == movesByCode {
        engine.handlers.sendCall(.didEndScrollingAnimation, to: scrollDelegate, of: self) {
          scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
      }
    }
    let isMoving = deceleration != nil || animation != nil
    if !isMoving {
      frames = nil
      didComeToRest()
    }
    return isMoving
  }

  /// Ends the motion of content that is no longer in a window, inside its range. No callback is sent [I].
  private final func abandonMotion() {
    stopDeceleration()
    animation = nil
    let axes = axes
    moveItself(to: CGPoint(x: axes.x.clamp(contentOffset.x), y: axes.y.clamp(contentOffset.y)))
  }
}
