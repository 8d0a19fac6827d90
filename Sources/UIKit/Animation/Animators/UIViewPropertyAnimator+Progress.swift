public import Foundation

extension UIViewPropertyAnimator {
  /// Whether the animation is active and not paused.
  public final var isRunning: Bool { state == .active && (group?.timeline.direction ?? 0) != 0 }

  /// The completed fraction in the current direction, from 0 to 1.
  ///
  /// Setting it pauses the animation and activates an inactive animator. Source: Apple's page [D]; that it counts in
  /// the direction of a reversed animator follows from its use in public code [O].
  public final var fractionComplete: CGFloat {
    get {
      guard let group else { return 0 }
      let progress = scrubsLinearly ? group.timeline.progress(at: clockNow).x : group.timeline.fraction(at: clockNow)
      return goesBack ? 1 - progress : progress
    }
    set {
      precondition(state != .stopped, "a stopped animator has no fraction to set")
      if state == .inactive { activate() }
      guard let group else { return }
      hold()
      let fraction = min(max(newValue, 0), 1)
      group.timeline.fractionAtStart = goesBack ? 1 - fraction : fraction
    }
  }

  /// Whether the animation runs back to its start. Setting it reverses the animation at its current position.
  public final var isReversed: Bool {
    get { goesBack }
    set {
      guard newValue != goesBack else { return }
      goesBack = newValue
      guard isRunning else { return }
      hold()
      resume(afterDelay: 0)
    }
  }

  private var clockNow: Int64 { engine.clock.now }

  /// Stops the timeline. A paused animation is at the current value on a linear curve, or on its own curve.
  final func hold() {
    guard let group, group.timeline.direction != 0 else { return }
    let now = group.timeline
    var timeline = AnimationTimeline(start: clockNow, duration: duration, timing: timing, direction: 0)
    let progress = now.progress(at: clockNow).x
    timeline.timing = scrubsLinearly ? .linear : timing
    timeline.fractionAtStart =
      scrubsLinearly
      ? progress
      : now.isWhole && now.timing == timing ? now.fraction(at: clockNow) : timing.fraction(atProgress: progress)
    group.timeline = timeline
    group.scheduleEnd()
  }

  /// Resumes the timeline on the animator's own timing at the current progress.
  final func resume(afterDelay delay: TimeInterval) {
    guard let group, group.timeline.direction == 0 else { return }
    let fraction = ownFraction(of: group)
    group.timeline = AnimationTimeline(
      start: clockNow + Int64(nanosecondsIn: delay), duration: duration, timing: timing,
      fractionAtStart: fraction, direction: goesBack ? -1 : 1)
    group.scheduleEnd()
  }

  /// Resumes the timeline with another timing or another duration.
  final func resume(withTiming parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard let group, group.timeline.direction == 0 else { return }
    guard parameters != nil || durationFactor > 0 else { return resume(afterDelay: 0) }
    let fraction = ownFraction(of: group)
    let left = goesBack ? fraction : 1 - fraction
    let wanted = durationFactor > 0 ? durationFactor * duration : left * duration
    guard let parameters else {
      group.timeline = AnimationTimeline(
        start: clockNow, duration: left > 0 ? wanted / left : 0, timing: timing, fractionAtStart: fraction,
        direction: goesBack ? -1 : 1)
      return group.scheduleEnd()
    }
    let next = parameters.timing(for: wanted)
    group.timeline = AnimationTimeline(
      start: clockNow, duration: next.ownDuration ?? wanted, timing: next,
      range: AnimationTimeline.Range(from: group.timeline.progress(at: clockNow).x, to: goesBack ? 0 : 1))
    group.scheduleEnd()
  }

  /// The fraction of the animator's own time that corresponds to the progress of a paused group.
  final func ownFraction(of group: AnimationGroup) -> Double {
    let timeline = group.timeline
    return timeline.timing == timing
      ? timeline.fractionAtStart : timing.fraction(atProgress: timeline.progress(at: clockNow).x)
  }

  /// Called when the time is over or the animations were removed.
  final func didEnd() {
    guard state == .active, let group else { return }
    if pausesOnCompletion, !group.isEmpty {
      group.timeline = AnimationTimeline(
        start: clockNow, duration: duration, timing: timing, fractionAtStart: goesBack ? 0 : 1, direction: 0)
      return
    }
    let changes = group.changes
    group.dissolve()
    let position: UIViewAnimatingPosition = goesBack ? .start : .end
    changes.set(to: position)
    finish(at: position)
  }

  /// Removes the animations and sets the shown values.
  final func stopWhereShown() {
    guard let group else { return }
    let shown = group.changes.map { (view: $0.view, change: $0.change, values: $0.view.shownValues) }
    stoppedChanges = group.changes
    group.dissolve()
    engine.end(self)
    UIView.performWithoutAnimation {
      for (view, change, values) in shown { view.set(values, for: change.key) }
    }
  }
}

extension [(view: UIView, change: PropertyAnimation.Change)] {
  /// Sets the animated properties to the start or the end of their changes.
  @MainActor
  func set(to position: UIViewAnimatingPosition) {
    UIView.performWithoutAnimation {
      switch position {
      case .current: break
      // A property's first change has its start value, its last change the end value.
      case .start: for (view, change) in reversed() { view.set(to: change, atEnd: false) }
      case .end: for (view, change) in self { view.set(to: change, atEnd: true) }
      }
    }
  }
}

extension UIView {
  fileprivate final func set(to change: PropertyAnimation.Change, atEnd: Bool) {
    switch change {
    case .position(let from, let to): center = atEnd ? to : from
    case .boundsOrigin(let from, let to): bounds.origin = atEnd ? to : from
    case .boundsSize(let from, let to): bounds.size = atEnd ? to : from
    case .transform(let from, let to): transform = atEnd ? to : from
    case .opacity(let from, let to): alpha = atEnd ? to : from
    case .backgroundColor(let from, let to): backgroundColor = atEnd ? to : from
    case .transition: break
    }
  }

  fileprivate final func set(_ values: AnimatableValues, for key: PropertyAnimation.Key) {
    switch key {
    case .position: center = values.position
    case .boundsOrigin: bounds.origin = values.boundsOrigin
    case .boundsSize: bounds.size = values.boundsSize
    case .transform: transform = values.transform
    case .opacity: alpha = values.opacity
    case .backgroundColor: backgroundColor = values.backgroundColor
    case .transition: break
    }
  }
}
