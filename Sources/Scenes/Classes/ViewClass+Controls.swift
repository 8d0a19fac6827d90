import Foundation
import JSONText
import UIKit

extension ViewClass {
  static let controls: [ViewClass] = [
    ViewClass("UIControl", of: "UIView", UIControl.init(frame:))
      .with(
        ViewKey("isEnabled", .boolean, isSettable: true) { (view: UIControl, value) in view.isEnabled = value.bool! },
        ViewKey("isSelected", .boolean, isSettable: true) { (view: UIControl, value) in view.isSelected = value.bool! },
        .shown("title", .text, \.title),
        ViewKey("actions", .actions, phase: .parts) { (object, _, view, decoder) throws(SceneError) in
          view.actions = try decoder.actions(of: object)
        } apply: { view, _, _, builder in
          if let details = view.details { builder.reactions.listen(to: view, details) }
        }),
    ViewClass("UIButton", of: "UIControl", UIButton.init(frame:)),
    ViewClass("UISwitch", of: "UIControl", UISwitch.init(frame:)).makingSubviews
      .with(
        ViewKey("isOn", .boolean, isSettable: true) { (view: UISwitch, value) in view.isOn = value.bool! }),
    ViewClass("UISlider", of: "UIControl", UISlider.init(frame:)).makingSubviews
      .with(
        ViewKey("minimumValue", .number) { (view: UISlider, value) in view.minimumValue = Float(value.number!) },
        ViewKey("maximumValue", .number) { (view: UISlider, value) in view.maximumValue = Float(value.number!) },
        ViewKey("value", .number, isSettable: true) { (view: UISlider, value) in
          view.value = Float(value.number!)
        },
        ViewKey("isContinuous", .boolean) { (view: UISlider, value) in view.isContinuous = value.bool! }
      ).checking(checkMinimumAndMaximum),
    ViewClass("UISegmentedControl", of: "UIControl", UISegmentedControl.init(frame:)).makingSubviews.with(
      ViewKey("segments", .texts) { (view: UISegmentedControl, value) in
        view.removeAllSegments()
        for (index, title) in value.strings!.enumerated() {
          view.insertSegment(withTitle: title, at: index, animated: false)
        }
      },
      ViewKey("selectedSegmentIndex", .natural, isSettable: true) { (view: UISegmentedControl, value) in
        view.selectedSegmentIndex = value.integer!
      }
    ).checking { (object) throws(SceneError) in
      try object.checkIndex(
        "selectedSegmentIndex", below: object["segments"]?.array?.count ?? 0, "the number of 'segments'")
    },
    ViewClass("UIStepper", of: "UIControl", UIStepper.init(frame:)).makingSubviews
      .with(
        ViewKey("minimumValue", .number) { (view: UIStepper, value) in view.minimumValue = value.number! },
        ViewKey("maximumValue", .number) { (view: UIStepper, value) in view.maximumValue = value.number! },
        ViewKey("stepValue", .positive) { (view: UIStepper, value) in view.stepValue = value.number! },
        ViewKey("value", .number, isSettable: true) { (view: UIStepper, value) in view.value = value.number! },
        ViewKey("isContinuous", .boolean) { (view: UIStepper, value) in view.isContinuous = value.bool! },
        ViewKey("wraps", .boolean) { (view: UIStepper, value) in view.wraps = value.bool! },
        ViewKey("autorepeat", .boolean) { (view: UIStepper, value) in view.autorepeat = value.bool! }
      ).checking(checkMinimumAndMaximum),
    ViewClass("UIPageControl", of: "UIControl", UIPageControl.init(frame:)).makingSubviews.with(
      ViewKey("numberOfPages", .natural) { (view: UIPageControl, value) in view.numberOfPages = value.integer! },
      ViewKey("currentPage", .natural, isSettable: true) { (view: UIPageControl, value) in
        view.currentPage = value.integer!
      }
    ).checking { (object) throws(SceneError) in
      try object.checkIndex("currentPage", below: max(object["numberOfPages"]?.integer ?? 0, 1), "'numberOfPages'")
    },
    ViewClass("UITextField", of: "UIControl", UITextField.init(frame:))
      .withoutModelledInteraction.makingSubviews
      .with(
        ViewKey("placeholder", .text) { (view: UITextField, value) in view.placeholder = value.string! }),
    ViewClass("UIDatePicker", of: "UIControl").withoutModelledInteraction.makingSubviews,
    ViewClass("UIRefreshControl", of: "UIControl").withoutModelledInteraction,
  ]
}

private let checkMinimumAndMaximum: ViewClass.KeyCheck = { (object) throws(SceneError) in
  try object.checkOrder("minimumValue", "maximumValue")
}
