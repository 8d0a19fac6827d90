import UIKit

// One subclass for each UIKit class that a scene may mark: an override is a method of a class, and a rule that stands in an
// override must run where overrides run, after everything that super does.

/// A UIView with the rules of strategies in its override.
final class OverridingPlainView: UIView, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

/// A UIWindow with the rules of strategies in its override.
final class OverridingWindow: UIWindow, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

/// A UIControl with the rules of strategies in its override.
final class OverridingControl: UIControl, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

/// A UIButton with the rules of strategies in its override.
final class OverridingButton: UIButton, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

/// A UISwitch with the rules of strategies in its override.
final class OverridingSwitch: UISwitch, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

/// A UISlider with the rules of strategies in its override.
final class OverridingSlider: UISlider, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

/// A UIStepper with the rules of strategies in its override.
final class OverridingStepper: UIStepper, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

/// A UISegmentedControl with the rules of strategies in its override.
final class OverridingSegmentedControl: UISegmentedControl, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

/// A UIPageControl with the rules of strategies in its override.
final class OverridingPageControl: UIPageControl, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

/// A UITextField with the rules of strategies in its override.
final class OverridingTextField: UITextField, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

/// A UILabel with the rules of strategies in its override.
final class OverridingLabel: UILabel, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

/// A UIImageView with the rules of strategies in its override.
final class OverridingImageView: UIImageView, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

/// A UIScrollView with the rules of strategies in its override.
final class OverridingScrollView: UIScrollView, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

/// A UITableView with the rules of strategies in its override.
final class OverridingTableView: UITableView, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

/// A UITableViewCell with the rules of strategies in its override.
final class OverridingTableViewCell: UITableViewCell, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

/// A UITableViewHeaderFooterView with the rules of strategies in its override.
final class OverridingHeaderFooterView: UITableViewHeaderFooterView, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

/// A HostingView with the rules of strategies in its override.
final class OverridingHostingView: HostingView, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}

/// A UITransitionView with the rules of strategies in its override.
final class OverridingTransitionView: UITransitionView, OverridingView {
  var rewrites: [any HitTestRewrite] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }
}
