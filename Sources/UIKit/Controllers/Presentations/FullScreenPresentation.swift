/// The presentation that removes the presenting controller's view.
@MainActor
final class FullScreenPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
