/// A source of translations: a gesture recognizer or a scroll view.
@MainActor
protocol OverlayTranslationDriver: AnyObject {
  /// Removes the driver's targets and delegates.
  func clean()
}
