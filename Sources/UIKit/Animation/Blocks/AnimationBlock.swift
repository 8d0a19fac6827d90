/// The running animation block, if any. Setters of animatable properties read it to decide whether a change is
/// animated.
@MainActor
enum AnimationBlock {
  /// The values of a block while it runs.
  struct Scope {
    let group: AnimationGroup
    let options: UIView.AnimationOptions
    /// The time range of the keyframe whose changes are recorded.
    var window: PropertyAnimation.Window?
    /// Whether values change at the keyframes only, without interpolation.
    var isDiscrete = false
  }

  /// Whether changes are animated. Without an animation, setters read only this value.
  static var isRecording: Bool {
    @inline(__always) get { Engine.pointer?._withUnsafeGuaranteedRef { $0.isRecordingAnimation } ?? false }
  }
  static var scope: Scope? { Engine.current.animationScope }

  /// The value of `UIView.areAnimationsEnabled`.
  static var isEnabled: Bool {
    get { Engine.current.animationsAreEnabled }
    set { Engine.current.animationsAreEnabled = newValue }
  }

  /// Runs `body` with its changes animated by the group. With a duration of zero the changes have an immediate effect.
  static func run(_ new: Scope?, _ body: () -> Void) {
    let engine = Engine.current
    let outer = engine.animationScope
    engine.animationScope = new
    body()
    if let new, new.options.contains(.layoutSubviews) {
      for view in new.group.views { view.layoutIfNeeded() }
    }
    engine.animationScope = outer
  }

  /// Animates the change of `view` from `before`, with the options of the running block.
  ///
  /// A view without a window is not displayed, so its changes are not animated.
  static func record(_ view: UIView, since before: AnimatableValues) {
    let engine = view.engine
    guard let scope = engine.animationScope, view.enclosingWindow != nil else { return }
    let after = view.animatableValues
    guard after != before else { return }
    CATransaction.noteViewAnimation()
    var start = before
    let isAdditive = engine.platform.animationsAreAdditive
    if scope.group.beginsFromCurrentState, let animations = view.animations {
      start = animations.shown(of: before, at: engine.clock.now)
    }
    // An additive animation adds the difference from the set value. A replacing one can begin at the displayed value.
    let base = isAdditive ? before : start
    func add(_ change: PropertyAnimation.Change, isAdditive: Bool) {
      view.runningAnimations.add(
        PropertyAnimation(group: scope.group, change: change, window: scope.window, isAdditive: isAdditive))
    }
    if before.position != after.position { add(.position(base.position, after.position), isAdditive: isAdditive) }
    if before.boundsOrigin != after.boundsOrigin {
      add(.boundsOrigin(base.boundsOrigin, after.boundsOrigin), isAdditive: isAdditive)
    }
    if before.boundsSize != after.boundsSize {
      add(.boundsSize(base.boundsSize, after.boundsSize), isAdditive: isAdditive)
    }
    if before.transform != after.transform { add(.transform(base.transform, after.transform), isAdditive: isAdditive) }
    if before.opacity != after.opacity { add(.opacity(base.opacity, after.opacity), isAdditive: isAdditive) }
    if before.backgroundColor != after.backgroundColor {
      add(.backgroundColor(start.backgroundColor, after.backgroundColor), isAdditive: false)
    }
  }
}
