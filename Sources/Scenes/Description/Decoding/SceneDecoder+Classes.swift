import JSONText

extension SceneDecoder {
  /// The class that a view is created from: its own if it is registered, else its superclass.
  func knownClass(of object: SceneObject, as role: ViewRole) throws(SceneError) -> String {
    let standard = role.standardClass
    let name = object["class"]?.string ?? standard
    let known = try knownClass(of: object, standard: standard, among: registry.viewClassNames)
    func wrong(_ message: String, _ remedy: String) -> SceneError {
      let place = object["class"] ?? object["superclass"] ?? object.json
      return object.error(.wrongClass, message, at: place, key: "class", remedy: remedy)
    }
    let isWindow = registry.isKind(known, of: "UIWindow")
    switch role {
    case .window:
      if !isWindow {
        throw wrong("\(name) is not a window", "the views in 'windows' are of UIWindow or of a subclass")
      }
    case .row where !registry.isKind(known, of: "UITableViewCell"):
      throw wrong("\(name) is not a cell", "a row is of UITableViewCell or of a subclass")
    case .item where !registry.isKind(known, of: "UICollectionViewCell"):
      throw wrong("\(name) is not a cell", "an item is of UICollectionViewCell or of a subclass")
    case .supplement where !registry.isKind(known, of: "UICollectionReusableView"):
      throw wrong("\(name) is no reusable view", "it is of UICollectionReusableView or of a subclass")
    default:
      if isWindow { throw wrong("a window cannot be a subview", "put it into 'windows'") }
      if registry.isKind(known, of: "UIViewController") {
        throw wrong("\(name) is a view controller and not a view", "put it into 'rootViewController' of a window")
      }
    }
    return known
  }

  /// The class that a controller is created from: its own if it is registered, else its superclass.
  func knownControllerClass(of object: SceneObject) throws(SceneError) -> String {
    let known = try knownClass(of: object, standard: "UIViewController", among: registry.controllerClassNames)
    guard registry.isKind(known, of: "UIViewController") else {
      throw object.error(
        .wrongClass, "\(known) is not a view controller", at: object["class"] ?? object["superclass"] ?? object.json,
        key: "class", remedy: "put a view into 'view' of a controller")
    }
    return known
  }

  private func knownClass(
    of object: SceneObject, standard: String, among uikitNames: [String]
  ) throws(SceneError) -> String {
    let name = object["class"]?.string ?? standard
    guard registry.contains(name) else {
      let known = object["superclass"]?.string ?? standard
      try checkOwnClass(name, madeFrom: known, among: uikitNames, in: object)
      try checkMaking(of: known, in: object)
      return known
    }
    try checkMaking(of: name, in: object)
    // Hierarchies state the private superclass of the containers of tab bars.
    let containers = ["_UITabBarContainerWrapperView", "_UITabBarContainerView", "_UITabContainerView"]
    let isContainer = containers.contains(name) && object["superclass"]?.string == "_UITouchPassthroughView"
    if let given = object["superclass"], !isContainer, given.string != registry.superclass(of: name) {
      let truth =
        registry.superclass(of: name).map { "the superclass of \(name) is \($0)" } ?? "\(name) needs no superclass"
      throw object.error(.wrongClass, truth, at: given, key: "superclass", remedy: "remove 'superclass'")
    }
    return name
  }

  private func checkOwnClass(
    _ name: String, madeFrom known: String, among uikitNames: [String], in object: SceneObject
  ) throws(SceneError) {
    if let given = object["superclass"] {
      if registry.contains(known) { return }
      throw object.error(
        .unknownClass, "unknown superclass '\(known)'", at: given, key: "superclass",
        remedy: NearMiss.remedy(for: known, among: uikitNames) ?? "give a class of UIKit or of the loaded build")
    }
    // Any name may be a class of the scene, but a name one letter away from a UIKit class is a typing error.
    if name.hasPrefix("UI"), let meant = NearMiss.suggestion(for: name, among: uikitNames, within: 1),
      let given = object["class"]
    {
      throw object.error(
        .unknownClass, "unknown class '\(name)'", at: given, key: "class",
        remedy: "did you mean '\(meant)'? (A class of your own with this name needs 'superclass'.)")
    }
    if let meant = NearMiss.suggestion(for: name, among: registry.rulesClassNames, within: 1),
      let given = object["class"]
    {
      throw object.error(
        .unknownClass, "the loaded build has no class '\(name)'", at: given, key: "class",
        remedy: "did you mean '\(meant)'? (A class of the scene with this name needs 'superclass'.)")
    }
    guard requiresDeclaredClasses, let given = object["class"] else { return }
    throw object.error(
      .unknownClass,
      "the class '\(name)' is declared nowhere: it is none of UIKit's that are modelled, and "
        + (registry.hasRules ? "the loaded build has no such class" : "no rules are loaded"),
      at: given, key: "class",
      remedy: (registry.hasRules
        ? "add the file that declares it to '--rules'" : "give the file that declares it with '--rules'")
        + ", or say what it is with 'superclass'")
  }
}
