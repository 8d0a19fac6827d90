import JSONText

/// What a person states about the classes of an app, for formats that do not carry it: the file of `--classes`.
///
/// ```json
/// {"format": 1, "classes": {"Toast": {"superclass": "UIView", "isUserInteractionEnabled": false}}}
/// ```
public struct ClassTable: Sendable {
  /// What is stated about one class. `nil` is not stated.
  public struct Row: Hashable, Sendable {
    /// The line of the file.
    public var line: Int
    /// The superclass: one of UIKit or another one of the table.
    public var superclass: String?
    public var isUserInteractionEnabled: Bool?
    public var isMultipleTouchEnabled: Bool?
    public var isExclusiveTouch: Bool?
    public var clipsToBounds: Bool?
    /// Whether the views are marked for the strategies.
    public var passThrough: Bool?
    /// Whether the class has a hit test of its own.
    public var overridesHitTest: Bool?
    /// Whether the class has a `point(inside:with:)` of its own.
    public var overridesPointInside: Bool?
  }

  private var rows: [String: Row] = [:]

  /// Creates an empty table.
  public init() {}

  static var flags: [(key: String, path: WritableKeyPath<Row, Bool?>)] {
    [
      ("isUserInteractionEnabled", \.isUserInteractionEnabled), ("isMultipleTouchEnabled", \.isMultipleTouchEnabled),
      ("isExclusiveTouch", \.isExclusiveTouch), ("clipsToBounds", \.clipsToBounds), ("passThrough", \.passThrough),
      ("overridesHitTest", \.overridesHitTest), ("overridesPointInside", \.overridesPointInside),
    ]
  }

  /// Reads a table.
  public init(_ bytes: [UInt8], known: KnownClasses) throws(HierarchyError) {
    let root: JSONValue
    do { root = try JSONValue.parse(bytes) } catch { throw HierarchyError(error) }
    let members = try Self.object(root, "the table", keys: ["format", "about", "classes"])
    guard let format = root["format"]?.integer, format == 1 else {
      throw HierarchyError(
        line: root["format"]?.line ?? root.line, "the table has no \"format\": 1", remedy: "write it as the first key")
    }
    guard let classes = members.first(where: { $0.key == "classes" })?.value, let list = classes.object else {
      throw HierarchyError(
        line: root.line, "the table has no \"classes\"", remedy: "write {\"classes\": {\"Name\": {}}}")
    }
    for member in list {
      rows[ClassName.inScene(member.key)] = try Self.row(member)
    }
    try check(known)
  }

  private static func row(_ member: JSONMember) throws(HierarchyError) -> Row {
    let keys = ["superclass"] + flags.map(\.key)
    var row = Row(line: member.keyLine)
    for property in try object(member.value, "'\(member.key)'", keys: keys) {
      if property.key == "superclass" {
        guard let name = property.value.string, !name.isEmpty else {
          throw HierarchyError(
            line: property.value.line, "'superclass' of '\(member.key)' is not the name of a class",
            remedy: "write \"superclass\": \"UIView\"")
        }
        row.superclass = ClassName.inScene(name)
      } else if let flag = flags.first(where: { $0.key == property.key }) {
        guard let value = property.value.bool else {
          throw HierarchyError(
            line: property.value.line, "'\(property.key)' of '\(member.key)' is \(property.value.kind)",
            remedy: "write true or false")
        }
        row[keyPath: flag.path] = value
      }
    }
    return row
  }

  private static func object(
    _ value: JSONValue, _ name: String, keys: [String]
  ) throws(HierarchyError) -> [JSONMember] {
    guard let members = value.object else {
      throw HierarchyError(line: value.line, "\(name) is \(value.kind)", remedy: "write an object")
    }
    for member in members where !keys.contains(member.key) {
      throw HierarchyError(
        line: member.keyLine, "\(name) has the unknown key '\(member.key)'",
        remedy: NearMiss.remedy(for: member.key, among: keys) ?? "the keys are \(keys.joined(separator: ", "))")
    }
    return members
  }

  /// Throws if a superclass is not known or if classes are superclasses of each other.
  private func check(_ known: KnownClasses) throws(HierarchyError) {
    for (name, row) in rows.sorted(by: { ($0.value.line, $0.key) < ($1.value.line, $1.key) }) {
      var seen = [name]
      var next = row.superclass
      while let parent = next, let row = rows[parent] {
        guard !seen.contains(parent) else {
          let circle = (seen.drop { $0 != parent } + [parent]).map { "'\($0)'" }.joined(separator: ", ")
          throw HierarchyError(
            line: row.line, "the superclasses are a circle: \(circle)",
            remedy: "correct the \"superclass\" of one of them")
        }
        seen.append(parent)
        next = row.superclass
      }
      if let parent = next, !known.contains(parent), PrivateClass.superclasses[parent] == nil {
        throw HierarchyError(
          line: row.line, "'\(name)' has the superclass '\(parent)', which is not in the table and not of UIKit here",
          remedy: "add '\(parent)' to the table, or name the UIKit class that it inherits from")
      }
    }
  }

  /// The class and its superclasses in the table, nearest first.
  func lineage(of name: String) -> [String] {
    Array(sequence(first: name) { rows[$0]?.superclass })
  }

  /// The nearest value of a class and its superclasses; `nil` if none is stated.
  func flag(_ path: KeyPath<Row, Bool?>, of name: String) -> Bool? {
    lineage(of: name).lazy.compactMap { rows[$0]?[keyPath: path] }.first
  }

  /// The number of classes.
  public var count: Int { rows.count }
}
