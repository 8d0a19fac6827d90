import JSONText

extension SceneDecoder {
  /// Decodes the sections of a table.
  mutating func sections(_ value: JSONValue, of table: SceneObject) throws(SceneError) -> [SectionDescription] {
    if template != nil {
      throw table.error(
        .misplacedKey, "a table in the cell of several rows cannot have 'sections'", at: value, key: "sections",
        remedy: "give the rows one by one")
    }
    var descriptions: [SectionDescription] = []
    for (index, section) in (value.array ?? []).enumerated() {
      descriptions.append(try self.section(section, at: index, of: table))
    }
    return descriptions
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
    try countRows(rows?.integer ?? rows?.array?.count ?? 0, object, key: "rows")
    if let count = rows?.integer ?? (rows == nil ? 0 : nil) {
      section.rows = .template(try rowTemplate(of: object, section: index, count: count), count: count)
    } else {
      if let row = object["row"] {
        throw object.error(
          .misplacedKey, "'row' describes the number of rows in 'rows', and 'rows' is a list", at: row, key: "row",
          remedy: "remove it, or make 'rows' a number")
      }
      section.rows = .cells(try views(rows!, key: "rows", of: object, as: .row))
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

  mutating func countRows(_ count: Int, _ section: SceneObject, key: String) throws(SceneError) {
    // A sum of numbers from a file may overflow.
    guard count <= Self.maximumRowCount - rowCount else {
      throw section.error(
        .tooLarge, "the tables and collection views of a scene may have no more than \(Self.maximumRowCount) rows",
        at: section[key] ?? section.json, key: key)
    }
    rowCount += count
  }

  /// Throws for cells among the subviews of a table with sections, and for two cells with the same row.
  func checkCells(in view: ViewDescription, _ object: SceneObject) throws(SceneError) {
    var lines: [RowIndex: Int] = [:]
    for cell in view.subviews where registry.isKind(cell.knownClassName, of: "UITableViewCell") {
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
