import JSONText
public import Scenes

/// What a scene file says about a card stack beyond its controllers; nil means that the stack's default holds.
public struct CardStackDescription: Sendable, Equatable {
  /// How far below the top of their container cards begin, in points.
  public internal(set) var topOffset: Double?

  /// Whether there is little height, so that cards have no gap above them.
  public internal(set) var hasCompactHeight: Bool?

  /// Whether the card on top may be dismissed.
  public internal(set) var topViewControllerCanBeDismissed: Bool?

  init() {}

  /// Reads the keys from an object of a scene.
  init(reading value: (String) -> JSONValue?) {
    topOffset = value("cardTopOffset")?.number
    hasCompactHeight = value("hasCompactHeight")?.bool
    topViewControllerCanBeDismissed = value("topViewControllerCanBeDismissed")?.bool
  }
}

extension CardStackDescription: ControllerPart {}

extension ControllerDescription {
  /// The properties of a card stack.
  public var cardStack: CardStackDescription { self[CardStackDescription.self] ?? CardStackDescription() }
}

extension PropertiesDescription {
  /// The new properties of a card stack.
  public var cardStack: CardStackDescription { CardStackDescription { self[$0] } }
}
