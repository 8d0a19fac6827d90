import JSONText

extension SceneKey {
  /// The keys of a section of a collection view, and of the objects of its layout.
  static let collections =
    [
      SceneKey(owner: .collectionSection, name: "header", type: .view),
      SceneKey(owner: .collectionSection, name: "footer", type: .view),
      SceneKey(owner: .collectionSection, name: "items", type: .rows),
      SceneKey(owner: .collectionSection, name: "item", type: .view),
      SceneKey(owner: .collectionSection, name: "layout", type: .layoutSection),
    ] + layout + groups

  private static let flow = LayoutClass.flow.rawValue
  private static let compositional = LayoutClass.compositional.rawValue

  private static let layout = [
    SceneKey(owner: .collectionLayout, name: "class", type: .layoutClass, isRequired: true),
    SceneKey(owner: .collectionLayout, name: "scrollDirection", type: .axis),
    SceneKey(owner: .collectionLayout, name: "itemSize", type: .size, classes: [flow]),
    SceneKey(owner: .collectionLayout, name: "estimatedItemSize", type: .size, classes: [flow]),
    SceneKey(owner: .collectionLayout, name: "minimumLineSpacing", type: .number, classes: [flow]),
    SceneKey(owner: .collectionLayout, name: "minimumInteritemSpacing", type: .number, classes: [flow]),
    SceneKey(owner: .collectionLayout, name: "sectionInset", type: .insets, classes: [flow]),
    SceneKey(owner: .collectionLayout, name: "headerReferenceSize", type: .size, classes: [flow]),
    SceneKey(owner: .collectionLayout, name: "footerReferenceSize", type: .size, classes: [flow]),
    SceneKey(owner: .collectionLayout, name: "sectionHeadersPinToVisibleBounds", type: .boolean, classes: [flow]),
    SceneKey(owner: .collectionLayout, name: "sectionFootersPinToVisibleBounds", type: .boolean, classes: [flow]),
    SceneKey(owner: .collectionLayout, name: "interSectionSpacing", type: .number, classes: [compositional]),
  ]

  private static let groups = [
    SceneKey(owner: .layoutSection, name: "group", type: .layoutItem, isRequired: true),
    SceneKey(owner: .layoutSection, name: "contentInsets", type: .insets),
    SceneKey(owner: .layoutSection, name: "interGroupSpacing", type: .number),
    SceneKey(owner: .layoutSection, name: "orthogonalScrollingBehavior", type: .orthogonalScrolling),
    SceneKey(owner: .layoutSection, name: "boundarySupplementaryItems", type: .boundaryItems),
    SceneKey(owner: .layoutSection, name: "supplementariesFollowContentInsets", type: .boolean),
    SceneKey(owner: .layoutItem, name: "width", type: .dimension, isRequired: true),
    SceneKey(owner: .layoutItem, name: "height", type: .dimension, isRequired: true),
    SceneKey(owner: .layoutItem, name: "contentInsets", type: .insets),
    SceneKey(owner: .layoutItem, name: "axis", type: .axis),
    SceneKey(owner: .layoutItem, name: "subitems", type: .layoutItems),
    SceneKey(owner: .layoutItem, name: "count", type: .count),
    SceneKey(owner: .layoutItem, name: "interItemSpacing", type: .spacing),
    SceneKey(owner: .boundaryItem, name: "kind", type: .supplementKind, isRequired: true),
    SceneKey(owner: .boundaryItem, name: "width", type: .dimension, isRequired: true),
    SceneKey(owner: .boundaryItem, name: "height", type: .dimension, isRequired: true),
    SceneKey(owner: .boundaryItem, name: "alignment", type: .boundaryAlignment),
    SceneKey(owner: .boundaryItem, name: "offset", type: .point),
    SceneKey(owner: .boundaryItem, name: "extendsBoundary", type: .boolean),
    SceneKey(owner: .boundaryItem, name: "pinToVisibleBounds", type: .boolean),
  ]
}

extension SceneKey.Owner {
  package static let collectionSection = SceneKey.Owner("collectionSection")
  package static let collectionLayout = SceneKey.Owner("collectionLayout", hasClasses: true)
  package static let layoutSection = SceneKey.Owner("layoutSection")
  package static let layoutItem = SceneKey.Owner("layoutItem")
  package static let boundaryItem = SceneKey.Owner("boundaryItem")
}

extension SceneValueType {
  static let collectionLayout = SceneValueType("collectionLayout", "a layout object") { $0.object != nil }
  static let layoutClass = SceneValueType(
    "layoutClass", "\"UICollectionViewFlowLayout\" or \"UICollectionViewCompositionalLayout\""
  ) { value in (value.named() as LayoutClass?) != nil }
  static let layoutSection = SceneValueType("layoutSection", "a section of groups") { $0.object != nil }
  static let layoutItem = SceneValueType("layoutItem", "a group") { $0.object != nil }
  static let layoutItems = SceneValueType("layoutItems", "a list of items and groups, at least one") { value in
    value.array.map { !$0.isEmpty } ?? false
  }
  static let boundaryItems = SceneValueType("boundaryItems", "a list of headers and footers") { $0.array != nil }
  static let dimension = SceneValueType(
    "dimension", "a length above 0, or a text as \"width\", \"0.5 * width\", \"0.5 * height\" or \"estimated 44\""
  ) { DimensionDescription($0) != nil }
  static let spacing = SceneValueType("spacing", "a number, or a text as \"flexible 8\"") {
    SpacingDescription($0) != nil
  }
  static let orthogonalScrolling = SceneValueType(
    "orthogonalScrolling",
    "\"none\", \"continuous\", \"continuousGroupLeadingBoundary\", \"paging\", \"groupPaging\" or \"groupPagingCentered\""
  ) { value in (value.named() as OrthogonalScrolling?) != nil }
  static let supplementKind = SceneValueType("supplementKind", "\"header\" or \"footer\"") { value in
    (value.named() as SupplementKind?) != nil
  }
  static let boundaryAlignment = SceneValueType(
    "boundaryAlignment",
    "\"top\", \"topLeading\", \"leading\", \"bottomLeading\", \"bottom\", \"bottomTrailing\", \"trailing\" or \"topTrailing\""
  ) { value in (value.named() as BoundaryAlignment?) != nil }
}
