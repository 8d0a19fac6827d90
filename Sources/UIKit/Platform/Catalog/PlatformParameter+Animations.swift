extension PlatformParameter {
  static let animations = [
    PlatformParameter(
      "framesPerSecond", \.framesPerSecond, 60, in: .framesPerSecond, "How often the display shows another picture.",
      evidence: [.documented("Apple's page of CADisplayLink: most displays")],
      others: [Reading(120, .documented("Apple's page of CADisplayLink: displays with ProMotion"))])
  ]
}
