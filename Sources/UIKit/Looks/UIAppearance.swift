public import Foundation

/// A class whose instances an appearance proxy can be restricted to.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class with appearance proxies. What is set on a proxy is kept and read back, and no view gets it: the use of a proxy makes the
/// outcomes that follow unknown, except for bars and their items, whose looks have no part in touches.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIAppearance {
  public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self, "") }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(of: Self.self, AppearanceProxies.key(containerTypes))
  }

  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(of: Self.self, "\(trait.hashValue)")
  }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: Self.self, "\(trait.hashValue)" + AppearanceProxies.key(containerTypes))
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

/// The proxies of an app, each made when it is first used.
@MainActor
final class AppearanceProxies: EngineState {
  private var proxies: [String: AnyObject] = [:]
  init() {}

  static func key(_ types: [any UIAppearanceContainer.Type]) -> String {
    types.map { ",\(String(reflecting: $0))" }.joined()
  }

  static func proxy<Styled: AnyObject>(of type: Styled.Type, _ conditions: String) -> Styled {
    let proxies: AppearanceProxies = Engine.current.state()
    let key = String(reflecting: type) + conditions
    if let known = proxies.proxies[key] as? Styled { return known }
    let name = String(describing: type)
    if !hasOnlyLooks(type) {
      Unmodelled.note("`\(name).appearance()` was used, and views do not get the values that are set on it")
    }
    guard let new = make(type) as? Styled else {
      preconditionFailure(
        "\(name).appearance(): appearance proxies exist for UIKit's own classes; set the values on the views")
    }
    proxies.proxies[key] = new
    return new
  }

  /// Whether apps set only looks on the proxies of a class: those of bars and their items.
  private static func hasOnlyLooks(_ type: AnyClass) -> Bool {
    let bars: [AnyClass] = [
      UINavigationBar.self, UITabBar.self, UIToolbar.self, UIBarItem.self, UIBarButtonItem.self, UITabBarItem.self,
    ]
    return bars.contains { $0 == type }
  }

  /// The proxy of a class without conditions, if code has used it.
  static func used<Styled: AnyObject>(_ type: Styled.Type) -> Styled? {
    let proxies: AppearanceProxies = Engine.current.state()
    return proxies.proxies[String(reflecting: type)] as? Styled
  }

  /// Makes an object of a class of UIKit.
  private static func make(_ type: AnyClass) -> AnyObject? { makers[ObjectIdentifier(type)]?() }

  private static let makers: [ObjectIdentifier: () -> AnyObject] = {
    var makers: [ObjectIdentifier: () -> AnyObject] = [:]
    func add(_ type: AnyClass, _ make: @escaping () -> AnyObject) { makers[ObjectIdentifier(type)] = make }
    add(UIView.self) { UIView(frame: .zero) }
    add(UIWindow.self) { UIWindow(frame: .zero) }
    add(UIControl.self) { UIControl(frame: .zero) }
    add(UILabel.self) { UILabel(frame: .zero) }
    add(UIImageView.self) { UIImageView(frame: .zero) }
    add(UIScrollView.self) { UIScrollView(frame: .zero) }
    add(UIStackView.self) { UIStackView(frame: .zero) }
    add(UITextView.self) { UITextView(frame: .zero) }
    add(UITextField.self) { UITextField(frame: .zero) }
    add(UISearchTextField.self) { UISearchTextField(frame: .zero) }
    add(UIButton.self) { UIButton(frame: .zero) }
    add(UISwitch.self) { UISwitch(frame: .zero) }
    add(slider.type, slider.make)
    add(stepper.type, stepper.make)
    add(UIPageControl.self) { UIPageControl(frame: .zero) }
    add(UISegmentedControl.self) { UISegmentedControl(frame: .zero) }
    add(UIDatePicker.self) { UIDatePicker(frame: .zero) }
    add(UIPickerView.self) { UIPickerView(frame: .zero) }
    add(UIRefreshControl.self) { UIRefreshControl() }
    add(UIProgressView.self) { UIProgressView(frame: .zero) }
    add(UIActivityIndicatorView.self) { UIActivityIndicatorView(style: .medium) }
    add(UIVisualEffectView.self) { UIVisualEffectView(effect: nil) }
    add(UINavigationBar.self) { UINavigationBar(frame: .zero) }
    add(UITabBar.self) { UITabBar(frame: .zero) }
    add(UIToolbar.self) { UIToolbar(frame: .zero) }
    add(UISearchBar.self) { UISearchBar(frame: .zero) }
    add(UITableView.self) { UITableView(frame: .zero, style: .plain) }
    add(UITableViewCell.self) { UITableViewCell(style: .default, reuseIdentifier: nil) }
    add(UITableViewHeaderFooterView.self) { UITableViewHeaderFooterView(reuseIdentifier: nil) }
    add(UICollectionView.self) { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
    add(UICollectionReusableView.self) { UICollectionReusableView(frame: .zero) }
    add(UICollectionViewCell.self) { UICollectionViewCell(frame: .zero) }
    add(UIBarItem.self) { UIBarItem() }
    add(UIBarButtonItem.self) { UIBarButtonItem() }
    add(UITabBarItem.self) { UITabBarItem() }
    return makers
  }()
}
