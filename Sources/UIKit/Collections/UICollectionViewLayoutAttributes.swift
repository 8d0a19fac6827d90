public import Foundation

/// The place and looks of an item.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var frame = CGRect.zero
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  /// The axes on which the content decides the length.
  final var estimatedAxes: EstimatedAxes = []
  /// The section whose scroll view contains the element.
  final var scrollerSection: Int?
  open private(set) var representedElementKind: String?
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  public override nonisolated init() {}
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementKind, representedElementCategory) = (elementKind, .supplementaryView)
  }
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementKind, representedElementCategory) = (decorationViewKind, .decorationView)
  }
  final func represent(_ category: UICollectionView.ElementCategory, _ kind: String?) {
    (representedElementCategory, representedElementKind) = (category, kind)
  }

  /// Whether other attributes have the same values. A subclass with values of its own compares them, too.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || MainActor.assumeIsolated { hasValues(of: other) }
  }

  private final func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && indexPath == other.indexPath && frame == other.frame
      && transform == other.transform && transform3D == other.transform3D && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && representedElementKind == other.representedElementKind
      && representedElementCategory == other.representedElementCategory
  }

  open override nonisolated var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LayoutAttributesPrototype.make(type(of: self))
    (copy.indexPath, copy.frame, copy.transform, copy.transform3D) = (indexPath, frame, transform, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    (copy.estimatedAxes, copy.scrollerSection) = (estimatedAxes, scrollerSection)
    (copy.representedElementKind, copy.representedElementCategory) = (
      representedElementKind, representedElementCategory
    )
    return copy
  }
}

/// Creates attributes of a class that is known only at run time, as ``CellPrototype`` creates cells.
@preconcurrency @MainActor
@_spi(Instrumentation) open class LayoutAttributesPrototype: UICollectionViewLayoutAttributes {
  /// Never runs here: `make` calls it through the vtable of another class, as in ``CellPrototype``.
  public required override nonisolated init() { super.init() }

  /// Creates attributes of a class.
  @inline(never)
  static func make(_ type: AnyClass) -> UICollectionViewLayoutAttributes {
    let type = type as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
    return unsafeBitCast(type, to: LayoutAttributesPrototype.Type.self).init()
  }
}
