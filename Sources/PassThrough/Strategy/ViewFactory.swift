public import UIKit

/// Makes views of the UIKit classes that the engine has, plain or with an override.
@MainActor
public enum ViewFactory {
  /// The UIKit classes that the engine has.
  public enum Base: String, CaseIterable, Sendable {
    /// UIView.
    case view = "UIView"
    /// UIWindow.
    case window = "UIWindow"
    /// UIControl.
    case control = "UIControl"
    /// UIButton.
    case button = "UIButton"
    /// UISwitch.
    case switchControl = "UISwitch"
    /// UISlider.
    case slider = "UISlider"
    /// UILabel.
    case label = "UILabel"
    /// UIImageView.
    case imageView = "UIImageView"
    /// UIScrollView.
    case scrollView = "UIScrollView"
    /// UITransitionView.
    case transitionView = "UITransitionView"
  }

  /// A view of UIKit's own class, with no size, at the origin.
  public static func makePlain(_ base: Base) -> UIView {
    switch base {
    case .view: UIView(frame: .zero)
    case .window: UIWindow(frame: .zero)
    case .control: UIControl(frame: .zero)
    case .button: UIButton(frame: .zero)
    case .switchControl: UISwitch(frame: .zero)
    case .slider: UISlider(frame: .zero)
    case .label: UILabel(frame: .zero)
    case .imageView: UIImageView(frame: .zero)
    case .scrollView: UIScrollView(frame: .zero)
    case .transitionView: UITransitionView(frame: .zero)
    }
  }

  /// A view of a subclass that overrides `hitTest(_:with:)`; it still goes by the name of UIKit's class.
  public static func makeOverriding(_ base: Base) -> any OverridingView {
    let view: any OverridingView =
      switch base {
      case .view: OverridingPlainView(frame: .zero)
      case .window: OverridingWindow(frame: .zero)
      case .control: OverridingControl(frame: .zero)
      case .button: OverridingButton(frame: .zero)
      case .switchControl: OverridingSwitch(frame: .zero)
      case .slider: OverridingSlider(frame: .zero)
      case .label: OverridingLabel(frame: .zero)
      case .imageView: OverridingImageView(frame: .zero)
      case .scrollView: OverridingScrollView(frame: .zero)
      case .transitionView: OverridingTransitionView(frame: .zero)
      }
    view.className = base.rawValue
    return view
  }
}
