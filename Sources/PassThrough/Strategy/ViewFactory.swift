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
    /// UIStepper.
    case stepper = "UIStepper"
    /// UISegmentedControl.
    case segmentedControl = "UISegmentedControl"
    /// UIPageControl.
    case pageControl = "UIPageControl"
    /// UITextField.
    case textField = "UITextField"
    /// UILabel.
    case label = "UILabel"
    /// UIImageView.
    case imageView = "UIImageView"
    /// UIScrollView.
    case scrollView = "UIScrollView"
    /// UITableView.
    case tableView = "UITableView"
    /// UITableViewCell.
    case tableViewCell = "UITableViewCell"
    /// UITableViewHeaderFooterView.
    case headerFooterView = "UITableViewHeaderFooterView"
    /// _UIHostingView.
    case hostingView = "_UIHostingView"
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
    case .stepper: UIStepper(frame: .zero)
    case .segmentedControl: UISegmentedControl(frame: .zero)
    case .pageControl: UIPageControl(frame: .zero)
    case .textField: UITextField(frame: .zero)
    case .label: UILabel(frame: .zero)
    case .imageView: UIImageView(frame: .zero)
    case .scrollView: UIScrollView(frame: .zero)
    case .tableView: UITableView(frame: .zero)
    case .tableViewCell: UITableViewCell(frame: .zero)
    case .headerFooterView: UITableViewHeaderFooterView(frame: .zero)
    case .hostingView: HostingView(frame: .zero)
    case .transitionView: UITransitionView(frame: .zero)
    }
  }

  /// A grouped table, with or without the override: a table's style is given when it is made.
  public static func makeGroupedTable(isOverriding: Bool) -> UITableView {
    guard isOverriding else { return UITableView(frame: .zero, style: .grouped) }
    let table = OverridingTableView(frame: .zero, style: .grouped)
    table.className = Base.tableView.rawValue
    return table
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
      case .stepper: OverridingStepper(frame: .zero)
      case .segmentedControl: OverridingSegmentedControl(frame: .zero)
      case .pageControl: OverridingPageControl(frame: .zero)
      case .textField: OverridingTextField(frame: .zero)
      case .label: OverridingLabel(frame: .zero)
      case .imageView: OverridingImageView(frame: .zero)
      case .scrollView: OverridingScrollView(frame: .zero)
      case .tableView: OverridingTableView(frame: .zero)
      case .tableViewCell: OverridingTableViewCell(frame: .zero)
      case .headerFooterView: OverridingHeaderFooterView(frame: .zero)
      case .hostingView: OverridingHostingView(frame: .zero)
      case .transitionView: OverridingTransitionView(frame: .zero)
      }
    view.className = base.rawValue
    return view
  }
}
