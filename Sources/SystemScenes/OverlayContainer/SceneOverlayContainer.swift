import OverlayContainer
import Scenes
import UIKit

/// An overlay container of a scene. The current strategy makes its views pass-through.
final class SceneOverlayContainer: OverlayContainerViewController {
  private let details: ControllerDescription
  private unowned let builder: SceneBuilder
  /// The delegate, with the notches and other values of the scene.
  let overlayDelegate: SceneOverlayDelegate

  init(
    _ controller: ControllerDescription, _ overlay: OverlayContainerDescription, builder: SceneBuilder
  ) {
    details = controller
    self.builder = builder
    overlayDelegate = SceneOverlayDelegate(overlay, builder: builder)
    super.init(
      style: overlay.style.map(OverlayStyle.init), version: overlay.version == .first ? .v1_0_0 : .v3_5_3)
    makePassThroughView = { [unowned builder] in builder.makePassThroughView() }
    viewControllers = controller.viewControllers.map(builder.controllers.make)
    delegate = overlayDelegate
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    containerViews.root.className = "PassThroughView"
    containerViews.ground?.className = "GroundView"
    if containerViews.ground != nil {
      containerViews.translationContainer.className = "OverlayTranslationContainerView"
    }
    containerViews.translation.className = "OverlayTranslationView"
    containerViews.content.className = "OverlayContainerView"
    for recognizer in view.gestureRecognizers ?? [] {
      recognizer.nameInResults = ("OverlayTranslationGestureRecognizer[0]", nil)
    }
    if overlayDelegate.initialNotch > 0 { moveOverlay(toNotchAt: overlayDelegate.initialNotch, animated: false) }
    builder.didLoadView(of: self, details)
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
    if let name = details.id { builder.reactions.note("\(callback) \(name)", viewIfLoaded) }
  }
}

extension OverlayStyle {
  fileprivate init(_ style: OverlayContainerDescription.Style) {
    switch style {
    case .flexibleHeight: self = .flexibleHeight
    case .rigid: self = .rigid
    case .expandableHeight: self = .expandableHeight
    }
  }
}
