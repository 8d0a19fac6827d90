public import Foundation

/// Something whose content has a size that others lay out by: a view controller or a presentation controller.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the content would like to have.
  var preferredContentSize: CGSize { get }

  /// Tells that a container inside would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size to give a container inside, in a container of `parentSize`.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize

  /// Tells that the container's size is about to change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
