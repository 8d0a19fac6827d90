/// Writes an imported scene as a scene file: one view a line, in the order of the source.
public struct SceneFileWriter {
  private var text = ""
  private let known: KnownClasses
  private let keepsTexts: Bool

  /// The classes whose views take no touches by default.
  private static let withoutTouches: Set = ["UILabel", "UIImageView"]

  /// The text of the scene file.
  ///
  /// Equal scenes give equal texts.
  ///
  /// - Parameter keepsTexts: Whether the texts of the source are written.
  public static func text(of scene: ImportedScene, known: KnownClasses, keepsTexts: Bool = false) -> String {
    var writer = SceneFileWriter(known: known, keepsTexts: keepsTexts)
    writer.write(scene)
    return writer.text
  }

  private init(known: KnownClasses, keepsTexts: Bool) { (self.known, self.keepsTexts) = (known, keepsTexts) }

  private mutating func write(_ scene: ImportedScene) {
    text = "{\n  \"format\": 1,\n  \"scene\": \(JSONLine.string(scene.name)),\n"
    if let about = scene.about { text += "  \"about\": \(JSONLine.string(about)),\n" }
    text += "  \"source\": \(source(of: scene)),\n"
    var screen = JSONLine()
    screen.add("size", [scene.screenSize.width, scene.screenSize.height])
    if let scale = scene.screenScale { screen.add("scale", scale) }
    if let insets = scene.safeAreaInsets { screen.add("safeAreaInsets", insets) }
    text += "  \"screen\": {\(screen.text)},\n  \"windows\": "
    write(list: scene.windows, depth: 1, isRoot: true)
    text += "\n}\n"
  }

  private func source(of scene: ImportedScene) -> String {
    var line = JSONLine()
    line.add("format", scene.format)
    line.add("fidelity", scene.fidelity.rawValue)
    if !scene.lacks.isEmpty { line.add("lacks", scene.lacks.map(\.rawValue)) }
    if scene.inexactCount > 0 { line.add("inexactViews", Double(scene.inexactCount)) }
    if !scene.classesWithRules.isEmpty { line.add("classesWithRules", scene.classesWithRules) }
    return "{\(line.text)}"
  }

  private mutating func write(list: [SceneView], depth: Int, isRoot: Bool = false) {
    let space = String(repeating: "  ", count: depth)
    text += "[\n"
    for (index, view) in list.enumerated() {
      text += "\(space)  {"
      write(view, depth: depth + 1, isRoot: isRoot)
      text += index + 1 < list.count ? "},\n" : "}\n"
    }
    text += "\(space)]"
  }

  private mutating func write(_ view: SceneView, depth: Int, isRoot: Bool) {
    text += line(of: view, isRoot: isRoot)
    for (key, list) in [("contentView", view.contentView), ("subviews", view.subviews)] where !list.isEmpty {
      text += ", \"\(key)\": "
      write(list: list, depth: depth)
    }
  }

  private func line(of view: SceneView, isRoot: Bool) -> String {
    var line = JSONLine()
    let source = view.source
    if let id = view.id { line.add("id", id) }
    if view.className != (isRoot ? "UIWindow" : "UIView") { line.add("class", view.className) }
    if view.className != view.knownClassName { line.add("superclass", view.knownClassName) }
    line.add("frame", [source.frame.x, source.frame.y, source.frame.width, source.frame.height])
    if let anchor = source.anchorPoint, anchor != [0.5, 0.5] { line.add("anchorPoint", anchor) }
    if let transform = source.transform { line.add("transform", transform) }
    let isScrollView = known.isKind(view.knownClassName, of: "UIScrollView")
    if isScrollView, let size = source.contentSize {
      line.add("contentSize", [max(0, size.width), max(0, size.height)])
    }
    if isScrollView, let inset = source.adjustedContentInset, inset != [0, 0, 0, 0] {
      line.add("contentInset", inset)
      line.add("contentInsetAdjustmentBehavior", "never")
    }
    if let origin = source.boundsOrigin, origin != [0, 0] {
      line.add(isScrollView ? "contentOffset" : "boundsOrigin", origin)
    }
    if source.isHidden == true { line.add("isHidden", true) }
    if let alpha = source.alpha, alpha != 1 { line.add("alpha", alpha) }
    let takesTouches = !known.isKind(view.knownClassName, ofOne: Self.withoutTouches)
    if let value = source.isUserInteractionEnabled, value != takesTouches {
      line.add("isUserInteractionEnabled", value)
    }
    if let value = view.isMultipleTouchEnabled { line.add("isMultipleTouchEnabled", value) }
    if let value = view.isExclusiveTouch { line.add("isExclusiveTouch", value) }
    if let value = source.clipsToBounds, value != isScrollView { line.add("clipsToBounds", value) }
    if source.isEnabled == false, known.isKind(view.knownClassName, of: "UIControl") { line.add("isEnabled", false) }
    if let tag = source.tag, tag != 0 { line.add("tag", Double(tag)) }
    if isRoot, let level = source.windowLevel, level != 0 { line.add("windowLevel", level) }
    if view.passThrough == true { line.add("passThrough", true) }
    for member in source.members { line.add(member.key, json: member.json) }
    if keepsTexts, let text = source.text, !text.isEmpty { line.add("text", text) }
    return line.text
  }
}
