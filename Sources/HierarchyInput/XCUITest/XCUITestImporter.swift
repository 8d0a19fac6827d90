/// Reads the element tree that XCUITest writes into the log and the attachments of a test: `XCUIApplication.debugDescription`.
///
/// A result bundle of Xcode is a database that only Xcode's tools read. Its attachments are exported on a Mac; the text is read
/// here. Source: attachments of Xcode 9 to 16 [O].
public enum XCUITestImporter: HierarchyImporter {
  public static let name = "xcresult"
  public static let summary =
    "the text of an element tree of XCUITest, exported from an .xcresult (approximate)"

  /// How a text is got out of a bundle.
  public static let remedy =
    "on a Mac, 'xcrun xcresulttool export attachments --path X.xcresult --output-path DIR', then give the .txt with 'Element subtree:'"

  public static func read(_ bytes: [UInt8]) throws(HierarchyError) -> ImportedHierarchy {
    // A bundle's files are compressed; a property list is the bundle's index.
    if bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) || bytes.starts(with: "bplist".utf8)
      || bytes.starts(with: "SQLite".utf8)
    {
      throw HierarchyError("this is a part of a bundle, which only Xcode reads", remedy: remedy)
    }
    // The application is no view.
    var builder = TreeBuilder<AccessibilityElement>(deepest: HierarchyLimits.depth + 1)
    var noise: (line: Int, count: Int) = (0, 0)
    var count = 0
    let lines = Self.subtree(bytes)
    for (line, text) in lines {
      guard let (element, indent) = XCUITestLine.element(text, line: line) else {
        if text.contains(where: { $0 > 0x20 }) { noise = (noise.count == 0 ? line : noise.line, noise.count + 1) }
        continue
      }
      count += 1
      try builder.add(element, depth: indent)
    }
    guard count > 0 else { throw HierarchyError(line: 1, "no line describes an element", remedy: remedy) }
    let notes = noise.count > 0 ? [ImportNote(.noise, "", line: noise.line, count: noise.count)] : []
    return try ElementHierarchy.hierarchy(
      of: builder.finish(), format: name, lacks: [.isHidden], notes: notes,
      source: "the text with 'Element subtree:'")
  }

  /// The lines of the first subtree, or all lines if there is no heading.
  private static func subtree(_ bytes: [UInt8]) -> [(line: Int, text: ArraySlice<UInt8>)] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      .map { (line: $0.offset + 1, text: $0.element) }
    func isHeading(_ text: ArraySlice<UInt8>, _ headings: [String]) -> Bool {
      let text = text.drop { $0 <= 0x20 }
      return headings.contains { text.starts(with: $0.utf8) }
    }
    guard let start = lines.firstIndex(where: { isHeading($0.text, ["Element subtree:"]) }) else { return lines }
    let rest = lines[(start + 1)...]
    let end = rest.firstIndex { isHeading($0.text, ["Path to element:", "Query chain:", "Attributes:"]) }
    return Array(rest[..<(end ?? rest.endIndex)])
  }
}
