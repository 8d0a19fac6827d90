public import Foundation

/// A scrolling column of rows in sections.
///
/// Only visible rows have a cell; cells that leave the visible area are reused. A row has an estimated height until its cell is
/// shown, and then the height that the delegate gives, or the one that fits the constraints of the cell's content. Without
/// estimates, heights are requested once, when the data is loaded. Touches depend on a ``Dispute`` below a row that was not shown and
/// whose estimate is not its height, and below a row whose content has no constraints.
///
/// Touches: cells are ordinary views. A touch in a cell's content moves up the responder chain to the cell and to the
/// table, at the time at which the content receives it (a scroll view may delay it). The table highlights the row of
/// the cell that was hit and selects it at the end. Anything that keeps a touch from the table keeps the row from being
/// selected: a control, a view that does not forward its touches, a recognizer that cancels them, a drag that scrolls.
/// Source: that a control wins, KIF's tests [T]; selection at the end [O]; that the touch reaches the table along the
/// responder chain is inferred from the classes' own methods in runtime headers [I].
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    effectValueOfList(kind) ?? super.effectValue(of: kind)
  }

  public let style: Style

  /// Provides the data.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Provides heights, headers and footers, takes part in selection and receives scrolling callbacks; held weakly.
  open var delegate: (any UITableViewDelegate)? {
    get { rowDelegate }
    set {
      scrollDelegate = (newValue as? ForwardingTableViewDelegate).map(\.scrollDelegate) ?? newValue
      delegateDidChange()
    }
  }

  /// The height of rows without a height from the delegate. Default: ``automaticDimension``.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { invalidateHeights() } }
  }
  /// The height of section headers without a height from the delegate. Default: ``automaticDimension``.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { invalidateHeights() } }
  }
  /// The height of section footers without a height from the delegate. Default: ``automaticDimension``.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { invalidateHeights() } }
  }
  /// The space above each section header of a plain table. Default: ``automaticDimension``, the platform's value.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { invalidateHeights() } }
  }
  /// The height of rows until their cells are shown. With 0, all heights are requested at once, and no row sizes itself.
  /// Default: ``automaticDimension``, the platform's value. Source: Apple's page of this property [D].
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { invalidateHeights() } }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
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
  /// The view behind all content. It fills the visible area and does not scroll. In old systems a private view covers it.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      coverBackground()
      setNeedsLayout()
    }
  }

  /// The scroll view's delegate if it conforms to the table's delegate protocol.
  private final weak var rowDelegate: (any UITableViewDelegate)?
  /// Stands for a delegate that only forwards the messages of ``UITableViewDelegate``.
  final var forwardingDelegate: ForwardingTableViewDelegate?

  /// The positions of rows in the data that was loaded last.
  final var geometry = TableGeometry()
  /// Whether the data must be loaded before ``geometry`` is used.
  final var needsData = true
  /// Increases whenever ``geometry`` becomes out of date.
  final var dataVersion = 0
  /// The y coordinate of the first row or header with a guessed height.
  final var firstGuessedHeight: CGFloat?
  /// The rows with estimates.
  final var sizes = RowSizes()
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
    willReplaceRows()
    updates = nil
    selection = []
    sizes = RowSizes()
    // The delegate, which gets the views that are shown no more, may already read the new data.
    invalidateHeights()
    recycleVisibleRows()
    removeSupplements()
  }

  /// Places the cells, headers and footers of the visible rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  override func selection(byTouchOn view: UIView) -> [String] {
    allowsSelection && sequence(first: view, next: \.superview).contains { path(ofRowView: $0) != nil }
      ? selectionNames(.didSelectRow, "row") : []
  }

  override func delegateDidChange() {
    super.delegateDidChange()
    let delegate = scrollDelegate as? any UITableViewDelegate ?? forwardingDelegate(for: scrollDelegate)
    guard delegate !== rowDelegate else { return }
    rowDelegate = delegate
    reloadData()
  }

  // MARK: Rows and sections

  open var numberOfSections: Int { sectionCount }

  open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }

  /// The row at a point in the table's coordinate space; `nil` over headers and footers and outside rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(ofRowAt: point) }

  /// The rows that intersect a rectangle in the table's coordinate space.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(ofRowsIn: rect) }

  /// The row that a cell shows, if any.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(ofRowView: cell) }

  /// The cell of a visible row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visibleCell(at: indexPath) }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { cellsOfVisibleRows }

  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { pathsOfVisibleRows }

  /// The frame of a row in the table's coordinate space; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { frame(ofRowAt: indexPath) }

  /// The frame of a section with its header and footer, in the table's coordinate space.
  open func rect(forSection section: Int) -> CGRect { frame(ofSection: section) }

  /// The frame of a section's header when it does not float, in the table's coordinate space.
  open func rectForHeader(inSection section: Int) -> CGRect { frame(ofHeaderInSection: section) }

  /// The frame of a section's footer when it does not float, in the table's coordinate space.
  open func rectForFooter(inSection section: Int) -> CGRect { frame(ofFooterInSection: section) }

  /// The header of a visible section; `nil` if it has another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { header(ofSection: section) }

  /// The footer of a visible section; `nil` if it has another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { footer(ofSection: section) }

  /// Scrolls a row to a position, as far as the content allows.
  ///
  /// At the top the row is placed below the floating header [I].
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(toRowAt: indexPath, scrollPosition, animated: animated)
  }

  /// The first of the selected rows.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows in the order of their selection; `nil` for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, or none with `nil`, and scrolls to it. Without multiple selection other rows are deselected.
  ///
  /// No delegate method is called. Source: Apple's page of this method [D].
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(onlyRowAt: indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row. No delegate method is called. Source: Apple's page of this method [D].
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Reuse

  /// Registers the class of cells with a reuse identifier; `nil` removes the registration.
  ///
  /// - Precondition: the class is a cell's.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// Nibs are not modelled: the cell is a plain one, and the outcomes are unknown.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { registerNib(nib, identifier) }
  /// Nibs are not modelled: the view is a plain one, and the outcomes are unknown.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerSupplementNib(nib, identifier)
  }

  /// Registers the class of headers and footers with a reuse identifier; `nil` removes the registration.
  ///
  /// - Precondition: the class is a header's.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerSupplements(aClass, identifier)
  }

  /// A recycled cell, else a new one of the registered class; `nil` without a registration.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reuse.dequeue(identifier) }

  /// A recycled cell, else a new one of the registered class, at the position of its row.
  ///
  /// - Precondition: a class is registered, or a recycled cell exists.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, forRowAt: indexPath)
  }

  /// A recycled header or footer, else a new one of the registered class; `nil` without a registration.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reuse.dequeueSupplement(identifier)
  }

  // MARK: Changes

  /// Begins a batch of changes that ``endUpdates()`` applies.
  open func beginUpdates() { openUpdates() }

  /// Applies the changes since ``beginUpdates()``.
  open func endUpdates() { closeUpdates() }

  /// Applies the changes of `updates` as one batch.
  open func performBatchUpdates(
    _ updates: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    openUpdates()
    updates?()
    closeUpdates()
    completion?(true)
  }

  /// Inserts rows; index paths are those after the change.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += indexPaths }
  }

  /// Deletes rows; index paths are those before the change.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += indexPaths }
  }

  /// Moves a row from a place before the change to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Creates the cells of rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Inserts sections; indexes are those after the change.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections; indexes are those before the change.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Moves a section from a place before the change to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Creates the cells, headers and footers of sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
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
