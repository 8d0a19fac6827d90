/// Receives callbacks when cards appear and disappear. The callbacks do not identify the card.
///
/// Source: Cards, `CardStackControllerDelegate`, at 232d210 [S].
@MainActor
public protocol CardStackControllerDelegate: AnyObject {
  /// A card is about to be added to the stack.
  func cardWillAppear()
  /// A card has been added and its animation has ended.
  func cardDidAppear()
  /// A card is about to leave the stack.
  func cardWillDisappear()
  /// A card has been removed.
  func cardDidDisappear()
}
