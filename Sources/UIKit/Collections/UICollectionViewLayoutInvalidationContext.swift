public import Foundation

/// What of a layout is invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  /// Whether everything is invalid: after `reloadData()` and `invalidateLayout()`, but not for changes of rows and of the bounds.
  open var invalidateEverything: Bool { isEverythingInvalid }
  /// Whether the numbers of sections and items may have changed: after `reloadData()` and changes of rows.
  open var invalidateDataSourceCounts: Bool { areCountsInvalid }
  /// The items that ``invalidateItems(at:)`` has named.
  open var invalidatedItemIndexPaths: [IndexPath]? { invalidPaths[""] }
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { paths("supplementary ") }
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { paths("decoration ") }
  open func invalidateItems(at indexPaths: [IndexPath]) { invalidPaths["", default: []] += indexPaths }
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidPaths["supplementary " + elementKind, default: []] += indexPaths
  }
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidPaths["decoration " + elementKind, default: []] += indexPaths
  }

  final var isEverythingInvalid = false
  final var areCountsInvalid = false
  /// The elements that code has named, by their category and kind.
  private final var invalidPaths: [String: [IndexPath]] = [:]

  private final func paths(_ category: String) -> [String: [IndexPath]]? {
    let found = invalidPaths.filter { $0.key.hasPrefix(category) }
    return found.isEmpty
      ? nil : Dictionary(uniqueKeysWithValues: found.map { (String($0.key.dropFirst(category.count)), $0.value) })
  }
  /// Whether only the views that stay in sight have other places.
  final var keepsPlaces = false
  public override nonisolated init() {}
}

/// Creates contexts of a class that is known only at run time, as ``CellPrototype`` creates cells.
@preconcurrency @MainActor
@_spi(Instrumentation) open class InvalidationContextPrototype: UICollectionViewLayoutInvalidationContext {
  /// Never runs here: `make` calls it through the vtable of another class, as in ``CellPrototype``.
  public required override nonisolated init() { super.init() }

  /// Creates a context of a class.
  @inline(never)
  static func make(_ type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    let type =
      type as? UICollectionViewLayoutInvalidationContext.Type ?? UICollectionViewLayoutInvalidationContext.self
    return unsafeBitCast(type, to: InvalidationContextPrototype.Type.self).init()
  }
}
