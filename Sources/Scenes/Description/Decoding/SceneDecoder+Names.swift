import JSONText

extension SceneDecoder {
  /// Records the id of an object. Throws if it is used already or ambiguous.
  mutating func noteIdentifier(
    of object: SceneObject, kind: SceneNames.Kind, className: String
  ) throws(SceneError) -> String? {
    guard let value = object["id"], let id = value.string else { return nil }
    try note(id, kind, className: className, at: value, in: object)
    return id
  }

  /// Records an id; in a template, the ids of all rows.
  mutating func note(
    _ id: String, _ kind: SceneNames.Kind, className: String, at value: JSONValue, in object: SceneObject
  ) throws(SceneError) {
    if let fault = Self.fault(inIdentifier: id) {
      throw object.error(
        .invalidIdentifier, "id '\(id)' \(fault)", at: value, key: "id",
        remedy: id.isEmpty ? "leave the key out" : "choose another")
    }
    if let template, template.count > 1, !id.contains(RowTemplate.row) {
      throw object.error(
        .duplicateIdentifier, "id '\(id)' would be that of \(template.count) rows", at: value, key: "id",
        remedy: "put \(RowTemplate.row) into it")
    }
    for id in template?.texts(id) ?? [id] {
      if names.isFull { throw tooManyNames(at: value, key: "id", in: object) }
      guard let earlier = names.note(id, kind, className: className, line: value.line) else { continue }
      throw object.error(
        .duplicateIdentifier, "id '\(id)' is on line \(earlier) and on line \(value.line)", at: value, key: "id",
        remedy: "the ids of \(kind.rawValue)s are unique in a scene")
    }
  }

  /// Records a reference, to be resolved when all ids are recorded.
  package mutating func noteReference(
    to kind: SceneNames.Kind, classes: [String] = [], key: String, in object: SceneObject
  ) throws(SceneError) {
    guard let value = object[key] else { return }
    for value in value.array ?? [value] {
      guard let id = value.string else { continue }
      for id in template?.texts(id) ?? [id] {
        if names.isFull { throw tooManyNames(at: value, key: key, in: object) }
        names.refer(to: id, [kind], classes: classes, at: value, key: key, in: object)
      }
    }
  }

  private func tooManyNames(at value: JSONValue, key: String, in object: SceneObject) -> SceneError {
    object.error(
      .tooLarge, "a scene may have no more than \(SceneNames.maximumCount) ids and references to ids", at: value,
      key: key)
  }

  /// The reason why an id is invalid, as text that follows the id.
  static func fault(inIdentifier id: String) -> String? {
    if id.isEmpty { return "is empty" }
    if id == "-" { return "means no view in results" }
    if id.hasPrefix("!") { return "starts with '!', as troubles in answers do" }
    if id.unicodeScalars.contains("/") { return "contains '/', which separates the steps of a path" }
    if id.unicodeScalars.contains(where: \.breaksMessages) { return "contains a control character" }
    return nil
  }
}
