import PassThrough
package import UIKit

extension ClassRegistry {
  /// Creates an empty view of the class that a description names.
  ///
  /// - Parameter isOverriding: Whether a strategy needs a view with an override of `hitTest(_:with:)`. If there cannot be
  ///   one, the view is plain and the strategy refuses to mark it.
  @MainActor
  package func makeView(_ description: ViewDescription, isOverriding: Bool) -> UIView {
    guard let factory = rowMaking(description.knownClassName).factory else {
      preconditionFailure("a row that makes views has a factory")
    }
    let view: UIView =
      if isOverriding, case .subclass(let make) = factory.override { make(description) } else {
        factory.plain(description)
      }
    if isOverriding, case .added = factory.override { view.addHitTestRewriting() }
    // Set even if it equals the name of the Swift class: rules read it at every view they visit.
    view.className = description.className
    return view
  }

  /// Creates an empty view of a class with the class's defaults.
  @MainActor
  package func makeView(of name: String, isOverriding: Bool) -> UIView {
    makeView(ViewDescription(className: name), isOverriding: isOverriding)
  }
}
