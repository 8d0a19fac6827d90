/// Makes a hierarchy of views from the elements of an accessibility tree.
struct ElementHierarchy {
  private var hierarchy: ImportedHierarchy
  private let source: String

  /// What no accessibility tree carries.
  private static let lacks: Set<ImportedFact> = [
    .classes, .order, .transform, .contentOffset, .alpha, .isUserInteractionEnabled, .clipsToBounds,
    .gestureRecognizers, .windowLevel, .safeAreaInsets,
  ]

  /// - Parameters:
  ///   - lacks: What the format does not carry in addition.
  ///   - source: What the person should give instead of a text without elements.
  init(format: String, lacks: Set<ImportedFact> = [], source: String) {
    hierarchy = ImportedHierarchy(format: format, fidelity: .approximate, lacks: Self.lacks.union(lacks))
    self.source = source
  }

  /// The hierarchy of the roots of a tree.
  static func hierarchy(
    of roots: [AccessibilityElement], format: String, lacks: Set<ImportedFact> = [], screen: ImportedSize? = nil,
    notes: [ImportNote] = [], source: String
  ) throws(HierarchyError) -> ImportedHierarchy {
    var tree = ElementHierarchy(format: format, lacks: lacks, source: source)
    tree.hierarchy.notes = notes
    return try tree.make(roots, screen)
  }

  private mutating func make(
    _ roots: [AccessibilityElement], _ screen: ImportedSize?
  ) throws(HierarchyError) -> ImportedHierarchy {
    let elements = roots.flatMap { $0.type == "Application" ? $0.children : [$0] }
    let application = roots.first { $0.type == "Application" }?.frame
    let size = screen ?? application.map { ImportedSize(width: $0.width, height: $0.height) }
    var windows = elements.filter { $0.type == "Window" }
    let others = elements.filter { $0.type != "Window" }
    if !others.isEmpty {
      var window = AccessibilityElement(line: others[0].line, type: "Window")
      window.frame = size.map { ImportedFrame(x: 0, y: 0, width: $0.width, height: $0.height) } ?? Self.box(of: others)
      window.children = others
      windows.append(window)
    }
    for (index, window) in windows.enumerated() {
      // The windows of the keyboard, of text effects and of the status bar let touches through.
      if index > 0, !window.hasContent || window.contains(type: "Keyboard") || window.contains(type: "StatusBar") {
        hierarchy.note(.systemWindows, "Window", line: window.line)
        continue
      }
      hierarchy.windows.append(view(window, in: nil))
    }
    guard !hierarchy.windows.isEmpty else {
      throw HierarchyError(line: roots.first?.line ?? 1, "there is no element", remedy: "give \(source)")
    }
    if let size, size.width > 0, size.height > 0 { hierarchy.screenSize = size }
    return hierarchy
  }

  private mutating func view(_ element: AccessibilityElement, in parent: ImportedFrame?) -> ImportedView {
    let absolute = element.frame ?? Self.unknownFrame(of: element, in: parent)
    var frame = absolute
    if let parent {
      frame.x -= parent.x
      frame.y -= parent.y
    }
    let base = ElementType.baseClass(of: element.type)
    var view = ImportedView(
      line: element.line, className: base == "UIWindow" ? base : "XCUIElementType\(element.type)", frame: frame)
    if base != "UIWindow" { view.baseClassName = base }
    if element.frame == nil {
      view.isInexact = true
      hierarchy.note(.inexact, "an element has no frame", line: element.line)
    }
    (view.identifier, view.text) = (element.identifier, element.text)
    if element.text != nil { hierarchy.note(.texts, line: element.line) }
    if element.isVisible != nil { view.isHidden = !element.hasVisibleParts }
    view.isEnabled = element.isEnabled
    view.subviews = element.children.map { self.view($0, in: absolute) }
    return view
  }

  /// The frame of an element that has none: its parent's, so that its children can be hit; without children it takes no touches.
  private static func unknownFrame(of element: AccessibilityElement, in parent: ImportedFrame?) -> ImportedFrame {
    guard let parent else { return box(of: element.children) }
    guard element.children.isEmpty else { return parent }
    return ImportedFrame(x: parent.x, y: parent.y, width: 0, height: 0)
  }

  /// The box around elements, from the origin of the screen on.
  private static func box(of elements: [AccessibilityElement]) -> ImportedFrame {
    let frames = elements.compactMap(\.frame)
    return ImportedFrame(
      x: 0, y: 0, width: frames.map { $0.x + $0.width }.max() ?? 0, height: frames.map { $0.y + $0.height }.max() ?? 0)
  }
}
