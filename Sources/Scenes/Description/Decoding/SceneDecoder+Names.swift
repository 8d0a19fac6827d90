import JSONText

extension SceneDecoder {
  /// Notes the id of an object, or throws if it is taken or could be mistaken for something else.
  mutating func noteIdentifier(
    of object: SceneObject, kind: SceneNames.Kind, className: String
  ) throws(SceneError) -> String? {
    guard let value = object["id"], let id = value.string else { return nil }
    try note(id, kind, className: className, at: value, in: object)
    return id
  }

  /// Notes an id that stands at a value; in a template, that of every row.
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

  /// Notes that a key names something, to be looked up when all ids are known.
  package mutating func noteReference(
    to kind: SceneNames.Kind, classes: [String] = [], key: String, in object: SceneObject
  ) throws(SceneError) {
    guard let value = object[key] else { return }
    for value in value.array ?? [value] {
      guard let id = value.string else { continue }
      for id in template?.texts(id) ?? [id] {
        if names.isFull { throw tooManyNames(at: value, key: key, in: object) }
        names.refer(to: id, kind, classes: classes, at: value, key: key, in: object)
      }
    }
  }

  private func tooManyNames(at value: JSONValue, key: String, in object: SceneObject) -> SceneError {
    object.error(
      .tooLarge, "a scene may have no more than \(SceneNames.maximumCount) ids and references to ids", at: value,
      key: key)
  }

  /// What makes an id unusable, in words that follow it.
  private static func fault(inIdentifier id: String) -> String? {
    if id.isEmpty { return "is empty" }
    if id == "-" { return "stands for no view in answers" }
    if id.hasPrefix("!") { return "starts with '!', as troubles in answers do" }
    if id.unicodeScalars.contains("/") { return "contains '/', which separates the steps of a path" }
    if id.unicodeScalars.contains(where: \.breaksMessages) { return "contains a control character" }
    return nil
  }
}
