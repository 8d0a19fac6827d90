import Foundation
import UIKit

extension RecognizerValue {
  /// Copies the values of a recognizer; `nil` for the capture's own.
  @MainActor
  init?(of recognizer: UIGestureRecognizer, on view: UIView) {
    if recognizer is TouchObservation { return nil }
    let facts = ClassFacts.of(recognizer)
    let scrollView = view as? UIScrollView
    let isOwn =
      scrollView.map { recognizer === $0.panGestureRecognizer || recognizer === $0.pinchGestureRecognizer } ?? false
    self.init(
      className: facts.name, superclasses: facts.superclasses, name: recognizer.name.flatMap { $0.isEmpty ? nil : $0 },
      isEnabled: recognizer.isEnabled, cancelsTouches: recognizer.cancelsTouchesInView,
      delaysBegan: recognizer.delaysTouchesBegan, delaysEnded: recognizer.delaysTouchesEnded, isOwnOfScrollView: isOwn,
      hasDelegate: !isOwn && ClassFacts.isOfApp(recognizer.delegate),
      numbers: Self.numbers(of: recognizer))
  }

  @MainActor
  private static func numbers(of recognizer: UIGestureRecognizer) -> [(name: String, value: Double)] {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      [
        ("numberOfTapsRequired", Double(tap.numberOfTapsRequired)),
        ("numberOfTouchesRequired", Double(tap.numberOfTouchesRequired)),
      ]
    case let press as UILongPressGestureRecognizer:
      [
        ("numberOfTapsRequired", Double(press.numberOfTapsRequired)),
        ("numberOfTouchesRequired", Double(press.numberOfTouchesRequired)),
        ("minimumPressDuration", press.minimumPressDuration), ("allowableMovement", Double(press.allowableMovement)),
      ]
    case let swipe as UISwipeGestureRecognizer:
      [
        ("direction", Double(swipe.direction.rawValue)),
        ("numberOfTouchesRequired", Double(swipe.numberOfTouchesRequired)),
      ]
    case let edge as UIScreenEdgePanGestureRecognizer: [("edges", Double(edge.edges.rawValue))]
    case let pan as UIPanGestureRecognizer:
      [
        ("minimumNumberOfTouches", Double(pan.minimumNumberOfTouches)),
        ("maximumNumberOfTouches", Double(pan.maximumNumberOfTouches)),
      ]
    default: []
    }
  }
}
