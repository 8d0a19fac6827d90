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

/// What identifies a sibling: its class of UIKit, with its identifier, its property or its text.
package struct SiblingLabel: Hashable, Sendable {
  package var kind: String
  /// `#` and the identifier, or `.` and the property. `nil` if it has neither.
  package var label: String?
  /// A hash of its text.
  package var contents: String?

  package init(kind: String, label: String?, contents: String?) {
    (self.kind, self.label, self.contents) = (kind, label, contents)
  }

  /// The text in a recording: `UIButton:1f2e3d4c.payButton`.
  package var text: String { kind + (contents.map { ":" + $0 } ?? "") + (label ?? "") }

  init(text: String) {
    let name = text.prefix { $0 != ":" && $0 != "#" && $0 != "." }
    var rest = text.dropFirst(name.count)
    kind = String(name)
    if rest.first == ":" {
      contents = String(rest.dropFirst().prefix { $0 != "#" && $0 != "." })
      rest = rest.drop { $0 != "#" && $0 != "." }
    }
    label = rest.isEmpty ? nil : String(rest)
  }
}
