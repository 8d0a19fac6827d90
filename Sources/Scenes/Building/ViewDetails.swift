import UIKit

/// The scene's data about a view, beyond UIKit's own properties.
@MainActor
final class ViewDetails {
  /// The description that the view was created from.
  var description: ViewDescription
  /// The action names, by control event.
  @exclusivity(unchecked) var actionNames: [String: String]
  /// Whether the engine models the touch behaviour of the view's class.
  let isInteractionModelled: Bool
  /// Why the strategy could not be applied to the view. `nil` if it was applied or not required.
  var missingStrategy: String?

  init(_ description: ViewDescription, _ registry: ClassRegistry) {
    self.description = description
    actionNames = Dictionary(
      description.actions.map { ($0.event, $0.name) }, uniquingKeysWith: { first, _ in first })
    isInteractionModelled = registry.isInteractionModelled(description.knownClassName)
  }
}

extension UIView {
  /// The scene's data about the view. `nil` for views that UIKit or a controller system created.
  @MainActor
  var details: ViewDetails? { harnessDetails as? ViewDetails }
}
