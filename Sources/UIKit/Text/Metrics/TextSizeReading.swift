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

  /// The reading of the current engine, which has measured a text from now on.
  ///
  /// Texts may be measured on any thread, and only the main one can read the engine: on another one a text has its nominal
  /// size, and what follows is unknown.
  static func measuring() -> TextSizeReading {
    guard MainThread.isCurrent else {
      Unmodelled.noteFromAnyThread("a text is measured on another thread, where its size is not certain")
      return .nominal
    }
    return MainActor.assumeIsolated {
      guard let engine = Engine.currentIfAny else { return .nominal }
      engine.hasMeasuredText = true
      return engine.textSizes
    }
  }
}
