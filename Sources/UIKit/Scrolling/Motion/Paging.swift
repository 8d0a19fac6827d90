import Foundation

/// The page at which a scroll view stops. Pages are as long as the viewport and start at offset zero.
///
/// Source: Apple's page of isPagingEnabled [D].
struct Paging: Hashable {
  /// The length of a page, in points.
  let length: CGFloat
  /// How the velocity of a release selects a page.
  let rule: PlatformBehavior.PagingRule

  /// The offset of the page that is shown after a release.
  ///
  /// - Parameter velocity: Points per second, in the direction of increasing offsets.
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

  /// The offset of the neighbor of `start`'s page in the direction of the velocity.
  func neighbor(of start: CGFloat, velocity: CGFloat) -> CGFloat {
    guard length > 0 else { return start }
    return ((start / length).rounded() + (velocity > 0 ? 1 : -1)) * length
  }
}
