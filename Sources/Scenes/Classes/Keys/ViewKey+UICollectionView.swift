import JSONText
import UIKit

extension ViewClass {
  static let ofUICollectionView: [ViewKey] = [
    ViewKey("allowsSelection", .boolean, isSettable: true) { (view: UICollectionView, value) in
      view.allowsSelection = value.bool!
    },
    ViewKey("allowsMultipleSelection", .boolean) { (view: UICollectionView, value) in
      view.allowsMultipleSelection = value.bool!
    },
    // The factory of the row and the data source use the layout and the sections.
    ViewKey("collectionViewLayout", .collectionLayout, phase: .properties) {
      (object, value, view, decoder) throws(SceneError) in
      view.collection?.layout = try decoder.layout(value, of: object)
    },
    ViewKey("sections", .sections, phase: .contents) { (object, value, view, decoder) throws(SceneError) in
      let layout = view.collection?.layout
      view.collection?.sections = try decoder.itemSections(value, of: object, layout)
    },
  ]

  /// The keys of an item. The data source and the delegate of the collection view use those that are not applied here.
  static let ofUICollectionViewCell: [ViewKey] = [
    ViewKey("size", .size, phase: .properties) { (_, value, view, _) throws(SceneError) in
      view.cell?.size = value.size
    },
    shouldHighlight,
    ViewKey("shouldSelect", .boolean, phase: .properties) { (_, value, view, _) throws(SceneError) in
      view.cell?.shouldSelect = value.bool!
    },
    action, contentView,
  ]

  /// Throws for keys of a collection view that need each other or exclude each other.
  static func checkCollection(_ object: SceneObject) throws(SceneError) {
    guard let sections = object["sections"] else {
      guard let layout = object["collectionViewLayout"] else { return }
      throw object.error(
        .misplacedKey, "'collectionViewLayout' places the items of 'sections'", at: layout,
        key: "collectionViewLayout", remedy: "give 'sections', or remove it")
    }
    if object["collectionViewLayout"] == nil {
      throw object.error(
        .missingKey, "missing key 'collectionViewLayout'", at: sections, key: "collectionViewLayout",
        remedy: "the 'sections' of a collection view need a layout")
    }
    if let size = object["contentSize"] {
      throw object.error(
        .misplacedKey, "the layout of a collection view with 'sections' decides the size of its content", at: size,
        key: "contentSize", remedy: "remove it")
    }
  }
}
