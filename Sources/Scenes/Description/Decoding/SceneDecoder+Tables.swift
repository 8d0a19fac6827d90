import JSONText

extension SceneDecoder {
  /// Decodes a table's own keys.
  mutating func readTable(of object: SceneObject, into view: inout ViewDescription) throws(SceneError) {
    view.table = try table(of: object)
  }

  /// Decodes a cell's own keys.
  mutating func readCell(of object: SceneObject, into view: inout ViewDescription) throws(SceneError) {
    view.cell = try cell(of: object)
  }

  private mutating func table(of object: SceneObject) throws(SceneError) -> TableDescription {
    var table = TableDescription()
    table.style = object["style"]?.named()
    table.rowHeight = object["rowHeight"]?.number
    table.sectionHeaderHeight = object["sectionHeaderHeight"]?.number
    table.sectionFooterHeight = object["sectionFooterHeight"]?.number
    if let header = object["tableHeaderView"] {
      table.tableHeaderView = try view(header, at: object.place.view("tableHeaderView"), as: .subview)
    }
    if let footer = object["tableFooterView"] {
      table.tableFooterView = try view(footer, at: object.place.view("tableFooterView"), as: .subview)
    }
    guard let value = object["sections"], let sections = value.array else { return table }
    if template != nil {
      throw object.error(
        .misplacedKey, "a table in the cell of several rows cannot have 'sections'", at: value, key: "sections",
        remedy: "give the rows one by one")
    }
    var descriptions: [SectionDescription] = []
    for (index, section) in sections.enumerated() {
      descriptions.append(try self.section(section, at: index, of: object))
    }
    table.sections = descriptions
    return table
  }

  private mutating func cell(of object: SceneObject) throws(SceneError) -> CellDescription {
    var cell = CellDescription()
    cell.row = object["row"]?.rowIndex
    cell.height = object["height"]?.number
    cell.selectionStyle = object["selectionStyle"]?.named()
    cell.shouldHighlight = object["shouldHighlight"]?.bool ?? true
    if let answer = object["willSelect"] { cell.willSelect = answer.rowIndex.map { .row($0) } ?? .nothing }
    cell.action = object["action"]?.string
    if let action = cell.action { firedNames.insert(action) }
    cell.contentView = try views(object["contentView"], key: "contentView", of: object, as: .subview)
    cell.contentConfiguration = try contentConfiguration(of: object)
    return cell
  }

  private mutating func section(
    _ json: JSONValue, at index: Int, of table: SceneObject
  ) throws(SceneError) -> SectionDescription {
    let place = table.place.part("sections", index)
    let object = try sceneObject(json, owner: .section, at: place, part: "sections[\(index)]", of: table)
    var section = SectionDescription()
    section.header = try header("header", of: object)
    section.headerHeight = object["headerHeight"]?.number
    section.footer = try header("footer", of: object)
    section.footerHeight = object["footerHeight"]?.number
    let rows = object["rows"]
    try countRows(rows?.integer ?? rows?.array?.count ?? 0, object)
    if let count = rows?.integer ?? (rows == nil ? 0 : nil) {
      section.rows = .template(try rowTemplate(of: object, section: index, count: count), count: count)
    } else {
      if let row = object["row"] {
        throw object.error(
          .misplacedKey, "'row' describes the number of rows in 'rows', and 'rows' is a list", at: row, key: "row",
          remedy: "remove it, or make 'rows' a number")
      }
      section.rows = .cells(try views(rows, key: "rows", of: object, as: .row))
    }
    return section
  }

  private mutating func rowTemplate(
    of section: SceneObject, section index: Int, count: Int
  ) throws(SceneError) -> ViewDescription? {
    guard let row = section["row"] else { return nil }
    template = RowTemplate(section: index, count: count)
    defer { template = nil }
    return try view(row, at: section.place.view("row"), as: .row)
  }

  private mutating func header(_ key: String, of section: SceneObject) throws(SceneError) -> HeaderDescription? {
    guard let value = section[key] else { return nil }
    if let title = value.string { return .title(title) }
    return .view(try view(value, at: section.place.view(key), as: .sectionView))
  }

  private mutating func countRows(_ count: Int, _ section: SceneObject) throws(SceneError) {
    // A sum of numbers from a file may overflow.
    guard count <= Self.maximumRowCount - rowCount else {
      throw section.error(
        .tooLarge, "the tables of a scene may have no more than \(Self.maximumRowCount) rows",
        at: section["rows"] ?? section.json, key: "rows")
    }
    rowCount += count
  }

  /// Throws for cells among the subviews of a table with sections, and for two cells with the same row.
  func checkCells(in view: ViewDescription, _ object: SceneObject) throws(SceneError) {
    var lines: [RowIndex: Int] = [:]
    for cell in view.subviews where cell.cell != nil {
      if view.table?.sections != nil {
        throw object.error(
          .misplacedKey, "a table with 'sections' makes its cells itself; one is on line \(cell.line)",
          at: object["subviews"]!, key: "subviews", remedy: "put it into a section, or remove 'sections'")
      }
      guard let row = cell.cell?.row else { continue }
      if let earlier = lines.updateValue(cell.line, forKey: row) {
        throw object.error(
          .invalidValue, "row [\(row.section), \(row.row)] is on line \(earlier) and on line \(cell.line)",
          at: object["subviews"]!, key: "subviews", remedy: "write a row for every cell")
      }
    }
  }
}
