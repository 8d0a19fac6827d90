public import Scenes

/// The drop-down presentation of a controller. `nil` means the original's value.
public struct DropDownDescription: Sendable, Equatable {
  /// The line of the file at which it starts.
  public internal(set) var line: Int

  /// The column at which it starts.
  public internal(set) var column: Int

  /// The id of the view, inside the controller's view, that is dragged and tapped.
  public internal(set) var bar: String

  /// The distance above the controller's view when it is open, in points.
  public internal(set) var topOffset: Double?

  /// The height that stays visible when the controller is minimised, in points.
  public internal(set) var bottomBar: Double?

  /// The scale of the presenter's view while the controller is open.
  public internal(set) var minimumScale: Double?

  /// The alpha of the presenter's view while the controller is open.
  public internal(set) var minimumAlpha: Double?

  /// The duration of presentation and dismissal, in seconds.
  public internal(set) var duration: Double?

  /// Whether the controller is minimised at the start of the scene.
  public internal(set) var isMinimised: Bool
}

extension DropDownDescription: ControllerPart {}

extension ControllerDescription {
  /// The controller's drop-down presentation.
  public var dropDown: DropDownDescription? { self[DropDownDescription.self] }
}
