/// Reads the page source of Appium and WebDriverAgent: the accessibility tree in XML.
///
/// Source: FBXPath.m of WebDriverAgent [S]: frames are whole points of the screen; older files lack some attributes.
public enum AppiumImporter: HierarchyImporter {
  public static let name = "appium"
  public static let summary = "the page source in XML of Appium or WebDriverAgent (approximate)"

  public static func read(_ bytes: [UInt8]) throws(HierarchyError) -> ImportedHierarchy {
    var reader = MarkupReader(bytes)
    // The application is no view.
    var builder = TreeBuilder<AccessibilityElement>(deepest: HierarchyLimits.depth + 1)
    var depth = 0
    while let tag = try reader.next() {
      if tag.kind == .closing {
        depth -= 1
        continue
      }
      if tag.name.hasPrefix("XCUIElementType") {
        try builder.add(try element(tag), depth: depth)
      } else if tag.name == "hierarchy" || tag.name == "ViewHierarchy" || tag.name.hasPrefix("android.") {
        throw HierarchyError(
          line: tag.line, "<\(tag.name)> is not of an iOS app in Appium",
          remedy: tag.name == "ViewHierarchy" ? "give --from detox" : "give the page source of an iOS app")
      }
      if tag.kind == .opening { depth += 1 }
    }
    return try ElementHierarchy.hierarchy(
      of: builder.finish(), format: name, lacks: [.fractions], source: "the page source: <XCUIElementTypeApplication …>"
    )
  }

  private static func element(_ tag: MarkupTag) throws(HierarchyError) -> AccessibilityElement {
    var element = AccessibilityElement(line: tag.line, type: ElementType.plain(tag["type"] ?? tag.name))
    element.setName(tag["name"], label: tag["label"], value: tag["value"])
    element.frame = try tag.frame()
    element.isVisible = tag.bool("visible")
    element.isEnabled = tag.bool("enabled")
    return element
  }
}
