public import Foundation

/// Shows controllers beside each other. Their places are not modelled: a split view with controllers is unknown.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// A column.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  /// The columns that are shown.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
  }
  /// How columns share the width.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  /// The edge of the first column.
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }

  public final let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  private var columns: [Column: UIViewController] = [:]
  open var viewControllers: [UIViewController] = [] { didSet { noteControllers() } }
  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var splitBehavior: SplitBehavior { .automatic }
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var primaryEdge = PrimaryEdge.leading
  public static let automaticDimension: CGFloat = -1
  open var preferredPrimaryColumnWidthFraction = automaticDimension
  open var preferredPrimaryColumnWidth = automaticDimension
  open var minimumPrimaryColumnWidth = automaticDimension
  open var maximumPrimaryColumnWidth = automaticDimension
  open var primaryColumnWidth: CGFloat { preferredPrimaryColumnWidth }
  open var preferredSupplementaryColumnWidth = automaticDimension

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { return nil }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    noteControllers()
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
  private func noteControllers() {
    Unmodelled.note("a split view controller has controllers, and their places are not modelled")
  }
}

/// The delegate of a split view. It is not called.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}
