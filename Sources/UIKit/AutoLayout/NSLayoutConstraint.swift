public import Foundation

/// A relation between two attributes of views or layout guides: `first = multiplier × second + constant`, or an inequality.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// What a constraint relates.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  /// The relation.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// An axis of the screen.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public final let firstAttribute: Attribute
  public final let secondAttribute: Attribute
  public final let relation: Relation
  public final let multiplier: CGFloat
  /// The constant in points. A change needs no new solution from the beginning.
  open var constant: CGFloat {
    willSet { if newValue != constant { willMoveItems() } }
    didSet { if constant != oldValue { container?.layoutRootOfConstraints.constraintSystem?.constantDidChange(self) } }
  }
  open var priority = UILayoutPriority.required {
    willSet { if newValue != priority { willMoveItems() } }
    didSet { if priority != oldValue { container?.constraintsDidChange() } }
  }
  open var identifier: String?
  open var shouldBeArchived = false

  /// Whether a second item was given, which can be gone.
  private final let hadSecondItem: Bool
  /// The items that only the constraint retains.
  private final let distances: [AnchorDistance]
  /// The view that holds the constraint while it is active: the nearest common ancestor of its items, or the view to which it
  /// was added.
  final weak var container: UIView?
  /// The nearest common ancestor of the items, in whose coordinates the constraint holds.
  final weak var space: UIView?
  /// The place of the constraint in the order of activation.
  final var order = 0
  /// The place of the constraint in the order of creation.
  final let creation = Engine.current.nextConstraintNumber()
  /// The place in the system that was built last.
  final var record = -1

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    (firstItem, secondItem) = (view1 as AnyObject, view2.map { $0 as AnyObject })
    hadSecondItem = view2 != nil
    distances = [view1 as AnyObject, view2 as AnyObject].compactMap { $0 as? AnchorDistance }
    // A size without a second item has no second attribute. Source: Stevia's `testCanGetHeightConstraint` [T].
    let isConstantSize = view2 == nil && [.width, .height].contains(attr1)
    (firstAttribute, secondAttribute) = (attr1, isConstantSize ? .notAnAttribute : attr2)
    (self.relation, self.multiplier, constant) = (relation, multiplier, c)
    super.init()
  }

  /// Makes a constraint without items. Its activation ends the app, as in UIKit.
  public override init() {
    (hadSecondItem, distances, firstAttribute, secondAttribute) = (false, [], .notAnAttribute, .notAnAttribute)
    (relation, multiplier, constant) = (.equal, 1, 0)
    super.init()
  }

  /// Whether the constraint takes part in layout. Its items must have a common ancestor. Source: Apple's page of this property [D].
  open var isActive: Bool {
    get { container != nil }
    set {
      guard newValue != isActive else { return }
      willMoveItems()
      if newValue { activate(in: commonAncestor) } else { deactivate() }
    }
  }

  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem, firstAttribute) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor($0, secondAttribute) } }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraints of a text in the visual format. A text that is not in the format ends the app, as in UIKit.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { read(format, opts, metrics ?? [:], views) }

  /// Called of objects from a nib, of which there are none.
  open func awakeFromNib() {}

  open override var description: String { MainActor.assumeIsolated { ConstraintText(self).line } }
}

extension NSLayoutConstraint {
  /// Notes that code changes the constraint: a view that it relates is moved by code then, and one that only follows is not.
  private final func willMoveItems() {
    guard let effects = container?.engine.effects ?? views.first?.engine.effects, effects.isOn else { return }
    for view in views { effects.willChange(view, .place) }
  }

  /// The views of the items; that of a guide is its owning view. A constraint whose item is gone has fewer.
  final var views: [UIView] {
    [firstItem, secondItem].flatMap { item -> [UIView] in
      if let distance = item as? AnchorDistance { return distance.views }
      return UIView.layoutView(of: item).map { [$0] } ?? []
    }
  }

  /// Whether the constraint has another side than its constant. A size may name an attribute of no item.
  final var relatesItems: Bool {
    guard secondAttribute != .notAnAttribute else { return false }
    return secondItem != nil || hadSecondItem || ![.width, .height].contains(secondAttribute)
  }

  private final var commonAncestor: UIView {
    let views = views
    guard let first = views.first else {
      preconditionFailure("Unable to activate the constraint \(self), because its item is in no view.")
    }
    var candidate: UIView? = first
    while let known = candidate, !views.allSatisfy({ $0.isDescendant(of: known) }) { candidate = known.parent }
    guard let candidate else {
      preconditionFailure(
        "Unable to activate the constraint \(self), because its items have no common ancestor. Does the constraint or its "
          + "anchors reference items in different view hierarchies? That's illegal.")
    }
    return candidate
  }

  final func activate(in view: UIView) {
    guard container !== view else { return }
    container?.layoutItem.constraints.removeAll { $0 === self }
    container = view
    space = commonAncestor
    let engine = view.engine
    engine.activatedConstraints += 1
    order = engine.activatedConstraints
    if order == 1 { engine.application.layoutPass.needsConstraints = true }
    view.layoutItem.constraints.append(self)
    view.joinConstraints(of: self)
    view.constraintsDidChange()
  }

  /// Deactivates the constraint if a view holds it.
  final func deactivate(in view: UIView) { if container === view { deactivate() } }

  final func deactivate() {
    guard let view = container else { return }
    container = nil
    for item in views { item.layoutItem.hasLostConstraints = true }
    view.layoutItem.constraints.removeAll { $0 === self }
    view.constraintsDidChange()
  }
}

/// How important a constraint is, from 0 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool { one.rawValue < other.rawValue }
  public static func + (one: UILayoutPriority, other: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue + other)
  }
  public static func - (one: UILayoutPriority, other: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue - other)
  }
}
