import Foundation
import UIKit

extension LayoutDescription {
  /// Creates the layout.
  ///
  /// - Parameter sections: The groups of the sections of a compositional layout.
  @MainActor
  func layout(_ sections: [LayoutSectionDescription?]) -> UICollectionViewLayout {
    switch self {
    case .flow(let flow): return flow.layout()
    case .compositional(let description):
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = description.axis.scrollDirection
      configuration.interSectionSpacing = description.interSectionSpacing ?? configuration.interSectionSpacing
      return UICollectionViewCompositionalLayout(
        sectionProvider: { index, _ in sections[index]?.section(in: description.axis) }, configuration: configuration)
    }
  }
}

extension FlowLayoutDescription {
  @MainActor
  fileprivate func layout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = axis.scrollDirection
    if let itemSize { layout.itemSize = itemSize }
    if let estimatedItemSize { layout.estimatedItemSize = estimatedItemSize }
    if let minimumLineSpacing { layout.minimumLineSpacing = minimumLineSpacing }
    if let minimumInteritemSpacing { layout.minimumInteritemSpacing = minimumInteritemSpacing }
    if let sectionInset { layout.sectionInset = UIEdgeInsets(sectionInset) }
    if let headerReferenceSize { layout.headerReferenceSize = headerReferenceSize }
    if let footerReferenceSize { layout.footerReferenceSize = footerReferenceSize }
    layout.sectionHeadersPinToVisibleBounds = headersPin
    layout.sectionFootersPinToVisibleBounds = footersPin
    return layout
  }
}

extension LayoutSectionDescription {
  @MainActor
  fileprivate func section(in axis: StackAxis) -> NSCollectionLayoutSection? {
    guard let group = group.item() as? NSCollectionLayoutGroup else { return nil }
    let section = NSCollectionLayoutSection(group: group)
    if let contentInsets { section.contentInsets = NSDirectionalEdgeInsets(contentInsets) }
    if let interGroupSpacing { section.interGroupSpacing = interGroupSpacing }
    section.orthogonalScrollingBehavior = orthogonalScrolling.behavior
    section.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    section.boundarySupplementaryItems = boundaryItems.map { $0.item(in: axis) }
    return section
  }
}

extension LayoutItemDescription {
  @MainActor
  fileprivate func item() -> NSCollectionLayoutItem {
    let size = NSCollectionLayoutSize(widthDimension: width.dimension, heightDimension: height.dimension)
    let item = group.map { $0.group(of: size) } ?? NSCollectionLayoutItem(layoutSize: size)
    if let contentInsets { item.contentInsets = NSDirectionalEdgeInsets(contentInsets) }
    return item
  }
}

extension LayoutItemDescription.Group {
  @MainActor
  fileprivate func group(of size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
    let items = subitems.map { $0.item() }
    let group: NSCollectionLayoutGroup =
      switch (axis, count) {
      case (.horizontal, nil): .horizontal(layoutSize: size, subitems: items)
      case (.vertical, nil): .vertical(layoutSize: size, subitems: items)
      case (.horizontal, let count?): .horizontal(layoutSize: size, repeatingSubitem: items[0], count: count)
      case (.vertical, let count?): .vertical(layoutSize: size, repeatingSubitem: items[0], count: count)
      }
    group.interItemSpacing = spacing.map { $0.isFlexible ? .flexible($0.points) : .fixed($0.points) }
    return group
  }
}

extension BoundaryItemDescription {
  @MainActor
  fileprivate func item(in axis: StackAxis) -> NSCollectionLayoutBoundarySupplementaryItem {
    let standard: BoundaryAlignment =
      axis == .vertical ? (kind == .header ? .top : .bottom) : (kind == .header ? .leading : .trailing)
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width.dimension, heightDimension: height.dimension),
      elementKind: kind.elementKind, alignment: (alignment ?? standard).alignment, absoluteOffset: offset ?? .zero)
    if let extendsBoundary { item.extendsBoundary = extendsBoundary }
    item.pinToVisibleBounds = pinsToVisibleBounds
    return item
  }
}

extension DimensionDescription {
  @MainActor
  fileprivate var dimension: NSCollectionLayoutDimension {
    switch self {
    case .absolute(let length): .absolute(length)
    case .ofWidth(let part): .fractionalWidth(part)
    case .ofHeight(let part): .fractionalHeight(part)
    case .estimated(let length): .estimated(length)
    }
  }
}

extension StackAxis {
  fileprivate var scrollDirection: UICollectionView.ScrollDirection { self == .vertical ? .vertical : .horizontal }
}

extension OrthogonalScrolling {
  fileprivate var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

extension BoundaryAlignment {
  fileprivate var alignment: NSRectAlignment {
    switch self {
    case .top: .top
    case .topLeading: .topLeading
    case .leading: .leading
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    case .trailing: .trailing
    case .topTrailing: .topTrailing
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(_ insets: InsetsDescription) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
