import Foundation
import UIKit

/// The data source and delegate of a collection view, with the items and delegate results that the scene describes.
final class SceneItemSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, HarnessObject {
  private let collection: CollectionDescription
  private unowned let builder: SceneBuilder

  private var sections: [SectionDescription] { collection.sections ?? [] }

  init(_ collection: CollectionDescription, builder: SceneBuilder) {
    (self.collection, self.builder) = (collection, builder)
  }

  /// Connects to the collection view and sets its layout.
  func attach(to view: UICollectionView) {
    if let layout = collection.layout { view.collectionViewLayout = layout.layout(sections.map(\.layout)) }
    view.delegate = self
    view.dataSource = self
  }

  private func item(_ path: IndexPath) -> ViewDescription? {
    sections[path.section].cell(at: RowIndex(section: path.section, row: path.item))
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].rowCount
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    // Cells with the same contents share a reuse identifier; an item with its own description has its own cell.
    let kind =
      if case .template = sections[indexPath.section].rows { "section \(indexPath.section)" } else {
        "item \(indexPath.section), \(indexPath.item)"
      }
    let view = view(
      for: item(indexPath) ?? ViewDescription(itemOf: "UICollectionViewCell"), nil, kind, at: indexPath,
      named: "item[\(indexPath.section),\(indexPath.item)]", in: collectionView)
    guard let cell = view as? UICollectionViewCell else {
      preconditionFailure("a decoded scene has only cells as items")
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isHeader = kind == SupplementKind.header.elementKind
    let section = sections[indexPath.section]
    let description =
      if case .view(let view) = isHeader ? section.header : section.footer { view } else {
        ViewDescription(itemOf: "UICollectionReusableView")
      }
    return view(
      for: description, kind, "section \(indexPath.section)", at: indexPath,
      named: "\(isHeader ? "header" : "footer")[\(indexPath.section),0]", in: collectionView)
  }

  /// A recycled view with the contents of an element, or a new one.
  private func view(
    for description: ViewDescription, _ kind: String?, _ identifier: String, at path: IndexPath, named name: String,
    in owner: UICollectionView
  ) -> UICollectionReusableView {
    defer { builder.finish() }
    let name = description.id == nil ? "\(owner.nameInResults)/\(name)" : nil
    if let view = owner.recycledView(ofKind: kind, identifier, at: path) {
      RowRenewal(builder: builder).renew(view, as: description)
      if let name { view.nameInResults = name }
      // From now on the view and its contents are those of this element.
      view.removeIdentities()
      return view
    }
    let view = builder.makeItem(description)
    // The contents are laid out in the place that the layout gives.
    owner.adopt(view, ofKind: kind, identifier, at: path)
    if let cell = view as? UICollectionViewCell { cell.contentView.frame = cell.bounds }
    builder.fill(view, description)
    if let name { view.nameInResults = name }
    return view
  }

  // MARK: Sizes

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    item(indexPath)?.cell?.size ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    guard sections[section].header != nil else { return .zero }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    guard sections[section].footer != nil else { return .zero }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }

  // MARK: Selection

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    item(indexPath)?.cell?.shouldHighlight ?? true
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    item(indexPath)?.cell?.shouldSelect ?? true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let action = item(indexPath)?.cell?.action else { return }
    builder.reactions.fire(action, collectionView)
  }
}

extension ViewDescription {
  /// The description of a plain view that a collection view places.
  fileprivate init(itemOf className: String) {
    self.init(className: className)
    cell = CellDescription()
    cell?.isPlacedByLayout = true
  }
}
