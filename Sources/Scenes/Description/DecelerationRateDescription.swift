/// How fast a scroll view slows down after the finger is lifted.
package enum DecelerationRateDescription: Sendable, Equatable {
  /// UIKit's default rate.
  case normal
  /// UIKit's faster rate.
  case fast
  /// The fraction of the velocity that remains after one millisecond, from 0 to less than 1.
  case rate(Double)
}
