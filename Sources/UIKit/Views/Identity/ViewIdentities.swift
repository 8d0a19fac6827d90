import HitTestTerms

/// The identities that the views of one engine have.
@MainActor
package final class ViewIdentities {
  /// Whether a view gets its identity when it enters a window. A scene sets it when its first views have their names.
  package var assignsAtWindowEntry = false
  /// Called before a view without identity gets one because it enters a window.
  package var willIdentify: (@MainActor (UIView) -> Void)?
  /// Called before a cell of a data source shows a row.
  package var willShowRow: (@MainActor (UITableViewCell, UITableView, IndexPath) -> Void)?
  /// Called before a view of a data source shows an element of a collection view: an item, or one of a kind.
  package var willShowItem: (@MainActor (UICollectionReusableView, UICollectionView, String?, IndexPath) -> Void)?
  /// Changes whenever a tree of views or a given name changes, so that an index can be kept until then.
  @exclusivity(unchecked) package private(set) var version = 0

  /// The keys of living views.
  private var claimed: Set<UInt64> = []

  func didChange() { version &+= 1 }

  /// A key that no other view has: `key`, or one that extends it with the number of views that share the name.
  func claim(_ key: UInt64) -> UInt64 {
    // 0 stands for a view without identity.
    var own = max(key, 1)
    var number = 1
    while !claimed.insert(own).inserted {
      number += 1
      own = max(ViewPath.key(of: "#\(number)", after: key), 1)
    }
    return own
  }

  func release(_ key: UInt64) { claimed.remove(key) }
}
