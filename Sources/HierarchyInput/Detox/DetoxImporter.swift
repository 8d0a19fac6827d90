/// Reads the hierarchy of views that Detox writes as XML: `device.generateViewHierarchyXml()` and the artifact of a failed test.
///
/// Source: ViewHierarchyGenerator.swift of Detox [S]: frames are whole numbers in the superview, attributes are not escaped, and
/// views without an identifier get one that begins with `detox_temp_`.
public enum DetoxImporter: HierarchyImporter {
  public static let name = "detox"
  public static let summary = "the view hierarchy in XML of Detox (iOS)"

  public static func read(_ bytes: [UInt8]) throws(HierarchyError) -> ImportedHierarchy {
    var hierarchy = ImportedHierarchy(
      format: name, fidelity: .approximate,
      lacks: [
        .fractions, .transform, .contentOffset, .isUserInteractionEnabled, .clipsToBounds, .isEnabled,
        .gestureRecognizers, .windowLevel, .safeAreaInsets,
      ])
    var reader = MarkupReader(bytes)
    var builder = TreeBuilder<ImportedView>()
    var depth = 0
    while let tag = try reader.next() {
      if tag.kind == .closing {
        depth -= 1
        continue
      }
      if tag.name != "ViewHierarchy" {
        // The roots of other formats have no class of a view.
        guard tag.name != "hierarchy", !tag.name.hasPrefix("XCUIElementType"), tag.name != "AppiumAUT" else {
          throw HierarchyError(
            line: tag.line, "<\(tag.name)> is not of Detox",
            remedy: tag.name == "hierarchy" ? "give the hierarchy of an iOS app" : "give --from appium")
        }
        try builder.add(try view(tag, &hierarchy), depth: depth)
      }
      if tag.kind == .opening { depth += 1 }
    }
    hierarchy.windows = builder.finish()
    guard !hierarchy.windows.isEmpty else {
      throw HierarchyError(line: 1, "there is no view", remedy: "give the file that Detox wrote: <ViewHierarchy> …")
    }
    return hierarchy
  }

  private static func view(_ tag: MarkupTag, _ hierarchy: inout ImportedHierarchy) throws(HierarchyError)
    -> ImportedView
  {
    var view = ImportedView(line: tag.line, className: tag["class"] ?? tag.name, frame: try tag.frame())
    view.identifier = tag["id"]
    view.alpha = tag["alpha"].flatMap(Double.init).map { min(max($0, 0), 1) }
    view.isHidden = tag["visibility"].map { $0 != "visible" }
    view.tag = tag["tag"].flatMap { Int($0) }.flatMap { abs($0) < 1 << 53 ? $0 : nil }
    view.text = tag["text"] ?? tag["label"]
    if view.text != nil { hierarchy.note(.texts, line: tag.line) }
    return view
  }
}
