/// The limits of a hierarchy: those of a scene, less the window that an import may add.
public enum HierarchyLimits {
  /// The greatest nesting depth of views, the window included.
  public static let depth = 399

  /// The greatest number of views.
  public static let views = 49_900

  /// The greatest magnitude of a coordinate or length, in points. Layouts use numbers up to about 10⁷ for "no limit".
  public static let coordinate = 1e9

  /// The error of a view that is nested too deeply.
  static func tooDeep(line: Int) -> HierarchyError {
    HierarchyError(
      line: line, "more than \(depth) views are inside each other",
      remedy: "import the part of the hierarchy that the touch is in")
  }

  /// The error of a text with too many views.
  static func tooMany(line: Int) -> HierarchyError {
    HierarchyError(
      line: line, "there are more than \(views) views", remedy: "import the part of the hierarchy that the touch is in")
  }
}
