public import Foundation

/// An object whose content has a preferred size: a view controller or a presentation controller.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The preferred size of the content.
  var preferredContentSize: CGSize { get }

  /// Called when a contained object's preferred size has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size for a contained object, in a container of `parentSize`.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize

  /// Called when the traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called when the container's size is about to change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
