import Foundation
import UIKit

/// The data source and delegate of a table, with the rows and delegate results that the scene describes.
final class SceneTableSource: UITableViewDataSource, UITableViewDelegate, HarnessObject {
  private let description: ViewDescription
  private unowned let builder: SceneBuilder
  /// For a table without sections: the description of each cell.
  private var snapshot: [IndexPath: ViewDescription] = [:]

  private var sections: [SectionDescription] { description.table?.sections ?? [] }

  init(_ description: ViewDescription, builder: SceneBuilder) {
    self.description = description
    self.builder = builder
  }

  /// Connects to the table: with its sections, or with the cells among its subviews.
  func attach(to table: UITableView) {
    if description.table?.sections == nil {
      let cells = table.subviews.compactMap { $0 as? UITableViewCell }
      let rows = cells.map { (view: $0 as UIView, path: $0.details?.description.cell?.row.map(IndexPath.init)) }
      table.adoptSnapshot(rows: rows)
      for cell in cells {
        if let path = table.indexPath(for: cell) { snapshot[path] = cell.details?.description }
      }
    } else {
      table.dataSource = self
    }
    table.delegate = self
    if description.table?.sections != nil { table.reloadData() }
  }

  private func row(_ path: IndexPath) -> ViewDescription? {
    if description.table?.sections == nil { return snapshot[path] }
    return sections[path.section].cell(at: RowIndex(section: path.section, row: path.row))
  }

  // MARK: Data

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rowCount }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = row(indexPath)
    // Cells with the same contents share a reuse identifier; a row with its own description has its own cell.
    let kind =
      if case .template = sections[indexPath.section].rows { "section \(indexPath.section)" } else {
        "row \(indexPath.section), \(indexPath.row)"
      }
    let name = "\(tableView.nameInResults)/row[\(indexPath.section),\(indexPath.row)]"
    if let cell = tableView.dequeueReusableCell(withIdentifier: kind) {
      if let row { RowRenewal(builder: builder).renew(cell, as: row) }
      if row?.id == nil { cell.nameInResults = name }
      // From now on the cell and its contents are those of this row.
      cell.removeIdentities()
      builder.finish()
      return cell
    }
    let cell = builder.makeCell(row, reuseIdentifier: kind)
    // The table positions the cell; the cell's contents are laid out in its future size.
    let height = self.tableView(tableView, heightForRowAt: indexPath)
    cell.frame.size = CGSize(
      width: tableView.bounds.width, height: height >= 0 ? height : PlatformBehavior.current.tableRowHeight)
    // It is behind the subviews that the scene describes.
    cell.contentView.frame = cell.bounds
    if let row { builder.fill(cell, row) }
    if row?.id == nil { cell.nameInResults = name }
    builder.finish()
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let height = row(indexPath)?.cell?.height { return height }
    if tableView.rowHeight >= 0 { return tableView.rowHeight }
    // Content with constraints has its own height.
    if let row = row(indexPath), row.subviews.contains(where: \.hasConstraints) {
      return UITableView.automaticDimension
    }
    return PlatformBehavior.current.tableRowHeight
  }

  /// The heights that a scene states hold from the start.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    self.tableView(tableView, heightForRowAt: indexPath) >= 0 ? 0 : tableView.estimatedRowHeight
  }

  // MARK: Headers and footers

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if case .title(let title) = sections[section].header { title } else { nil }
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if case .title(let title) = sections[section].footer { title } else { nil }
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view(sections[section].header, in: tableView)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    view(sections[section].footer, in: tableView)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    sections[section].headerHeight.map { CGFloat($0) } ?? tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    sections[section].footerHeight.map { CGFloat($0) } ?? tableView.sectionFooterHeight
  }

  private func view(_ description: HeaderDescription?, in table: UITableView) -> UIView? {
    guard case .view(let description) = description else { return nil }
    defer { builder.finish() }
    return builder.make(description, in: CGRect(origin: .zero, size: table.bounds.size))
  }

  // MARK: Selection

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    row(indexPath)?.cell?.shouldHighlight ?? true
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    switch row(indexPath)?.cell?.willSelect {
    case .nothing: nil
    case .row(let other): IndexPath(other)
    case nil: indexPath
    }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let action = row(indexPath)?.cell?.action else { return }
    builder.reactions.fire(action, tableView)
  }
}

/// Applies the description of a new row to a reused cell.
@MainActor
struct RowRenewal {
  let builder: SceneBuilder

  /// Visits a view and its description in parallel; both have the same structure as when the cell was created.
  func renew(_ view: UIView, as description: ViewDescription) {
    view.details?.description = description
    view.nameInResults = description.id ?? ""
    description.apply(.properties, to: view, by: builder)
    builder.recognizers.renew(description, on: view)
    description.apply(.touchDelegate, to: view, by: builder)
    // The view of a cell's content configuration is not a subview of the scene's description.
    let known = { (subviews: [UIView]) in subviews.filter { $0.details != nil && !($0 is SceneContentView) } }
    for (subview, inner) in zip(known(view.subviews), description.subviews) { renew(subview, as: inner) }
    guard let contentView = view.contentViewOfCell, let contents = description.cell?.contentView else { return }
    if let content = description.cell?.contentConfiguration, let cell = view as? UITableViewCell {
      cell.contentConfiguration = SceneContentConfiguration(content, space: cell.bounds, builder: builder)
      return
    }
    for (subview, inner) in zip(known(contentView.subviews), contents) { renew(subview, as: inner) }
  }
}

extension IndexPath {
  init(_ row: RowIndex) {
    self.init(row: row.row, section: row.section)
  }
}
