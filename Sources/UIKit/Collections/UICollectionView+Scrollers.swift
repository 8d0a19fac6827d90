import Foundation

/// The views that contain the views of elements: the collection view, and scroll views of sections that scroll across the layout's
/// axis.
extension UICollectionView {
  /// Whether a view contains elements.
  final func contains(_ view: UIView) -> Bool { view === self || (view as? OrthogonalScroller)?.owner === self }

  /// Creates the scroll views of sections in sight and places them. They stay, with their offset, until their section is gone.
  final func placeScrollers(meeting sight: CGRect) {
    let sections = collectionViewLayout.orthogonalSections
    guard !sections.isEmpty || !scrollers.isEmpty else { return }
    moveScrollers { sections[$0] == nil ? nil : $0 }
    for (index, section) in sections.sorted(by: { $0.key < $1.key }) {
      if let scroller = scrollers[index] {
        scroller.show(section)
      } else if section.frame.intersects(sight) {
        let scroller = OrthogonalScroller(section, of: self)
        scrollers[index] = scroller
        addSubview(scroller)
      }
    }
  }

  /// Keeps the scroll views of sections that remain, at their new places.
  final func moveScrollers(_ place: (Int) -> Int?) {
    var moved: [Int: OrthogonalScroller] = [:]
    for (index, scroller) in scrollers.sorted(by: { $0.key < $1.key }) {
      if let new = place(index) { moved[new] = scroller } else { scroller.removeFromSuperview() }
    }
    scrollers = moved
  }

  final func removeScrollers() { moveScrollers { _ in nil } }

  /// A copy of attributes in the coordinate space of the view that contains the element. A layout may change attributes that it has
  /// returned before.
  final func inContainer(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    guard let section = attributes.scrollerSection, let scroller = scrollers[section] else { return copy }
    let (origin, offset) = (scroller.section.frame.origin, scroller.contentOffset)
    copy.frame = copy.frame.offsetBy(dx: offset.x - origin.x, dy: offset.y - origin.y)
    return copy
  }

  /// Orders the views of elements by their z-indexes. Of equal ones, items are behind headers and footers, in the order of their
  /// index paths. All are in front of the views that are behind one of them, and behind the app's other subviews.
  final func orderSubviews() {
    var children: [(zIndex: Int, key: ElementKey, view: UIView)] = []
    var inside: [Int: [(zIndex: Int, key: ElementKey, view: UIView)]] = [:]
    for (key, element) in elements {
      let child = (element.attributes.zIndex, key, element.view as UIView)
      if let section = element.attributes.scrollerSection, scrollers[section] != nil {
        inside[section, default: []].append(child)
      } else {
        children.append(child)
      }
    }
    for (index, scroller) in scrollers.sorted(by: { $0.key < $1.key }) {
      children.append((0, ElementKey(kind: nil, path: [index, 0]), scroller))
      Self.order(inside[index] ?? [], in: scroller, behind: nil)
    }
    Self.order(children, in: self, behind: backgroundView)
  }

  private static func order(
    _ children: [(zIndex: Int, key: ElementKey, view: UIView)], in container: UIView, behind background: UIView?
  ) {
    let ordered = children.sorted { one, other in
      one.zIndex == other.zIndex ? one.key < other.key : one.zIndex < other.zIndex
    }.map(\.view)
    let present = container.subviews
    let wanted = Set(ordered.map(ObjectIdentifier.init))
    guard !present.filter({ wanted.contains(ObjectIdentifier($0)) }).elementsEqual(ordered, by: ===) else { return }
    let behind = background.flatMap { view in present.firstIndex { $0 === view } }
    var index = present.firstIndex {
      ($0 is UICollectionReusableView || wanted.contains(ObjectIdentifier($0))) && $0 !== background
    }
    if let first = index, let behind, behind > first { index = nil }
    var place = index ?? behind.map { $0 + 1 } ?? 0
    for view in ordered {
      container.insertSubview(view, at: place)
      place += 1
    }
  }
}
