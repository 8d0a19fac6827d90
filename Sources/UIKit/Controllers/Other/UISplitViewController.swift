public import Foundation

/// Shows controllers beside each other, or one of them where the width is compact.
///
/// Which one and where is known if the app's code says it: see ``SplitArrangement``. Else the outcomes are unknown.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// A column.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  /// The columns that are shown.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
      twoOverSecondary
    case twoDisplaceSecondary
  }
  /// How columns share the width.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  /// The edge of the first column.
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }

  public final let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  private var columns: [Column: UIViewController] = [:]
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for old in oldValue where !viewControllers.contains(where: { $0 === old }) { release(old) }
      for new in viewControllers { adopt(new) }
      arrange()
    }
  }
  open var preferredDisplayMode = DisplayMode.automatic { didSet { arrange() } }
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : shownDisplayMode }
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var splitBehavior: SplitBehavior { .automatic }
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var primaryEdge = PrimaryEdge.leading { didSet { arrange() } }
  public static let automaticDimension: CGFloat = -1
  open var preferredPrimaryColumnWidthFraction = automaticDimension
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
  open var primaryColumnWidth: CGFloat { statedPrimaryWidth ?? preferredPrimaryColumnWidth }
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
    let old = columns[column]
    columns[column] = vc
    if let old, old !== vc { release(old) }
    if let vc { adopt(vc) }
    arrange()
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) { noteColumns() }
  open func hide(_ column: Column) { noteColumns() }

  private func noteColumns() {
    Unmodelled.note(
      "a split view controller showed or hid a column, and the places of its columns are not modelled then"
    )
  }

  private func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func release(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    conceal(controller)
    controller.removeFromParent()
  }

  // MARK: The arrangement

  private var shown: [UIViewController] = []
  /// What the delegate said about the last collapse.
  private var collapsedTo: UIViewController??
  private var splitView: SplitView? { viewIfLoaded as? SplitView }

  open override func loadView() {
    let split = SplitView(frame: engine.screen.sceneBounds)
    split.container = self
    view = split
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    arrange()
  }

  override func layOutViews() { arrange() }

  /// Shows the controllers at their places; reports a place that is not known.
  private func arrange() {
    guard let splitView else { return }
    let arrangement = SplitArrangement(of: self, in: splitView)
    let controllers = arrangement?.places.map(\.controller) ?? []
    for controller in shown where !controllers.contains(where: { $0 === controller }) {
      conceal(controller)
    }
    splitView.arrangement = arrangement
    for (controller, frame) in arrangement?.places ?? [] {
      controller.view.systemFrame = frame
      if !shown.contains(where: { $0 === controller }) { reveal(controller, in: splitView) }
      controller.view.updateSafeArea()
    }
    if arrangement == nil, splitView.window != nil, !children.isEmpty {
      Unmodelled.note("a split view controller has controllers whose places are not modelled")
    }
  }

  private func reveal(_ controller: UIViewController, in view: UIView) {
    let isInSight = appearance.phase == .appeared
    if isInSight { controller.beginAppearance(true, animated: false) }
    shown.append(controller)
    view.addSubview(controller.view)
    if isInSight { controller.endAppearance() }
  }

  private func conceal(_ controller: UIViewController) {
    guard let index = shown.firstIndex(where: { $0 === controller }) else { return }
    shown.remove(at: index)
    let isInSight = appearance.phase == .appeared
    if isInSight { controller.beginAppearance(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    if isInSight { controller.endAppearance() }
  }

  // MARK: What the code states

  final var primary: UIViewController? { columns[.primary] ?? viewControllers.first }
  final var secondary: UIViewController? {
    columns[.secondary] ?? viewControllers.dropFirst().first
  }

  private var shownDisplayMode: DisplayMode {
    preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
  }

  /// The width of the primary column, if the code leaves no other one. Source: Apple's pages of the three widths [D].
  final var statedPrimaryWidth: CGFloat? {
    let automatic = Self.automaticDimension
    guard minimumPrimaryColumnWidth != automatic, maximumPrimaryColumnWidth != automatic else {
      return nil
    }
    if minimumPrimaryColumnWidth == maximumPrimaryColumnWidth { return minimumPrimaryColumnWidth }
    guard preferredPrimaryColumnWidth != automatic else { return nil }
    return min(
      max(preferredPrimaryColumnWidth, minimumPrimaryColumnWidth), maximumPrimaryColumnWidth)
  }

  /// The controller that is shown in compact width; `nil` if it is not known.
  ///
  /// Source: Apple's pages of Column.compact and splitViewController(_:collapseSecondary:onto:) [D].
  final var collapsedController: UIViewController? {
    if let compact = columns[.compact] { return compact }
    guard style == .unspecified, let primary else { return nil }
    guard let secondary else { return primary }
    if let collapsedTo { return collapsedTo }
    let result =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true
      ? primary : nil
    collapsedTo = .some(result)
    return result
  }

  /// Forgets what the delegate said about the last collapse.
  final func noteExpansion() { collapsedTo = nil }
}

/// The delegate of a split view. It is asked about the collapse of two controllers, and not called otherwise.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
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
