import CopyPaper
import Foundation
import UIKit

/// Turns the descriptions of a scene's view controllers into controllers.
@MainActor
final class ControllerBuilder {
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
  func make(_ description: ControllerDescription) -> UIViewController {
    let controller = makeAlone(description)
    if let id = description.id { controllersByID[id] = controller }
    controller.title = description.title
    if let overlay = description.overlay { controller.overlay = overlay }
    if let hides = description.hidesBackButton { controller.navigationItem.hidesBackButton = hides }
    if let style = description.modalPresentationStyle { controller.modalPresentationStyle = .init(style) }
    if let isModal = description.isModalInPresentation { controller.isModalInPresentation = isModal }
    if let defines = description.definesPresentationContext { controller.definesPresentationContext = defines }
    if let size = description.preferredContentSize { controller.preferredContentSize = size }
    if let sheet = description.sheet {
      setSheet(sheet, of: controller)
      if let id = description.id { sheets[id] = sheet }
    }
    if let sheet = description.overlaySheet {
      let overlaySheet = SceneOverlaySheet(sheet)
      overlaySheet.adopt(controller)
      builder.retain(overlaySheet)
    }
    if let dropDown = description.dropDown { builder.dropDowns.adopt(controller, dropDown) }
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
    for child in description.children + description.viewControllers + description.overlayViewControllers {
      presentInitially(child)
    }
    guard let presented = description.presented, let presenter = description.id.flatMap({ controllersByID[$0] }) else {
      return
    }
    let controller = make(presented)
    if let id = presented.id { willPresent(id) }
    builder.dropDowns.willPresent(controller, from: presenter)
    guard builder.dropDowns.animates(controller) else {
      presenter.present(controller, animated: false)
      return presentInitially(presented)
    }
    // Its animator is asked only for what is animated; without a duration all comes in this very turn.
    UIView.performWithoutAnimation {
      presenter.present(controller, animated: true) { [unowned self] in
        builder.dropDowns.minimiseInitially(controller)
        presentInitially(presented)
      }
    }
  }

  private func makeAlone(_ description: ControllerDescription) -> UIViewController {
    switch description.knownClassName {
    case "UINavigationController":
      let navigation = SceneNavigationController()
      navigation.whenLoaded = { [unowned self, unowned navigation] in overlay(description, over: navigation) }
      navigation.setViewControllers(description.viewControllers.map(make), animated: false)
      if let isHidden = description.isNavigationBarHidden { navigation.isNavigationBarHidden = isHidden }
      if let pan = description.interactivePopGestureRecognizer, let own = navigation.interactivePopGestureRecognizer {
        builder.recognizers.adopt(own, pan, builder.reactions.fire)
      }
      return navigation
    case "CardStackController":
      let stack = SceneCardStack(description, builder: builder, controllers: self)
      stack.fill(description.viewControllers.map(make))
      return stack
    case "UITabBarController":
      let tabs = SceneTabBarController()
      tabs.whenLoaded = { [unowned self, unowned tabs] in overlay(description, over: tabs) }
      tabs.viewControllers = description.viewControllers.map(make)
      if let index = description.selectedIndex { tabs.selectedIndex = index }
      return tabs
    case "OverlayContainerViewController":
      guard let overlay = description.overlayContainer else {
        preconditionFailure("a decoded scene says of every overlay container what it is")
      }
      let container = SceneOverlayContainer(description, overlay, builder: builder, makeChild: make)
      container.whenLoaded = { [unowned self, unowned container] in self.overlay(description, over: container) }
      return container
    default:
      return SceneController(description, builder: builder, controllers: self)
    }
  }

  /// Lays over a controller what the scene says, by CopyPaper's function.
  func overlay(_ description: ControllerDescription, over controller: UIViewController) {
    for overlay in description.overlayViewControllers { controller.overlayViewController(make(overlay)) }
    builder.finish()
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

/// A view controller whose view and children the scene describes.
final class SceneController: UIViewController {
  private let details: ControllerDescription
  private unowned let builder: SceneBuilder
  private unowned let controllers: ControllerBuilder

  init(_ description: ControllerDescription, builder: SceneBuilder, controllers: ControllerBuilder) {
    details = description
    self.builder = builder
    self.controllers = controllers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func loadView() {
    if let description = details.view {
      view = builder.make(description, in: UIScreen.main.bounds, isMarkedLater: isOverlay)
    } else {
      // A strategy may need a class of its own for a view that CopyPaper is about to mark.
      view = isOverlay ? builder.makeMarkableView() : UIView()
      view.frame = UIScreen.main.bounds
    }
    if details.view?.frame == nil { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for description in details.children {
      let child = controllers.make(description)
      addChild(child)
      let place = description.superview.flatMap(builder.view) ?? view!
      if description.view?.frame == nil { child.view.frame = place.bounds }
      place.addSubview(child.view)
      child.didMove(toParent: self)
    }
    controllers.overlay(details, over: self)
    builder.dropDowns.didLoadView(of: self)
    builder.finish()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }

  private func note(_ callback: String) {
    guard let id = details.id else { return }
    builder.reactions.note("\(callback) \(id)", viewIfLoaded)
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
