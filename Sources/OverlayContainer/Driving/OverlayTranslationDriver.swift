/// Something whose movements move the overlay.
@MainActor
protocol OverlayTranslationDriver: AnyObject {
  /// Lets go of what it listens to.
  func clean()
}
