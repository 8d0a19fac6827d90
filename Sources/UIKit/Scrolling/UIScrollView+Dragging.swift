import Foundation

/// Dragging.
extension UIScrollView {
  /// Handles a state of the pan recognizer.
  final func panDidChange(to state: UIGestureRecognizer.State) {
    switch state {
    case .began:
      lastMove = engine.clock.now
      guard pan.stopsMotion else {
        beginDrag(from: pan.swallowed)
        followFinger()
        return
      }
      if engine.platform.stoppingTouch != .dragsWhenMoved { beginDrag(from: .zero) }
      if pendingDidEndDecelerating { sendDidEndDecelerating() }
    case .changed:
      if drag == nil, pan.way != .zero { beginDrag(from: .zero) }
      followFinger()
    case .ended, .cancelled:
      if drag == nil, state == .ended, pan.way != .zero { beginDrag(from: .zero) }
      if state == .ended { followFinger() }
      if drag != nil { endDrag(isCancelled: state == .cancelled) } else { settle() }
    case .possible, .failed:
      break
    }
  }

  /// Whether a gesture may take touches from the content. Touches that were not delivered to the content can always be
  /// taken.
  ///
  /// Source: Apple's pages of canCancelContentTouches and touchesShouldCancel(in:) [D].
  final func mayTakeTouches(of recognizer: UIGestureRecognizer) -> Bool {
    for touch in recognizer.trackedTouches where touch.viewStage == .begun {
      guard let view = touch.hitView, view !== self else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    return true
  }

  private final func beginDrag(from origin: CGPoint) {
    settlesAfterTouch = false
    animation = nil
    stopDeceleration()
    stopFrames()
    dragWillBegin()
    let axes = axes
    drag = ScrollDrag(
      from: contentOffset, along: draggedAxes(axes.x, axes.y), origin: origin, x: axes.x, y: axes.y)
    noteHandOver(axes.x, axes.y)
    sheetPull = drag?.axes.contains(.y) == true ? SheetPull(by: self, top: axes.y.lower) : nil
    if engine.keyboard.isShown { engine.keyboard.scrollViewWillBeginDragging(self) }
    let handlers = engine.handlers
    handlers.listener?.didScroll(self, to: .willBeginDragging)
    handlers.sendCall(.willBeginDragging, to: scrollDelegate, of: self) {
      scrollDelegate?.scrollViewWillBeginDragging(self)
    }
  }

  /// The axes of a drag: those along which the content moves, or one of them under a directional lock.
  ///
  /// Source: Apple's page of isDirectionalLockEnabled [D]; which drags count as diagonal is inferred [I].
  private final func draggedAxes(_ x: ScrollAxis, _ y: ScrollAxis) -> ScrollDrag.Axes {
    var axes: ScrollDrag.Axes = []
    if x.scrolls { axes.insert(.x) }
    if y.scrolls { axes.insert(.y) }
    guard isDirectionalLockEnabled, axes == [.x, .y], !EngineFault.directionalLock.isInjected else { return axes }
    let way = vectorFromScreen(pan.way)
    let (along, across) = (max(abs(way.x), abs(way.y)), min(abs(way.x), abs(way.y)))
    guard along >= across * engine.platform.directionalLockRatio else {
      Dispute(
        "whether a drag of \(Int(along)) points along and \(Int(across)) across is too diagonal for a directional lock"
      )
      .note(by: pan, touch: pan.trackedTouches.first)
      return axes
    }
    return abs(way.x) > abs(way.y) ? .x : .y
  }

  /// Moves the content with the finger.
  private final func followFinger() {
    guard let drag else { return }
    let axes = axes
    let way = pan.way
    var pull = vectorFromScreen(CGPoint(x: way.x - drag.origin.x, y: way.y - drag.origin.y))
    if let sheetPull { pull.y = sheetPull.contentPart(of: pull.y, in: self) }
    var offset = drag.offset(after: pull, from: storedBounds.origin, x: axes.x, y: axes.y)
    let freeOffset = drag.freeOffset(after: pull, from: storedBounds.origin, x: axes.x, y: axes.y)
    if freeOffset != offset, isHeld(in: drag) {
      offset = freeOffset
      // If the delegate does not set the offset this time, the rubber band applies from here on.
      self.drag?.restart(from: offset, origin: way, isHeld: false, x: axes.x, y: axes.y)
    }
    if way != lastWay {
      lastWay = way
      lastMove = engine.clock.now
    }
    moveItself(to: offset)
  }

  /// Whether the delegate holds the content, so that no rubber band applies.
  private final func isHeld(in drag: ScrollDrag) -> Bool {
    guard PlatformBehavior.current.heldContentRule == .followsFinger else { return false }
    return drag.isHeld || (scrollDelegate as? any ContentHoldingDelegate)?.holdsContent(of: self) == true
  }

  /// Continues a drag from an offset that code has set.
  ///
  /// Source: OverlayContainer and FloatingPanel hold the offset during a drag, and the drag continues without a jump
  /// [O].
  final func restartDrag() {
    let axes = axes
    drag?.restart(from: storedBounds.origin, origin: pan.way, isHeld: isInDidScroll, x: axes.x, y: axes.y)
  }

  // MARK: End of a drag

  private final func endDrag(isCancelled: Bool) {
    guard let drag else { return }
    let platform = engine.platform
    var velocity = isCancelled ? .zero : releaseVelocity(along: drag.axes, on: platform)
    if sheetPull?.takesRelease(isCancelled: isCancelled, from: self) == true { velocity.y = 0 }
    sheetPull = nil
    let proposed = proposedTarget(velocity: velocity, leaving: drag.start, on: platform)
    var target = landing(of: proposed, velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
    if let scrollDelegate {
      isSendingWillEndDragging = true
      scrollDelegate.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
      isSendingWillEndDragging = false
    }
    self.drag = nil
    let deceleration = makeDeceleration(
      velocity: velocity, toX: target.x != proposed.x || isPagingEnabled ? target.x : nil,
      y: target.y != proposed.y || isPagingEnabled ? target.y : nil, on: platform)
    engine.handlers.listener?.didScroll(self, to: .didEndDragging)
    let serial = movesByCode
    engine.handlers.sendCall(.didEndDragging, to: scrollDelegate, of: self) {
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: deceleration != nil)
    }
    defer { if self.drag == nil, self.deceleration == nil, animation == nil { didComeToRest() } }
    // The delegate may have moved the content.
    guard let deceleration, serial == movesByCode, animation == nil, self.drag == nil else { return }
    begin(deceleration)
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Moves content that a finger stopped without dragging to a valid offset.
  final func settle() {
    settlesAfterTouch = false
    if pendingDidEndDecelerating { sendDidEndDecelerating() }
    guard deceleration == nil, animation == nil, enclosingWindow != nil else { return }
    let platform = engine.platform
    let target = isPagingEnabled ? proposedTarget(velocity: .zero, leaving: contentOffset, on: platform) : nil
    guard let deceleration = makeDeceleration(velocity: .zero, toX: target?.x, y: target?.y, on: platform) else {
      return
    }
    begin(deceleration)
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  /// The initial velocity of the deceleration, in points per second; zero if the finger rested before it lifted.
  private final func releaseVelocity(along axes: ScrollDrag.Axes, on platform: PlatformBehavior) -> CGPoint {
    let rest = CGFloat(engine.clock.now - lastMove) / 1_000_000_000
    guard rest < platform.restingTimeBeforeLift || EngineFault.restBeforeLift.isInjected,
      !EngineFault.deceleration.isInjected
    else {
      return .zero
    }
    let velocity = vectorFromScreen(pan.speedOfFingers)
    return CGPoint(x: axes.contains(.x) ? -velocity.x : 0, y: axes.contains(.y) ? -velocity.y : 0)
  }

  /// The offset at which the content would stop.
  private final func proposedTarget(velocity: CGPoint, leaving start: CGPoint, on platform: PlatformBehavior) -> CGPoint
  {
    let (x, y) = axes
    guard isPagingEnabled, !EngineFault.paging.isInjected else {
      guard let end = makeDeceleration(velocity: velocity, toX: nil, y: nil, on: platform)?.end else {
        return contentOffset
      }
      func announced(_ axis: ScrollAxis, _ offset: CGFloat, _ velocity: CGFloat, _ end: CGFloat) -> CGFloat {
        guard axis.scrolls, axis.contains(offset), end != axis.lower, end != axis.upper else { return end }
        return axis.clamp(
          ExponentialDecay.announcedEnd(
            from: offset, velocity: velocity, rate: decelerationRate.rawValue, endingAt: platform.decelerationEnd))
      }
      return CGPoint(
        x: announced(x, contentOffset.x, velocity.x, end.x), y: announced(y, contentOffset.y, velocity.y, end.y))
    }
    return CGPoint(
      x: page(along: x, from: contentOffset.x, velocity: velocity.x, leaving: start.x, on: platform),
      y: page(along: y, from: contentOffset.y, velocity: velocity.y, leaving: start.y, on: platform))
  }

  private final func page(
    along axis: ScrollAxis, from offset: CGFloat, velocity: CGFloat, leaving start: CGFloat,
    on platform: PlatformBehavior
  ) -> CGFloat {
    guard axis.scrolls else { return offset }
    let paging = Paging(length: axis.dimension, rule: platform.pagingRule)
    let target = axis.clamp(paging.target(from: offset, velocity: velocity))
    if velocity != 0, axis.clamp(paging.neighbor(of: start, velocity: velocity)) != target {
      Dispute(
        "whether the page that a release leads to is counted from where the finger lifts or from where it came down"
      )
      .note(by: pan, touch: pan.sequenceTouches.first)
    }
    return target
  }

  /// The deceleration from the current offset, aimed where the delegate or paging changed the target; `nil` if there is
  /// none.
  private final func makeDeceleration(
    velocity: CGPoint, toX targetX: CGFloat?, y targetY: CGFloat?, on platform: PlatformBehavior
  ) -> Deceleration? {
    let (x, y) = axes
    let offset = contentOffset
    let deceleration = Deceleration(
      x: motion(along: x, from: offset.x, velocity: velocity.x, to: targetX, on: platform),
      y: motion(along: y, from: offset.y, velocity: velocity.y, to: targetY, on: platform),
      start: engine.clock.now)
    return deceleration.end == offset || (deceleration.duration == 0 && targetX == nil && targetY == nil)
      ? nil : deceleration
  }

  private final func motion(
    along axis: ScrollAxis, from offset: CGFloat, velocity: CGFloat, to target: CGFloat?, on platform: PlatformBehavior
  ) -> ScrollMotion {
    guard axis.scrolls else { return ScrollMotion(restingAt: offset) }
    var axis = axis
    if EngineFault.bounce.isInjected { axis.bounces = false }
    return ScrollMotion(
      along: axis, from: offset, velocity: velocity, target: target,
      rate: isPagingEnabled ? platform.pagingDecelerationRate : decelerationRate.rawValue,
      on: platform)
  }

  // MARK: Unspecified behaviour

  /// Reports that a drag beyond the edge at which the content already is might scroll an enclosing scroll view instead.
  private final func noteHandOver(_ x: ScrollAxis, _ y: ScrollAxis) {
    guard !pan.stopsMotion, hasScrollerAround(along: pan.way) else { return }
    let way = vectorFromScreen(pan.way)
    let isOutward =
      abs(way.x) > abs(way.y)
      ? (way.x > 0 ? contentOffset.x <= x.lower : contentOffset.x >= x.upper)
      : (way.y > 0 ? contentOffset.y <= y.lower : contentOffset.y >= y.upper)
    guard isOutward else { return }
    Dispute("whether a drag beyond the edge of a scroll view in a scroll view moves the outer one").note(
      by: pan, touch: pan.trackedTouches.first)
  }

  /// Whether an ancestor is a scroll view that scrolls along a way on the screen.
  private final func hasScrollerAround(along way: CGPoint) -> Bool {
    var view = parent
    while let known = view {
      if let scrollView = known as? UIScrollView, scrollView.scrolls(along: way) { return true }
      view = known.parent
    }
    return false
  }
}

extension UIPanGestureRecognizer {
  /// Whether the recognizer has touches that drag or may begin to drag.
  final var isFollowing: Bool { !trackedTouches.isEmpty && !settledState.isFinal }
}
