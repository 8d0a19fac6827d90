extension PlatformParameter {
  static let controls = [
    PlatformParameter(
      "controlTrackingSlop", \.controlTrackingSlop, 70, in: .points,
      "How far a tracked touch may leave a control's bounds on every side and still count as inside.",
      evidence: [
        .observed("Stack Overflow 14340122, cocoachina 12082, csdn 81976557, react-native-gesture-handler"),
        .inferred("a rectangle in the control's own space, the same for leaving and coming back"),
      ],
      others: [
        Reading(words: "half the control's size", .observed("ansaurus 1300528")),
        Reading(0, .reimplemented("Chameleon, WinObjC, flowkey's UIKit, Mocha, touchHLE, CrossMobile")),
      ]),
    PlatformParameter(
      "switchDragThreshold", \.switchDragThreshold, 10, in: .points,
      "How far a finger must go along a switch for its touch to be a drag and not a tap.",
      evidence: [
        .inferred("the way after which a pan begins, used here"), .tested("Hammer: a drag of 60 points switches"),
      ]),
    PlatformParameter(
      "sliderThumbSide", \.sliderThumbSide, 31, in: .points, "How wide and high a slider's thumb is.",
      evidence: [.inferred("as recent systems draw it; not measured here")]),
    PlatformParameter(
      "stepperRepeatDelay", \.stepperRepeatDelay, 0.5, in: .seconds, "How long a stepper is held before it repeats.",
      evidence: [.inferred("AppKit's stepper, by Apple's page of its autorepeat"), .documented("UIKit's repeats too")]),
    PlatformParameter(
      "stepperRepeatInterval", \.stepperRepeatInterval, 0.1, in: .seconds,
      "How much time there is between the steps of a stepper that is held.",
      evidence: [
        .inferred("AppKit's stepper, by Apple's page of its autorepeat"),
        .documented("Apple's page of UIStepper: the rate depends on how long it is held"),
      ]),
  ]
}
