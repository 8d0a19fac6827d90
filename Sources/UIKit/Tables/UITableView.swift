public import Foundation

/// A scrolling column of rows in sections.
///
/// Only visible rows have a cell; cells that leave the visible area are reused. Heights are requested once, when the
/// data is loaded, and are never estimated. A row without a given height gets the platform's default height, because
/// Auto Layout is not modelled; touches below it depend on a ``Dispute``.
///
/// Touches: cells are ordinary views. A touch in a cell's content moves up the responder chain to the cell and to the
/// table, at the time at which the content receives it (a scroll view may delay it). The table highlights the row of
/// the cell that was hit and selects it at the end. Anything that keeps a touch from the table keeps the row from being
/// selected: a control, a view that does not forward its touches, a recognizer that cancels them, a drag that scrolls.
/// Source: that a control wins, KIF's tests [T]; selection at the end [O]; that the touch reaches the table along the
/// responder chain is inferred from the classes' own methods in runtime headers [I].
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public let style: Style

  /// Provides the data.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Provides heights, headers and footers, takes part in selection and receives scrolling callbacks; held weakly.
  open var delegate: (any UITableViewDelegate)? {
    get { rowDelegate }
    set {
      scrollDelegate = newValue
      delegateDidChange()
    }
  }

  /// The height of rows without a height from the delegate. Default: ``automaticDimension``.
  open var rowHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }
  /// The height of section headers without a height from the delegate. Default: ``automaticDimension``.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }
  /// The height of section footers without a height from the delegate. Default: ``automaticDimension``.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }
  /// The space above each section header of a plain table. Default: ``automaticDimension``, the platform's value.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { invalidateHeights() } }
  /// Stored without effect: heights are requested at once, never estimated.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// Stored without effect: heights are requested at once, never estimated.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// Stored without effect: heights are requested at once, never estimated.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension

  /// Whether touches select rows. Default: true.
  open var allowsSelection = true
  /// Whether several rows can be selected; a tap on a selected row then deselects it. Default: false.
  open var allowsMultipleSelection = false

  /// The view above all sections, with the table's width and its own height.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// The view below all sections, with the table's width and its own height.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  /// The view behind all content. It fills the visible area and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The scroll view's delegate if it conforms to the table's delegate protocol.
  private final weak var rowDelegate: (any UITableViewDelegate)?

  /// The positions of rows in the data that was loaded last.
  final var geometry = TableGeometry()
  /// Whether the data must be loaded before ``geometry`` is used.
  final var needsData = true
  /// Increases whenever ``geometry`` becomes out of date.
  final var dataVersion = 0
  /// The y coordinate of the first row or header with a guessed height.
  final var firstGuessedHeight: CGFloat?
  /// A pasted hierarchy that replaces the data source.
  final var snapshot: TableSnapshot?

  /// A visible row.
  struct VisibleRow {
    /// The row number.
    let number: Int
    let path: IndexPath
    let cell: UITableViewCell
  }
  /// The visible rows, from top to bottom.
  @exclusivity(unchecked) final var visibleRows: [VisibleRow] = []
  /// The header and footer of a section.
  struct Supplements {
    var header: UIView?
    var footer: UIView?
  }
  /// Whether cells are being created for rows.
  final var isTiling = false
  /// The headers and footers of the visible sections.
  final var visibleSupplements: [Int: Supplements] = [:]
  final var reuse = ReusePool()

  /// The selected rows in the order of their selection.
  final var selection: [IndexPath] = []
  /// The touch that may select a row.
  @exclusivity(unchecked) final var press: RowPress?
  /// The changes since ``beginUpdates()``.
  final var updates: RowUpdates?

  /// Creates a table with a style. Unlike other scroll views it bounces vertically even if all rows are visible.
  ///
  /// Source: jianshu f3e5bf5192ef, for both; apps that switch it off for short tables [O].
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  open override var contentSize: CGSize {
    get {
      loadData()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Discards rows, cells and the selection; the data is requested again before its next use.
  ///
  /// No delegate method is called for the selection. A highlighted row is unhighlighted, and its touch selects nothing.
  /// Source: that the selection is lost is common knowledge [O]; what happens to the touch is inferred [I].
  open func reloadData() {
    guard snapshot == nil else { return }
    updates = nil
    selection = []
    recycleVisibleRows()
    removeSupplements()
    invalidateHeights()
  }

  /// Places the cells, headers and footers of the visible rows.
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

  // MARK: Touches. They arrive along the responder chain and end here, as in any scroll view.

  /// Highlights the row of the cell that was hit.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    beginPress(touches)
  }

  /// Unhighlights the row when the touch leaves it, and highlights it again when the touch returns.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    movePress(touches)
  }

  /// Selects the row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endPress(touches)
  }

  /// Unhighlights the row without a selection.
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

  /// Requests all heights again; selection and cells are kept.
  final func invalidateHeights() {
    needsData = true
    dataVersion += 1
    setNeedsLayout()
  }
}
