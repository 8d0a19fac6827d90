extension PlatformParameter {
  static let animations = [
    PlatformParameter(
      "framesPerSecond", \.framesPerSecond, 60, in: .framesPerSecond, "How often the display shows another picture.",
      evidence: [.documented("Apple's page of CADisplayLink: most displays")],
      others: [Reading(120, .documented("Apple's page of CADisplayLink: displays with ProMotion"))]),
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
