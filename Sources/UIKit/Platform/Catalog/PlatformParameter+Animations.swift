extension PlatformParameter {
  static let animations = [
    PlatformParameter(
      "framesPerSecond", \.framesPerSecond, 60, in: .framesPerSecond, "How often the display shows another picture.",
      evidence: [.documented("Apple's page of CADisplayLink: most displays")],
      others: [Reading(120, .documented("Apple's page of CADisplayLink: displays with ProMotion"))]),
    PlatformParameter(
      "animationTouchRule", \.animationTouchRule, "viewAndBelow",
      "Which views take no touches while an animation runs that does not allow them.",
      evidence: [
        .documented("Apple's pages of isUserInteractionEnabled and UIView.AnimationOptions, for the view"),
        .reimplemented("Chameleon, flowkey's UIKit, for what is below"),
      ]),
    PlatformParameter(
      "animatorsAreHitWhereShown", \.animatorsAreHitWhereShown, true,
      "Whether hit tests find a view that a property animator moves where it is shown.",
      evidence: [
        .observed("notes of WWDC 2016, session 216, on isManualHitTestingEnabled"),
        .inferred("that places are reckoned through what is shown, and bounds are those that are set"),
      ]),
    PlatformParameter(
      "animationsAreAdditive", \.animationsAreAdditive, true,
      "Whether an animation adds to those that run on the same property.",
      evidence: [.observed("d-ronnqvist's gist 137ce6b4c852d8ebd96d, iosoteric.com: since iOS 8")],
      others: [Reading(false, .observed("d-ronnqvist's gist 137ce6b4c852d8ebd96d, iosoteric.com: before iOS 8"))]),
    PlatformParameter(
      "springSettlingThreshold", \.springSettlingThreshold, 0.001,
      "How far from its end a spring counts as settled, as a part of the way.",
      evidence: [
        .documented(
          "Apple's page of CASpringAnimation.settlingDuration gives two durations that this number agrees with")
      ]),
    PlatformParameter(
      "springsAreAtMostCritical", \.springsAreAtMostCritical, true,
      "Whether a spring with more than critical damping moves as one with critical damping.",
      evidence: [.reimplemented("WebKit's SpringSolver, which is Apple's")]),
    PlatformParameter(
      "timersPerMoment", \.timersPerMoment, 1_000,
      "How many timers without delay timers may schedule for one moment.",
      evidence: [.inferred("a bound of this engine's own: a device's run loop takes time for each")]),
    PlatformParameter(
      "layoutPassesPerTurn", \.layoutPassesPerTurn, 100,
      "How often one turn of the run loop lays out views that ask again while being laid out.",
      evidence: [.inferred("a bound of this engine's own")]),
  ]
}
