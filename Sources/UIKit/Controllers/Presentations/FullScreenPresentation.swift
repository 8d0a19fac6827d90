/// The presentation that takes the presenting controller's view away.
@MainActor
final class FullScreenPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
