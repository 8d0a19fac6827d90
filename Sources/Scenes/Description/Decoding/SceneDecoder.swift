package import JSONText
import TouchReplay
import UIKit

/// Decodes the tree of a scene file and collects the data for the checks at the end: ids, references and actions.
package struct SceneDecoder {
  /// The maximum number of views and controllers in a scene.
  static let maximumViewCount = 50_000

  /// The maximum nesting depth of views and controllers, including the window.
  static let maximumViewDepth = 400

  /// The maximum number of rows of all tables of a scene.
  static let maximumRowCount = 100_000

  package let registry: ClassRegistry
  /// Whether a class without `superclass` must be one of the registry.
  let requiresDeclaredClasses: Bool
  /// The screen of the scene.
  private(set) var screen = ScreenDescription()
  var names = SceneNames()
  var named = NamedControllers()
  var viewCount = 0
  var rowCount = 0

  /// The greatest nesting depth so far.
  var deepest = 0

  /// The rows that the current view represents. `nil` outside a template.
  var template: RowTemplate?

  /// The names of all actions that a view of the scene fires.
  var firedNames: Set<String> = []

  /// The ids of the views that have a touch delegate, or may get one.
  var delegatingViews: Set<String> = []

  /// The places where a change sets a touch delegate, with the id of the view.
  var setDelegates: [(id: String, member: JSONMember, object: SceneObject)] = []

  /// The views with an id whose values can exclude each other, with the known class.
  var checkedViews: [String: (object: SceneObject, className: String)] = [:]

  /// The values that changes set on views, with the id of the view.
  var setValues: [(id: String, members: [JSONMember])] = []

  /// The changes that remove a view, with its id.
  var removals: [(id: String, change: SceneObject)] = []

  init(registry: ClassRegistry, requiresDeclaredClasses: Bool = false) {
    self.registry = registry
    self.requiresDeclaredClasses = requiresDeclaredClasses
  }

  /// Checks an object against the registry's keys.
  package func sceneObject(
    _ json: JSONValue, owner: SceneKey.Owner, at place: ScenePlace, part: String? = nil, of whole: SceneObject? = nil,
    name: String? = nil
  ) throws(SceneError) -> SceneObject {
    try SceneObject(json, owner: owner, keys: registry.keys, at: place, part: part, of: whole, name: name)
  }

  mutating func scene(_ json: JSONValue) throws(SceneError) -> SceneDescription {
    // The version is checked first: a newer format may have keys that are unknown here.
    if let format = json["format"], let version = format.integer, version != 1 {
      throw SceneError(
        .unsupportedFormat, "format \(version) is not supported", line: format.line, column: format.column,
        key: "format",
        remedy: version > 1 ? "it is newer than this program, which reads format 1" : "this program reads format 1")
    }
    let object = try sceneObject(json, owner: .scene, at: .file)
    var scene = SceneDescription(name: object["scene"]?.string ?? "", registry: registry, json: json)
    scene.about = object["about"]?.string
    scene.madeBy = object["madeBy"]?.string
    if let source = object["source"] { scene.source = try self.source(source) }
    if let screen = object["screen"] { self.screen = try self.screen(screen) }
    scene.screen = screen
    if let profile = object["profile"]?.string { scene.profile = profile }
    if let hosting = object["hosting"] { scene.hosting = try self.hosting(hosting) }
    named = NamedControllers(object["controllers"]?.object ?? [])
    scene.delegates = object["delegates"]?.strings ?? []
    for name in scene.delegates where !registry.delegates.contains(where: { $0.name == name }) {
      let known = registry.delegates.map { "'\($0.name)'" }.joined(separator: ", ")
      throw object.error(
        .unknownClass, "there is no delegate '\(name)' of an app or a scene", at: object["delegates"] ?? json,
        key: "delegates",
        remedy: known.isEmpty
          ? "add its file with --rules; it is a class with UIWindowSceneDelegate or UIApplicationDelegate and an initializer without parameters"
          : "the rules have \(known)")
    }
    guard object["windows"] != nil || !scene.delegates.isEmpty else {
      throw object.error(
        .missingKey, "missing key 'windows'", at: json, key: "windows", remedy: "it must be a list of views")
    }
    let windows = object["windows"]?.array ?? []
    if windows.isEmpty, scene.delegates.isEmpty {
      throw object.error(
        .invalidValue, "'windows' is empty", at: object["windows"] ?? json, key: "windows",
        remedy: "a scene needs a window")
    }
    for (index, window) in windows.enumerated() {
      scene.windows.append(try view(window, at: .file.view("windows", index), as: .window))
    }
    scene.controllers = try laterControllers(of: object)
    for system in registry.systems { try system.check(scene) }
    scene.reactions = try reactions(of: object)
    try checkWindowPaths(of: scene)
    try names.resolve(registry)
    try checkTouchDelegates()
    try checkSetValues()
    try checkRemovals(in: scene)
    return scene
  }

  /// Throws if an id equals the path of a window without an id, such as `UIWindow[0]`. Other paths cannot equal an id.
  private func checkWindowPaths(of scene: SceneDescription) throws(SceneError) {
    var counts: [String: Int] = [:]
    for window in scene.windows {
      let path = "\(window.className)[\(counts[window.className, default: 0])]"
      counts[window.className, default: 0] += 1
      guard window.id == nil, let line = names.line(ofView: path) else { continue }
      throw SceneError(
        .duplicateIdentifier,
        "id '\(path)' on line \(line) is what the window on line \(window.line) is called in results",
        line: line, column: 1, view: path, key: "id", remedy: "choose another, or give that window an id")
    }
  }

  private func source(_ json: JSONValue) throws(SceneError) -> SceneSource {
    let object = try sceneObject(json, owner: .source, at: .file, part: "source")
    var source = SceneSource(format: object["format"]!.string!, fidelity: object["fidelity"]!.named()!)
    source.lacks = object["lacks"]?.strings ?? []
    source.inexactViews = object["inexactViews"]?.integer ?? 0
    source.classesWithRules = object["classesWithRules"]?.strings ?? []
    return source
  }

  private func screen(_ json: JSONValue) throws(SceneError) -> ScreenDescription {
    let object = try sceneObject(json, owner: .screen, at: .file, part: "screen")
    var screen = ScreenDescription()
    if let size = object["size"]?.size { screen.size = size }
    if let value = object["windowSize"] {
      try checkWindowSize(value, of: object, on: screen, isTurned: false)
      screen.windowSize = value.size
    }
    if let scale = object["scale"]?.number { screen.scale = scale }
    if let insets = object["safeAreaInsets"]?.insets { screen.safeAreaInsets = insets }
    screen.keyboardHeight = object["keyboardHeight"]?.number
    screen.rotatedSafeAreaInsets = object["rotatedSafeAreaInsets"]?.insets
    return screen
  }

  /// Throws if no app can cover a part of a screen that has this size in Split View, which divides the width only.
  ///
  /// - Parameter isTurned: Whether the screen may have turned before the app covers the part.
  func checkWindowSize(
    _ value: JSONValue, of object: SceneObject, on screen: ScreenDescription, isTurned: Bool
  ) throws(SceneError) {
    let (part, whole) = (value.size!, screen.size)
    func fits(_ width: CGFloat, _ height: CGFloat) -> Bool {
      part.height == height && part.width <= width && part.width >= WindowWidths.narrowestPart
    }
    guard min(whole.width, whole.height) >= WindowWidths.narrowestPad else {
      throw object.error(
        .invalidValue, "'windowSize' is for the screen of an iPad, whose sides have at least 744 points", at: value,
        key: "windowSize", remedy: "state the 'size' of the iPad in 'screen', or leave 'windowSize' out")
    }
    guard fits(whole.width, whole.height) || isTurned && fits(whole.height, whole.width) else {
      throw object.error(
        .invalidValue, "'windowSize' is no part of the screen in Split View", at: value, key: "windowSize",
        remedy: "give the height of the screen and a width from 320 points to that of the screen")
    }
  }

  /// Counts a view or a controller. Throws if the number or the nesting depth exceeds its limit.
  mutating func count(_ object: SceneObject) throws(SceneError) {
    viewCount += 1
    if viewCount > Self.maximumViewCount {
      throw object.error(.tooLarge, "a scene may have no more than \(Self.maximumViewCount) views", at: object.json)
    }
    deepest = max(deepest, object.place.depth)
    try checkDepth(object.place.depth, object)
  }

  func checkDepth(_ depth: Int, _ object: SceneObject, at value: JSONValue? = nil) throws(SceneError) {
    guard depth > Self.maximumViewDepth else { return }
    throw object.error(
      .tooLarge, "no more than \(Self.maximumViewDepth) views may stand inside each other", at: value ?? object.json)
  }
}
