import Foundation

/// The platform views that can be stated as parts of hosted content.
package enum HostedControl: String, CaseIterable, Sendable {
  case view = "UIView"
  case button = "UIButton"
  case toggle = "UISwitch"
  case slider = "UISlider"
  case stepper = "UIStepper"
  case segments = "UISegmentedControl"
  case textField = "UITextField"
  case textView = "UITextView"
  case pageControl = "UIPageControl"
  case scrollView = "UIScrollView"
  case tableView = "UITableView"
  case collectionView = "UICollectionView"

  /// The names of the classes.
  package static let names = allCases.map(\.rawValue)

  /// Makes the view, in the private view that SwiftUI puts around it.
  @MainActor
  func make(_ frame: CGRect) -> UIView {
    let around = UIView(frame: frame)
    around.className = "UIKitPlatformViewHost"
    let control = makeControl()
    control.frame = around.bounds
    control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    around.addSubview(control)
    return around
  }
}
