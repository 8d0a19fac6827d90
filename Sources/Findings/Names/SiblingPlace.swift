/// The place of a view among its siblings.
package struct SiblingPlace: Hashable, Sendable {
  /// The nearest siblings and the view, back to front, each as the text of a ``SiblingLabel``.
  package var siblings: [String]
  /// The index of the view in ``siblings``.
  package var index: Int

  package init(siblings: [String], index: Int) { (self.siblings, self.index) = (siblings, index) }

  /// The most siblings on each side that are kept.
  package static let reach = 12

  /// The place of the view at an index of all siblings.
  package init(of index: Int, in all: [String]) {
    let first = max(index - Self.reach, 0)
    siblings = Array(all[first..<min(index + Self.reach + 1, all.count)])
    self.index = index - first
  }
}

/// What identifies a sibling: its class, its size, and its identifier, its property or its text.
package struct SiblingLabel: Hashable, Sendable {
  /// The nearest class of UIKit.
  package var kind: String
  /// The class, if it is another one.
  package var className: String?
  /// Width and height in whole points, as `200x50`.
  package var size: String
  /// A hash of its text.
  package var contents: String?
  /// `#` and the identifier, or `.` and the property. `nil` if it has neither.
  package var label: String?

  package init(kind: String, className: String?, size: String, contents: String?, label: String?) {
    (self.kind, self.className, self.size, self.contents, self.label) = (kind, className, size, contents, label)
  }

  /// The text in a recording: `UIButton/PayButton@200x50:1f2e3d4c.payButton`.
  package var text: String {
    kind + (className.map { "/" + $0 } ?? "") + "@" + size + (contents.map { ":" + $0 } ?? "") + (label ?? "")
  }

  /// Reads a text; what it does not have is empty.
  init(text: String) {
    var rest = text[...]
    func take(until ends: String) -> String {
      let part = rest.prefix { !ends.contains($0) }
      rest = rest.dropFirst(part.count)
      return String(part)
    }
    func take(_ mark: Character, until ends: String) -> String? {
      guard rest.first == mark else { return nil }
      rest = rest.dropFirst()
      return take(until: ends)
    }
    kind = take(until: "/@:#.")
    className = take("/", until: "@")
    size = take("@", until: ":#.") ?? ""
    contents = take(":", until: "#.")
    label = rest.isEmpty ? nil : String(rest)
  }
}
