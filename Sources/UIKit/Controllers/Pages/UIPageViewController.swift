public import Foundation

/// Shows controllers as pages that a drag turns.
///
/// Pages that scroll are modelled: the view contains a private scroll view with room for three pages, and at rest its offset is one page.
/// Source: Stack Overflow 21798218 and 22577929, where code reads that offset [O]. Touches on pages that curl, on pages from the right
/// to the left and on pages with an indicator are unknown.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// The side from which the next page comes.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// The edge at which a page curls.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// The name of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The edge at which pages curl, as a ``SpineLocation`` in a number.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between two pages that scroll, in points. Default: 0.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public final let transitionStyle: TransitionStyle
  public final let navigationOrientation: NavigationOrientation
  /// The edge at which pages curl; `none` for pages that scroll.
  public final let spineLocation: SpineLocation
  /// The space between two pages, in points.
  final let spacing: CGFloat

  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Gives the pages beside the shown one. Without it drags turn no page.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { queue.forgetNeighbors() }
  }
  /// Whether pages that curl have a back. Default: false.
  open var isDoubleSided = false
  /// The recognizers of pages that curl, which are not modelled: none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The pages that are shown: one if pages scroll. `nil` before the first one is set.
  open var viewControllers: [UIViewController]? { queue.pages.isEmpty ? nil : queue.pages }

  /// The pages and their scroll view.
  final lazy var queue = PageQueue(of: self)

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = style == .scroll ? Self.points(options?[.interPageSpacing]) : 0
    let spine = (options?[.spineLocation] as? NSNumber)?.intValue ?? options?[.spineLocation] as? Int
    spineLocation = style == .scroll ? .none : spine.flatMap(SpineLocation.init) ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose pages curl. Source: Apple's header [D].
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) { return nil }

  private static func points(_ option: Any?) -> CGFloat {
    switch option {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }

  /// Shows pages.
  ///
  /// - Parameters:
  ///   - viewControllers: One page if pages scroll.
  ///   - direction: `forward` if the new page comes from the right or from below.
  ///   - completion: Called with false if another change ended the animation.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    queue.show(viewControllers ?? [], from: direction, animated: animated, completion: completion)
  }

  open override func loadView() {
    let content = PageContentView(frame: engine.screen.sceneBounds)
    content.className = "_UIPageViewControllerContentView"
    content.container = self
    content.addSubview(queue.scrollView)
    view = content
    queue.layOut()
  }

  override func layOutViews() { queue.layOut() }
}

/// The view of a page view controller.
@MainActor
final class PageContentView: UILayoutContainerView, UnmodelledSubviews {
  var unmodelledTouches: String? { (container as? UIPageViewController)?.queue.unmodelledTouches }
}
