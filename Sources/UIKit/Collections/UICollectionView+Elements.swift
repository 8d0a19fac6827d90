import Foundation

/// An element of a layout: an item if it has no kind.
struct ElementKey: Hashable, Comparable {
  let kind: String?
  let path: IndexPath
  var isDecoration = false

  /// Decoration views come before items, and these before headers and footers, in the order of their index paths.
  static func < (one: ElementKey, other: ElementKey) -> Bool {
    guard one.isDecoration == other.isDecoration else { return one.isDecoration }
    return one.kind == other.kind ? one.path < other.path : (one.kind ?? "") < (other.kind ?? "")
  }
}

extension UICollectionView {
  /// A visible element.
  struct Element {
    let view: UICollectionReusableView
    /// In the coordinate space of the view that contains the element.
    var attributes: UICollectionViewLayoutAttributes
    var path: IndexPath
  }

  // MARK: Data and layout

  /// The numbers of items, requested from the data source if they are out of date.
  final var loadedCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let loaded = (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
    counts = loaded
    return loaded
  }

  final func discardData() {
    willReplaceRows()
    updates = nil
    selection = []
    collectionViewLayout.ownSizes = OwnSizes()
    invalidateData(.everything)
    recycle { _ in true }
  }

  final func invalidateData(_ change: UICollectionViewLayout.DataChange) {
    counts = nil
    dataVersion += 1
    collectionViewLayout.dataChange = change
    collectionViewLayout.invalidateLayout()
    collectionViewLayout.dataChange = nil
  }

  final func layoutDidChange(from old: UICollectionViewLayout) {
    if old.collectionView === self { old.collectionView = nil }
    collectionViewLayout.collectionView = self
    collectionViewLayout.ownSizes = OwnSizes()
    removeScrollers()
    hasOtherLayout = true
    collectionViewLayout.invalidateLayout()
  }

  final func layoutDidInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    // What a layout changes while it is prepared is part of the preparation.
    guard !isPreparing else { return }
    needsPreparation = true
    if context.contentOffsetAdjustment != .zero {
      contentOffset.x += context.contentOffsetAdjustment.x
      contentOffset.y += context.contentOffsetAdjustment.y
    }
    setNeedsLayout()
  }

  /// Prepares the layout if it was invalidated, and takes the size of the content from it.
  final func prepareLayout() {
    guard needsPreparation, !isPreparing else { return }
    needsPreparation = false
    isPreparing = true
    _ = loadedCounts
    laidOutBounds = storedBounds
    collectionViewLayout.prepare()
    isPreparing = false
    if collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      Unmodelled.note("a layout is mirrored from the right to the left, which is not modelled")
    }
    // Without data, the views are those of a scene, which gives the size.
    if dataSource != nil { super.contentSize = collectionViewLayout.collectionViewContentSize }
  }

  // MARK: Visible elements

  /// Creates the views of visible elements and recycles the others.
  final func tile() {
    // A data source may call a method that needs cells: tiling can be reentered.
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    forgetSizesOfOtherBounds()
    prepareLayout()
    let sight = storedBounds
    if sight != laidOutBounds {
      if let context = invalidation() {
        collectionViewLayout.invalidateLayout(with: context)
        prepareLayout()
      }
      laidOutBounds = sight
    }
    if enclosingWindow != nil { collectionViewLayout.noteUnknownPlaces() }
    backgroundView?.systemFrame = sight
    let version = dataVersion
    var rounds = 0
    let isOfOtherLayout = hasOtherLayout
    hasOtherLayout = false
    repeat {
      engine.effects.placeElements(ofOtherLayout: isOfOtherLayout) { placeElements(in: sight, version) }
      rounds += 1
    } while version == dataVersion && takeOwnSizes() && isAllowed(rounds)
    if version != dataVersion { recycle { _ in true } }
    orderSubviews()
    for view in reuse.takeUnused() where view.superview.map(contains) == true { view.removeFromSuperview() }
  }

  /// Whether a layout may ask for the sizes of its elements again.
  private final func isAllowed(_ rounds: Int) -> Bool {
    if rounds < 100 { return true }
    Unmodelled.note("a layout asks for the sizes of its elements without an end, with which UIKit ends the app")
    return false
  }

  private final func placeElements(in sight: CGRect, _ version: Int) {
    placeScrollers(meeting: sight)
    let visible = visibleAttributes(in: sight)
    recycle { visible[$0] == nil }
    for (key, attributes) in visible.sorted(by: { $0.key < $1.key }) where version == dataVersion {
      let attributes = inContainer(attributes)
      if let element = elements[key] {
        // What code has changed in a view stays until its attributes change.
        guard !element.attributes.isEqual(attributes) else { continue }
        elements[key]?.attributes = attributes
        element.view.show(attributes)
      } else {
        show(key, attributes, version)
      }
    }
  }

  private final func visibleAttributes(in sight: CGRect) -> [ElementKey: UICollectionViewLayoutAttributes] {
    var visible: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    let found = collectionViewLayout.layoutAttributesForElements(in: sight) ?? []
    collectionViewLayout.changeVisibleElements(found)
    for attributes in found
    where !attributes.isHidden && Self.overlap(attributes.frame, sight) {
      guard attributes.representedElementCategory != .cell || itemIsThere(attributes.indexPath) else {
        Unmodelled.note("a layout has attributes for an item that does not exist, with which UIKit ends the app")
        continue
      }
      let isDecoration = attributes.representedElementCategory == .decorationView
      visible[
        ElementKey(kind: attributes.representedElementKind, path: attributes.indexPath, isDecoration: isDecoration)] =
        attributes
    }
    return visible
  }

  /// Whether two rectangles have a common area. Foundation's `intersects` holds for common edges too.
  private static func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY
  }

  private final func show(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, _ version: Int) {
    engine.effects.showElement { showElement(key, attributes, version) }
  }

  private final func showElement(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, _ version: Int
  ) {
    guard let dataSource else { return }
    let view =
      if key.isDecoration {
        decorationView(key)
      } else if let kind = key.kind {
        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.path)
      } else { dataSource.collectionView(self, cellForItemAt: key.path) as UICollectionReusableView }
    guard version == dataVersion else { return }
    if view.reuseKey == nil || elements.values.contains(where: { $0.view === view }) {
      Unmodelled.note(
        "a data source returned a view that was not dequeued for its element, with which UIKit ends the app")
      guard view.reuseKey == nil else { return }
    }
    reuse.take(view)
    engine.identities.willShowItem?(view, self, key.kind, key.path)
    view.show(attributes)
    elements[key] = Element(view: view, attributes: attributes, path: key.path)
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selection.contains(key.path)
      cell.isHighlighted = false
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    } else if let kind = key.kind, !key.isDecoration {
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
    }
  }

  /// A recycled or new view of the class that is registered with the layout.
  private final func decorationView(_ key: ElementKey) -> UICollectionReusableView {
    let kind = key.kind ?? ""
    let registered: AnyClass? = collectionViewLayout.decorationClasses[kind]
    if registered == nil {
      Unmodelled.note("no class is registered for the decoration views of a layout, with which UIKit ends the app")
    }
    // Another layout may have another class for the kind.
    let viewClass: AnyClass = registered ?? UICollectionReusableView.self
    let reuseKey = ReuseKey(kind, "decoration \(String(reflecting: viewClass))")
    reuse.register(viewClass, reuseKey)
    guard let view = reuse.dequeue(reuseKey, key.path) else { preconditionFailure("the class was registered above") }
    return view
  }

  /// Recycles the views of elements for which `isGone` holds. No views are made meanwhile.
  final func recycle(where isGone: (ElementKey) -> Bool) {
    let wasTiling = isTiling
    isTiling = true
    defer { isTiling = wasTiling }
    for (key, element) in elements.sorted(by: { $0.key < $1.key }) where isGone(key) { recycle(key, element) }
  }

  private final func recycle(_ key: ElementKey, _ element: Element) {
    // The delegate may have recycled it.
    guard elements[key]?.view === element.view else { return }
    elements[key] = nil
    end(key, element)
  }

  /// Puts a view that shows nothing any more into the pool. A touch on it will not select.
  final func end(_ key: ElementKey, _ element: Element) {
    reuse.put(element.view)
    if press?.view === element.view { cancelPress() }
    if let cell = element.view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    } else if let kind = key.kind, !key.isDecoration {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: element.view, forElementOfKind: kind, at: key.path)
    }
  }

  // MARK: Look-up

  final var visibleItems: [Element] {
    tile()
    return elements.filter { $0.key.kind == nil }.map(\.value).sorted { $0.path < $1.path }
  }

  final func path(ofItemView view: UIView) -> IndexPath? {
    elements.first { $0.key.kind == nil && $0.value.view === view }?.key.path
  }

  final func path(ofItemAt point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: spot)?.filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.hasInside(point)
    }.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  final func itemIsThere(_ path: IndexPath) -> Bool {
    let counts = loadedCounts
    return path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  // MARK: Reuse

  final func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    guard let cell = reuse.dequeue(ReuseKey(nil, identifier), path) as? UICollectionViewCell else {
      preconditionFailure("no class is registered for cells of the identifier \(identifier)")
    }
    layoutAttributesForItem(at: path).map { cell.show(inContainer($0)) }
    return cell
  }

  final func dequeueSupplement(_ kind: String, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView {
    guard let view = reuse.dequeue(ReuseKey(kind, identifier), path) else {
      preconditionFailure("no class is registered for views of the kind \(kind) and the identifier \(identifier)")
    }
    layoutAttributesForSupplementaryElement(ofKind: kind, at: path).map(view.show)
    return view
  }

  /// A recycled view for an element of a scene, at the place of the element. `nil` if there is none.
  package final func recycledView(
    ofKind kind: String?, _ identifier: String, at path: IndexPath
  ) -> UICollectionReusableView? {
    guard let view = reuse.recycled(ReuseKey(kind, identifier), path) else { return nil }
    place(view, ofKind: kind, at: path)
    return view
  }

  /// Makes a new view one that the collection view reuses, at the place of an element.
  package final func adopt(
    _ view: UICollectionReusableView, ofKind kind: String?, _ identifier: String, at path: IndexPath
  ) {
    reuse.adopt(view, ReuseKey(kind, identifier))
    place(view, ofKind: kind, at: path)
  }

  private final func place(_ view: UICollectionReusableView, ofKind kind: String?, at path: IndexPath) {
    let attributes =
      kind.map { layoutAttributesForSupplementaryElement(ofKind: $0, at: path) } ?? layoutAttributesForItem(at: path)
    attributes.map { view.show(inContainer($0)) }
  }

  final func registerNib(_ viewClass: AnyClass, _ key: ReuseKey) {
    Unmodelled.note("a nib is registered with a collection view, and nibs are not modelled")
    reuse.register(viewClass, key)
  }
}
