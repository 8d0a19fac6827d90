import Foundation

/// The windows of an app with their controllers while the size of the app changes.
@MainActor
struct ResizedWindows {
  /// Why the size changes.
  enum Event {
    case turn, splitView

    /// What windows fill.
    var area: String { self == .turn ? "screen" : "app's part of the screen" }
    var text: String { self == .turn ? "the interface turned" : "the app's windows were resized" }
  }

  private let event: Event
  private let engine: Engine
  private let windows: [UIWindow]
  /// The windows that fill the app's part of the screen, and keep filling it.
  private let filling: [UIWindow]

  init(of engine: Engine, event: Event) {
    (self.engine, self.event) = (engine, event)
    windows = engine.application.windows.filter { !($0 is UIRemoteKeyboardWindow) }
    filling = windows.filter(\.fillsScreen)
  }

  /// Calls the controllers before the change: first for the traits, if they change, then for the size.
  func willChange(
    to size: CGSize, _ traits: UITraitCollection?, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for window in filling {
      guard let root = window.rootViewController else { continue }
      let containers = Self.containers(from: root)
      if let traits {
        for container in containers { container.willTransition(to: traits, with: coordinator) }
      }
      for container in containers { container.viewWillTransition(to: size, with: coordinator) }
    }
  }

  /// The root controller, and the presentations above it, which forward to the presented controllers.
  private static func containers(from root: UIViewController) -> [any UIContentContainer] {
    var containers: [any UIContentContainer] = [root]
    var presented = root.presentation.presented
    while let controller = presented {
      containers.append(controller.presentation.controller ?? controller)
      presented = controller.presentation.presented
    }
    return containers
  }

  /// Gives the windows and their controllers' views the new size, and calls what observes the traits.
  func change(from oldTraits: UITraitCollection, to newTraits: UITraitCollection) {
    report(oldTraits, newTraits)
    for window in filling { window.systemFrame = engine.screen.sceneBounds }
    engine.keyboard.screenDidChange(in: engine, because: event.text)
    if oldTraits != newTraits {
      engine.application.windowScene.noteTraitChange(from: oldTraits, to: newTraits)
      for window in windows { window.noteTraitChange(from: oldTraits, to: newTraits) }
    }
    for window in filling {
      fitPresentations(in: window)
      window.updateSafeArea()
    }
  }

  private func fitPresentations(in window: UIWindow) {
    var controller = window.rootViewController
    // The view below a full-screen presentation is not in the window.
    if let view = controller?.viewIfLoaded, view.window == nil { view.systemFrame = window.bounds }
    while let presented = controller?.presentation.presented {
      if let presentation = presented.presentation.controller,
        [.fullScreen, .overFullScreen].contains(presentation.presentationStyle)
      {
        presentation.presentedView?.systemFrame = presentation.frameOfPresentedViewInContainerView
      }
      controller = presented
    }
  }

  /// Reports what the new size changes in ways that are not modelled.
  private func report(_ oldTraits: UITraitCollection, _ traits: UITraitCollection) {
    if windows.contains(where: { !$0.fillsOldScreen(filling) }) {
      Unmodelled.note(
        "\(event.text) with a window that does not fill the \(event.area), and its new frame is not known")
    }
    if filling.contains(where: { $0.rootViewController == nil }) {
      Unmodelled.note("\(event.text) with a window without a root controller, and its new frame is not known")
    }
    if oldTraits.horizontalSizeClass != traits.horizontalSizeClass, event == .splitView,
      filling.contains(where: { $0.shows(UISheetPresentationController.self, UIPopoverPresentationController.self) })
    {
      Unmodelled.note("\(event.text) to another size class, and how a sheet or popover adapts to it is not modelled")
    }
    guard traits.verticalSizeClass == .compact else { return }
    if filling.contains(where: \.showsBar) {
      Unmodelled.note("the interface turned to compact height, in which the heights of bars are not modelled")
    }
    if filling.contains(where: { $0.shows(UISheetPresentationController.self) }) {
      Unmodelled.note("the interface turned to compact height, in which sheets are not modelled")
    }
  }
}

extension UIWindow {
  fileprivate final func fillsOldScreen(_ filling: [UIWindow]) -> Bool { filling.contains { $0 === self } }

  fileprivate final var showsBar: Bool {
    func hasBar(_ view: UIView) -> Bool {
      if view.isHidden { return false }
      if view is UINavigationBar || view is UITabBar || view is UIToolbar { return true }
      return view.children.contains { hasBar($0) }
    }
    return hasBar(self)
  }

  /// Whether a presentation above the root controller is of one of some classes.
  fileprivate final func shows(_ classes: UIPresentationController.Type...) -> Bool {
    var controller = rootViewController
    while let presented = controller?.presentation.presented {
      if let presentation = presented.presentation.controller,
        classes.contains(where: { presentation.isKind(of: $0) })
      {
        return true
      }
      controller = presented
    }
    return false
  }
}
