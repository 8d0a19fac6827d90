import TestSupport
import UIKit

/// A cell that logs changes of its highlighted and selected state under the name of its row.
final class LoggedCell: UITableViewCell {
  var log: Log?
  static var made = 0
  private(set) var reuses = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    if selected != isSelected { log?.note("\(name(self))\(selected ? "+" : "-")selected") }
    super.setSelected(selected, animated: animated)
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != isHighlighted { log?.note("\(name(self))\(highlighted ? "+" : "-")highlighted") }
    super.setHighlighted(highlighted, animated: animated)
  }
}

/// A table view with a data source and a delegate that logs its calls. The rows of section 0 are `A`, `B`, `C` …, those
/// of section 1 `A1`, `B1` …
@MainActor
final class TableScene: UITableViewDataSource, UITableViewDelegate {
  let log: Log
  let table: UITableView
  /// Retains the last scene, since its table does not.
  private static var latest: TableScene?

  /// The heights of the rows by section.
  var heights: [[CGFloat]]
  var headers: [Int: CGFloat] = [:]
  var footers: [Int: CGFloat] = [:]
  /// The rows for which `shouldHighlightRowAt` returns false.
  var unhighlightable: Set<String> = []
  /// The results of `willSelectRowAt`: another row, or `-` for nil.
  var redirections: [String: String] = [:]
  var deselections: [String: String] = [:]
  /// Code that runs after a delegate call is logged, by its text.
  var reactions: [String: @MainActor () -> Void] = [:]
  var fill: (@MainActor (UITableViewCell, IndexPath) -> Void)?
  /// Whether delegate calls that do not concern highlighting or selection are logged.
  var notesDisplay = false

  /// Creates a table in the corner of a window, 400 points wide. A table that does not scroll does not delay touches.
  init(
    _ heights: [[CGFloat]] = [[100, 100, 100, 100]], height: CGFloat = 400, style: UITableView.Style = .plain,
    scrolls: Bool = false, log: Log = Log()
  ) {
    self.heights = heights
    self.log = log
    table = place(UITableView(frame: .zero, style: style), "table", 0, 0, 400, height, in: showWindow())
    table.isScrollEnabled = scrolls
    table.sectionHeaderTopPadding = 0
    table.estimatedRowHeight = 0
    table.register(LoggedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    LoggedCell.made = 0
    Self.latest = self
  }

  static func name(_ path: IndexPath) -> String {
    let letter = path.row < 26 ? String(UnicodeScalar(UInt8(65 + path.row))) : "r\(path.row)"
    return path.section == 0 ? letter : "\(letter)\(path.section)"
  }

  static func path(_ name: String) -> IndexPath {
    IndexPath(
      row: Int(name.unicodeScalars.first!.value) - 65, section: Int(name.dropFirst()) ?? 0)
  }

  /// The selected rows.
  var selected: String { (table.indexPathsForSelectedRows ?? []).map(Self.name).joined() }
  /// The rows whose cells are in the selected state.
  var looksSelected: String {
    table.visibleCells.filter(\.isSelected).compactMap(\.accessibilityIdentifier).joined()
  }

  func select(_ names: String) {
    for name in names {
      table.selectRow(at: Self.path(String(name)), animated: false, scrollPosition: .none)
    }
    _ = log.take()
  }

  /// The log of a script of touches.
  func events(_ script: String, _ hand: Hand = Hand()) -> String {
    table.layoutIfNeeded()
    _ = log.take()
    hand.follow(script)
    return log.take()
  }

  private func note(_ call: String, _ path: IndexPath) {
    let word = "\(call)(\(Self.name(path)))"
    log.note(word)
    reactions[word]?()
  }

  func numberOfSections(in tableView: UITableView) -> Int { heights.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights[section].count }
  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    heights[path.section][path.row]
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.accessibilityIdentifier = Self.name(path)
    (cell as? LoggedCell)?.log = log
    fill?(cell, path)
    return cell
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headers[section] ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headers[section] == nil ? nil : place(UIView(), "header\(section)", 0, 0, 0, 0)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footers[section] ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    footers[section] == nil ? nil : place(UIView(), "footer\(section)", 0, 0, 0, 0)
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
    if notesDisplay { note("willDisplay", path) }
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
    if notesDisplay { note("didEndDisplaying", path) }
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    note("shouldHighlight", path)
    return !unhighlightable.contains(Self.name(path))
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) { note("didHighlight", path) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) { note("didUnhighlight", path) }

  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    note("willSelect", path)
    return answer(redirections, path)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    note("willDeselect", path)
    return answer(deselections, path)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { note("didSelect", path) }
  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) { note("didDeselect", path) }

  private func answer(_ answers: [String: String], _ path: IndexPath) -> IndexPath? {
    guard let answer = answers[Self.name(path)] else { return path }
    return answer == "-" ? nil : Self.path(answer)
  }
}

/// Logs the rows that touches select, and disputes.
final class SelectionObserver: EventObserver {
  private let log: Log

  init(_ log: Log) {
    self.log = log
  }

  func didSelectRow(at indexPath: IndexPath, in tableView: UITableView) {
    log.note("select(\(name(tableView)):\(TableScene.name(indexPath)))")
  }

  func didEncounterUnmodelled(on dispute: Dispute, of recognizer: UIGestureRecognizer?, touch: UITouch?) {
    log.note("unknown(\(dispute.question))")
  }
}
