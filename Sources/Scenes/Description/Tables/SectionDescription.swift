/// A section of a table or a collection view. The rows of a collection view are its items.
package struct SectionDescription: Sendable {
  /// The rows of a section.
  package enum Rows: Sendable {
    /// One description for all rows, or `nil` for plain cells. Its texts may contain placeholders.
    case template(ViewDescription?, count: Int)
    /// One description for each cell.
    case cells([ViewDescription])
  }

  /// The header above the rows.
  package internal(set) var header: HeaderDescription?

  package internal(set) var headerHeight: Double?

  /// The footer below the rows.
  package internal(set) var footer: HeaderDescription?

  package internal(set) var footerHeight: Double?

  package internal(set) var rows = Rows.template(nil, count: 0)

  /// The groups of items, in a compositional layout.
  package internal(set) var layout: LayoutSectionDescription?
}

extension SectionDescription {
  package var rowCount: Int {
    switch rows {
    case .template(_, let count): count
    case .cells(let cells): cells.count
    }
  }

  /// The cell of a row with its own ids and texts. `nil` for a plain cell.
  ///
  /// - Parameter row: A row of this section, with the section's index in the table.
  package func cell(at row: RowIndex) -> ViewDescription? {
    precondition((0..<rowCount).contains(row.row), "section \(row.section) has no row \(row.row)")
    switch rows {
    case .template(let template, _): return template?.asCell(of: row)
    case .cells(let cells): return cells[row.row]
    }
  }
}

/// The header or footer of a section.
package enum HeaderDescription: Sendable {
  /// A title, which the table shows in its own view.
  case title(String)
  case view(ViewDescription)
}
