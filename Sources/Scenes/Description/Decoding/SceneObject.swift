package import JSONText

/// A JSON object of a scene with its name for messages. Its keys have been checked.
package struct SceneObject {
  /// The view or controller that the object describes or belongs to.
  private enum Subject {
    case none
    case view(String?, ScenePlace)
    case controller(String?, ScenePlace)
  }

  let owner: SceneKey.Owner
  package let json: JSONValue
  package private(set) var members: [JSONMember]
  package let place: ScenePlace
  private let keys: SceneKeys
  private let subject: Subject

  /// The part of the view, the controller or the scene that this object describes.
  let part: String?

  /// Checks an object. Throws for other values, for unknown keys and for values of the wrong type.
  ///
  /// - Parameters:
  ///   - part: The name of the object within `whole`, or within the scene.
  ///   - name: The id of a controller whose name is the key of the object.
  init(
    _ json: JSONValue, owner: SceneKey.Owner, keys: SceneKeys, at place: ScenePlace, part: String? = nil,
    of whole: SceneObject? = nil, name: String? = nil
  ) throws(SceneError) {
    self.keys = keys
    self.owner = owner
    self.json = json
    self.place = place
    self.part = part
    let id = name ?? json["id"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    subject =
      switch owner {
      case .view: .view(id, place)
      case .controller: .controller(id, place)
      default: whole?.subject ?? .none
      }
    members = json.object ?? []
    guard json.object != nil else { throw error(.invalidValue, "must be an object; found \(json.shown)", at: json) }
    for member in members { try check(member) }
    for key in keys.required(of: owner) where self[key.name] == nil {
      throw error(
        .missingKey, "missing key '\(key.name)'", at: json, key: key.name, remedy: "it must be \(key.type.rawValue)")
    }
  }

  package subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }

  /// The same object with other values of some keys.
  func replacing(_ changes: [JSONMember]) -> SceneObject {
    var object = self
    object.members = members.filter { member in !changes.contains { $0.key == member.key } } + changes
    return object
  }

  package func error(
    _ problem: SceneError.Problem, _ message: String, at value: JSONValue, key: String? = nil, remedy: String? = nil
  ) -> SceneError {
    error(problem, message, line: value.line, column: value.column, key: key, remedy: remedy)
  }

  /// Creates an error for a key, at the key's place.
  package func error(
    _ problem: SceneError.Problem, _ message: String, atKeyOf member: JSONMember, remedy: String? = nil
  ) -> SceneError {
    error(problem, message, line: member.keyLine, column: member.keyColumn, key: member.key, remedy: remedy)
  }

  /// Throws for keys that objects of a class do not have.
  func checkKeys(of className: String, isKind: (String) -> Bool) throws(SceneError) {
    for member in members {
      guard let key = keys.find(member.key, of: owner), !key.classes.isEmpty else { continue }
      if !key.classes.contains(where: isKind) {
        throw error(
          .misplacedKey, "'\(key.name)' is a key of \(key.classes.joined(separator: " and ")); this is a \(className)",
          atKeyOf: member)
      }
    }
  }

  private func error(
    _ problem: SceneError.Problem, _ message: String, line: Int, column: Int, key: String?, remedy: String?
  ) -> SceneError {
    var error = SceneError(problem, message, line: line, column: column, part: part, key: key, remedy: remedy)
    switch subject {
    case .none: break
    case .view(let id, let place): error.view = (id ?? place.description).onOneLine(limit: 4_000)
    case .controller(let id, let place): error.controller = (id ?? place.description).onOneLine(limit: 4_000)
    }
    return error
  }

  private func check(_ member: JSONMember) throws(SceneError) {
    guard let key = keys.find(member.key, of: owner) else {
      throw error(
        .unknownKey, "unknown key '\(member.key)'", atKeyOf: member,
        remedy: NearMiss.remedy(for: member.key, among: keys.names(of: owner)) ?? "remove it")
    }
    guard key.type.accepts(member.value) else {
      throw error(
        .invalidValue, "'\(key.name)' must be \(key.type.rawValue); found \(member.value.shown)", at: member.value,
        key: key.name)
    }
  }
}
