public import Foundation

/// A cell of a compositional layout, or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public final let layoutSize: NSCollectionLayoutSize
  final var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }
  /// The distances of the item's own frame from the place that it takes. Default: zero. Without effect along an axis with an estimate.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    (self.layoutSize, ownSupplementaryItems) = (layoutSize, supplementaryItems)
  }

  /// The insets that have an effect.
  final var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.isEstimated(along: .horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.isEstimated(along: .vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// Where a supplementary item is attached.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  public final let edges: NSDirectionalRectEdge
  /// The distance from the place at the edges: points, or parts of the item's size.
  public final let offset: CGPoint
  public final let isFractionalOffset: Bool
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
  }
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
  }

  /// Where the anchor is in a rectangle, as parts of its size.
  final var place: CGPoint {
    func part(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(start) == edges.contains(end) ? 1 / 2 : edges.contains(start) ? 0 : 1
    }
    return CGPoint(x: part(.leading, .trailing), y: part(.top, .bottom))
  }

  /// The way from the place in a rectangle, for an item of a size.
  final func distance(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// A view of an item, a group or a section that is not an item, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public final let elementKind: String
  public final let containerAnchor: NSCollectionLayoutAnchor
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// The order from back to front. Default: 1, in front of items [I].
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize)
  }

  /// The place in a rectangle. The item is inside it at the anchor's edges, or its own anchor is at the one of the rectangle.
  final func frame(in container: CGRect, size: CGSize) -> CGRect {
    let place = containerAnchor.place
    let own = itemAnchor?.place ?? place
    var point = CGPoint(x: container.minX + place.x * container.width, y: container.minY + place.y * container.height)
    for anchor in [containerAnchor, itemAnchor].compactMap({ $0 }) {
      let distance = anchor.distance(for: size)
      (point.x, point.y) = (point.x + distance.x, point.y + distance.y)
    }
    return CGRect(
      origin: CGPoint(x: point.x - own.x * size.width, y: point.y - own.y * size.height), size: size)
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A header or footer of a section or a layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public final let alignment: NSRectAlignment
  /// The distance from the place at the edge, in points.
  public final let offset: CGPoint
  /// Whether the section is longer by the view. Default: true.
  open var extendsBoundary = true
  /// Whether the view stays in sight while its section is. Default: false.
  open var pinToVisibleBounds = false
  /// Whether it is the header of a list, whose offset makes the section longer.
  final var isOfList = false

  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: Self.edges(of: alignment)))
  }

  private static func edges(of alignment: NSRectAlignment) -> NSDirectionalRectEdge {
    switch alignment {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A view behind the items of a section. Its class is registered with the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public final let elementKind: String
  open var zIndex = 0
  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  /// A view behind a whole section, its headers and insets included.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
