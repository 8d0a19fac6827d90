import JSONText

/// Reads what `maestro hierarchy` prints: a tree of attributes in JSON.
///
/// Source: TreeNode of Maestro [S]: `bounds` are `[left,top][right,bottom]` in points of the screen; there is no type.
public enum MaestroImporter: HierarchyImporter {
  public static let name = "maestro"
  public static let summary = "the JSON of 'maestro hierarchy' (approximate)"

  private static let source = "what 'maestro hierarchy' prints"

  public static func read(_ bytes: [UInt8]) throws(HierarchyError) -> ImportedHierarchy {
    // The tool prints the device before the tree.
    let (start, line) = Self.start(of: bytes)
    let root: JSONValue
    do {
      root = try JSONValue.parse(bytes[start...], line: line)
    } catch {
      throw HierarchyError(
        line: error.line, "column \(error.column): \(error.message)", remedy: "give \(source), without --compact")
    }
    guard root["attributes"] != nil || root["children"] != nil else {
      throw HierarchyError(line: root.line, "there is no tree with \"attributes\"", remedy: "give \(source)")
    }
    var count = 0
    var roots = [try element(root, depth: 1, &count)]
    // The roots have no bounds and stand for the device.
    while roots.count == 1, roots[0].frame == nil { roots = roots[0].children }
    let notes = start > 0 ? [ImportNote(.noise, "", line: 1, count: line - 1)] : []
    return try ElementHierarchy.hierarchy(
      of: roots, format: name, lacks: [.isHidden, .fractions], notes: notes, source: source)
  }

  /// The place and the line of the first line that begins an object.
  private static func start(of bytes: [UInt8]) -> (Int, line: Int) {
    var index = 0
    var line = 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "{") { return (index, line) }
      guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      (index, line) = (end + 1, line + 1)
    }
    return (0, 1)
  }

  private static func element(
    _ json: JSONValue, depth: Int, _ count: inout Int
  ) throws(HierarchyError) -> AccessibilityElement {
    guard json.object != nil else {
      throw HierarchyError(line: json.line, "a node is \(json.kind)", remedy: "give \(source), unchanged")
    }
    guard depth <= HierarchyLimits.depth else { throw HierarchyLimits.tooDeep(line: json.line) }
    count += 1
    guard count <= HierarchyLimits.views else { throw HierarchyLimits.tooMany(line: json.line) }
    let attributes = json["attributes"] ?? json
    var element = AccessibilityElement(line: json.line, type: "Other")
    element.identifier = attributes.text("resource-id")
    element.text = attributes.firstText("accessibilityText", "text", "title")
    if let bounds = attributes.text("bounds") {
      guard let frame = frame(bounds) else {
        throw HierarchyError(
          line: attributes["bounds"]?.line ?? json.line, "the bounds are '\(bounds)'",
          remedy: "bounds are [left,top][right,bottom]: give \(source), unchanged")
      }
      element.frame = frame
    }
    element.isEnabled = attributes.flag("enabled") ?? attributes.text("enabled").flatMap(Bool.init)
    for child in json["children"]?.array ?? [] {
      element.children.append(try self.element(child, depth: depth + 1, &count))
    }
    return element
  }

  private static func frame(_ bounds: String) -> ImportedFrame? {
    let numbers = bounds.split { "[], ".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= HierarchyLimits.coordinate }) else { return nil }
    return ImportedFrame(standardizing: [numbers[0], numbers[1], numbers[2] - numbers[0], numbers[3] - numbers[1]])
  }
}
