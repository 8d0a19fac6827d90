import JSONText
import Scenes

extension OverlayContainerScenes {
  var viewControllerKeys: [ControllerKey] {
    // The system presents the controller as described.
    [
      ControllerKey("overlaySheet", .overlaySheet, phase: .parts) {
        (object, json, controller, decoder) throws(SceneError) in
        controller[OverlaySheetDescription.self] = try Self.overlaySheet(json, of: object, controller, decoder)
      }
    ]
  }

  /// The keys of the row of the container. Its factory uses both.
  static var containerKeys: [ControllerKey] {
    [
      .viewControllers,
      ControllerKey("overlayContainer", .overlayContainer, phase: .parts) {
        (object, json, controller, decoder) throws(SceneError) in
        controller[OverlayContainerDescription.self] = try overlayContainer(json, of: object, &decoder)
      },
    ]
  }

  var keys: [SceneKey] { changes + container + sheet }

  private var changes: [SceneKey] {
    [
      SceneKey(owner: .change, name: "moveToNotch", type: .natural, classes: ["moveToNotch"]),
      SceneKey(owner: .change, name: "notches", type: .notches, classes: ["notches"]),
      SceneKey(owner: .change, name: "disabledNotches", type: .naturals, classes: ["disabledNotches"]),
      SceneKey(owner: .change, name: "in", type: .identifier, classes: ["moveToNotch", "notches", "disabledNotches"]),
      SceneKey(owner: .change, name: "animated", type: .boolean, classes: ["moveToNotch"]),
      SceneKey(owner: .change, name: "then", type: .changes, classes: ["moveToNotch"]),
    ]
  }

  private var container: [SceneKey] {
    [
      SceneKey(owner: .overlayContainer, name: "notches", type: .notches, isRequired: true),
      SceneKey(owner: .overlayContainer, name: "disabledNotches", type: .naturals),
      SceneKey(owner: .overlayContainer, name: "notch", type: .natural),
      SceneKey(owner: .overlayContainer, name: "style", type: .overlayStyle),
      SceneKey(owner: .overlayContainer, name: "version", type: .overlayVersion),
      SceneKey(owner: .overlayContainer, name: "drivingScrollView", type: .identifier),
      SceneKey(owner: .overlayContainer, name: "handle", type: .identifier),
      SceneKey(owner: .overlayContainer, name: "rubberBandFactor", type: .nonNegative),
      SceneKey(owner: .overlayContainer, name: "bouncesAtMinimumHeight", type: .boolean),
      SceneKey(owner: .overlayContainer, name: "bouncesAtMaximumHeight", type: .boolean),
      SceneKey(owner: .overlayContainer, name: "minimumVelocity", type: .nonNegative),
      SceneKey(owner: .overlayContainer, name: "minimumDuration", type: .nonNegative),
      SceneKey(owner: .overlayContainer, name: "damping", type: .positive),
      SceneKey(owner: .overlayContainer, name: "backdrop", type: .identifier),
      SceneKey(owner: .overlayContainer, name: "backdropAlpha", type: .fraction),
    ]
  }

  private var sheet: [SceneKey] {
    [
      SceneKey(owner: .overlaySheet, name: "dismissingVelocity", type: .nonNegative),
      SceneKey(owner: .overlaySheet, name: "dismissingNotch", type: .natural),
      SceneKey(owner: .overlaySheet, name: "dismissingHeight", type: .nonNegative),
      SceneKey(owner: .overlaySheet, name: "dismissesOnTap", type: .boolean),
      SceneKey(owner: .overlaySheet, name: "minimumAlpha", type: .fraction),
      SceneKey(owner: .overlaySheet, name: "maximumAlpha", type: .fraction),
    ]
  }
}

extension SceneKey.Owner {
  static let overlayContainer = SceneKey.Owner("overlayContainer")
  static let overlaySheet = SceneKey.Owner("overlaySheet")
}

extension SceneValueType {
  fileprivate static let overlayContainer = SceneValueType("overlayContainer", "an overlay container object") { value in
    value.object != nil
  }
  fileprivate static let overlaySheet = SceneValueType("overlaySheet", "an overlay sheet object") { value in
    value.object != nil
  }
  fileprivate static let notches = SceneValueType(
    "notches", "a list of heights from 0, or of parts of the container's height such as \"1/4\", ascending"
  ) { value in value.notches != nil }
  fileprivate static let naturals = SceneValueType("naturals", "a list of whole numbers from 0") { value in
    value.naturals != nil
  }
  fileprivate static let overlayStyle = SceneValueType(
    "overlayStyle", "\"flexibleHeight\", \"rigid\" or \"expandableHeight\""
  ) { value in (value.named() as OverlayContainerDescription.Style?) != nil }
  fileprivate static let overlayVersion = SceneValueType("overlayVersion", "\"3.5.3\" or \"1.0.0\"") { value in
    (value.named() as OverlayContainerDescription.Version?) != nil
  }
}
