import JSONText
import UIKit

extension ControllerClass {
  /// The keys that all view controllers have.
  static let ofUIViewController: [ControllerKey] = [
    ControllerKey("class", .className, phase: .identity),
    ControllerKey("superclass", .className, phase: .identity),
    ControllerKey("id", .identifier, phase: .identity),
    ControllerKey("set", .values, phase: .parts) { (object, value, controller, decoder) throws(SceneError) in
      try decoder.checkSet(value, of: object, className: controller.knownClassName)
    } apply: { controller, value, description, builder in
      builder.set(value, of: description.knownClassName, on: controller) {
        var error = SceneError(.wrongClass, "", line: 0, column: 0)
        error.controller = (description.id ?? description.className).onOneLine()
        return error
      }
    },
    ControllerKey("title", .text) { (controller: UIViewController, value) in controller.title = value.string! },
    ControllerKey("hidesBackButton", .boolean) { (controller: UIViewController, value) in
      controller.navigationItem.hidesBackButton = value.bool!
    },
    ControllerKey("modalPresentationStyle", .presentationStyle, phase: .properties) {
      (_, value, controller, _) throws(SceneError) in
      controller.modalPresentationStyle = value.named()
    } apply: { controller, _, description, _ in
      if let style = description.modalPresentationStyle { controller.modalPresentationStyle = .init(style) }
    },
    ControllerKey("isModalInPresentation", .boolean) { (controller: UIViewController, value) in
      controller.isModalInPresentation = value.bool!
    },
    ControllerKey("definesPresentationContext", .boolean) { (controller: UIViewController, value) in
      controller.definesPresentationContext = value.bool!
    },
    ControllerKey("preferredContentSize", .size) { (controller: UIViewController, value) in
      controller.preferredContentSize = value.size!
    },
    ControllerKey("sheet", .sheet, phase: .parts) { (object, value, controller, decoder) throws(SceneError) in
      controller.sheet = try decoder.sheet(value, of: object, controller)
    } apply: { controller, _, description, builder in
      if let sheet = description.sheet { builder.controllers.setSheet(sheet, of: controller, description.id) }
    },
    // The controller adds the views and the children when its view is loaded.
    ControllerKey("superview", .identifier, phase: .parts) { (object, value, controller, decoder) throws(SceneError) in
      controller.superview = value.string
      try decoder.noteReference(to: .view, key: "superview", in: object)
    },
    ControllerKey("view", .view, phase: .contents) { (object, value, controller, decoder) throws(SceneError) in
      let role: ViewRole = controller.isChild ? .subview : .placedControllerView
      controller.view = try decoder.view(value, at: object.place.view("view"), as: role)
    },
    ControllerKey("children", .controllers, phase: .contents) { (object, _, controller, decoder) throws(SceneError) in
      try decoder.readControllers("children", of: object, into: &controller.children)
    },
    // The builder performs the presentation when the presenting controller is in a window.
    ControllerKey("presented", .controllerOrName, phase: .presented) {
      (object, value, controller, decoder) throws(SceneError) in
      controller.presented = try decoder.controller(value, key: "presented", of: object)
    },
  ]
}

extension ControllerKey {
  /// The controllers of a container, which the factory of its class adds.
  package static let viewControllers = container { _, _, _, _ in }

  /// The controllers of a container, which `apply` adds.
  package static func container(adding apply: @escaping Apply) -> ControllerKey {
    ControllerKey(
      "viewControllers", .controllers, phase: .contents,
      read: { (object, _, controller, decoder) throws(SceneError) in
        try decoder.readControllers("viewControllers", of: object, into: &controller.viewControllers)
      }, apply: apply)
  }
}
