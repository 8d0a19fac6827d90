import UIKit

/// What a scene and its results need to know of a view beyond UIKit's own properties.
@MainActor
final class ViewDetails {
  /// What the scene says of the view.
  var description: ViewDescription
  /// The names that the view fires, by control event.
  var actionNames: [String: String]
  /// Whether the engine behaves like the view's class when it is touched.
  let isInteractionModelled: Bool

  init(_ description: ViewDescription) {
    self.description = description
    actionNames = Dictionary(
      description.actions.map { ($0.event, $0.name) }, uniquingKeysWith: { first, _ in first })
    isInteractionModelled = ClassCatalog.uikit.isInteractionModelled(description.knownClassName)
  }
}

extension UIView {
  /// What the scene says of the view; `nil` for views that UIKit put in.
  @MainActor
  var details: ViewDetails? { harnessDetails.map { unsafeDowncast($0, to: ViewDetails.self) } }
}
