public import Foundation

// Physics. Behaviours are stored; what they do to views is not modelled: a behaviour that is added makes outcomes unknown.

/// An item that behaviours move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}
extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// A delegate of an animator. It is not called.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by physics, which is not modelled.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  public final let referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open var isRunning: Bool { !behaviors.isEmpty }
  open var elapsedTime: TimeInterval { 0 }

  public init(referenceView view: UIView) { referenceView = view }
  public override init() { referenceView = nil }
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
    Unmodelled.note("a dynamic behaviour moves views, and physics is not modelled")
  }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
  }
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}

  /// Creates an animator for the items of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) { referenceView = nil }
  /// The attributes among the items of the behaviours.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }
  open func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == decorationViewKind
        && $0.indexPath == indexPath
    }
  }
  private final func attributes(where matches: (UICollectionViewLayoutAttributes) -> Bool)
    -> UICollectionViewLayoutAttributes?
  {
    behaviors.lazy.flatMap(\.allItems).compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: matches)
  }
}

/// What moves items.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open var action: (() -> Void)?
  open fileprivate(set) weak var dynamicAnimator: UIDynamicAnimator?
  public override nonisolated init() {}
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items of the behaviour and of those below it.
  fileprivate final var allItems: [any UIDynamicItem] {
    ((self as? any BehaviorOfItems)?.items ?? []) + childBehaviors.flatMap(\.allItems)
  }
}

/// A behaviour with a list of items.
@MainActor
private protocol BehaviorOfItems {
  var items: [any UIDynamicItem] { get }
}
extension UIDynamicItemBehavior: BehaviorOfItems {}
extension UIAttachmentBehavior: BehaviorOfItems {}
extension UIGravityBehavior: BehaviorOfItems {}
extension UIPushBehavior: BehaviorOfItems {}
extension UICollisionBehavior: BehaviorOfItems {}

/// The properties of items.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var isAnchored = false
  open var allowsRotation = true
  public init(items: [any UIDynamicItem]) { self.items = items }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

/// An item that hangs on a point or another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item hangs on.
  public enum AttachmentType: Int, Sendable { case items, anchor }
  open private(set) var items: [any UIDynamicItem]
  public final let attachedBehaviorType: AttachmentType
  open var anchorPoint: CGPoint
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open var frictionTorque: CGFloat = 0
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (items, anchorPoint, attachedBehaviorType) = ([item], point, .anchor)
  }
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    (items, anchorPoint, attachedBehaviorType) = ([item1, item2], .zero, .items)
  }
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) { self.init(item: item1, attachedTo: item2) }
}

/// An item that springs to a point.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint: CGPoint
  open var damping: CGFloat = 0.5
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}

/// Items that fall.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var angle: CGFloat = .pi / 2
  open var magnitude: CGFloat = 1
  public init(items: [any UIDynamicItem]) { self.items = items }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Items that are pushed.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// Whether a push lasts.
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  open private(set) var items: [any UIDynamicItem]
  public final let mode: Mode
  open var active = true
  open var angle: CGFloat = 0
  open var magnitude: CGFloat = 0
  open var pushDirection = CGVector.zero
  public init(items: [any UIDynamicItem], mode: Mode) { (self.items, self.mode) = (items, mode) }
}

/// Items that collide.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: UInt.max)
  }
  open private(set) var items: [any UIDynamicItem]
  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false
  public init(items: [any UIDynamicItem]) { self.items = items }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
}
