import Foundation

/// Incremental changes: the whole data is requested again; remaining items keep their cell, selection and touch.
extension UICollectionView {
  final func openUpdates() {
    if counts == nil { prepareLayout() }
    if updates == nil { updates = RowUpdates() } else { updates?.depth += 1 }
  }

  final func closeUpdates() {
    guard let depth = updates?.depth else { return }
    updates?.depth = depth - 1
    guard depth == 1, let updates else { return }
    self.updates = nil
    move { path in updates.reloads(path) ? nil : updates.place(of: path) }
  }

  final func change(_ note: (inout RowUpdates) -> Void) {
    openUpdates()
    if updates != nil { note(&updates!) }
    closeUpdates()
  }

  /// Asks for the data again. `place` gives the new place of an item that keeps its cell and selection; `nil` for others. Headers and
  /// footers are made again.
  final func move(_ place: (IndexPath) -> IndexPath?) {
    selection = selection.compactMap(place)
    recycle { key in key.kind != nil || place(key.path) == nil }
    var moved: [ElementKey: Element] = [:]
    for (key, element) in elements.sorted(by: { $0.key < $1.key }) {
      guard let path = place(key.path) else { continue }
      if press?.view === element.view { press?.path = path }
      engine.identities.willShowItem?(element.view, self, nil, path)
      moved[ElementKey(kind: nil, path: path)] = Element(
        view: element.view, attributes: element.attributes, path: path)
    }
    elements = moved
    invalidateData()
  }

  /// Asks the data source for the cells of visible items again, and shows the views that it returns.
  final func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    for path in paths {
      let key = ElementKey(kind: nil, path: path)
      guard let element = elements[key] else { continue }
      reuse.reconfigured = element.view
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      reuse.reconfigured = nil
      guard cell !== element.view else { continue }
      reuse.take(cell)
      cell.show(element.attributes)
      reuse.put(element.view)
      elements[key] = Element(view: cell, attributes: element.attributes, path: path)
    }
    setNeedsLayout()
  }
}
