package import JSONText

extension SceneDescription {
  /// Whether classes of an app's code are loaded, of which the scene can have views.
  package var runsCode: Bool { registry.hasRules }

  /// The classes of a rules build that the scene names, each with the source file of its declaration.
  package var rulesClasses: [String: String] {
    guard registry.hasRules else { return [:] }
    var files: [String: String] = [:]
    for name in classNames {
      guard let rules = registry.rules(name) else { continue }
      files[name] = String(rules.place.prefix { $0 != ":" })
    }
    return files
  }

  /// The names of the classes that the scene names.
  package var classNames: Set<String> { Self.classNames(in: json) }

  /// The values of all keys `class` and `superclass` of a scene file.
  package static func classNames(in json: JSONValue) -> Set<String> {
    var names: Set<String> = []
    func visit(_ value: JSONValue) {
      for element in value.array ?? [] { visit(element) }
      for member in value.object ?? [] {
        if member.key == "class" || member.key == "superclass", let name = member.value.string { names.insert(name) }
        visit(member.value)
      }
    }
    visit(json)
    return names
  }
}
