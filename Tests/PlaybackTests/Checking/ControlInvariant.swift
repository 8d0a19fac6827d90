import Scenes
import UIKit

/// A control that begins tracking sends touchDown at once. It then sends one of touchUpInside, touchUpOutside and
/// touchCancel before it tracks again.
final class ControlInvariant: Invariant {
  /// Whether the app removes views. A control that leaves its window ends tracking without sending an event.
  private let mayDepart: Bool

  init(_ scene: SceneShape) {
    mayDepart =
      scene.hasControllers || scene.reactions.contains { $0.changes.contains { $0.json.hasPrefix(#"{"remove""#) } }
  }

  private var waiting: (control: UIControl, touch: UITouch)?
  private var tracking: Set<UIControl> = []

  override func willDeliver(_ touch: UITouch, to view: UIView) {
    // Touches that begin at the same time are delivered in one call.
    if waiting?.control !== view { checkWaiting() }
    // Switches and sliders send touchDown differently, or not at all.
    guard touch.phase == .began, let control = view as? UIControl, !control.isTracking, Self.isPlain(control) else {
      return
    }
    waiting = (control, touch)
  }

  override func didSend(_ controlEvent: UIControl.Event, from control: UIControl, touch: UITouch?) {
    guard Self.isPlain(control) else { return }
    let name = control.nameInResults
    switch controlEvent {
    case .touchDown:
      if waiting?.control !== control { note("\(name) sends touchDown without a touch") }
      waiting = nil
      if !tracking.insert(control).inserted, !mayDepart { note("\(name) sends touchDown twice") }
    case .touchUpInside, .touchUpOutside, .touchCancel:
      if tracking.remove(control) == nil { note("\(name) sends \(controlEvent) without touchDown") }
    case .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit:
      if !tracking.contains(control) { note("\(name) sends \(controlEvent) outside of a touch") }
    default: break
    }
    if touch == nil { note("\(name) sends \(controlEvent) for no touch") }
  }

  override func finish(_ scene: SceneInstance) {
    checkWaiting()
    for control in tracking where !mayDepart { note("\(control.nameInResults) sends no event at the end of its touch") }
  }

  private func checkWaiting() {
    // A control that was disabled after the hit test does not track.
    if let waiting, waiting.control.isEnabled {
      note("\(waiting.control.nameInResults) receives \(waiting.touch.name) and sends nothing")
    }
    waiting = nil
  }

  private static func isPlain(_ control: UIControl) -> Bool {
    ["UIButton", "UIControl"].contains(control.className)
  }
}
