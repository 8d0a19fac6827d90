public import Foundation

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections. Default: none.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the insets of sections count from. Default: the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override nonisolated init() {}
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
    (copy.boundarySupplementaryItems, copy.contentInsetsReference) = (
      boundarySupplementaryItems, contentInsetsReference
    )
    return copy
  }
  final func ownCopy() -> UICollectionViewCompositionalLayoutConfiguration {
    copy() as? UICollectionViewCompositionalLayoutConfiguration ?? self
  }
}
