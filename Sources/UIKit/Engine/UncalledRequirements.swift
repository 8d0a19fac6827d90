/// Methods of an app's delegates that UIKit calls for gestures that are not modelled, such as a swipe across a row, by the class
/// that has them.
@MainActor
package enum UncalledRequirements {
  private static var methods: [ObjectIdentifier: [String]] = [:]

  /// Adds a method, with its place, to a class of delegates.
  package static func add(_ method: String, to type: AnyClass) {
    guard methods[ObjectIdentifier(type)]?.contains(method) != true else { return }
    methods[ObjectIdentifier(type), default: []].append(method)
  }

  /// The first such method of a table's or a collection view's delegate or data source; `nil` for other scroll views.
  static func first(of scrollView: UIScrollView) -> String? {
    guard !methods.isEmpty else { return nil }
    let objects: [AnyObject?] =
      switch scrollView {
      case let table as UITableView: [table.delegate, table.dataSource]
      case let collection as UICollectionView: [collection.delegate, collection.dataSource]
      default: []
      }
    for case let object? in objects {
      var type: AnyClass? = Swift.type(of: object)
      while let current = type {
        if let method = methods[ObjectIdentifier(current)]?.min() { return method }
        type = _getSuperclass(current)
      }
    }
    return nil
  }
}
