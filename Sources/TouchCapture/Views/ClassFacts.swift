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

  private init(_ object: NSObject) {
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
