/// One key of the scene format; the decoder accepts exactly those in ``all``.
package struct SceneKey: Sendable {
  /// The kind of object that has the key.
  package enum Owner: String, Sendable, CaseIterable {
    case scene
    case screen
    case view
    case gestureRecognizer
    case section
    case controller
    case sheet
    case dropDown
    case overlayContainer
    case overlaySheet
    case change
    case properties
    case animation

    /// Whether keys are of some classes, or of some changes, only.
    package var hasClasses: Bool {
      switch self {
      case .view, .gestureRecognizer, .controller, .change, .properties: true
      case .scene, .screen, .section, .sheet, .dropDown, .overlayContainer, .overlaySheet, .animation: false
      }
    }
  }

  package var owner: Owner
  package var name: String
  package var type: SceneValueType

  /// The classes whose views, controllers or recognizers have the key, subclasses included, or the changes that have it;
  /// empty where all do.
  package var classes: [String] = []

  /// Whether the key must be given.
  package var isRequired = false

  /// The keys of every owner, in the order in which the format's description lists them.
  package static let all: [SceneKey] =
    scene + screen + view + gestureRecognizer + section + controller + sheet + dropDown + change + properties
    + animation + copyPaper + overlayContainer + overlaySheet + overlayContainerHosts + cardStack

  package static func names(of owner: Owner) -> [String] {
    all.filter { $0.owner == owner }.map(\.name)
  }

  static func find(_ name: String, of owner: Owner) -> SceneKey? {
    byName[owner]?[name]
  }

  /// The keys that an owner must have.
  static func required(of owner: Owner) -> [SceneKey] {
    requiredKeys[owner] ?? []
  }

  private static let byName: [Owner: [String: SceneKey]] = Dictionary(grouping: all, by: \.owner).mapValues { keys in
    Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0) })
  }

  private static let requiredKeys = Dictionary(grouping: all.filter(\.isRequired), by: \.owner)
}
