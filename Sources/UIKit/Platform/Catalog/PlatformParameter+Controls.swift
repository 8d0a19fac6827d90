extension PlatformParameter {
  static let controls = [
    PlatformParameter(
      "controlTrackingSlop", \.controlTrackingSlop, 70, in: .points,
      "How far outside a control's bounds, on every side, a tracked touch still counts as inside.",
      evidence: [
        .observed("Stack Overflow 14340122, cocoachina 12082, csdn 81976557, react-native-gesture-handler"),
        .inferred("a rectangle in the control's coordinates, the same for leaving and entering"),
      ],
      others: [
        Reading(words: "half the control's size", .observed("ansaurus 1300528")),
        Reading(0, .reimplemented("Chameleon, WinObjC, flowkey's UIKit, Mocha, touchHLE, CrossMobile")),
      ]),
    PlatformParameter(
      "switchDragThreshold", \.switchDragThreshold, 10, in: .points,
      "How far a finger must move along a switch for its touch to be a drag and not a tap.",
      evidence: [
        .inferred("the pan threshold, used here"), .tested("Hammer: a drag of 60 points switches"),
      ]),
    PlatformParameter(
      "sliderThumbSide", \.sliderThumbSide, 31, in: .points, "The width and height of a slider's thumb.",
      evidence: [.inferred("as recent systems draw it; not measured for this project")]),
    PlatformParameter(
      "stepperRepeatDelay", \.stepperRepeatDelay, 0.5, in: .seconds,
      "How long a stepper must be held before it repeats.",
      evidence: [
        .inferred("Apple's page of the autorepeat of AppKit's stepper"), .documented("UIKit's stepper repeats too"),
      ]),
    PlatformParameter(
      "stepperRepeatInterval", \.stepperRepeatInterval, 0.1, in: .seconds,
      "The time between the steps of a stepper that is held.",
      evidence: [
        .inferred("Apple's page of the autorepeat of AppKit's stepper"),
        .documented("Apple's page of UIStepper: the rate depends on how long it is held"),
      ]),
    PlatformParameter(
      "segmentedControlRefusesPans", \.segmentedControlRefusesPans, true,
      "Whether a segmented control keeps the pans of its superviews from beginning.",
      evidence: [.observed("react-native-segmented-control#919: since iOS 13; seen on 15.2, 18.5 and 26.2")],
      others: [Reading(false, .observed("react-native-segmented-control#919: before iOS 13"))]),
    PlatformParameter(
      "barItemsRefuseTaps", \.barItemsRefuseTaps, true,
      "Whether the button of a bar item keeps the single taps of its superviews from being recognised.",
      evidence: [.observed("FLEXTool/FLEX#497: bar buttons work in iOS 14.2, under a recognizer of the bar")],
      others: [
        Reading(
          false, .observed("FLEXTool/FLEX#497: they are dead in iOS 11 and 12"), .inferred("iOS 13 is like iOS 12"))
      ]),
  ]
}
