import Foundation

extension NSCollectionLayoutSection {
  /// The section of a list.
  ///
  /// Source: grouped and inset tables of iOS 26, whose first header is 17.5 points higher than the others, and which have 17.5 points
  /// below a section and 16 or 20 at the sides (Vercantez/openuikit) [M]. That lists are like them within the ranges is inferred [I].
  convenience init(list: UICollectionLayoutListConfiguration, width: CGFloat) {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    self.init(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    hasSwipeActions =
      list.leadingSwipeActionsConfigurationProvider != nil || list.trailingSwipeActionsConfigurationProvider != nil
    if hasSwipeActions { UncalledRequirements.hasListsWithSwipeActions = true }
    let isGrouped = list.appearance == .grouped || list.appearance == .insetGrouped
    if list.appearance != .plain, list.appearance != .sidebarPlain {
      let space = Self.space(in: 0...40, stated: 17.5)
      contentInsets = NSDirectionalEdgeInsets(
        top: list.headerMode == .supplementary ? 0 : space, leading: 0, bottom: list.footerMode == .none ? space : 0,
        trailing: 0)
    }
    if list.appearance == .insetGrouped || list.appearance == .sidebar {
      let isPad = Engine.current.screen.isPad
      let inset = UnknownLength.cellMargins.reading.value(
        in: (list.appearance == .sidebar ? 0 : 16)...(isPad ? 40 : 20), stated: width <= 375 ? 16 : 20)
      (contentInsets.leading, contentInsets.trailing) = (inset, inset)
    }
    addEdges(of: list, isGrouped: isGrouped)
  }

  private func addEdges(of list: UICollectionLayoutListConfiguration, isGrouped: Bool) {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(38))
    if list.headerMode == .supplementary {
      let isPlain = list.appearance == .plain
      let gap = list.headerTopPadding ?? Self.space(in: 0...40, stated: isGrouped ? 17.5 : 0)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
        absoluteOffset: CGPoint(x: 0, y: gap))
      (header.isOfList, header.pinToVisibleBounds) = (true, isPlain)
      boundarySupplementaryItems.append(header)
    }
    if list.footerMode == .supplementary {
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
      boundarySupplementaryItems.append(footer)
    }
  }

  private static func space(in range: ClosedRange<CGFloat>, stated: CGFloat) -> CGFloat {
    UnknownLength.rowHeights.reading.value(in: range, stated: stated)
  }
}
