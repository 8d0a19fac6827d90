/// Hears of cards that come and go, but not of which.
///
/// Source: Cards, `CardStackControllerDelegate`, at 232d210 [S].
@MainActor
public protocol CardStackControllerDelegate: AnyObject {
  /// A card is about to be put on the stack.
  func cardWillAppear()
  /// A card is in its place.
  func cardDidAppear()
  /// A card is about to leave the stack.
  func cardWillDisappear()
  /// A card is gone.
  func cardDidDisappear()
}
