public import Foundation

/// A relation between two attributes of views. Auto Layout is not modelled: as soon as a constraint is active, the outcomes
/// that follow are unknown.
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
  open var constant: CGFloat
  open var priority = UILayoutPriority.required
  open var identifier: String?
  open var shouldBeArchived = false

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    (firstItem, secondItem) = (view1 as AnyObject, view2.map { $0 as AnyObject })
    (firstAttribute, secondAttribute) = (attr1, attr2)
    (self.relation, self.multiplier, constant) = (relation, multiplier, c)
    super.init()
  }

  /// Whether the constraint takes part in layout.
  open var isActive = false { didSet { if isActive { Self.noteLayout() } } }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraints of a text in the visual format. The text is not read: there are none.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    noteLayout()
    return []
  }

  /// The alignment of a text in the visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  static func noteLayout() {
    Unmodelled.note("a constraint was activated, and Auto Layout is not modelled")
  }
}

/// How important a constraint is.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}
