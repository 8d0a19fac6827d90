public import Foundation

// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UICollectionViewDataSource {
  @_disfavoredOverload public var numberOfSections: _UICollectionViewDataSourceCalls? {
    _UICollectionViewDataSourceCalls(delegate: self)
  }
  @_disfavoredOverload public var collectionView: _UICollectionViewDataSourceCalls? {
    _UICollectionViewDataSourceCalls(delegate: self)
  }
}

/// Calls of the optional methods of ``UICollectionViewDataSource`` that have argument labels.
@preconcurrency @MainActor
public struct _UICollectionViewDataSourceCalls {
  let delegate: any UICollectionViewDataSource

  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    delegate.numberOfSections(in: collectionView)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    delegate.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    delegate.collectionView(collectionView, canMoveItemAt: indexPath)
  }
}
