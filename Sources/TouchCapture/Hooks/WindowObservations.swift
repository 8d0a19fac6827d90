import UIKit

/// The recognizers in the windows that do not report their events themselves.
@MainActor
final class WindowObservations {
  private var recognizers: [TouchObservation] = []

  /// Adds a recognizer to each window that has none.
  func add(to windows: [UIWindow]) {
    for window in windows where !(window is RecordingWindow) {
      if recognizers.contains(where: { $0.view === window }) { continue }
      let recognizer = TouchObservation()
      window.addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }
  }

  func removeAll() {
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    recognizers = []
  }
}
