public import Foundation

/// An element for assistive technologies that is no view. It has no effect on touches.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero
  open override var accessibilityFrame: CGRect {
    get {
      guard let view = accessibilityContainer as? UIView, accessibilityFrameInContainerSpace != .zero else {
        return super.accessibilityFrame
      }
      return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
    set { super.accessibilityFrame = newValue }
  }
  open var accessibilityIdentifier: String?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}

/// A list of elements that an assistive technology can go through. It has no effect on touches.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a search.
  public enum Direction: Int, Sendable { case previous, next }
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
  open var name: String
  open var itemSearchBlock: Search
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock) = (name, itemSearchBlock)
  }
}

/// A search of a rotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
  public override nonisolated init() {}
}

/// What a rotor found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: NSObject?
  public override nonisolated init() {}
  public init(targetElement: NSObject, targetRange: Any?) { self.targetElement = targetElement }
}
