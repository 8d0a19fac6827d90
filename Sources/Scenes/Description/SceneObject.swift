import JSONText

/// One JSON object of a scene, with what messages call it; made only of keys that its owner has.
struct SceneObject {
  let owner: SceneKey.Owner
  let json: JSONValue
  let members: [JSONMember]

  /// The view's path: the index of its window, then one index of a subview for every step down.
  let path: [Int]

  /// The id of the view that this object is, or is a part of.
  let viewID: String?

  /// The part of the view or of the scene that this object is.
  let part: String?

  /// Takes an object apart, or throws for something else, for keys that the owner does not have and for values that are
  /// not of the key's type.
  init(
    _ json: JSONValue, owner: SceneKey.Owner, path: [Int] = [], viewID: String? = nil, part: String? = nil
  ) throws(SceneError) {
    self.owner = owner
    self.json = json
    self.path = path
    self.viewID = owner == .view ? json["id"]?.string.flatMap { $0.isEmpty ? nil : $0 } : viewID
    self.part = part
    members = json.object ?? []
    guard json.object != nil else { throw error(.invalidValue, "must be an object; found \(json.shown)", at: json) }
    for member in members { try check(member) }
    for key in SceneKey.all where key.owner == owner && key.isRequired && self[key.name] == nil {
      throw error(
        .missingKey, "missing key '\(key.name)'", at: json, key: key.name, remedy: "it must be \(key.type.rawValue)")
    }
  }

  subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }

  /// The view's id, or its path.
  var viewName: String? {
    guard let window = path.first else { return nil }
    return viewID ?? path.dropFirst().reduce("windows[\(window)]") { "\($0).subviews[\($1)]" }
  }

  func error(
    _ problem: SceneError.Problem, _ message: String, at value: JSONValue, key: String? = nil, remedy: String? = nil
  ) -> SceneError {
    SceneError(
      problem, message, line: value.line, column: value.column, view: viewName, part: part, key: key, remedy: remedy)
  }

  /// An error about a key, at the key's place.
  func error(
    _ problem: SceneError.Problem, _ message: String, atKeyOf member: JSONMember, remedy: String? = nil
  ) -> SceneError {
    SceneError(
      problem, message, line: member.keyLine, column: member.keyColumn, view: viewName, part: part, key: member.key,
      remedy: remedy)
  }

  private func check(_ member: JSONMember) throws(SceneError) {
    guard let key = SceneKey.find(member.key, of: owner) else {
      throw error(
        .unknownKey, "unknown key '\(member.key)'", atKeyOf: member,
        remedy: NearMiss.remedy(for: member.key, among: SceneKey.names(of: owner)) ?? "remove it")
    }
    guard key.type.accepts(member.value) else {
      throw error(
        .invalidValue, "'\(key.name)' must be \(key.type.rawValue); found \(member.value.shown)", at: member.value,
        key: key.name)
    }
  }
}
