import Foundation

/// Incremental changes: the whole data is requested again; remaining items keep their cell, selection and touch.
extension UICollectionView: BatchUpdating {
  final var knownCounts: [Int]? { counts }

  final func loadBeforeUpdates() { if counts == nil { prepareLayout() } }

  final func apply(_ updates: RowUpdates) {
    let place = updates.placing()
    move(
      { updates.reloads($0) ? nil : place($0) },
      section: { updates.reloadedSections.contains($0) ? nil : updates.place(ofSection: $0) })
    let reconfigured = updates.reconfiguredRows.compactMap(place)
    if !reconfigured.isEmpty {
      layoutIfNeeded()
      reconfigureCells(at: reconfigured)
    }
  }

  /// Runs code after a change, in a later turn of the run loop.
  final func afterChange(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    engine.clock.schedule(afterNanoseconds: 1) { completion(true) }
  }

  /// Asks for the data again. `place` gives the new place of an item that keeps its cell and selection, and `section` that of a
  /// section that keeps its header and footer; `nil` for others.
  final func move(_ place: (IndexPath) -> IndexPath?, section: (Int) -> Int?) {
    willReplaceRows()
    selection = selection.compactMap(place)
    var moved: [ElementKey: Element] = [:]
    var ended: [(ElementKey, Element)] = []
    for (key, element) in elements.sorted(by: { $0.key < $1.key }) {
      let path =
        key.kind == nil
        ? place(key.path) : section(key.path.section).map { IndexPath(item: key.path.item, section: $0) }
      guard let path else {
        ended.append((key, element))
        continue
      }
      if press?.view === element.view { press?.path = path }
      if path != key.path { engine.identities.willShowItem?(element.view, self, key.kind, path) }
      moved[ElementKey(kind: key.kind, path: path, isDecoration: key.isDecoration)] = Element(
        view: element.view, attributes: element.attributes, path: path)
    }
    elements = moved
    collectionViewLayout.ownSizes.move(place, section: section)
    moveScrollers(section)
    invalidateData(.rows)
    let wasTiling = isTiling
    isTiling = true
    for (key, element) in ended { end(key, element) }
    isTiling = wasTiling
    _ = loadedCounts
  }

  /// Asks the data source for the cells of visible items again: at once, or at the end of a batch.
  final func reconfigure(_ paths: [IndexPath]) {
    if updates != nil { updates?.reconfiguredRows += paths } else { reconfigureCells(at: paths) }
  }

  private final func reconfigureCells(at paths: [IndexPath]) {
    willUpdateRows()
    guard let dataSource else { return }
    for path in paths {
      collectionViewLayout.ownSizes.sizes[ElementKey(kind: nil, path: path)] = nil
      guard let element = elements[ElementKey(kind: nil, path: path)] else { continue }
      reuse.reconfigured = (element.view, path)
      let cell = engine.effects.showElement { dataSource.collectionView(self, cellForItemAt: path) }
      reuse.reconfigured = nil
      precondition(
        cell === element.view,
        "the data source dequeued another cell for an item that is reconfigured; dequeue one with the same reuse identifier"
      )
    }
    setNeedsLayout()
  }
}
