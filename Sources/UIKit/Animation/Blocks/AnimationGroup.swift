/// What one call animates: it ends as a whole, and tells once that it has.
@MainActor
final class AnimationGroup {
  /// Where the animations are in their time.
  var timeline: AnimationTimeline
  /// Whether the views take no touches meanwhile.
  let blocksTouches: Bool
  /// Whether hit tests find the views where they are shown.
  let isHitWhereShown: Bool
  let beginsFromCurrentState: Bool
  /// Seconds that nested blocks take too.
  let duration: Double

  private let clock = VirtualClock.running
  private var completion: ((Bool) -> Void)?
  /// Decides what an end comes to, in place of the usual.
  private let endHandler: (() -> Void)?
  /// The animations of each view that has any of this group's.
  private var members: [ViewAnimations] = []
  private var endToken: VirtualClock.Token?
  private var wasInterrupted = false
  private var hasEnded = false
  private var isOpen = true

  init(
    timeline: AnimationTimeline, duration: Double, blocksTouches: Bool, isHitWhereShown: Bool = false,
    beginsFromCurrentState: Bool = false, completion: ((Bool) -> Void)? = nil, end: (() -> Void)? = nil
  ) {
    endHandler = end
    self.timeline = timeline
    self.duration = duration
    self.blocksTouches = blocksTouches
    self.isHitWhereShown = isHitWhereShown
    self.beginsFromCurrentState = beginsFromCurrentState
    self.completion = completion
  }

  /// Whether anything is animated.
  var isEmpty: Bool { members.isEmpty }

  /// Its animations belong to these views' lists.
  func join(_ animations: ViewAnimations) {
    if !members.contains(where: { $0 === animations }) { members.append(animations) }
  }

  /// The last animation that the view had of this group is gone before its time.
  func leave(_ animations: ViewAnimations) {
    members.removeAll { $0 === animations }
    wasInterrupted = true
    // Code that hears of an end runs in a turn of its own, not in the middle of whatever took the animation away.
    if members.isEmpty, !isOpen { scheduleEnd(afterNanoseconds: 0) }
  }

  /// All changes are made: the time runs. Without any change there is nothing to wait for.
  ///
  /// Source: that a completion without a change comes at the next turn is that of a duration of 0, Apple's page of
  /// `animate(withDuration:delay:options:animations:completion:)` [D]; for an empty block it is inferred [I].
  func commit() {
    closeBlock()
    if !members.isEmpty || completion != nil { scheduleEnd() }
  }

  /// All changes are made, and the time does not run yet.
  func closeBlock() {
    isOpen = false
  }

  /// Sets the timer of the end anew after the timeline changed.
  func scheduleEnd() {
    if members.isEmpty, timeline.direction != 0 { return scheduleEnd(afterNanoseconds: 0) }
    guard let remaining = timeline.remaining else {
      if let endToken { clock.cancel(endToken) }
      endToken = nil
      return
    }
    let (wait, overflows) = (timeline.start - clock.now).addingReportingOverflow(remaining)
    scheduleEnd(afterNanoseconds: overflows ? .max : wait)
  }

  private func scheduleEnd(afterNanoseconds delay: Int64) {
    if let endToken { clock.cancel(endToken) }
    guard !hasEnded else { return }
    endToken = clock.schedule(afterNanoseconds: delay) { self.end() }
  }

  /// Takes the animations away and tells that they have ended.
  private func end() {
    guard !hasEnded else { return }
    endToken = nil
    if let endHandler { return endHandler() }
    dissolve()
    let completion = self.completion
    self.completion = nil
    completion?(!wasInterrupted)
  }

  /// Takes the animations away and tells nobody.
  func dissolve() {
    hasEnded = true
    if let endToken { clock.cancel(endToken) }
    endToken = nil
    let members = self.members
    self.members = []
    for animations in members { animations.remove { $0.group === self } }
  }

  /// The views, each with each of its changes, in the order in which they were made on each.
  var changes: [(view: UIView, change: PropertyAnimation.Change)] {
    members.flatMap { animations in
      animations.running.filter { $0.group === self }.compactMap { animation in
        animations.view.map { (view: $0, change: animation.change) }
      }
    }
  }

  /// The views that are animated.
  var views: [UIView] { members.compactMap(\.view) }
}
