import JSONText
package import Scenes

/// A card stack's own part of a controller description. `nil` means the stack's default.
package struct CardStackDescription: Sendable, Equatable {
  /// The distance of cards from the top of their container, in points.
  package internal(set) var topOffset: Double?

  /// Whether the height is compact, so that cards have no gap above them.
  package internal(set) var hasCompactHeight: Bool?

  /// Whether the top card may be dismissed.
  package internal(set) var topViewControllerCanBeDismissed: Bool?

  init() {}

  /// Decodes the keys of an object of a scene.
  init(reading value: (String) -> JSONValue?) {
    topOffset = value("cardTopOffset")?.number
    hasCompactHeight = value("hasCompactHeight")?.bool
    topViewControllerCanBeDismissed = value("topViewControllerCanBeDismissed")?.bool
  }
}

extension CardStackDescription: ControllerPart {}

extension ControllerDescription {
  package var cardStack: CardStackDescription { self[CardStackDescription.self] ?? CardStackDescription() }
}

extension PropertiesDescription {
  /// The new properties of a card stack.
  package var cardStack: CardStackDescription { CardStackDescription { self[$0] } }
}
