extension PlatformParameter {
  static let animations = [
    PlatformParameter(
      "framesPerSecond", \.framesPerSecond, 60, in: .framesPerSecond, "How many frames the display shows a second.",
      evidence: [.documented("Apple's page of CADisplayLink: most displays")],
      others: [Reading(120, .documented("Apple's page of CADisplayLink: displays with ProMotion"))]),
    PlatformParameter(
      "animationTouchRule", \.animationTouchRule, "viewAndBelow",
      "Which views take no touches during an animation without allowUserInteraction.",
      evidence: [
        .documented("Apple's pages of isUserInteractionEnabled and UIView.AnimationOptions, for the view"),
        .reimplemented("Chameleon, flowkey's UIKit, for what is below"),
      ]),
    PlatformParameter(
      "animatorsAreHitWhereShown", \.animatorsAreHitWhereShown, true,
      "Whether hit tests use the displayed position of a view that a property animator moves.",
      evidence: [
        .observed("notes of WWDC 2016, session 216, on isManualHitTestingEnabled"),
        .inferred("that points are converted with the displayed values, and bounds are the set ones"),
      ]),
    PlatformParameter(
      "animationsAreAdditive", \.animationsAreAdditive, true,
      "Whether an animation is added to those that run on the same property.",
      evidence: [.observed("d-ronnqvist's gist 137ce6b4c852d8ebd96d, iosoteric.com: since iOS 8")],
      others: [Reading(false, .observed("d-ronnqvist's gist 137ce6b4c852d8ebd96d, iosoteric.com: before iOS 8"))]),
    PlatformParameter(
      "springSettlingThreshold", \.springSettlingThreshold, 0.001,
      "How close to its end a spring counts as settled, as a fraction of its distance.",
      evidence: [
        .documented(
          "Apple's page of CASpringAnimation.settlingDuration gives two durations, which this number reproduces")
      ]),
    PlatformParameter(
      "springsAreAtMostCritical", \.springsAreAtMostCritical, true,
      "Whether a spring with more than critical damping moves like a critically damped one.",
      evidence: [.reimplemented("WebKit's SpringSolver, which is Apple's")]),
    PlatformParameter(
      "timersPerMoment", \.timersPerMoment, 1_000,
      "How many timers without delay can be scheduled by timers for the same time.",
      evidence: [.inferred("a limit of this engine: a device's run loop takes time for each")]),
    PlatformParameter(
      "layoutPassesPerTurn", \.layoutPassesPerTurn, 100,
      "How many layout passes one turn of the run loop makes if views request layout again.",
      evidence: [.inferred("a limit of this engine")]),
  ]
}
