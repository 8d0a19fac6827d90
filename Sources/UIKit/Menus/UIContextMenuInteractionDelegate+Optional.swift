// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UIContextMenuInteractionDelegate {
  @_disfavoredOverload public var contextMenuInteraction: _UIContextMenuInteractionDelegateCalls? {
    _UIContextMenuInteractionDelegateCalls(delegate: self)
  }
}

/// Calls of the optional methods of ``UIContextMenuInteractionDelegate`` that have argument labels.
@preconcurrency @MainActor
public struct _UIContextMenuInteractionDelegateCalls {
  let delegate: any UIContextMenuInteractionDelegate

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
