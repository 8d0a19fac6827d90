public import Foundation

/// One thing that the app does to the scene; views, controllers and recognizers are named by their ids.
public indirect enum ChangeDescription: Sendable {
  /// A controller goes on the stack of a navigation controller or of cards; with cards, `then` comes when it is there.
  case push(String, in: String, isAnimated: Bool, then: [ChangeDescription])
  /// A navigation controller goes back by one, or to a controller; or a card goes, and `then` comes when it is gone.
  case pop(to: String?, in: String, isAnimated: Bool, then: [ChangeDescription])
  /// A tab bar controller shows another tab.
  case selectTab(Int, in: String)
  /// A controller presents another; `then` comes when it is there.
  case present(String, from: String, isAnimated: Bool, then: [ChangeDescription])
  /// A controller is dismissed, or dismisses the one it presents; `then` comes when it is gone.
  case dismiss(String, isAnimated: Bool, then: [ChangeDescription])
  /// The sheet of a controller goes to another detent.
  case selectDetent(SheetDescription.Detent, in: String, isAnimated: Bool)
  /// Properties get new values.
  case set(PropertiesDescription)
  /// Changes are animated; `then` comes when the animation is over.
  case animate(AnimationDescription, [ChangeDescription], then: [ChangeDescription])
  /// A scroll view scrolls to a content offset.
  case scroll(String, to: CGPoint, isAnimated: Bool)
  /// A table selects a row, which its delegate does not hear of.
  case selectRow(RowIndex, in: String, isAnimated: Bool)
  /// A table deselects a row, or all that are selected.
  case deselectRow(RowIndex?, in: String, isAnimated: Bool)
  /// A new view becomes a subview, the topmost or at an index.
  case add(ViewDescription, to: String, at: Int?)
  /// A view leaves its superview.
  case remove(String)
  /// Changes are made so many seconds later.
  case after(Double, [ChangeDescription])
  /// A change of a system's.
  case system(SystemChangeDescription)
}

/// What the app does to the scene when an action fires.
public struct ReactionDescription: Sendable {
  /// The name of the action.
  public internal(set) var action: String

  /// The changes, in order.
  public internal(set) var changes: [ChangeDescription]
}
