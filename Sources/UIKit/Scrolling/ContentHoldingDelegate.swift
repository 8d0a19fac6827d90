/// A delegate that may set the content offset inside `scrollViewDidScroll`, and announces it in advance.
///
/// Without this protocol the scroll view detects it when the delegate sets the offset for the first time in a drag.
@MainActor
package protocol ContentHoldingDelegate: UIScrollViewDelegate {
  /// Whether the next `scrollViewDidScroll` sets the content offset if the content moves down.
  func holdsContent(of scrollView: UIScrollView) -> Bool
}
