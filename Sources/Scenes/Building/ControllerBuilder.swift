import Foundation
package import UIKit

/// Creates view controllers from the controller descriptions of a scene.
@MainActor
package final class ControllerBuilder {
  private unowned let builder: SceneBuilder
  private var controllersByID: [String: UIViewController] = [:]
  private var descriptionsByID: [String: ControllerDescription] = [:]
  /// Descriptions of controllers that are created when a change first presents or shows them.
  private var waiting: [String: ControllerDescription]
  /// The sheet descriptions of presented controllers, by controller id.
  private var sheets: [String: SheetDescription] = [:]
  /// The ids of the controllers that have been presented at least once.
  private var presentedOnce: Set<String> = []

  init(_ builder: SceneBuilder) {
    self.builder = builder
    waiting = Dictionary(
      builder.reactions.scene.controllers.compactMap { controller in controller.id.map { ($0, controller) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The id of a controller; `nil` if the scene gives it none.
  func id(of controller: UIViewController) -> String? {
    controllersByID.first { $0.value === controller }?.key
  }

  /// Returns the controller with an id, and creates it at the first call.
  func controller(_ id: String) -> UIViewController? {
    if let known = controllersByID[id] { return known }
    return waiting.removeValue(forKey: id).map(make)
  }

  /// Returns the controller with an id, and creates it if it is at a place of the scene that does not exist yet.
  func controllerInPlace(_ id: String) -> UIViewController? {
    if let known = controller(id) { return known }
    var descriptions = builder.reactions.scene.windows.compactMap(\.rootViewController)
    while let next = descriptions.popLast() {
      if next.id == id { return make(next) }
      descriptions += next.containedControllers + (next.presented.map { [$0] } ?? [])
    }
    return nil
  }

  /// The description of a controller that exists.
  func description(_ id: String) -> ControllerDescription? { descriptionsByID[id] }

  /// Creates a controller with its children, unless code of a rules build has asked for it before. Its view is loaded lazily.
  package func make(_ description: ControllerDescription) -> UIViewController {
    if let known = description.id.flatMap({ controllersByID[$0] }) { return known }
    let controller = builder.registry.controllerRow(description.knownClassName).make(description, builder)
    if let id = description.id { (controllersByID[id], descriptionsByID[id]) = (controller, description) }
    builder.references.resolve(in: builder)
    description.apply(.properties, to: controller, by: builder)
    description.apply(.parts, to: controller, by: builder)
    description.apply(.contents, to: controller, by: builder)
    for system in builder.systems { system.didMake(controller, from: description) }
    return controller
  }

  /// Creates a controller of a rules build. The described contents are added when its view is loaded.
  func make(_ rules: RulesClass, _ description: ControllerDescription) -> UIViewController {
    let made = builder.make(
      rules, as: UIViewController.self, named: description.className, line: description.line,
      column: description.column)
    guard let controller = made else { return SceneController(description, builder: builder) }
    controller.viewLoading = RulesViewLoading(description, builder)
    if description.viewControllers.isEmpty { return controller }
    let contents = description.viewControllers.map(make)
    if let navigation = controller as? UINavigationController {
      navigation.setViewControllers(contents, animated: false)
    } else if let tabs = controller as? UITabBarController {
      tabs.viewControllers = contents
    }
    return controller
  }

  /// Adds the described children of a controller whose view is loaded.
  func addChildren(of description: ControllerDescription, to controller: UIViewController) {
    for description in description.children {
      let child = make(description)
      controller.addChild(child)
      guard let place = description.superview.flatMap(builder.view) ?? controller.view else { continue }
      if description.view?.frame == nil { child.view.frame = place.bounds }
      place.addSubview(child.view)
      child.didMove(toParent: controller)
    }
  }

  /// Configures the sheet of a controller again: a dismissal discards the previous presentation controller.
  func willPresent(_ id: String) {
    let isFirst = presentedOnce.insert(id).inserted
    guard !isFirst, let sheet = sheets[id], let controller = controllersByID[id] else { return }
    setSheet(sheet, of: controller)
  }

  /// Performs the scene's initial presentations. Called when the window has its root view controller.
  func presentInitially(_ description: ControllerDescription) {
    for child in description.containedControllers {
      presentInitially(child)
    }
    guard let presented = description.presented, let presenter = description.id.flatMap({ controllersByID[$0] }) else {
      return
    }
    let controller = make(presented)
    if let id = presented.id { willPresent(id) }
    for system in builder.systems { system.willPresent(controller, from: presenter) }
    guard builder.systems.contains(where: { $0.animatesInitialPresentation(of: controller) }) else {
      presenter.present(controller, animated: false)
      return presentInitially(presented)
    }
    // A container calls its animator only for animated changes; without a duration the change completes synchronously.
    UIView.performWithoutAnimation {
      presenter.present(controller, animated: true) { [unowned self] in
        for system in builder.systems { system.didPresentInitially(controller) }
        presentInitially(presented)
      }
    }
  }

  /// Configures the sheet of a controller, also before later presentations.
  func setSheet(_ sheet: SheetDescription, of controller: UIViewController, _ id: String?) {
    setSheet(sheet, of: controller)
    if let id { sheets[id] = sheet }
  }

  private func setSheet(_ description: SheetDescription, of controller: UIViewController) {
    guard let sheet = controller.sheetPresentationController else { return }
    sheet.detents = description.detents.map(\.detent)
    if let detent = description.selectedDetentIdentifier { sheet.selectedDetentIdentifier = detent.identifier }
    if let detent = description.largestUndimmedDetentIdentifier {
      sheet.largestUndimmedDetentIdentifier = detent.identifier
    }
    if let prefers = description.prefersGrabberVisible { sheet.prefersGrabberVisible = prefers }
    if let prefers = description.prefersScrollingExpandsWhenScrolledToEdge {
      sheet.prefersScrollingExpandsWhenScrolledToEdge = prefers
    }
  }
}

extension UIModalPresentationStyle {
  init(_ style: ControllerDescription.PresentationStyle) {
    switch style {
    case .automatic: self = .automatic
    case .fullScreen: self = .fullScreen
    case .pageSheet: self = .pageSheet
    case .formSheet: self = .formSheet
    case .currentContext: self = .currentContext
    case .custom: self = .custom
    case .overFullScreen: self = .overFullScreen
    case .overCurrentContext: self = .overCurrentContext
    case .popover: self = .popover
    }
  }
}

extension SheetDescription.Detent {
  @MainActor
  var detent: UISheetPresentationController.Detent {
    switch self {
    case .medium: .medium()
    case .large: .large()
    case .height(let height): .custom(identifier: identifier) { _ in height }
    }
  }

  var identifier: UISheetPresentationController.Detent.Identifier {
    switch self {
    case .medium: .medium
    case .large: .large
    case .height(let height): .init("height \(height)")
    }
  }
}
