extension ClassRegistry {
  /// What the registry has about a class of a rules build; `nil` for other classes.
  package func rules(_ name: String) -> RulesClass? {
    viewClass(name)?.rules ?? controllerClass(name)?.rules ?? recognizerClass(name)?.rules
  }

  /// The names of the views and controllers of a rules build.
  package var rulesClassNames: [String] {
    hasRules ? (viewClassNames + controllerClassNames).filter { rules($0) != nil } : []
  }

  /// Whether a class or one of its superclasses is of a rules build.
  func isOfRules(_ name: String) -> Bool { rulesClasses(of: name).contains { _ in true } }

  /// Whether a class is that of a system or inherits from it. A class of a rules build with the same name is not the system's.
  package func isKind(_ name: String, ofSystemClass ancestor: String) -> Bool {
    rules(ancestor) == nil && isKind(name, of: ancestor)
  }

  /// The property of a name that a class or one of its superclasses declares.
  func rulesProperty(_ name: String, of className: String) -> RulesProperty? {
    rulesClasses(of: className).flatMap(\.properties).first { $0.name == name }
  }

  /// The properties of a class and its superclasses that a scene may set, those of the class first.
  func rulesPropertyNames(of className: String) -> [String] {
    rulesClasses(of: className).flatMap(\.properties).filter { $0.type.form != .unsupported }.map(\.name)
  }

  /// Whether the class of an object, or one of its superclasses, is of a rules build.
  func isOfRules(_ object: AnyObject) -> Bool {
    guard hasRules else { return false }
    var type: AnyClass? = Swift.type(of: object)
    while let known = type {
      if rulesTypes.contains(ObjectIdentifier(known)) { return true }
      type = _getSuperclass(known)
    }
    return false
  }

  /// Whether a rules build has added classes.
  package var hasRules: Bool { !rulesTypes.isEmpty }

  private func rulesClasses(of name: String) -> some Sequence<RulesClass> {
    (recognizerClass(name) == nil ? lineage(of: name) : recognizerLineage(of: name)).lazy.compactMap { rules($0) }
  }
}
