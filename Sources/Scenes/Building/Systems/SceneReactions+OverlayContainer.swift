import OverlayContainer
import UIKit

/// What actions do to overlay containers.
extension SceneReactions {
  func move(_ id: String, toNotch index: Int, _ isAnimated: Bool, _ then: [ChangeDescription]) {
    guard let container = builder.controller(id) as? SceneOverlayContainer,
      index < container.overlayDelegate.notchCount
    else { return missing("notch \(index) of", id) }
    note("moveToNotch \(index)", container.topViewController?.viewIfLoaded)
    container.moveOverlay(toNotchAt: index, animated: isAnimated) { [weak self] in self?.perform(then) }
  }

  func setNotches(_ notches: [OverlayContainerDescription.Notch], of id: String) {
    guard let container = builder.controller(id) as? SceneOverlayContainer else { return missing("notches of", id) }
    note("notches", container.topViewController?.viewIfLoaded)
    container.overlayDelegate.setNotches(notches)
    container.invalidateNotchHeights()
  }

  func disableNotches(_ indexes: [Int], of id: String) {
    guard let container = builder.controller(id) as? SceneOverlayContainer else { return missing("notches of", id) }
    if let index = indexes.first(where: { $0 >= container.overlayDelegate.notchCount }) {
      return missing("notch \(index) of", id)
    }
    guard container.version != .v1_0_0 else {
      return note("disabledNotches: version 1.0.0 has none", container.topViewController?.viewIfLoaded)
    }
    note(
      "disabledNotches " + (indexes.isEmpty ? "none" : indexes.map(String.init).joined(separator: ", ")),
      container.topViewController?.viewIfLoaded)
    container.overlayDelegate.disableNotches(indexes)
  }
}
