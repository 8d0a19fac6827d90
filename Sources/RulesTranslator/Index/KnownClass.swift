/// A class of UIKit that user classes inherit from.
struct KnownClass {
  enum Kind: String {
    case view, control, recognizer, controller, other
  }

  let name: String
  let kind: Kind
  let superclass: String?

  static func named(_ name: String) -> KnownClass? { table[name] }

  /// An expression that makes an object of the class; `nil` if the class has no such initializer or is no view, recognizer or
  /// controller.
  var newObject: String? {
    guard !Self.otherInitializers.contains(name) else { return nil }
    return switch kind {
    case .view, .control: "\(name)(frame: .zero)"
    case .recognizer: "\(name)(target: nil, action: nil)"
    case .controller: "\(name)(nibName: nil, bundle: nil)"
    case .other: nil
    }
  }

  /// The views and controllers whose initializers take other arguments.
  private static let otherInitializers: Set<String> = [
    "UICollectionView", "UIInputView", "UICollectionViewController", "UISearchController", "UIActivityViewController",
    "UIHostingController",
  ]

  private static let table: [String: KnownClass] = {
    var table: [String: KnownClass] = [:]
    for (kind, names) in rows {
      for pair in names {
        table[pair.0] = KnownClass(name: pair.0, kind: kind, superclass: pair.1)
      }
    }
    return table
  }()

  private static let rows: [(Kind, [(String, String)])] = [
    (
      .view,
      [
        ("UIView", "UIResponder"), ("UIWindow", "UIView"), ("UILabel", "UIView"), ("UIImageView", "UIView"),
        ("UIScrollView", "UIView"), ("UITableView", "UIScrollView"), ("UITableViewCell", "UIView"),
        ("UITableViewHeaderFooterView", "UIView"), ("UINavigationBar", "UIView"), ("UITabBar", "UIView"),
        ("UICollectionView", "UIScrollView"), ("UICollectionReusableView", "UIView"),
        ("UICollectionViewCell", "UICollectionReusableView"), ("UIStackView", "UIView"),
        ("UITextView", "UIScrollView"), ("UIToolbar", "UIView"), ("UIVisualEffectView", "UIView"),
        ("UIProgressView", "UIView"), ("UIActivityIndicatorView", "UIView"), ("UIPickerView", "UIView"),
        ("UISearchBar", "UIView"), ("UIInputView", "UIView"),
      ]
    ),
    (
      .control,
      [
        ("UIControl", "UIView"), ("UIButton", "UIControl"), ("UISwitch", "UIControl"), ("UISlider", "UIControl"),
        ("UIStepper", "UIControl"), ("UISegmentedControl", "UIControl"), ("UIPageControl", "UIControl"),
        ("UITextField", "UIControl"), ("UIDatePicker", "UIControl"), ("UIRefreshControl", "UIControl"),
      ]
    ),
    (
      .recognizer,
      [
        ("UIGestureRecognizer", "NSObject"), ("UITapGestureRecognizer", "UIGestureRecognizer"),
        ("UILongPressGestureRecognizer", "UIGestureRecognizer"), ("UIPanGestureRecognizer", "UIGestureRecognizer"),
        ("UIScreenEdgePanGestureRecognizer", "UIPanGestureRecognizer"),
        ("UISwipeGestureRecognizer", "UIGestureRecognizer"), ("UIPinchGestureRecognizer", "UIGestureRecognizer"),
        ("UIRotationGestureRecognizer", "UIGestureRecognizer"), ("UIHoverGestureRecognizer", "UIGestureRecognizer"),
      ]
    ),
    (
      .controller,
      [
        ("UIViewController", "UIResponder"), ("UINavigationController", "UIViewController"),
        ("UITabBarController", "UIViewController"), ("UITableViewController", "UIViewController"),
        ("UICollectionViewController", "UIViewController"), ("UIPageViewController", "UIViewController"),
        ("UISplitViewController", "UIViewController"), ("UIAlertController", "UIViewController"),
        ("UIActivityViewController", "UIViewController"), ("UISearchController", "UIViewController"),
        ("UIHostingController", "UIViewController"),
      ]
    ),
    (
      .other,
      [
        ("NSObject", ""), ("UIResponder", "NSObject"), ("UIApplication", "UIResponder"), ("CALayer", "NSObject"),
        ("CAGradientLayer", "CALayer"), ("CAShapeLayer", "CALayer"), ("CATextLayer", "CALayer"),
        ("CAReplicatorLayer", "CALayer"), ("CAEmitterLayer", "CALayer"), ("CAScrollLayer", "CALayer"),
        ("CATransformLayer", "CALayer"), ("CATiledLayer", "CALayer"),
        ("UIPresentationController", "NSObject"), ("UISheetPresentationController", "UIPresentationController"),
        ("UIPercentDrivenInteractiveTransition", "NSObject"), ("UIViewPropertyAnimator", "NSObject"),
      ]
    ),
  ]
}
