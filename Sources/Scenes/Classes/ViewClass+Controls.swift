import Foundation
import JSONText
import PassThrough
import UIKit

extension ViewClass {
  static let controls: [ViewClass] = [
    ViewClass("UIControl", of: "UIView", UIControl.init(frame:), overriding: OverridingControl.init(frame:)),
    ViewClass("UIButton", of: "UIControl", UIButton.init(frame:), overriding: OverridingButton.init(frame:)),
    ViewClass("UISwitch", of: "UIControl", UISwitch.init(frame:), overriding: OverridingSwitch.init(frame:))
      .with(
        ViewProperty("isOn", .boolean, isSettable: true) { (view: UISwitch, value) in view.isOn = value.bool! }),
    ViewClass("UISlider", of: "UIControl", UISlider.init(frame:), overriding: OverridingSlider.init(frame:))
      .with(
        ViewProperty("minimumValue", .number) { (view: UISlider, value) in view.minimumValue = Float(value.number!) },
        ViewProperty("maximumValue", .number) { (view: UISlider, value) in view.maximumValue = Float(value.number!) },
        ViewProperty("value", .number, isSettable: true) { (view: UISlider, value) in
          view.value = Float(value.number!)
        },
        ViewProperty("isContinuous", .boolean) { (view: UISlider, value) in view.isContinuous = value.bool! }),
    ViewClass(
      "UISegmentedControl", of: "UIControl", UISegmentedControl.init(frame:),
      overriding: OverridingSegmentedControl.init(frame:)
    ).with(
      ViewProperty("segments", .texts) { (view: UISegmentedControl, value) in
        view.removeAllSegments()
        for (index, title) in value.strings!.enumerated() {
          view.insertSegment(withTitle: title, at: index, animated: false)
        }
      },
      ViewProperty("selectedSegmentIndex", .natural, isSettable: true) { (view: UISegmentedControl, value) in
        view.selectedSegmentIndex = value.integer!
      }),
    ViewClass("UIStepper", of: "UIControl", UIStepper.init(frame:), overriding: OverridingStepper.init(frame:))
      .with(
        ViewProperty("minimumValue", .number) { (view: UIStepper, value) in view.minimumValue = value.number! },
        ViewProperty("maximumValue", .number) { (view: UIStepper, value) in view.maximumValue = value.number! },
        ViewProperty("stepValue", .positive) { (view: UIStepper, value) in view.stepValue = value.number! },
        ViewProperty("value", .number, isSettable: true) { (view: UIStepper, value) in view.value = value.number! },
        ViewProperty("isContinuous", .boolean) { (view: UIStepper, value) in view.isContinuous = value.bool! },
        ViewProperty("wraps", .boolean) { (view: UIStepper, value) in view.wraps = value.bool! },
        ViewProperty("autorepeat", .boolean) { (view: UIStepper, value) in view.autorepeat = value.bool! }),
    ViewClass(
      "UIPageControl", of: "UIControl", UIPageControl.init(frame:), overriding: OverridingPageControl.init(frame:)
    ).with(
      ViewProperty("numberOfPages", .natural) { (view: UIPageControl, value) in view.numberOfPages = value.integer! },
      ViewProperty("currentPage", .natural, isSettable: true) { (view: UIPageControl, value) in
        view.currentPage = value.integer!
      }),
    ViewClass("UITextField", of: "UIControl", UITextField.init(frame:), overriding: OverridingTextField.init(frame:))
      .withoutModelledInteraction
      .with(
        ViewProperty("placeholder", .text) { (view: UITextField, value) in view.placeholder = value.string! }),
    ViewClass("UIDatePicker", of: "UIControl").withoutModelledInteraction,
    ViewClass("UIRefreshControl", of: "UIControl").withoutModelledInteraction,
  ]
}

// The override that a strategy may need. Swift needs one subclass for each class.

private final class OverridingControl: UIControl, OverridingView {
  var rewrites: [any HitTestRewrite] = []
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

private final class OverridingButton: UIButton, OverridingView {
  var rewrites: [any HitTestRewrite] = []
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

private final class OverridingSwitch: UISwitch, OverridingView {
  var rewrites: [any HitTestRewrite] = []
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

private final class OverridingSlider: UISlider, OverridingView {
  var rewrites: [any HitTestRewrite] = []
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

private final class OverridingSegmentedControl: UISegmentedControl, OverridingView {
  var rewrites: [any HitTestRewrite] = []
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

private final class OverridingStepper: UIStepper, OverridingView {
  var rewrites: [any HitTestRewrite] = []
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

private final class OverridingPageControl: UIPageControl, OverridingView {
  var rewrites: [any HitTestRewrite] = []
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

private final class OverridingTextField: UITextField, OverridingView {
  var rewrites: [any HitTestRewrite] = []
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}
