import TestSupport

@testable import UIKit

/// A cell that logs when it is reused.
final class ItemCell: UICollectionViewCell {
  static var made = 0
  var reuses = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }
  required init?(coder: NSCoder) { return nil }
  override func prepareForReuse() { reuses += 1 }
}

/// A collection view of 320 × 480 points with items `section.item`, whose delegate logs its calls.
@MainActor
final class ItemsScene: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let log = Log()
  let view: UICollectionView
  let flow = UICollectionViewFlowLayout()
  var counts: [Int]
  /// The sizes of items that do not have the layout's.
  var sizes: [IndexPath: CGSize] = [:]
  /// The answers that are not true, by the call with its item.
  var refusals: Set<String> = []
  /// Fills the cell of an item.
  var fill: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
  private static var latest: ItemsScene?

  init(_ counts: [Int], layout: UICollectionViewLayout? = nil, scrolls: Bool = false) {
    self.counts = counts
    view = place(
      UICollectionView(frame: .zero, collectionViewLayout: layout ?? flow), "items", 0, 0, 320, 480, in: showWindow())
    super.init()
    view.isScrollEnabled = scrolls
    view.register(ItemCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    ItemCell.made = 0
    view.dataSource = self
    view.delegate = self
    Self.latest = self
  }

  static func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  /// The frames of visible items, by index path.
  var frames: [IndexPath: CGRect] {
    Dictionary(uniqueKeysWithValues: view.indexPathsForVisibleItems.map { ($0, view.cellForItem(at: $0)!.frame) })
  }

  /// The log of a script of touches.
  func events(_ script: String) -> String {
    view.layoutIfNeeded()
    _ = log.take()
    Hand().follow(script)
    return log.take()
  }

  @discardableResult
  private func note(_ call: String, _ path: IndexPath) -> Bool {
    let word = "\(call)(\(path.section).\(path.item))"
    log.note(word)
    return !refusals.contains(word)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    fill(cell, indexPath)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath] ?? flow.itemSize }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("shouldSelect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    note("shouldDeselect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }
}
