package import Foundation

/// A change that the app makes to the scene. Views, controllers and recognizers are referenced by id.
package indirect enum ChangeDescription: Sendable {
  /// Pushes a controller on a navigation controller or a card stack. `then` runs when a card stack has completed the
  /// push.
  case push(String, in: String, isAnimated: Bool, then: [ChangeDescription])
  /// Pops a navigation controller by one or to a controller, or removes a card. `then` runs when the card is removed.
  case pop(to: String?, in: String, isAnimated: Bool, then: [ChangeDescription])
  /// Selects a tab of a tab bar controller.
  case selectTab(Int, in: String)
  /// Presents a controller. `then` runs when the presentation is complete.
  case present(String, from: String, isAnimated: Bool, then: [ChangeDescription])
  /// Dismisses a controller, or the one that it presents. `then` runs when the dismissal is complete.
  case dismiss(String, isAnimated: Bool, then: [ChangeDescription])
  /// Changes the selected detent of a controller's sheet.
  case selectDetent(SheetDescription.Detent, in: String, isAnimated: Bool)
  /// Gives the app another part of an iPad's screen, in points, as when the divider of Split View is moved.
  case resizeWindows(CGSize)
  /// Sets properties.
  case set(PropertiesDescription)
  /// Animates changes. `then` runs when the animation is complete.
  case animate(AnimationDescription, [ChangeDescription], then: [ChangeDescription])
  /// Scrolls to a content offset.
  case scroll(String, to: CGPoint, isAnimated: Bool)
  /// Selects a row of a table without calling its delegate.
  case selectRow(RowIndex, in: String, isAnimated: Bool)
  /// Deselects a row, or all selected rows.
  case deselectRow(RowIndex?, in: String, isAnimated: Bool)
  /// Adds a new subview, at the top or at an index.
  case add(ViewDescription, to: String, at: Int?)
  /// Removes a view from its superview.
  case remove(String)
  /// Makes changes after a delay in seconds.
  case after(Double, [ChangeDescription])
  /// A change that a system defines.
  case system(SystemChangeDescription)
}

/// The changes that the app makes when an action fires.
package struct ReactionDescription: Sendable {
  package internal(set) var action: String

  package internal(set) var changes: [ChangeDescription]
}
