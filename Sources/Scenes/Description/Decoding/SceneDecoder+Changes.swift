import Foundation
import JSONText

extension SceneDecoder {
  /// The maximum nesting depth of changes.
  static let maximumChangeDepth = 50

  /// Decodes the reactions. Call it after all other views were decoded.
  mutating func reactions(of scene: SceneObject) throws(SceneError) -> [ReactionDescription] {
    var reactions: [ReactionDescription] = []
    let members = scene["on"]?.object ?? []
    for member in members {
      guard let list = member.value.array else {
        throw scene.error(
          .invalidValue, "'\(member.key)' must be \(SceneValueType.changes.rawValue); found \(member.value.shown)",
          at: member.value, key: member.key)
      }
      let changes = try self.changes(list, at: ScenePlace.file.part("on").part(member.key), depth: 1)
      reactions.append(ReactionDescription(action: member.key, changes: changes))
    }
    // Views that a change adds may fire actions too.
    for member in members where !firedNames.contains(member.key) {
      throw scene.error(
        .unknownAction, "'on' has '\(member.key)', which no control, recognizer or row fires", atKeyOf: member,
        remedy: NearMiss.remedy(for: member.key, among: firedNames.sorted()) ?? "give one of them this action")
    }
    return reactions.sorted { $0.action < $1.action }
  }

  /// Decodes a list of changes. `place` is the place of the list.
  private mutating func changes(
    _ list: [JSONValue]?, at place: ScenePlace, depth: Int
  ) throws(SceneError) -> [ChangeDescription] {
    var changes: [ChangeDescription] = []
    for (index, json) in (list ?? []).enumerated() {
      let place = place.element(index)
      let object = try sceneObject(json, owner: .change, at: place, part: place.description)
      if depth > Self.maximumChangeDepth {
        throw object.error(
          .tooLarge, "no more than \(Self.maximumChangeDepth) changes may stand inside each other", at: json)
      }
      changes.append(try change(object, depth: depth))
    }
    return changes
  }

  private mutating func change(_ object: SceneObject, depth: Int) throws(SceneError) -> ChangeDescription {
    let verb = try verb(of: object)
    for reference in verb.references {
      try noteReference(to: reference.kind, classes: reference.classes, key: reference.key, in: object)
    }
    if verb.isForStacks { try noteStack(of: object) }
    let values = ChangeVerb.Values(
      name: object[verb.name]?.string ?? "", container: object["in"]?.string ?? "",
      isAnimated: object["animated"]?.bool ?? true,
      inner: try changes(object["do"]?.array, at: object.place.part("do"), depth: depth + 1),
      completion: try changes(object["then"]?.array, at: object.place.part("then"), depth: depth + 1))
    return try verb.read(object, values, &self)
  }

  /// Records the container of a push or a pop, and the keys that only some containers support.
  private mutating func noteStack(of change: SceneObject) throws(SceneError) {
    try noteReference(to: .controller, classes: registry.stackClassNames(), key: "in", in: change)
    guard let container = change["in"]?.string else { return }
    for member in change.members {
      if member.key == "then" {
        let classes = registry.stackClassNames(where: \.hasCompletion)
        names.require(classes, of: container, .controller, for: member, in: change)
      } else if member.key == "pop", member.value.string != nil {
        let classes = registry.stackClassNames(where: \.popsToController)
        names.require(classes, of: container, .controller, for: member, in: change)
      }
    }
  }

  /// The kind of a change. Throws for unknown keys and for missing ones.
  private func verb(of object: SceneObject) throws(SceneError) -> ChangeVerb {
    let verbs = registry.changeVerbs
    let found = object.members.filter { member in verbs.contains { $0.name == member.key } }
    guard let member = found.first, let verb = verbs.first(where: { $0.name == member.key }) else {
      let verbs = verbs.map(\.name).joined(separator: ", ")
      throw object.error(.missingKey, "a change has one action", at: object.json, remedy: "give one of \(verbs)")
    }
    if found.count > 1 {
      throw object.error(
        .misplacedKey, "'\(member.key)' and '\(found[1].key)' are two changes", atKeyOf: found[1],
        remedy: "write a separate object for each")
    }
    try object.checkKeys(of: "change with '\(verb.name)'") { $0 == verb.name }
    for key in verb.requiredKeys where object[key] == nil {
      throw object.error(
        .missingKey, "missing key '\(key)', which '\(verb.name)' needs", at: object.json, key: key)
    }
    if let target = verb.target, let value = object["to"], (verb.name == "scroll") != (value.point != nil) {
      throw object.error(.invalidValue, "'to' must be \(target); found \(value.shown)", at: value, key: "to")
    }
    return verb
  }

  mutating func properties(of change: SceneObject) throws(SceneError) -> PropertiesDescription {
    let place = change.place.part("set")
    let object = try sceneObject(change["set"]!, owner: .properties, at: place, part: place.description)
    let targets = object.members.filter { PropertiesDescription.kinds[$0.key] != nil }
    let values = object.members.filter { PropertiesDescription.kinds[$0.key] == nil }
    guard targets.count == 1, let target = targets.first, let kind = PropertiesDescription.kinds[target.key],
      let id = target.value.string
    else {
      throw object.error(
        .missingKey, "'set' is for one thing", at: object.json, key: "set",
        remedy: "give one of 'view', 'recognizer' and 'controller'")
    }
    if values.isEmpty {
      throw object.error(
        .missingKey, "'set' gives no new value", at: object.json, key: "set", remedy: "give a property of '\(id)'")
    }
    try noteReference(to: kind, key: target.key, in: object)
    for member in values {
      let own = registry.settableNames(kind)
      if kind != .view, !own.contains(member.key) {
        let isOfControllers = registry.settableNames(.controller).contains(member.key)
        let names = own.map { "'\($0)'" }.joined(separator: " and ")
        throw object.error(
          .misplacedKey,
          "'\(member.key)' is a key of \(isOfControllers ? "controllers" : "views"); a \(kind.rawValue) has only \(names)",
          atKeyOf: member)
      }
      if kind == .view, member.key == "touchDelegate" { setDelegates.append((id, member, object)) }
      let classes = registry.classes(settable: member.key, kind)
      if kind == .view, !own.contains(member.key) {
        let classes = SceneNames.Kind.allCases.flatMap { registry.classes(settable: member.key, $0) }
        names.require(classes, of: id, kind, for: member, in: object)
      } else if kind != .recognizer, !classes.isEmpty {
        names.require(classes, of: id, kind, for: member, in: object)
      }
    }
    var view = ViewDescription(
      line: object.json.line, column: object.json.column, id: nil, className: "UIView", superclassName: nil,
      knownClassName: "UIView")
    if kind == .view {
      setValues.append((id, values))
      // The order of the keys in the file does not count.
      let keys = values.compactMap { registry.settableViewKey($0.key) }
        .sorted { ($0.phase, $0.name) < ($1.phase, $1.name) }
      try read(keys, of: object, into: &view) { _ in true }
    }
    return PropertiesDescription(
      target: .init(kind, id), names: values.map(\.key).sorted(), values: view, json: values)
  }

  /// Throws if a change removes a window, which is in no superview.
  func checkRemovals(in scene: SceneDescription) throws(SceneError) {
    let windows = Set(scene.windows.compactMap(\.id))
    for (id, change) in removals where windows.contains(id) {
      throw change.error(
        .wrongClass, "'remove' names '\(id)', a window; it must name a view in a window",
        at: change["remove"] ?? change.json, key: "remove", remedy: "hide the window: set its 'isHidden'")
    }
  }

  func animation(of change: SceneObject) throws(SceneError) -> AnimationDescription {
    let place = change.place.part("animate")
    let object = try sceneObject(change["animate"]!, owner: .animation, at: place, part: place.description)
    var animation = AnimationDescription(duration: object["duration"]!.number!)
    animation.delay = object["delay"]?.number ?? animation.delay
    animation.curve = object["curve"]?.named() ?? animation.curve
    animation.dampingRatio = object["dampingRatio"]?.number
    animation.initialVelocity = object["initialVelocity"]?.number ?? animation.initialVelocity
    animation.allowUserInteraction = object["allowUserInteraction"]?.bool ?? animation.allowUserInteraction
    animation.beginFromCurrentState = object["beginFromCurrentState"]?.bool ?? animation.beginFromCurrentState
    if animation.dampingRatio == nil, let velocity = object["initialVelocity"] {
      throw object.error(
        .misplacedKey, "'initialVelocity' is for springs", at: velocity, key: "initialVelocity",
        remedy: "give a 'dampingRatio'")
    }
    return animation
  }
}

extension PropertiesDescription {
  /// The kinds of object by the key that names the object to change.
  fileprivate static let kinds: [String: SceneNames.Kind] = [
    "view": .view, "recognizer": .recognizer, "controller": .controller,
  ]
}

extension PropertiesDescription.Target {
  fileprivate init(_ kind: SceneNames.Kind, _ id: String) {
    switch kind {
    case .view: self = .view(id)
    case .recognizer: self = .recognizer(id)
    case .controller: self = .controller(id)
    }
  }
}
