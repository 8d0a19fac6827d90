public import Foundation

/// Refreshes the content that is pulled. What a pull does is not modelled: a touch on a scroll view with one is unknown.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false {
    willSet { if let scrollView { engine.effects.partWillChange(scrollView, .isRefreshing) } }
  }
  /// The view that is pulled.
  final weak var scrollView: UIScrollView?
  open var attributedTitle: NSAttributedString?
  /// 60 points high. Source: iOS 26.1 (Vercantez/openuikit) [M].
  public override init(frame: CGRect = .zero) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.ownHeight))
  }
  private static let ownHeight: CGFloat = 60
  public required init?(coder: NSCoder) { return nil }
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

extension UIScrollView {
  private static let refreshKey = RefreshKey()
  /// The control that a pull starts. It is not shown.
  public final var refreshControl: UIRefreshControl? {
    get { associatedObjects[ObjectIdentifier(Self.refreshKey)] as? UIRefreshControl }
    set {
      refreshControl?.scrollView = nil
      associatedObjects[ObjectIdentifier(Self.refreshKey)] = newValue
      newValue?.scrollView = self
    }
  }
}
private final class RefreshKey: Sendable {}

extension UIScrollView: UnmodelledTouches {
  var unmodelledTouches: String? {
    if let parts = (self as? any UnmodelledScrolling)?.unmodelledParts { return parts }
    if let method = UncalledRequirements.first(of: self, for: .touch) {
      return "the touches for which UIKit calls \(method)"
    }
    return refreshControl == nil ? nil : "the pull of the refresh control"
  }
}

/// A scroll view with behaviour of its own that is not modelled.
@MainActor
protocol UnmodelledScrolling: UIScrollView {
  var unmodelledParts: String { get }
}
