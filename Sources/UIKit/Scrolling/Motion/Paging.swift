import Foundation

/// On which page a scroll view comes to rest: pages are as long as the viewport and start at offset zero.
///
/// Source: Apple's page of isPagingEnabled [D].
struct Paging: Hashable {
  /// Points in a page.
  let length: CGFloat
  /// Which page a release leads to.
  let rule: PlatformBehavior.PagingRule

  /// The offset of the page that a release leads to.
  ///
  /// - Parameter velocity: Points per second, in the direction of growing offsets.
  func target(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let place = offset / length
    let page: CGFloat =
      if rule == .nearest || velocity == 0 {
        place.rounded()
      } else {
        velocity > 0 ? place.rounded(.up) : place.rounded(.down)
      }
    return page * length
  }

  /// The offset of the page next to the one that `start` is on, in the direction of the velocity.
  func neighbor(of start: CGFloat, velocity: CGFloat) -> CGFloat {
    guard length > 0 else { return start }
    return ((start / length).rounded() + (velocity > 0 ? 1 : -1)) * length
  }
}
