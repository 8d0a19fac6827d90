extension PlatformParameter {
  static let touches = [
    PlatformParameter(
      "multiTapInterval", \.multiTapInterval, 0.35, in: .seconds,
      "How soon after one touch's end the next one must begin to count as a further tap.",
      evidence: [
        .reimplemented("Mocha, WinObjC"), .tested("Hammer: a gap of 0.15 s is a double tap"),
        .observed("openradar 32467085: the number is fixed"), .inferred("counted from the lift to the next touch"),
      ],
      others: [Reading(0.25, .reimplemented("CrossMobile"))]),
    PlatformParameter(
      "multiTapDistance", \.multiTapDistance, 45, in: .points,
      "How far, in each axis, a further tap may be from the last one.",
      evidence: [.reimplemented("Mocha"), .documented("there is such a limit; Apple gives no number")]),
  ]
}
