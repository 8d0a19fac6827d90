package import HitTestTerms

/// A scene's views as a tree, for reports that list every view.
package struct ViewTree: Hashable, Sendable {
  package let view: ViewID
  package let className: String
  /// Its subviews, back to front.
  package let subviews: [ViewTree]

  package init(_ view: ViewID, className: String, subviews: [ViewTree]) {
    (self.view, self.className, self.subviews) = (view, className, subviews)
  }
}
