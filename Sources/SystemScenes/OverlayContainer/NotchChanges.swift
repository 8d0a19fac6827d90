import OverlayContainer
import Scenes
import UIKit

/// Moves the overlay of a container to a notch. The completion runs at the end of the move or when it is interrupted.
struct MoveToNotchChange: SystemChange {
  let index: Int
  let container: String
  let isAnimated: Bool
  let completion: [ChangeDescription]

  func perform(by reactions: SceneReactions) {
    guard let shown = reactions.builder.controller(container) as? SceneOverlayContainer,
      index < shown.overlayDelegate.notchCount
    else { return reactions.missing("notch \(index) of", container) }
    reactions.note("moveToNotch \(index)", shown.topViewController?.viewIfLoaded)
    shown.moveOverlay(toNotchAt: index, animated: isAnimated) { [weak reactions] in reactions?.perform(completion) }
  }
}

/// Changes the heights of a container's notches.
struct SetNotchesChange: SystemChange {
  let notches: [OverlayContainerDescription.Notch]
  let container: String

  func perform(by reactions: SceneReactions) {
    guard let shown = reactions.builder.controller(container) as? SceneOverlayContainer else {
      return reactions.missing("notches of", container)
    }
    reactions.note("notches", shown.topViewController?.viewIfLoaded)
    shown.overlayDelegate.setNotches(notches)
    shown.invalidateNotchHeights()
  }
}

/// Sets the disabled notches of a container. The overlay can rest at all others.
struct DisableNotchesChange: SystemChange {
  let indexes: [Int]
  let container: String

  func perform(by reactions: SceneReactions) {
    guard let shown = reactions.builder.controller(container) as? SceneOverlayContainer else {
      return reactions.missing("notches of", container)
    }
    if let index = indexes.first(where: { $0 >= shown.overlayDelegate.notchCount }) {
      return reactions.missing("notch \(index) of", container)
    }
    guard shown.version != .v1_0_0 else {
      return reactions.note("disabledNotches: version 1.0.0 has none", shown.topViewController?.viewIfLoaded)
    }
    reactions.note(
      "disabledNotches " + (indexes.isEmpty ? "none" : indexes.map(String.init).joined(separator: ", ")),
      shown.topViewController?.viewIfLoaded)
    shown.overlayDelegate.disableNotches(indexes)
  }
}
