/// A section of a table.
public struct SectionDescription: Sendable {
  /// The rows of a section.
  public enum Rows: Sendable {
    /// One description for all of them, or none for plain cells; its texts hold placeholders.
    case template(ViewDescription?, count: Int)
    /// A cell for each.
    case cells([ViewDescription])
  }

  /// What stands above the rows.
  public internal(set) var header: HeaderDescription?

  public internal(set) var headerHeight: Double?

  /// What stands below the rows.
  public internal(set) var footer: HeaderDescription?

  public internal(set) var footerHeight: Double?

  public internal(set) var rows = Rows.template(nil, count: 0)
}

extension SectionDescription {
  /// How many rows there are.
  public var rowCount: Int {
    switch rows {
    case .template(_, let count): count
    case .cells(let cells): cells.count
    }
  }

  /// The cell of a row, with its own ids and texts; nil for a plain cell.
  ///
  /// - Parameter row: A row of this section; its section is that of the table.
  public func cell(at row: RowIndex) -> ViewDescription? {
    precondition((0..<rowCount).contains(row.row), "section \(row.section) has no row \(row.row)")
    switch rows {
    case .template(let template, _): return template?.asCell(of: row)
    case .cells(let cells): return cells[row.row]
    }
  }
}

/// The header or footer of a section.
public enum HeaderDescription: Sendable {
  /// A title, which the table shows in a view of its own.
  case title(String)
  /// A view.
  case view(ViewDescription)
}
