import JSONText

/// Reads a scene file's tree and keeps what has to be known of all views at the end: ids and references to them.
struct SceneDecoder {
  /// How many views a scene may have.
  static let maximumViewCount = 50_000

  /// How many views may stand inside each other, the window included.
  static let maximumViewDepth = 400

  let catalog: ClassCatalog
  var viewCount = 0

  /// The line of every id, by kind: a view and a recognizer may have the same.
  var viewLines: [String: Int] = [:]
  var recognizerLines: [String: Int] = [:]

  private var references: [Reference] = []

  init(catalog: ClassCatalog) {
    self.catalog = catalog
  }

  mutating func scene(_ json: JSONValue) throws(SceneError) -> SceneDescription {
    // The version comes first: a newer format may well have keys that this one does not know.
    if let format = json["format"], let version = format.integer, version != 1 {
      throw SceneError(
        .unsupportedFormat, "format \(version) is not supported", line: format.line, column: format.column,
        key: "format",
        remedy: version > 1 ? "it is newer than this program, which reads format 1" : "this program reads format 1")
    }
    let object = try SceneObject(json, owner: .scene)
    var scene = SceneDescription(name: object["scene"]?.string ?? "", json: json)
    scene.about = object["about"]?.string
    if let screen = object["screen"] { scene.screen = try self.screen(screen) }
    if let profile = object["profile"]?.string { scene.profile = profile }
    let windows = object["windows"]?.array ?? []
    if windows.isEmpty {
      throw object.error(
        .invalidValue, "'windows' is empty", at: object["windows"] ?? json, key: "windows",
        remedy: "a scene needs a window")
    }
    for (index, window) in windows.enumerated() {
      scene.windows.append(try view(window, path: [index]))
    }
    try checkWindowPaths(of: scene)
    try resolveReferences()
    return scene
  }

  /// A window without an id is named by its path, `UIWindow[0]`: the only path that an id could be mistaken for.
  private func checkWindowPaths(of scene: SceneDescription) throws(SceneError) {
    var counts: [String: Int] = [:]
    for window in scene.windows {
      let path = "\(window.className)[\(counts[window.className, default: 0])]"
      counts[window.className, default: 0] += 1
      guard window.id == nil, let line = viewLines[path] else { continue }
      throw SceneError(
        .duplicateIdentifier,
        "id '\(path)' on line \(line) is what the window on line \(window.line) is called in results",
        line: line, column: 1, view: path, key: "id", remedy: "choose another, or give that window an id")
    }
  }

  private func screen(_ json: JSONValue) throws(SceneError) -> ScreenDescription {
    let object = try SceneObject(json, owner: .screen, part: "screen")
    var screen = ScreenDescription()
    if let size = object["size"]?.size { screen.size = size }
    if let scale = object["scale"]?.number { screen.scale = scale }
    if let insets = object["safeAreaInsets"]?.insets { screen.safeAreaInsets = insets }
    return screen
  }
}

extension SceneDecoder {
  /// What an id names.
  enum Kind: String {
    case view
    case recognizer
  }

  /// A place that names a view or a recognizer, which may come later in the file.
  private struct Reference {
    var id: String
    var kind: Kind
    var unknown: SceneError
  }

  /// Notes the id of an object, or throws if it is taken or could be mistaken for something else.
  mutating func noteIdentifier(of object: SceneObject, kind: Kind) throws(SceneError) -> String? {
    guard let value = object["id"], let id = value.string else { return nil }
    if let fault = Self.fault(inIdentifier: id) {
      throw object.error(
        .invalidIdentifier, "id '\(id)' \(fault)", at: value, key: "id",
        remedy: id.isEmpty ? "leave the key out" : "choose another")
    }
    let earlier =
      kind == .view
      ? viewLines.updateValue(value.line, forKey: id) : recognizerLines.updateValue(value.line, forKey: id)
    if let earlier {
      throw object.error(
        .duplicateIdentifier, "id '\(id)' is on line \(earlier) and on line \(value.line)", at: value, key: "id",
        remedy: "the ids of \(kind.rawValue)s are unique in a scene")
    }
    return id
  }

  /// Notes that a place names a view or a recognizer, to be looked up when all are known.
  mutating func noteReference(to kind: Kind, at value: JSONValue, key: String, in object: SceneObject) {
    guard let id = value.string else { return }
    let message = "'\(key)' names '\(id)', which is no \(kind.rawValue) of this scene"
    references.append(
      Reference(id: id, kind: kind, unknown: object.error(.unknownIdentifier, message, at: value, key: key)))
  }

  private func resolveReferences() throws(SceneError) {
    for reference in references {
      let lines = reference.kind == .view ? viewLines : recognizerLines
      if lines[reference.id] != nil { continue }
      var error = reference.unknown
      error.remedy =
        NearMiss.remedy(for: reference.id, among: lines.keys.sorted()) ?? "give the \(reference.kind.rawValue) this id"
      throw error
    }
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
