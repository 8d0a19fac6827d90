public import Foundation

/// An edge, a center or a size of a view or a guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or the guide.
  public final private(set) weak var item: AnyObject?
  final let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  /// Anchors of the same attribute of the same item are equal. Source: FloatingPanel's tests of the anchors of its constraints [O].
  open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let other = object as? any ItemAnchor
    return MainActor.assumeIsolated { identity == other?.identity }
  }
  open override var hash: Int { MainActor.assumeIsolated { identity.hashValue } }

  open var name: String { ConstraintText.name(of: attribute) }
  /// Whether the constraints that decide the anchor's place allow several.
  open var hasAmbiguousLayout: Bool { (UIView.layoutView(of: item))?.hasAmbiguousLayout ?? false }
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    let isVertical = ConstraintText.isVertical(attribute)
    return UIView.layoutView(of: item)?.constraintsAffectingLayout(for: isVertical ? .vertical : .horizontal) ?? []
  }

  final func related(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    // UIKit makes a multiple of zero a constant. Source: FloatingPanel's tests of the anchors of its constraints [O].
    if multiplier == 0 { return related(relation, to: nil, constant: constant) }
    return NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, to: anchor, constant: c) }

  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, constant: c) }

  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, constant: c) }
}

/// What an anchor stands for.
struct AnchorIdentity: Hashable {
  let item: ObjectIdentifier?
  let attribute: NSLayoutConstraint.Attribute
}

/// An anchor of any type.
@MainActor
private protocol ItemAnchor {
  var identity: AnchorIdentity { get }
}

extension NSLayoutAnchor: ItemAnchor {
  fileprivate final var identity: AnchorIdentity {
    AnchorIdentity(item: item.map(ObjectIdentifier.init), attribute: attribute)
  }
}

/// The space that the system leaves between views, in points. Source: Apple's Auto Layout guide, the standard spaces [D].
let standardSpacing: CGFloat = 8

/// An anchor on the horizontal axis.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance between two anchors as a size.
  public final func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorDistance(from: item, attribute, to: otherAnchor.item, otherAnchor.attribute))
  }
  public final func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.equal, to: anchor, constant: standardSpacing * multiplier) }
  public final func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, constant: standardSpacing * multiplier) }
  public final func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, constant: standardSpacing * multiplier) }
}

/// An anchor on the vertical axis.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance between two anchors as a size.
  public final func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorDistance(from: item, attribute, to: otherAnchor.item, otherAnchor.attribute))
  }
  public final func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.equal, to: anchor, constant: standardSpacing * multiplier) }
  public final func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, constant: standardSpacing * multiplier) }
  public final func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, constant: standardSpacing * multiplier) }
}

/// A width, a height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The distance that is the dimension's size. Its constraints retain it.
  private final var distance: AnchorDistance?

  init(_ distance: AnchorDistance) {
    super.init(distance, ConstraintText.isVertical(distance.start) ? .height : .width)
    self.distance = distance
  }

  override init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) { super.init(item, attribute) }

  public final func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.equal, to: nil, constant: c)
  }
  public final func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: nil, constant: c)
  }
  public final func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: nil, constant: c)
  }
  public final func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, to: anchor, multiplier: m, constant: c) }
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c) }
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c) }
}
