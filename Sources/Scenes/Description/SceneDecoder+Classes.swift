import JSONText

extension SceneDecoder {
  /// The class that a view is made from: its own where it exists, else its superclass.
  func knownClass(of object: SceneObject) throws(SceneError) -> String {
    let isWindow = object.path.count == 1
    let standard = isWindow ? "UIWindow" : "UIView"
    let name = object["class"]?.string ?? standard
    let known = catalog.contains(name) ? name : object["superclass"]?.string ?? standard
    if catalog.contains(name) {
      try checkSuperclass(of: name, in: object)
    } else {
      try checkOwnClass(name, madeFrom: known, in: object)
    }

    let place = object["class"] ?? object["superclass"] ?? object.json
    if isWindow, !catalog.isKind(known, of: "UIWindow") {
      throw object.error(
        .wrongClass, "\(name) is not a window", at: place, key: "class",
        remedy: "the views in 'windows' are of UIWindow or of a subclass")
    }
    if !isWindow, catalog.isKind(known, of: "UIWindow") {
      throw object.error(
        .wrongClass, "a window cannot be a subview", at: place, key: "class", remedy: "put it into 'windows'")
    }
    return known
  }

  private func checkSuperclass(of name: String, in object: SceneObject) throws(SceneError) {
    guard let given = object["superclass"], given.string != catalog.superclass(of: name) else { return }
    let truth =
      catalog.superclass(of: name).map { "the superclass of \(name) is \($0)" } ?? "\(name) needs no superclass"
    throw object.error(.wrongClass, truth, at: given, key: "superclass", remedy: "remove 'superclass'")
  }

  private func checkOwnClass(
    _ name: String, madeFrom known: String, in object: SceneObject
  ) throws(SceneError) {
    if let given = object["superclass"] {
      if catalog.contains(known) { return }
      throw object.error(
        .unknownClass, "unknown superclass '\(known)'", at: given, key: "superclass",
        remedy: NearMiss.remedy(for: known, among: ClassCatalog.uikitClassNames)
          ?? "give a class of UIKit or of the loaded build")
    }
    // Any name may be a class of the scene's own, but one letter away from UIKit's it is a slip.
    if name.hasPrefix("UI"),
      let meant = NearMiss.suggestion(for: name, among: ClassCatalog.uikitClassNames, within: 1),
      let given = object["class"]
    {
      throw object.error(
        .unknownClass, "unknown class '\(name)'", at: given, key: "class",
        remedy: "did you mean '\(meant)'? (A class of your own with this name needs 'superclass'.)")
    }
  }
}
