import UIKit

/// The data of a scene about one of its views, beyond UIKit's own properties.
@MainActor
final class ViewDetails {
  /// The description that the view was made from.
  var description: ViewDescription
  /// The names that the view fires, by control event.
  var actionNames: [String: String]
  /// Whether the engine behaves like the view's class when it is touched.
  let isInteractionModelled: Bool
  /// Why the strategy could not be applied to the view; `nil` where it was, or did not have to be.
  var missingStrategy: String?

  init(_ description: ViewDescription, _ registry: ClassRegistry) {
    self.description = description
    actionNames = Dictionary(
      description.actions.map { ($0.event, $0.name) }, uniquingKeysWith: { first, _ in first })
    isInteractionModelled = registry.isInteractionModelled(description.knownClassName)
  }
}

extension UIView {
  /// The scene's data about the view; `nil` for views that UIKit or a system of controllers makes.
  @MainActor
  var details: ViewDetails? { harnessDetails as? ViewDetails }
}
