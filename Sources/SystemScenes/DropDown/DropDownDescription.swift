package import Scenes

/// The drop-down presentation of a controller. `nil` means the original's value.
package struct DropDownDescription: Sendable, Equatable {
  /// The line of the file at which it starts.
  package internal(set) var line: Int

  /// The column at which it starts.
  package internal(set) var column: Int

  /// The id of the view, inside the controller's view, that is dragged and tapped.
  package internal(set) var bar: String

  /// The distance above the controller's view when it is open, in points.
  package internal(set) var topOffset: Double?

  /// The height that stays visible when the controller is minimised, in points.
  package internal(set) var bottomBar: Double?

  /// The scale of the presenter's view while the controller is open.
  package internal(set) var minimumScale: Double?

  /// The alpha of the presenter's view while the controller is open.
  package internal(set) var minimumAlpha: Double?

  /// The duration of presentation and dismissal, in seconds.
  package internal(set) var duration: Double?

  /// Whether the controller is minimised at the start of the scene.
  package internal(set) var isMinimised: Bool
}

extension DropDownDescription: ControllerPart {}

extension ControllerDescription {
  /// The controller's drop-down presentation.
  package var dropDown: DropDownDescription? { self[DropDownDescription.self] }
}
