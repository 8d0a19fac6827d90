import Foundation

/// Which sizes of texts an app measures: the stated metric is inexact, and a replay at either end of its error shows
/// whether an outcome depends on it.
package enum TextSizeReading: Int, CaseIterable, Sendable {
  /// The metric itself.
  case nominal
  /// Every text has the smallest size within the error.
  case smallest
  /// Every text has the largest size within the error.
  case largest

  /// The size within the error of a relative and an absolute part.
  func applied(to size: CGFloat, error: CGFloat, points: CGFloat = 0) -> CGFloat {
    switch self {
    case .nominal: size
    case .smallest: max(0, size * (1 - error) - points)
    case .largest: size * (1 + error) + points
    }
  }

  /// The reading of the current engine. Texts may be measured on any thread, where the engine itself cannot be read.
  nonisolated(unsafe) static var current = TextSizeReading.nominal
  /// Whether a text was measured since the current engine became current.
  nonisolated(unsafe) static var hasMeasured = false

  /// The reading of the current engine, which has measured a text from now on.
  static func measuring() -> TextSizeReading {
    hasMeasured = true
    return current
  }
}
