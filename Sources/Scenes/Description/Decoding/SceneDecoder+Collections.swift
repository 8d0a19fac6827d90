import Foundation
import JSONText

extension SceneDecoder {
  /// Decodes the sections of a collection view.
  mutating func itemSections(
    _ value: JSONValue, of collection: SceneObject, _ layout: LayoutDescription?
  ) throws(SceneError) -> [SectionDescription] {
    if template != nil {
      throw collection.error(
        .misplacedKey, "a collection view in the cell of several rows cannot have 'sections'", at: value,
        key: "sections", remedy: "give the rows one by one")
    }
    var descriptions: [SectionDescription] = []
    for (index, section) in (value.array ?? []).enumerated() {
      descriptions.append(try itemSection(section, at: index, of: collection, layout))
    }
    return descriptions
  }

  private mutating func itemSection(
    _ json: JSONValue, at index: Int, of collection: SceneObject, _ layout: LayoutDescription?
  ) throws(SceneError) -> SectionDescription {
    let part = "sections[\(index)]"
    let object = try sceneObject(
      json, owner: .collectionSection, at: collection.place.part("sections", index), part: part, of: collection)
    var section = SectionDescription()
    section.layout = try sectionLayout(of: object, part, layout)
    section.header = try supplement(.header, of: object, section.layout, layout)
    section.footer = try supplement(.footer, of: object, section.layout, layout)
    let items = object["items"]
    try countRows(items?.integer ?? items?.array?.count ?? 0, object, key: "items")
    try checkSizes((items?.array ?? []) + [object["item"]].compactMap { $0 }, object, layout)
    if let count = items?.integer ?? (items == nil ? 0 : nil) {
      section.rows = .template(try itemTemplate(of: object, section: index, count: count), count: count)
    } else {
      if let item = object["item"] {
        throw object.error(
          .misplacedKey, "'item' describes the number of items in 'items', and 'items' is a list", at: item,
          key: "item", remedy: "remove it, or make 'items' a number")
      }
      section.rows = .cells(
        try views(items!, key: "items", of: object, as: .item).map { $0.asPlacedByLayout })
    }
    return section
  }

  private mutating func itemTemplate(
    of section: SceneObject, section index: Int, count: Int
  ) throws(SceneError) -> ViewDescription? {
    guard let item = section["item"] else { return nil }
    template = RowTemplate(section: index, count: count)
    defer { template = nil }
    return try view(item, at: section.place.view("item"), as: .item).asPlacedByLayout
  }

  /// The groups of a section, which only the sections of a compositional layout have.
  private mutating func sectionLayout(
    of section: SceneObject, _ part: String, _ layout: LayoutDescription?
  ) throws(SceneError) -> LayoutSectionDescription? {
    let value = section["layout"]
    switch (layout, value) {
    case (.compositional, nil):
      throw section.error(
        .missingKey, "missing key 'layout'", at: section.json, key: "layout",
        remedy: "a compositional layout needs the groups of each section")
    case (.flow, let value?):
      throw section.error(
        .misplacedKey, "'layout' is for the sections of a UICollectionViewCompositionalLayout", at: value,
        key: "layout", remedy: "remove it, or choose that class")
    case (_, let value?): return try layoutSection(value, of: section, part + ".layout")
    case (_, nil): return nil
    }
  }

  /// The header or the footer of a section. Throws if the layout has no place for it, or has a place and there is none.
  private mutating func supplement(
    _ kind: SupplementKind, of section: SceneObject, _ groups: LayoutSectionDescription?, _ layout: LayoutDescription?
  ) throws(SceneError) -> HeaderDescription? {
    let key = kind.rawValue
    let isPlaced = groups?.boundaryItems.contains { $0.kind == kind } ?? false
    guard let value = section[key] else {
      guard isPlaced else { return nil }
      throw section.error(
        .missingKey, "missing key '\(key)', which 'boundarySupplementaryItems' places", at: section.json, key: key,
        remedy: "give the view")
    }
    switch layout {
    case .flow(let flow):
      let size = kind == .header ? flow.headerReferenceSize : flow.footerReferenceSize
      if (size.map { flow.axis == .vertical ? $0.height : $0.width } ?? 0) <= 0 {
        throw section.error(
          .misplacedKey, "no \(key) is shown without its size along the layout's axis", at: value, key: key,
          remedy: "give the layout '\(key)ReferenceSize'")
      }
    case .compositional where !isPlaced:
      throw section.error(
        .misplacedKey, "no \(key) is shown without its place", at: value, key: key,
        remedy: "add one to 'boundarySupplementaryItems' of the section's layout")
    case .compositional, nil: break
    }
    return .view(try view(value, at: section.place.view(key), as: .supplement).asPlacedByLayout)
  }

  /// Throws for items with a size where the layout's groups decide it.
  private func checkSizes(
    _ items: [JSONValue], _ section: SceneObject, _ layout: LayoutDescription?
  ) throws(SceneError) {
    guard case .compositional = layout, let size = items.lazy.compactMap({ $0["size"] }).first else { return }
    throw section.error(
      .misplacedKey, "'size' is for the items of a UICollectionViewFlowLayout", at: size, key: "size",
      remedy: "give the size in the section's layout")
  }

  /// Throws for cells among the subviews of a collection view with sections.
  func checkItems(in view: ViewDescription, _ object: SceneObject) throws(SceneError) {
    guard view.collection?.sections != nil,
      let cell = view.subviews.first(where: { registry.isKind($0.knownClassName, of: "UICollectionReusableView") })
    else { return }
    throw object.error(
      .misplacedKey, "a collection view with 'sections' makes its cells itself; one is on line \(cell.line)",
      at: object["subviews"]!, key: "subviews", remedy: "put it into a section, or remove 'sections'")
  }
}

extension ViewDescription {
  /// The same view, made as one that a collection view places.
  fileprivate var asPlacedByLayout: ViewDescription {
    var view = self
    view.cell?.isPlacedByLayout = true
    return view
  }
}
