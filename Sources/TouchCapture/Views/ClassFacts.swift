import Foundation
import UIKit

/// What is known about a class of views or recognizers. It is determined once for each class.
@MainActor
struct ClassFacts {
  let name: String
  /// The superclasses up to UIView or UIGestureRecognizer, which are left out.
  let superclasses: [String]
  let hitTest: MethodOverride
  let pointInside: MethodOverride
  /// Whether it is a class of the app, and not of a system framework.
  let isOfApp: Bool
  /// Whether it is the view that contains content of SwiftUI.
  let isHosting: Bool

  private static var known: [ObjectIdentifier: ClassFacts] = [:]

  static func of(_ object: NSObject) -> ClassFacts {
    let key = ObjectIdentifier(type(of: object))
    if let facts = known[key] { return facts }
    let facts = ClassFacts(object)
    known[key] = facts
    return facts
  }

  /// Whether there is an object, and its class is the app's own.
  static func isOfApp(_ object: AnyObject?) -> Bool {
    guard let object else { return false }
    return (object as? NSObject).map { of($0).isOfApp } ?? true
  }

  private init(_ object: NSObject) {
    isOfApp = MethodOverrides.isOfApp(type(of: object))
    name = String(describing: type(of: object))
    var superclasses: [String] = []
    var mirror = Mirror(reflecting: object).superclassMirror
    while let current = mirror {
      let name = String(describing: current.subjectType)
      if ["UIView", "UIGestureRecognizer", "UIResponder", "NSObject"].contains(name) { break }
      superclasses.append(name)
      mirror = current.superclassMirror
    }
    self.superclasses = superclasses
    isHosting = name.contains("Hosting")
    let overrides = MethodOverrides(of: object)
    (hitTest, pointInside) = (overrides.hitTest, overrides.pointInside)
  }
}
