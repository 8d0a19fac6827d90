public import Foundation

extension UIViewPropertyAnimator {
  /// Whether the animation is going on: active and not paused.
  public final var isRunning: Bool { state == .active && (group?.timeline.direction ?? 0) != 0 }

  /// How far the animation has come in the direction it goes in, from 0 to 1.
  ///
  /// Setting it pauses the animation, and makes an inactive animator active. Source: Apple's page [D]; that it counts in the
  /// direction of a reversed animator is how code in the wild uses it [O].
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

  /// Whether the animation goes back to its start. It turns round where it is.
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

  private var clockNow: Int64 { VirtualClock.running.now }

  /// Stops the time where it is. A paused animation stands on a straight line at what is shown, or on its own curve.
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

  /// Lets the time go on along the animator's own timing, from where on it the progress is what it is now.
  final func resume(afterDelay delay: TimeInterval) {
    guard let group, group.timeline.direction == 0 else { return }
    let fraction = ownFraction(of: group)
    group.timeline = AnimationTimeline(
      start: clockNow + Int64(nanosecondsIn: delay), duration: duration, timing: timing,
      fractionAtStart: fraction, direction: goesBack ? -1 : 1)
    group.scheduleEnd()
  }

  /// Lets the time go on along another timing, or in another time.
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

  /// The part of the animator's own time at which the progress is what it is in a paused group.
  final func ownFraction(of group: AnimationGroup) -> Double {
    let timeline = group.timeline
    return timeline.timing == timing
      ? timeline.fractionAtStart : timing.fraction(atProgress: timeline.progress(at: clockNow).x)
  }

  /// The time is over, or the animations were taken away.
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

  /// Takes the animations away and leaves set what is shown.
  final func stopWhereShown() {
    guard let group else { return }
    let shown = group.changes.map { (view: $0.view, change: $0.change, values: $0.view.shownValues) }
    stoppedChanges = group.changes
    group.dissolve()
    UIView.performWithoutAnimation {
      for (view, change, values) in shown { view.set(values, for: change.key) }
    }
  }
}

extension [(view: UIView, change: PropertyAnimation.Change)] {
  /// Sets what was animated to where the changes begin or end.
  @MainActor
  func set(to position: UIViewAnimatingPosition) {
    UIView.performWithoutAnimation {
      switch position {
      case .current: break
      // The first change of a property knows its start, the last one its end.
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
