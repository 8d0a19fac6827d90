public import Scenes

/// What a scene says of a controller that drops down over another one; nil means that the original's number holds.
public struct DropDownDescription: Sendable, Equatable {
  /// The line of the file on which it starts.
  public internal(set) var line: Int

  /// The column in which it starts.
  public internal(set) var column: Int

  /// The id of the view, in the controller's, that is dragged and tapped.
  public internal(set) var bar: String

  /// Points above the controller's view when it is up.
  public internal(set) var topOffset: Double?

  /// Points of it that stay in sight when it is down.
  public internal(set) var bottomBar: Double?

  /// The scale of the presenter's view while it is up.
  public internal(set) var minimumScale: Double?

  /// The alpha of the presenter's view while it is up.
  public internal(set) var minimumAlpha: Double?

  /// Seconds that presenting and dismissing take.
  public internal(set) var duration: Double?

  /// Whether the scene begins with it at the bottom.
  public internal(set) var isMinimised: Bool
}

extension DropDownDescription: ControllerPart {}

extension ControllerDescription {
  /// How the controller drops down over its presenter.
  public var dropDown: DropDownDescription? { self[DropDownDescription.self] }
}
