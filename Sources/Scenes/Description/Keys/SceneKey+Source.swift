import JSONText

extension SceneKey {
  static let source = [
    SceneKey(owner: .source, name: "format", type: .name, isRequired: true),
    SceneKey(owner: .source, name: "fidelity", type: .fidelity, isRequired: true),
    SceneKey(owner: .source, name: "lacks", type: .texts),
    SceneKey(owner: .source, name: "inexactViews", type: .natural),
    SceneKey(owner: .source, name: "classesWithRules", type: .texts),
  ]
}

extension SceneKey.Owner {
  /// The object that states where an imported scene comes from.
  package static let source = SceneKey.Owner("source")
}

extension SceneValueType {
  static let source = SceneValueType("source", "a source object") { $0.object != nil }
  static let fidelity = SceneValueType("fidelity", "\"exact\", \"partial\" or \"approximate\"") { value in
    (value.named() as SceneSource.Fidelity?) != nil
  }
}
