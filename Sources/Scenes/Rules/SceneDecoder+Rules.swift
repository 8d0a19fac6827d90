import JSONText

extension SceneDecoder {
  /// Checks the values of `set` against the properties of a class of a rules build.
  mutating func checkSet(_ values: JSONValue, of object: SceneObject, className: String) throws(SceneError) {
    guard registry.isOfRules(className) else {
      throw object.error(
        .misplacedKey, "'set' is for classes of a rules build, and \(object["class"]?.string ?? className) is not one",
        at: values, key: "set",
        remedy: "load the build that has the class, with '--rules' or '--build', or remove 'set'")
    }
    for member in values.object ?? [] { try check(member, of: object, className: className) }
  }

  private mutating func check(
    _ member: JSONMember, of object: SceneObject, className: String
  ) throws(SceneError) {
    let place = registry.rules(className).map { " (\($0.place))" } ?? ""
    guard let property = registry.rulesProperty(member.key, of: className) else {
      let names = registry.rulesPropertyNames(of: className)
      let list = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
      throw object.error(
        .unknownKey, "\(className)\(place) has no property '\(member.key)' that a scene can set", atKeyOf: member,
        remedy: keyRemedy(member.key, object) ?? NearMiss.remedy(for: member.key, among: names) ?? list)
    }
    guard property.accepts(member.value) else {
      let isUnsupported = property.type.form == .unsupported
      throw object.error(
        .invalidValue,
        isUnsupported
          ? "'\(member.key)' of \(className)\(place) is of type \(property.type.name), which a scene cannot set"
          : "'\(member.key)' of \(className)\(place) is of type \(property.type.name) and must be \(property.words); "
            + "found \(member.value.shown)",
        at: member.value, key: member.key,
        remedy: isUnsupported ? "set it in a SceneMade extension of the class" : nil)
    }
    guard let id = property.reference(member.value) else { return }
    for id in template?.texts(id) ?? [id] {
      let (kinds, classes): ([SceneNames.Kind], [String]) =
        switch property.type.form {
        case .view(let name): ([.view], [name])
        case .controller(let name): ([.controller], [name])
        default: ([.view, .controller], [])
        }
      names.refer(
        to: id, kinds, classes: classes.filter(registry.contains), at: member.value, key: member.key, in: object)
    }
  }

  /// The correction for a property of UIKit, which is a key of its own.
  private func keyRemedy(_ name: String, _ object: SceneObject) -> String? {
    registry.keys.names(of: object.owner).contains(name) ? "it is UIKit's: give '\(name)' outside 'set'" : nil
  }

  /// Throws if a scene cannot create objects of a class of a rules build.
  func checkMaking(of className: String, in object: SceneObject) throws(SceneError) {
    guard let rules = registry.rules(className) else { return }
    let place = object["class"] ?? object["superclass"] ?? object.json
    if !rules.namesakes.isEmpty {
      throw object.error(
        .wrongClass,
        "the build has \(rules.namesakes.count) classes \(className): "
          + rules.namesakes.joined(separator: ", "), at: place, key: "class", remedy: "rename one of them")
    }
    guard rules.make == nil else { return }
    throw object.error(
      .wrongClass, "a scene cannot create a \(className) (\(rules.place)): \(Self.clause(rules.reason))", at: place,
      key: "class", remedy: rules.reason.contains("SceneMade") ? nil : "extend it with SceneMade in a file of the build"
    )
  }

  /// A reason as a clause of its own: reasons may follow the name of a class.
  private static func clause(_ reason: String) -> String {
    ["is ", "has "].contains(where: reason.hasPrefix) ? "it \(reason)" : reason
  }
}
