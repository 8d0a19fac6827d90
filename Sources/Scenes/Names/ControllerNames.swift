import UIKit

/// The names of controllers that neither the scene nor code of a rules build names: their classes, each with a number from the second
/// controller of the class on.
@MainActor
struct ControllerNames {
  private struct Weak {
    weak var controller: UIViewController?
  }

  private var known: [ObjectIdentifier: (controller: Weak, name: String)] = [:]
  private var counts: [String: Int] = [:]

  mutating func name(of controller: UIViewController) -> String {
    let key = ObjectIdentifier(controller)
    if let entry = known[key], entry.controller.controller === controller { return entry.name }
    let className = String(describing: type(of: controller))
    let number = counts[className, default: 0]
    counts[className] = number + 1
    let name = number == 0 ? className : "\(className)[\(number)]"
    known[key] = (Weak(controller: controller), name)
    return name
  }
}
