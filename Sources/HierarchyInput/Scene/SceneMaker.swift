/// Makes a scene of an imported hierarchy: it decides the classes and ids, and applies the class table.
public struct SceneMaker {
  private let known: KnownClasses
  private let table: ClassTable
  private var scene: ImportedScene
  private var ownClasses: [String: (superclass: String, count: Int)] = [:]
  private var rules: Set<String> = []
  private var sourceNotes: ImportedHierarchy
  /// The facts of which at least one view has no value.
  private var missing: Set<ImportedFact> = []
  private let ids: SceneIdentifiers

  /// Makes the scene of a hierarchy.
  ///
  /// - Parameter name: The name of the scene.
  public static func scene(
    of hierarchy: ImportedHierarchy, named name: String, known: KnownClasses, table: ClassTable = ClassTable()
  ) throws(HierarchyError) -> ImportedScene {
    var maker = SceneMaker(hierarchy, name: name, known: known, table: table)
    return try maker.make()
  }

  private init(_ hierarchy: ImportedHierarchy, name: String, known: KnownClasses, table: ClassTable) {
    (self.known, self.table, sourceNotes) = (known, table, hierarchy)
    ids = SceneIdentifiers(of: hierarchy.windows)
    let sizes = hierarchy.windows.map { ($0.frame.x + $0.frame.width, $0.frame.y + $0.frame.height) }
    let size = ImportedSize(width: sizes.map(\.0).max() ?? 0, height: sizes.map(\.1).max() ?? 0)
    scene = ImportedScene(
      name: name, format: hierarchy.format, fidelity: hierarchy.fidelity, lacks: [], notes: [], windows: [],
      screenSize: hierarchy.screenSize ?? size, screenScale: hierarchy.screenScale,
      safeAreaInsets: hierarchy.safeAreaInsets)
  }

  private mutating func make() throws(HierarchyError) -> ImportedScene {
    let roots = sourceNotes.windows
    guard scene.screenSize.width > 0, scene.screenSize.height > 0 else {
      throw HierarchyError(
        line: roots.first?.line ?? 0, "no window has a size",
        remedy: "import a hierarchy that was taken while the app was on the screen")
    }
    for root in roots {
      let window = try self.window(root)
      guard !PrivateClass.isSystemWindow(window.className) else {
        sourceNotes.note(.systemWindows, window.className, line: root.line)
        continue
      }
      scene.windows.append(window)
    }
    guard !scene.windows.isEmpty else {
      throw HierarchyError(
        line: roots.first?.line ?? 0, "all windows are the system's", remedy: "import the hierarchy of the app's window"
      )
    }
    let windows = scene.windows
    for window in windows { count(window) }
    if scene.inexactCount > 0, scene.fidelity == .exact { scene.fidelity = .partial }
    let unfilled = sourceNotes.lacks.filter { !$0.isFilledByClasses || missing.contains($0) }
    scene.lacks = ImportedFact.allCases.filter(unfilled.contains)
    scene.ownClasses = ownClasses.map { ($0.key, $0.value.superclass, $0.value.count) }.sorted { $0.name < $1.name }
    scene.classesWithRules = rules.sorted()
    for note in ids.notes { sourceNotes.note(note.kind, note.detail, line: note.line, count: note.count) }
    scene.notes = sourceNotes.notes
    return scene
  }

  /// A root as a window. A root of another class is put into one of the size of the screen.
  private mutating func window(_ root: ImportedView) throws(HierarchyError) -> SceneView {
    var view = try view(root, isRoot: true)
    if known.isKind(view.knownClassName, of: "UIWindow") { return view }
    sourceNotes.note(.wrappedRoots, view.className, line: root.line)
    let frame = ImportedFrame(x: 0, y: 0, width: scene.screenSize.width, height: scene.screenSize.height)
    let window = ImportedView(line: root.line, className: "UIWindow", frame: frame)
    // Only a window has a level.
    view.source.windowLevel = nil
    return SceneView(source: window, className: "UIWindow", knownClassName: "UIWindow", subviews: [view])
  }

  private mutating func view(_ source: ImportedView, isRoot: Bool) throws(HierarchyError) -> SceneView {
    let name = ClassName.inScene(source.className)
    let base = try knownClass(name, source, isRoot: isRoot)
    var view = SceneView(source: source, className: name, knownClassName: base, id: ids.id(of: source))
    view.source.subviews = []
    fill(&view)
    for child in parts(of: source, base) {
      if view.contentView.isEmpty, view.subviews.isEmpty, isContentView(child, ofCell: base) {
        for content in child.subviews { view.contentView.append(try self.view(content, isRoot: false)) }
      } else {
        view.subviews.append(try self.view(child, isRoot: false))
      }
    }
    return view
  }

  /// The class that the engine makes the view from.
  private func knownClass(_ name: String, _ source: ImportedView, isRoot: Bool) throws(HierarchyError) -> String {
    let bases = [source.baseClassName].compactMap { $0.map(ClassName.inScene) }
    let candidates = [name] + table.lineage(of: name).dropFirst() + bases
    let all = candidates.flatMap { [$0] + [PrivateClass.superclasses[$0]].compactMap { $0 } }
    if let other = all.first(where: known.isNoView) {
      throw HierarchyError(
        line: source.line, "'\(other)' is a view controller and not a view",
        remedy: "import the hierarchy of views, not that of view controllers")
    }
    let found = all.first(where: known.contains)
    if let found, known.isKind(found, of: "UIWindow"), !isRoot {
      throw HierarchyError(
        line: source.line, "a window (\(name)) is inside another view",
        remedy: "import the windows next to each other, back to front")
    }
    if let found { return found }
    if isRoot, name.hasSuffix("Window") { return "UIWindow" }
    return source.contentSize == nil && source.adjustedContentInset == nil ? "UIView" : "UIScrollView"
  }

  /// The subviews, without those that UIKit's own controls make.
  private mutating func parts(of source: ImportedView, _ base: String) -> [ImportedView] {
    guard !source.subviews.isEmpty, known.makesSubviews(base) else { return source.subviews }
    let kept = source.subviews.filter { !PrivateClass.isOfUIKit(ClassName.inScene($0.className)) }
    if kept.count < source.subviews.count {
      sourceNotes.note(.controlParts, base, line: source.line, count: source.subviews.count - kept.count)
    }
    return kept
  }

  /// Whether a subview of a cell is the content view that the engine makes.
  private func isContentView(_ child: ImportedView, ofCell base: String) -> Bool {
    let name =
      if known.isKind(base, of: "UITableViewCell") {
        "UITableViewCellContentView"
      } else if known.isKind(base, of: "UICollectionViewCell") {
        "UIView"
      } else {
        ""
      }
    guard child.className == name, child.identifier == nil else { return false }
    return child.isHidden != true && child.alpha ?? 1 == 1 && child.isUserInteractionEnabled ?? true
      && child.transform == nil && child.boundsOrigin == nil
  }

  /// Fills what the source does not state from the class table.
  private mutating func fill(_ view: inout SceneView) {
    let name = view.className
    if view.source.overridesHitTest == true { rules.insert(name) }
    guard table.count > 0 else { return }
    func value(_ path: KeyPath<ClassTable.Row, Bool?>) -> Bool? {
      guard let value = table.flag(path, of: name) else { return nil }
      scene.filledCount += 1
      return value
    }
    if view.source.isUserInteractionEnabled == nil {
      view.source.isUserInteractionEnabled = value(\.isUserInteractionEnabled)
    }
    if view.source.clipsToBounds == nil { view.source.clipsToBounds = value(\.clipsToBounds) }
    view.isMultipleTouchEnabled = value(\.isMultipleTouchEnabled)
    view.isExclusiveTouch = value(\.isExclusiveTouch)
    view.passThrough = value(\.passThrough)
    let hasRules = [\ClassTable.Row.overridesHitTest, \.overridesPointInside].contains {
      table.flag($0, of: name) ?? false
    }
    if hasRules { rules.insert(name) }
  }

  private mutating func count(_ view: SceneView) {
    scene.viewCount += 1
    if view.source.isInexact { scene.inexactCount += 1 }
    if !known.contains(view.className) {
      ownClasses[view.className, default: (view.knownClassName, 0)].count += 1
    }
    if view.source.isUserInteractionEnabled == nil { missing.insert(.isUserInteractionEnabled) }
    if view.source.clipsToBounds == nil { missing.insert(.clipsToBounds) }
    for child in view.contentView { count(child) }
    for child in view.subviews { count(child) }
  }
}

extension ImportedFact {
  /// Whether the class table can state it.
  var isFilledByClasses: Bool { self == .isUserInteractionEnabled || self == .clipsToBounds }
}
