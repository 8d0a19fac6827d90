import JSONText

/// Reads what `idb ui describe-all` and `describe-point` print: the accessibility tree in JSON, in each of its three forms.
///
/// Source: FBAccessibilitySerialization of idb [S]: a list, `{"elements": […]}`, and the complete form with a screen.
public enum IDBImporter: HierarchyImporter {
  public static let name = "idb"
  public static let summary = "the JSON of 'idb ui describe-all' (approximate)"

  private static let source = "what 'idb ui describe-all --json' prints"

  public static func read(_ bytes: [UInt8]) throws(HierarchyError) -> ImportedHierarchy {
    let root = try JSONValue.hierarchy(bytes, remedy: "give \(source), unchanged")
    let list = root["elements"] ?? root
    var notes: [ImportNote] = []
    var count = 0
    var roots: [AccessibilityElement] = []
    if let elements = list.array {
      for json in elements { roots.append(try element(json, depth: 1, &count)) }
    } else if list.object != nil, list["frame"] != nil || list["AXFrame"] != nil {
      roots = [try element(list, depth: 1, &count)]
    } else {
      throw HierarchyError(line: list.line, "there is no list of elements", remedy: "give \(source)")
    }
    if root.flag("truncated") == true { notes.append(ImportNote(.elided, "", line: root.line)) }
    let lacks: Set<ImportedFact> = notes.isEmpty ? [.isHidden] : [.isHidden, .views]
    var size: ImportedSize?
    if let screen = root["screen"], let width = try screen.coordinate("width"),
      let height = try screen.coordinate("height")
    {
      size = ImportedSize(width: width, height: height)
    }
    return try ElementHierarchy.hierarchy(
      of: roots, format: name, lacks: lacks, screen: size, notes: notes, source: source)
  }

  private static func element(
    _ json: JSONValue, depth: Int, _ count: inout Int
  ) throws(HierarchyError) -> AccessibilityElement {
    guard json.object != nil else {
      throw HierarchyError(line: json.line, "an element is \(json.kind)", remedy: "give \(source), unchanged")
    }
    guard depth <= HierarchyLimits.depth else { throw HierarchyLimits.tooDeep(line: json.line) }
    count += 1
    guard count <= HierarchyLimits.views else { throw HierarchyLimits.tooMany(line: json.line) }
    var element = AccessibilityElement(line: json.line, type: type(of: json))
    element.identifier = json.firstText("AXUniqueId", "identifier")
    element.text = json.firstText("AXLabel", "label", "title", "AXValue")
    element.frame = try frame(of: json)
    element.isVisible = json.flag("hidden").map { !$0 }
    element.isEnabled = json.flag("enabled")
    for child in json["children"]?.array ?? [] {
      element.children.append(try self.element(child, depth: depth + 1, &count))
    }
    return element
  }

  private static func type(of json: JSONValue) -> String {
    guard let name = json.firstText("type", "role") else { return "Other" }
    return ElementType.plain(name)
  }

  /// The frame. `nil` if an edge is `null`, which stands for a number that is not finite.
  private static func frame(of json: JSONValue) throws(HierarchyError) -> ImportedFrame? {
    if let frame = json["frame"], frame.object != nil {
      var numbers: [Double] = []
      for key in ["x", "y", "width", "height"] {
        guard let number = try frame.coordinate(key) else { return nil }
        numbers.append(number)
      }
      return ImportedFrame(standardizing: numbers)
    }
    // "{{16, 380}, {370, 52}}"
    guard let text = json.text("AXFrame") else { return nil }
    return ImportedFrame(braced: text)
  }
}
