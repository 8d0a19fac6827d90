import JSONText

/// Reads the attachment `view-hierarchy.json` of Sentry's SDK for Cocoa.
///
/// Source: SentryViewHierarchyProviderHelper.m of sentry-cocoa [S]: the frame of each view in its superview, `visible` for not
/// hidden, and a node in the place of what is deeper than 90 views.
public enum SentryImporter: HierarchyImporter {
  public static let name = "sentry"
  public static let summary = "the attachment view-hierarchy.json of an event in Sentry"

  private static let remedy = "download the attachment view-hierarchy.json of the event again"
  private static let truncated = "SentryTruncatedViewHierarchy"
  private static let keys: Set = [
    "type", "identifier", "x", "y", "width", "height", "alpha", "visible", "children", "view_controller",
  ]

  public static func read(_ bytes: [UInt8]) throws(HierarchyError) -> ImportedHierarchy {
    let root = try JSONValue.hierarchy(bytes, remedy: remedy)
    guard let windows = root["windows"]?.array else {
      throw HierarchyError(
        line: root.line, "there is no list \"windows\"",
        remedy: "give the attachment view-hierarchy.json, not the event itself")
    }
    if let system = root["rendering_system"], let name = system.string, name.uppercased() != "UIKIT" {
      throw HierarchyError(
        line: system.line, "the views are of '\(name)', not of UIKit", remedy: "give an attachment of an iOS app")
    }
    guard !windows.isEmpty else {
      throw HierarchyError(
        line: root.line, "\"windows\" is empty",
        remedy: "give an attachment that was taken while the app was on the screen")
    }
    var hierarchy = ImportedHierarchy(
      format: name, fidelity: .partial,
      lacks: [
        .isUserInteractionEnabled, .clipsToBounds, .transform, .contentOffset, .gestureRecognizers, .windowLevel,
        .safeAreaInsets, .isEnabled,
      ])
    var count = 0
    for window in windows {
      if let view = try view(window, depth: 1, &count, &hierarchy) { hierarchy.windows.append(view) }
    }
    guard !hierarchy.windows.isEmpty else {
      throw HierarchyError(line: root.line, "\"windows\" has no view", remedy: remedy)
    }
    return hierarchy
  }

  /// `nil` for the node in the place of views that are nested too deeply.
  private static func view(
    _ json: JSONValue, depth: Int, _ count: inout Int, _ hierarchy: inout ImportedHierarchy
  ) throws(HierarchyError) -> ImportedView? {
    guard let members = json.object else {
      throw HierarchyError(line: json.line, "a view is \(json.kind)", remedy: remedy)
    }
    guard let type = json.text("type") else {
      throw HierarchyError(line: json.line, "a view has no \"type\"", remedy: remedy)
    }
    guard type != truncated else {
      hierarchy.note(.elided, line: json.line)
      hierarchy.lacks.insert(.views)
      return nil
    }
    guard depth <= HierarchyLimits.depth else { throw HierarchyLimits.tooDeep(line: json.line) }
    count += 1
    guard count <= HierarchyLimits.views else { throw HierarchyLimits.tooMany(line: json.line) }
    var view = ImportedView(line: json.line, className: type, frame: try json.frame())
    view.identifier = json.text("identifier")
    view.alpha = try json.coordinate("alpha").map { min(max($0, 0), 1) }
    view.isHidden = json.flag("visible").map { !$0 }
    for member in members where !keys.contains(member.key) {
      hierarchy.note(.values, member.key, line: member.keyLine)
    }
    guard let children = json["children"] else { return view }
    guard let children = children.array else {
      throw HierarchyError(line: children.line, "\"children\" is \(children.kind)", remedy: remedy)
    }
    for child in children {
      if let child = try self.view(child, depth: depth + 1, &count, &hierarchy) { view.subviews.append(child) }
    }
    return view
  }
}
