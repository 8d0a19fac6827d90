import CopyPaper
import Scenes
import UIKit

/// Adds a controller as an overlay with CopyPaper's function. If the controller is already shown, the change is refused
/// and reported.
struct OverlayChange: SystemChange {
  let controller: String
  let host: String

  func perform(by reactions: SceneReactions) {
    guard let hosting = reactions.builder.controller(host), let shown = reactions.builder.controller(controller) else {
      return reactions.missing("overlayViewController", controller)
    }
    guard !reactions.holds(controller, shown, host, hosting) else {
      return reactions.note("overlayViewController \(controller): it holds \(host)", hosting.viewIfLoaded)
    }
    let isFree = shown.parent == nil ? !reactions.isShown(shown) : shown.parent === hosting
    guard isFree else {
      return reactions.note("overlayViewController \(controller): it is shown already", hosting.viewIfLoaded)
    }
    reactions.note("overlayViewController \(controller)", hosting.view)
    hosting.overlayViewController(shown)
  }
}
