public import Foundation

/// A region of a view with a pointer of its own. Fingers do not use it.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  public final let rect: CGRect
  public final let identifier: AnyHashable?
  open var latchingAxes: UIAxis = []
  public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}
/// A request for the region at a place.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  public override nonisolated init() {}
  open var location: CGPoint { .zero }
  open var modifiers: UIKeyModifierFlags { [] }
}
/// The look of a pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {}
  private override init() {}
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
  open class func system() -> UIPointerStyle { UIPointerStyle() }
}
/// What a pointer does to a view.
@preconcurrency @MainActor
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
}
/// The outline of a pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 0)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}
/// Axes of the screen.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
