import Foundation

/// The distance from an anchor to another one on the same axis, which can be negative. It has no rectangle: it appears only in
/// constraints.
@MainActor
final class AnchorDistance {
  weak var first: AnyObject?
  weak var second: AnyObject?
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute

  init(
    from first: AnyObject?, _ start: NSLayoutConstraint.Attribute, to second: AnyObject?,
    _ end: NSLayoutConstraint.Attribute
  ) {
    (self.first, self.start, self.second, self.end) = (first, start, second, end)
  }

  /// The views of both anchors.
  var views: [UIView] { [first, second].compactMap { UIView.layoutView(of: $0) } }
}
