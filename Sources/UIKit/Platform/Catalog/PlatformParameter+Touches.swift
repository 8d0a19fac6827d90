extension PlatformParameter {
  static let touches = [
    PlatformParameter(
      "multiTapInterval", \.multiTapInterval, 0.35, in: .seconds,
      "The time after a touch's end within which the next touch must begin to count as a further tap.",
      evidence: [
        .reimplemented("Mocha, WinObjC"), .tested("Hammer: a gap of 0.15 s is a double tap"),
        .observed("openradar 32467085: the number is fixed"), .inferred("measured from the lift to the next touch"),
      ],
      others: [Reading(0.25, .reimplemented("CrossMobile"))]),
    PlatformParameter(
      "multiTapDistance", \.multiTapDistance, 45, in: .points,
      "How far a further tap may be from the last one along each axis.",
      evidence: [.reimplemented("Mocha"), .documented("there is such a limit; Apple gives no number")]),
  ]
}
