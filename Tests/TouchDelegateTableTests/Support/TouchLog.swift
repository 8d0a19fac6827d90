import TestSupport
import UIKit

/// Logs the hit views, the control events, and the beginnings of drags.
final class TouchLog: EventObserver {
  private let name: @MainActor (UIView?) -> String
  private(set) var hit = ""
  private(set) var controlEvents: [String] = []
  private(set) var drags = 0

  init(_ name: @escaping @MainActor (UIView?) -> String) {
    self.name = name
  }

  func didHitTest(_ touch: UITouch) {
    hit = HitTesting.recursion == nil ? name(touch.view) : "RECURSION"
  }

  func didSend(_ controlEvent: UIControl.Event, from control: UIControl, touch: UITouch?) {
    // Consecutive events of the same kind are logged once.
    let word = controlEvent.name ?? "?"
    if controlEvents.last != word { controlEvents.append(word) }
  }

  func didScroll(_ scrollView: UIScrollView, to moment: UIScrollView.Moment) {
    if moment == .willBeginDragging { drags += 1 }
  }
}
