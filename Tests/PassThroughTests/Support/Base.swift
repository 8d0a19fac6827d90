import Scenes
import UIKit

/// UIKit's classes that the engine can create with an override.
enum Base: String, CaseIterable {
  case view = "UIView"
  case window = "UIWindow"
  case control = "UIControl"
  case button = "UIButton"
  case switchControl = "UISwitch"
  case slider = "UISlider"
  case stepper = "UIStepper"
  case segmentedControl = "UISegmentedControl"
  case pageControl = "UIPageControl"
  case textField = "UITextField"
  case label = "UILabel"
  case imageView = "UIImageView"
  case scrollView = "UIScrollView"
  case tableView = "UITableView"
  case tableViewCell = "UITableViewCell"
  case headerFooterView = "UITableViewHeaderFooterView"
  case hostingView = "_UIHostingView"
  case transitionView = "UITransitionView"

  /// Creates a view of the class, with or without an override for strategies.
  @MainActor
  func makeView(isOverriding: Bool) -> UIView {
    ClassRegistry.uikit.makeView(of: rawValue, isOverriding: isOverriding)
  }
}
