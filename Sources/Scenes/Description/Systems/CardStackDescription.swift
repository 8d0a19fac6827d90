import JSONText

/// What a scene file says about a card stack beyond its controllers; nil means that the stack's default holds.
public struct CardStackDescription: Sendable, Equatable {
  /// How far below the top of their container cards begin, in points.
  public internal(set) var topOffset: Double?

  /// Whether there is little height, so that cards have no gap above them.
  public internal(set) var hasCompactHeight: Bool?

  /// Whether the card on top may be dismissed.
  public internal(set) var topViewControllerCanBeDismissed: Bool?

  /// The keys of the properties.
  static let keys = ["cardTopOffset", "hasCompactHeight", "topViewControllerCanBeDismissed"]

  init() {}

  init(_ object: SceneObject) {
    topOffset = object["cardTopOffset"]?.number
    hasCompactHeight = object["hasCompactHeight"]?.bool
    topViewControllerCanBeDismissed = object["topViewControllerCanBeDismissed"]?.bool
  }
}
