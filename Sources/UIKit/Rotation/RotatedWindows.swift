import Foundation

/// The windows of a turning interface with their controllers.
@MainActor
struct RotatedWindows {
  private let engine: Engine
  private let windows: [UIWindow]
  /// The windows that fill the screen, and turn with it.
  private let turning: [UIWindow]

  init(of engine: Engine) {
    self.engine = engine
    windows = engine.application.windows.filter { !($0 is UIRemoteKeyboardWindow) }
    turning = windows.filter(\.fillsScreen)
  }

  /// Calls the controllers before the change: first for the traits, if they change, then for the size.
  func willTurn(
    to size: CGSize, _ traits: UITraitCollection?, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for window in turning {
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

  /// Gives the windows and their controllers' views the size of the screen, and calls what observes the traits.
  func turn(from oldTraits: UITraitCollection, to newTraits: UITraitCollection) {
    report(newTraits)
    for window in turning { window.frame = engine.screen.bounds }
    engine.keyboard.screenDidTurn(in: engine)
    if oldTraits != newTraits {
      engine.application.windowScene.noteTraitChange(from: oldTraits, to: newTraits)
      for window in windows { window.noteTraitChange(from: oldTraits, to: newTraits) }
    }
    for window in turning {
      fitPresentations(in: window)
      window.updateSafeArea()
    }
  }

  private func fitPresentations(in window: UIWindow) {
    var controller = window.rootViewController
    // The view below a full-screen presentation is not in the window.
    if let view = controller?.viewIfLoaded, view.window == nil { view.frame = window.bounds }
    while let presented = controller?.presentation.presented {
      if let presentation = presented.presentation.controller,
        [.fullScreen, .overFullScreen].contains(presentation.presentationStyle)
      {
        presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
      }
      controller = presented
    }
  }

  /// Reports what a rotation changes in ways that are not modelled.
  private func report(_ traits: UITraitCollection) {
    if windows.contains(where: { !$0.fillsOldScreen(turning) }) {
      Unmodelled.note(
        "the interface turned with a window that does not fill the screen, and its new frame is not known")
    }
    if turning.contains(where: { $0.rootViewController == nil }) {
      Unmodelled.note("the interface turned with a window without a root controller, and its new frame is not known")
    }
    guard traits.verticalSizeClass == .compact else { return }
    if turning.contains(where: \.showsBar) {
      Unmodelled.note("the interface turned to compact height, in which the heights of bars are not modelled")
    }
    if turning.contains(where: \.showsSheet) {
      Unmodelled.note("the interface turned to compact height, in which sheets are not modelled")
    }
  }
}

extension UIWindow {
  fileprivate final func fillsOldScreen(_ turning: [UIWindow]) -> Bool { turning.contains { $0 === self } }

  fileprivate final var showsBar: Bool {
    func hasBar(_ view: UIView) -> Bool {
      if view.isHidden { return false }
      if view is UINavigationBar || view is UITabBar || view is UIToolbar { return true }
      return view.children.contains { hasBar($0) }
    }
    return hasBar(self)
  }

  fileprivate final var showsSheet: Bool {
    var controller = rootViewController
    while let presented = controller?.presentation.presented {
      if presented.presentation.controller is UISheetPresentationController { return true }
      controller = presented
    }
    return false
  }
}
