import Foundation
import UIKit

/// Drives the overlay by the container's pan.
/// Source: OverlayContainer at df49c8f and 74003c4, the class of this name [S].
@MainActor
final class PanGestureOverlayTranslationDriver: OverlayTranslationDriver, UIGestureRecognizerDelegate {
  private weak var translation: OverlayTranslationController?
  private let recognizer: OverlayTranslationGestureRecognizer
  private let release: OverlayContainerRelease

  init(
    translation: OverlayTranslationController, recognizer: OverlayTranslationGestureRecognizer,
    release: OverlayContainerRelease
  ) {
    self.translation = translation
    self.recognizer = recognizer
    self.release = release
    recognizer.delegate = self
    recognizer.addTarget(self, action: Self.panned)
  }

  func clean() {
    recognizer.removeTarget(self, action: nil)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !release.asksBeforeBeginning || mayStart
  }

  private static let panned = Selector("overlayPanGestureAction:") { target, _ in
    (target as? PanGestureOverlayTranslationDriver)?.follow()
  }

  private var mayStart: Bool {
    guard let translation, let view = recognizer.view else { return false }
    return translation.isDraggable(at: recognizer.startingLocation, in: view)
  }

  private func follow() {
    guard let translation else { return }
    switch recognizer.state {
    case .began:
      translation.startTranslation()
      if mayStart { drag(translation) } else { recognizer.cancel() }
    case .changed:
      drag(translation)
    case .ended, .failed:
      end(translation)
    case .cancelled:
      if release.endsWhenCancelled { end(translation) }
    case .possible:
      break
    }
  }

  private func drag(_ translation: OverlayTranslationController) {
    translation.drag(withOffset: recognizer.translation(in: nil).y, usesFunction: true)
  }

  private func end(_ translation: OverlayTranslationController) {
    translation.endTranslation(withVelocity: recognizer.velocity(in: nil))
  }
}
