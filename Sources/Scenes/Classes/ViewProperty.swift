package import JSONText
package import UIKit

/// A key of the scene format that views of one class have, and the property that it sets.
public struct ViewProperty: Sendable {
  /// The key.
  package let name: String

  /// What the value must be.
  package let type: SceneValueType

  /// Whether a change can set it, too.
  package let isSettable: Bool

  /// Sets the property of a view. The value is of the type.
  package let apply: @MainActor @Sendable (_ view: UIView, _ value: JSONValue) -> Void

  /// A property of the views of a class.
  ///
  /// - Parameter isSettable: Whether a change can set it, too.
  package init<View: UIView>(
    _ name: String, _ type: SceneValueType, isSettable: Bool = false,
    apply: @escaping @MainActor @Sendable (_ view: View, _ value: JSONValue) -> Void
  ) {
    (self.name, self.type, self.isSettable) = (name, type, isSettable)
    self.apply = { view, value in
      if let view = view as? View { apply(view, value) }
    }
  }
}

extension ViewProperty {
  /// The scene keys of the property.
  func keys(of className: String) -> [SceneKey] {
    let owners: [SceneKey.Owner] = isSettable ? [.view, .properties] : [.view]
    return owners.map { SceneKey(owner: $0, name: name, type: type, classes: [className]) }
  }
}

/// The value that a scene gives to a ``ViewProperty``.
struct ViewPropertyValue: Sendable {
  let name: String
  let value: JSONValue
}
