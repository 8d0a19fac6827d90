import UIKit

/// Gives a controller of a rules build the view and the children that a scene describes.
@MainActor
final class RulesViewLoading: ViewLoading {
  private let details: ControllerDescription
  private unowned let builder: SceneBuilder
  private var hasMadeView = false
  /// The id of the controller.
  var id: String? { details.id }

  init(_ description: ControllerDescription, _ builder: SceneBuilder) {
    (details, self.builder) = (description, builder)
  }

  func makeView(of controller: UIViewController) -> UIView? {
    guard let description = details.view else { return nil }
    hasMadeView = true
    let view = builder.make(
      description, in: UIScreen.main.sceneBounds, isMarkedLater: builder.marksView(of: controller))
    if description.frame == nil { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    return view
  }

  func didLoadView(of controller: UIViewController) {
    if let view = details.view, !hasMadeView {
      builder.record(
        SceneError(
          .misplacedKey, "\(details.className) creates its view in loadView(), so that 'view' has no effect",
          line: view.line, column: view.column, key: "view", remedy: "remove 'view'"))
    }
    builder.controllers.addChildren(of: details, to: controller)
    builder.didLoadView(of: controller, details)
  }
}
