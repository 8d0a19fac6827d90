/// The animations of one call. They end together, with one completion.
@MainActor
final class AnimationGroup: EngineActivity {
  /// The position of the animations in time.
  var timeline: AnimationTimeline
  /// Whether the views receive no touches during the animation.
  let blocksTouches: Bool
  /// Whether `UIView.beginAnimations(_:context:)` made the group: it is not known whether the views receive touches.
  var isBegun = false
  /// Whether hit tests find the views where they are shown.
  let isHitWhereShown: Bool
  let beginsFromCurrentState: Bool
  /// The duration in seconds, which nested blocks inherit.
  let duration: Double

  /// The engine whose clock ends the animation.
  private let engine: Engine
  private var clock: VirtualClock { engine.clock }
  private var completion: ((Bool) -> Void)?
  /// Handles the end instead of the default.
  private var endHandler: (() -> Void)?
  /// The animation lists that contain animations of this group.
  private var members: [ViewAnimations] = []
  private var endToken: VirtualClock.Token?
  private var wasInterrupted = false
  private var hasEnded = false
  private var isOpen = true

  init(
    in engine: Engine, timeline: AnimationTimeline, duration: Double, blocksTouches: Bool,
    isHitWhereShown: Bool = false,
    beginsFromCurrentState: Bool = false, completion: ((Bool) -> Void)? = nil, end: (() -> Void)? = nil
  ) {
    self.engine = engine
    endHandler = end
    self.timeline = timeline
    self.duration = duration
    self.blocksTouches = blocksTouches
    self.isHitWhereShown = isHitWhereShown
    self.beginsFromCurrentState = beginsFromCurrentState
    self.completion = completion
  }

  var isEmpty: Bool { members.isEmpty }

  /// Registers a view's animation list with the group.
  func join(_ animations: ViewAnimations) {
    if !hasEnded { engine.begin(self) }
    if !members.contains(where: { $0 === animations }) { members.append(animations) }
  }

  /// Removes a view's animation list whose last animation of this group ended early.
  func leave(_ animations: ViewAnimations) {
    members.removeAll { $0 === animations }
    wasInterrupted = true
    // Completions run in a turn of their own, not inside the code that removed the animation.
    if members.isEmpty, !isOpen { scheduleEnd(afterNanoseconds: 0) }
  }

  /// Starts the time after all changes were made. Without any change the group ends at once.
  ///
  /// Source: that a completion without a change runs in the next turn is inferred from Apple's text for a duration of
  /// 0, page of `animate(withDuration:delay:options:animations:completion:)` [D]; for an empty block it is inferred
  /// [I].
  func commit() {
    closeBlock()
    if let holder = engine.heldAnimations { return holder.hold(self) }
    if !members.isEmpty || completion != nil { scheduleEnd() }
  }

  /// Ends the recording of changes without starting the time.
  func closeBlock() {
    isOpen = false
  }

  /// Schedules the timer of the end again after a change of the timeline.
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
    engine.begin(self)
    endToken = clock.schedule(afterNanoseconds: delay) { self.end() }
  }

  /// Removes the animations and calls the completion.
  private func end() {
    guard !hasEnded else { return }
    endToken = nil
    if let endHandler { return endHandler() }
    let undone = timeline.direction < 0 ? changes : []
    dissolve()
    undone.set(to: .start)
    let completion = self.completion
    self.completion = nil
    completion?(!wasInterrupted)
  }

  /// Removes the animations without calling the completion.
  func dissolve() {
    hasEnded = true
    engine.end(self)
    if let endToken { clock.cancel(endToken) }
    endToken = nil
    let members = self.members
    self.members = []
    for animations in members { animations.remove { $0.group === self } }
  }

  /// Removes the animations; the completion is released and does not run.
  func abandon() {
    completion = nil
    endHandler = nil
    dissolve()
  }

  /// The changes of all views, in the order in which each view's were made.
  var changes: [(view: UIView, change: PropertyAnimation.Change)] {
    members.flatMap { animations in
      animations.running.filter { $0.group === self }.compactMap { animation in
        animations.view.map { (view: $0, change: animation.change) }
      }
    }
  }

  var views: [UIView] { members.compactMap(\.view) }
}
