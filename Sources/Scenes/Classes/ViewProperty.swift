package import JSONText
package import UIKit

/// A scene key for views of one class, and the property that it sets.
package struct ViewProperty: Sendable {
  package let name: String

  /// The type of the value.
  package let type: SceneValueType

  /// Whether a change can set the property.
  package let isSettable: Bool

  /// Sets the property of a view. The value has been checked against ``type``.
  package let apply: @MainActor @Sendable (_ view: UIView, _ value: JSONValue) -> Void

  /// Creates a property of a view class.
  ///
  /// - Parameter isSettable: Whether a change can set the property.
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
