import Foundation
package import UIKit

/// Turns the descriptions of a scene's view controllers into controllers.
@MainActor
package final class ControllerBuilder {
  private unowned let builder: SceneBuilder
  private var controllersByID: [String: UIViewController] = [:]
  /// Descriptions of controllers that are made when a change first shows them.
  private var waiting: [String: ControllerDescription]
  /// The sheets that controllers are presented in.
  private var sheets: [String: SheetDescription] = [:]
  /// The controllers that have been presented.
  private var presentedOnce: Set<String> = []

  init(_ builder: SceneBuilder) {
    self.builder = builder
    waiting = Dictionary(
      builder.reactions.scene.controllers.compactMap { controller in controller.id.map { ($0, controller) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The controller of an id, made when it is first asked for.
  func controller(_ id: String) -> UIViewController? {
    if let known = controllersByID[id] { return known }
    return waiting.removeValue(forKey: id).map(make)
  }

  /// Makes a controller with all that it holds; its view is made when it is first needed.
  package func make(_ description: ControllerDescription) -> UIViewController {
    let controller = builder.registry.controllerRow(description.knownClassName).make(description, builder)
    if let id = description.id { controllersByID[id] = controller }
    controller.title = description.title
    if let hides = description.hidesBackButton { controller.navigationItem.hidesBackButton = hides }
    if let style = description.modalPresentationStyle { controller.modalPresentationStyle = .init(style) }
    if let isModal = description.isModalInPresentation { controller.isModalInPresentation = isModal }
    if let defines = description.definesPresentationContext { controller.definesPresentationContext = defines }
    if let size = description.preferredContentSize { controller.preferredContentSize = size }
    if let sheet = description.sheet {
      setSheet(sheet, of: controller)
      if let id = description.id { sheets[id] = sheet }
    }
    for system in builder.systems { system.didMake(controller, from: description) }
    return controller
  }

  /// Gives a controller that has been presented before its sheet again: that of an earlier presentation is gone with it.
  func willPresent(_ id: String) {
    let isFirst = presentedOnce.insert(id).inserted
    guard !isFirst, let sheet = sheets[id], let controller = controllersByID[id] else { return }
    setSheet(sheet, of: controller)
  }

  /// Presents what a scene begins with, once its window has it.
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
    // Its animator is asked only for what is animated; without a duration all comes in this very turn.
    UIView.performWithoutAnimation {
      presenter.present(controller, animated: true) { [unowned self] in
        for system in builder.systems { system.didPresentInitially(controller) }
        presentInitially(presented)
      }
    }
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
