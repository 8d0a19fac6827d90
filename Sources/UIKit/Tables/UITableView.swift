public import Foundation

/// A column of rows in sections, which scrolls.
///
/// Only rows in sight have a cell; cells that go out of sight are used again. Rows are where their heights put them: heights
/// are asked for once, when the data is loaded, and are never estimated. A height that nobody gave is the platform's
/// ordinary one, since there is no Auto Layout that could work it out, and what is touched below it rests on a ``Dispute``.
///
/// Touches: cells are ordinary views. What comes down in a cell's content goes up the responder chain to the cell and on to
/// the table, at the time at which the content hears of it (a scroll view may hold it back). The table highlights the row
/// of the cell that was hit, and selects it at the lift. Whatever keeps a touch from the table keeps the row from being
/// selected: a control, a view that does not pass its touches on, a recognizer that takes them away, a drag that scrolls.
/// Source: that a control wins, KIF's tests [T]; selection at the lift [O]; that it is the responder chain that brings the
/// touch to the table is inferred from the classes' own methods in runtime headers [I].
@MainActor
open class UITableView: UIScrollView {
  /// How sections look.
  public let style: Style

  /// Tells what the table shows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Gives heights, headers and footers, decides about the selection, and hears of scrolling. Not kept alive.
  open var delegate: (any UITableViewDelegate)? {
    get { rowDelegate }
    set {
      scrollDelegate = newValue
      delegateDidChange()
    }
  }

  /// The height of rows that the delegate gives none. ``automaticDimension``.
  open var rowHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }
  /// The height of section headers that the delegate gives none. ``automaticDimension``.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }
  /// The height of section footers that the delegate gives none. ``automaticDimension``.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }
  /// The space above each section header of a plain table. ``automaticDimension``: the platform's.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { invalidateHeights() } }
  /// Kept and read back: heights are asked for at once, never estimated.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// Kept and read back: heights are asked for at once, never estimated.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// Kept and read back: heights are asked for at once, never estimated.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension

  /// Whether touches select rows. True.
  open var allowsSelection = true
  /// Whether several rows can be selected; then a tap on a selected row takes its selection away. False.
  open var allowsMultipleSelection = false

  /// Stands above all sections, as wide as the table, at its own height.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// Stands below all sections, as wide as the table, at its own height.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  /// Fills what is in sight, behind all else; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The scroll view's delegate, where it is one of a table too.
  private final weak var rowDelegate: (any UITableViewDelegate)?

  /// Where rows stand; of the data that was loaded last.
  final var geometry = TableGeometry()
  /// Whether the data source must be asked before ``geometry`` is used.
  final var needsData = true
  /// Goes up whenever ``geometry`` goes out of date.
  final var dataVersion = 0
  /// Where the first band stands whose height nobody gave.
  final var firstGuessedHeight: CGFloat?
  /// A pasted hierarchy that stands in for data.
  final var snapshot: TableSnapshot?

  /// A row in sight.
  struct VisibleRow {
    /// Its number among all rows.
    let number: Int
    let path: IndexPath
    let cell: UITableViewCell
  }
  /// The rows in sight, from top to bottom.
  @exclusivity(unchecked) final var visibleRows: [VisibleRow] = []
  /// A section's header and footer, where it has them.
  struct Supplements {
    var header: UIView?
    var footer: UIView?
  }
  /// Whether rows are being given their cells.
  final var isTiling = false
  /// The headers and footers of the sections in sight.
  final var visibleSupplements: [Int: Supplements] = [:]
  final var reuse = ReusePool()

  /// In the order in which they were selected.
  final var selection: [IndexPath] = []
  /// The finger that is about to select a row.
  @exclusivity(unchecked) final var press: RowPress?
  /// Changes between ``beginUpdates()`` and ``endUpdates()``.
  final var updates: RowUpdates?

  /// Makes a table of a style. Unlike other scroll views it bounces vertically even where all rows are in sight.
  ///
  /// Source: jianshu f3e5bf5192ef, of both; apps that take it back for short tables [O].
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Makes a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Tables are made by code here.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The size of what the table shows.
  open override var contentSize: CGSize {
    get {
      loadData()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Forgets rows, cells and the selection, and asks for the data again before it is next needed.
  ///
  /// Nothing is told of the selection; a highlighted row is unhighlighted, and its finger selects nothing.
  /// Source: that the selection is lost is common knowledge [O]; what becomes of the finger is inferred [I].
  open func reloadData() {
    guard snapshot == nil else { return }
    updates = nil
    selection = []
    recycleVisibleRows()
    removeSupplements()
    invalidateHeights()
  }

  /// Puts cells, headers and footers where the rows in sight are.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  override func delegateDidChange() {
    super.delegateDidChange()
    let delegate = scrollDelegate as? any UITableViewDelegate
    guard delegate !== rowDelegate else { return }
    rowDelegate = delegate
    reloadData()
  }

  // MARK: Touches. They come along the responder chain, and end here as in any scroll view.

  /// Highlights the row of the cell that was hit.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    beginPress(touches)
  }

  /// Takes the highlight away when the finger leaves the row, and gives it back when it returns.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    movePress(touches)
  }

  /// Selects the row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endPress(touches)
  }

  /// Takes the highlight away; nothing is selected.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    guard let press, touches.contains(press.touch) else { return }
    if EngineFault.highlightCancelling.isInjected { endPress(touches) } else { cancelPress() }
  }

  private final func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    invalidateHeights()
  }

  /// Asks for all heights again; the selection and the cells stay.
  final func invalidateHeights() {
    needsData = true
    dataVersion += 1
    setNeedsLayout()
  }
}
