/// The animation block that code is running in, if any: what setters look at to learn whether a change is to be animated.
@MainActor
enum AnimationBlock {
  /// One call's block while it runs.
  struct Scope {
    let group: AnimationGroup
    let options: UIView.AnimationOptions
    /// The part of the time of the keyframe that is being described.
    var window: PropertyAnimation.Window?
    /// How the keyframes' values are joined.
    var isDiscrete = false
  }

  /// Whether changes are to be animated: all that a setter looks at when nothing is.
  static var isRecording: Bool {
    @inline(__always) get { Engine.pointer?._withUnsafeGuaranteedRef { $0.isRecordingAnimation } ?? false }
  }
  static var scope: Scope? { Engine.current.animationScope }

  /// What `UIView.areAnimationsEnabled` says.
  static var isEnabled: Bool {
    get { Engine.current.animationsAreEnabled }
    set { Engine.current.animationsAreEnabled = newValue }
  }

  /// Runs `body` with its changes animated by the group; a group of no duration lets them happen at once.
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

  /// Animates the change of `view` since it had `before`, as the running block says.
  ///
  /// A view that is in no window is not shown, and nothing of it is animated.
  static func record(_ view: UIView, since before: AnimatableValues) {
    let engine = view.engine
    guard let scope = engine.animationScope, view.enclosingWindow != nil else { return }
    let after = view.animatableValues
    guard after != before else { return }
    var start = before
    let isAdditive = engine.platform.animationsAreAdditive
    if scope.group.beginsFromCurrentState, let animations = view.animations {
      start = animations.shown(of: before, at: engine.clock.now)
    }
    // What is added is the difference to what was set; what stands for it may begin where it is seen to be.
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
