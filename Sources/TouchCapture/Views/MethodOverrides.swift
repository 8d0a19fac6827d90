import Foundation
import UIKit

/// Finds the classes of the app that override `hitTest(_:with:)` and `point(inside:with:)` in a view.
///
/// With the Objective-C runtime the implementations of a class and its superclass are compared. Without it, a class of UIKit has no
/// override of the app, and for every other class it is unknown.
@MainActor
struct MethodOverrides {
  let hitTest: MethodOverride
  let pointInside: MethodOverride

  #if canImport(ObjectiveC) && !os(macOS)
    init(of object: NSObject) {
      hitTest = Self.find(#selector(UIView.hitTest(_:with:)), in: object)
      pointInside = Self.find(#selector(UIView.point(inside:with:)), in: object)
    }

    private static func find(_ method: Selector, in object: NSObject) -> MethodOverride {
      guard object is UIView else { return .none }
      var current: AnyClass? = type(of: object)
      while let known = current, known != UIView.self {
        let above: AnyClass? = class_getSuperclass(known)
        let own = class_getMethodImplementation(known, method)
        if own != above.flatMap({ class_getMethodImplementation($0, method) }), isOfApp(known) {
          return .by(className: String(describing: known))
        }
        current = above
      }
      return .none
    }

    static func isOfApp(_ type: AnyClass) -> Bool { !Bundle(for: type).bundlePath.contains("/System/Library/") }
  #else
    init(of object: NSObject) {
      hitTest = object is UIView && Self.isOfApp(type(of: object)) ? .unknown : .none
      pointInside = hitTest
    }

    static func isOfApp(_ type: AnyClass) -> Bool { !String(reflecting: type).hasPrefix("UIKit.") }
  #endif
}
