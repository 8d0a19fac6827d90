import Foundation
import PassThrough
import UIKit

extension ViewClass {
  /// Controls.
  static let controls: [ViewClass] = [
    ViewClass("UIControl", of: "UIView", UIControl.init(frame:), overriding: OverridingControl.init(frame:)),
    ViewClass("UIButton", of: "UIControl", UIButton.init(frame:), overriding: OverridingButton.init(frame:)),
    ViewClass("UISwitch", of: "UIControl", UISwitch.init(frame:), overriding: OverridingSwitch.init(frame:)),
    ViewClass("UISlider", of: "UIControl", UISlider.init(frame:), overriding: OverridingSlider.init(frame:)),
    ViewClass(
      "UISegmentedControl", of: "UIControl", UISegmentedControl.init(frame:),
      overriding: OverridingSegmentedControl.init(frame:)),
    ViewClass("UIStepper", of: "UIControl", UIStepper.init(frame:), overriding: OverridingStepper.init(frame:)),
    ViewClass(
      "UIPageControl", of: "UIControl", UIPageControl.init(frame:), overriding: OverridingPageControl.init(frame:)),
    ViewClass("UITextField", of: "UIControl", UITextField.init(frame:), overriding: OverridingTextField.init(frame:))
      .withoutModelledInteraction,
    ViewClass("UIDatePicker", of: "UIControl").withoutModelledInteraction,
    ViewClass("UIRefreshControl", of: "UIControl").withoutModelledInteraction,
  ]
}

// The override that a strategy may need, once for each class: Swift has no override without a class.

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
