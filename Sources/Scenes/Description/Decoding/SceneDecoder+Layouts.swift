import Foundation
import JSONText

extension SceneDecoder {
  /// The greatest depth of groups in groups.
  private static let maximumGroupDepth = 50

  /// Decodes the layout of a collection view.
  func layout(_ value: JSONValue, of view: SceneObject) throws(SceneError) -> LayoutDescription {
    let key = "collectionViewLayout"
    let object = try sceneObject(value, owner: .collectionLayout, at: view.place.part(key), part: key, of: view)
    let name: LayoutClass = object["class"]!.named()!
    try object.checkKeys(of: name.rawValue) { $0 == name.rawValue }
    let axis: StackAxis = object["scrollDirection"]?.named() ?? .vertical
    switch name {
    case .compositional:
      return .compositional(
        CompositionalLayoutDescription(axis: axis, interSectionSpacing: object["interSectionSpacing"]?.number))
    case .flow:
      return .flow(
        FlowLayoutDescription(
          axis: axis, itemSize: object["itemSize"]?.size, estimatedItemSize: object["estimatedItemSize"]?.size,
          minimumLineSpacing: object["minimumLineSpacing"]?.number,
          minimumInteritemSpacing: object["minimumInteritemSpacing"]?.number,
          sectionInset: object["sectionInset"]?.insets, headerReferenceSize: object["headerReferenceSize"]?.size,
          footerReferenceSize: object["footerReferenceSize"]?.size,
          headersPin: object["sectionHeadersPinToVisibleBounds"]?.bool ?? false,
          footersPin: object["sectionFootersPinToVisibleBounds"]?.bool ?? false))
    }
  }

  /// Decodes the groups of a section.
  func layoutSection(
    _ value: JSONValue, of section: SceneObject, _ part: String
  ) throws(SceneError) -> LayoutSectionDescription {
    let object = try sceneObject(
      value, owner: .layoutSection, at: section.place.part("layout"), part: part, of: section)
    let group = try layoutItem(object["group"]!, of: object, "group", part, depth: 1)
    guard group.group != nil else {
      throw object.error(
        .missingKey, "missing key 'subitems'", at: object["group"]!, key: "group",
        remedy: "'group' must be a group of items")
    }
    var layout = LayoutSectionDescription(group: group)
    layout.contentInsets = object["contentInsets"]?.insets
    layout.interGroupSpacing = object["interGroupSpacing"]?.number
    layout.orthogonalScrolling = object["orthogonalScrollingBehavior"]?.named() ?? .none
    layout.supplementariesFollowContentInsets = object["supplementariesFollowContentInsets"]?.bool ?? true
    for (index, item) in (object["boundarySupplementaryItems"]?.array ?? []).enumerated() {
      let item = try boundaryItem(item, at: index, of: object, part)
      if layout.boundaryItems.contains(where: { $0.kind == item.kind }) {
        throw object.error(
          .invalidValue, "'boundarySupplementaryItems' has two of the kind \(item.kind.rawValue)",
          at: object["boundarySupplementaryItems"]!, key: "boundarySupplementaryItems",
          remedy: "a section has one header and one footer")
      }
      layout.boundaryItems.append(item)
    }
    return layout
  }

  private func layoutItem(
    _ value: JSONValue, of whole: SceneObject, _ step: String, _ part: String, depth: Int
  ) throws(SceneError) -> LayoutItemDescription {
    let part = "\(part).\(step)"
    let object = try sceneObject(value, owner: .layoutItem, at: whole.place.part(step), part: part, of: whole)
    guard depth <= Self.maximumGroupDepth else {
      throw object.error(
        .tooLarge, "no more than \(Self.maximumGroupDepth) groups may stand inside each other", at: value)
    }
    var item = LayoutItemDescription(
      width: DimensionDescription(object["width"]!)!, height: DimensionDescription(object["height"]!)!,
      contentInsets: object["contentInsets"]?.insets)
    guard let subitems = object["subitems"]?.array else {
      for key in ["axis", "count", "interItemSpacing"] {
        guard let value = object[key] else { continue }
        throw object.error(
          .misplacedKey, "'\(key)' is for a group", at: value, key: key, remedy: "remove it, or give 'subitems'")
      }
      return item
    }
    guard let axis: StackAxis = object["axis"]?.named() else {
      throw object.error(
        .missingKey, "missing key 'axis'", at: object.json, key: "axis",
        remedy: "a group needs \"horizontal\" or \"vertical\"")
    }
    if let count = object["count"], subitems.count > 1 {
      throw object.error(
        .misplacedKey, "'count' repeats one item, and 'subitems' has \(subitems.count)", at: count, key: "count",
        remedy: "remove it, or put the items into a group")
    }
    var group = LayoutItemDescription.Group(axis: axis, subitems: [])
    group.count = object["count"]?.integer
    group.spacing = object["interItemSpacing"].flatMap(SpacingDescription.init)
    for (index, subitem) in subitems.enumerated() {
      group.subitems.append(try layoutItem(subitem, of: object, "subitems[\(index)]", part, depth: depth + 1))
    }
    item.group = group
    return item
  }

  private func boundaryItem(
    _ value: JSONValue, at index: Int, of section: SceneObject, _ part: String
  ) throws(SceneError) -> BoundaryItemDescription {
    let step = "boundarySupplementaryItems"
    let object = try sceneObject(
      value, owner: .boundaryItem, at: section.place.part(step, index), part: "\(part).\(step)[\(index)]", of: section)
    return BoundaryItemDescription(
      kind: object["kind"]!.named()!, width: DimensionDescription(object["width"]!)!,
      height: DimensionDescription(object["height"]!)!, alignment: object["alignment"]?.named(),
      offset: object["offset"]?.point, extendsBoundary: object["extendsBoundary"]?.bool,
      pinsToVisibleBounds: object["pinToVisibleBounds"]?.bool ?? false)
  }
}
