import Foundation

/// A touch that is a tap of a button of SwiftUI if its finger stays on the button.
///
/// Only a short touch whose finger hardly moves is a tap for certain. What SwiftUI does with other touches is not modelled [I].
@MainActor
struct HostedTap {
  /// The distance in points up to which the finger may move. Pans begin at this distance.
  private static let slop: CGFloat = 10
  /// The time in seconds at which a long press is recognized.
  private static let longPress: TimeInterval = 0.5

  let touch: UITouch
  let content: HostedContent

  /// `nil` if the touch is no certain beginning of a tap on a button of the view.
  init?(_ touch: UITouch, in host: HostingView) {
    guard let part = touch.hostedPart, part.host === host, part.content.kind == .button,
      touch.contentUncertainty == nil, touch.hostUncertainty == nil
    else { return nil }
    (self.touch, content) = (touch, part.content)
  }

  /// Why it is not known whether the touch is still a tap; `nil` if it is one.
  func uncertainty(in host: HostingView) -> String? {
    let subject = "the SwiftUI button '\(content.id ?? "")' of \(host.nameOfContent)"
    let (start, location) = (touch.screenStart, touch.screenLocation)
    if hypot(location.x - start.x, location.y - start.y) > Self.slop
      || !content.place.frame(in: host.bounds).hasInside(touch.location(in: host))
    {
      return "what \(subject) does with a finger that moves is not modelled"
    }
    if touch.timestamp - touch.beganTimestamp >= Self.longPress {
      return "what \(subject) does with a finger that stays is not modelled"
    }
    return touch.isAmongOthers ? "which of several fingers \(subject) follows" : nil
  }
}

extension UITouch {
  /// Whether other fingers are down.
  final var isAmongOthers: Bool { (hitWindow?.engine.fingerCount ?? 1) > 1 }
}

extension HostingView {
  /// Ends the tap if its finger does more than to tap.
  final func checkTap() {
    guard let tap, let reason = tap.uncertainty(in: self) else { return }
    self.tap = nil
    engine.application.listener?.didBecomeUnknown(tap.touch, because: reason)
  }

  /// Runs what the button calls.
  final func endTap() {
    checkTap()
    guard let tap else { return }
    self.tap = nil
    let content = tap.content
    let value = hostedValue?()
    let closure = content.calls.map { (name: $0, value: value?.closure(named: $0) ?? .missing) }
    engine.application.listener?.didTap(content, in: self, tap.touch)
    let (hostings, hasState) = (hostings, value?.hasState ?? false)
    engine.handlers.send(isKnown: closure != nil || content.action != nil) {
      if case (let name, .closure(let body))? = closure {
        engine.handlers.run(ClosureName(name: "\(nameOfContent).\(name)", isGiven: true)) { body() }
      }
      if let action = content.action { engine.hostedAction?(action, self) }
    }
    if let reason = gap(after: content, closure) {
      engine.application.listener?.didBecomeUnknown(tap.touch, because: reason)
    }
    // The body is evaluated again when state changes, and can draw something else.
    if content.action == nil, closure == nil || hasState, hostings == self.hostings {
      forgetContent(
        because:
          "the SwiftUI content of \(nameOfContent) after a tap of '\(content.id ?? "")' is not known, because it has state"
      )
    }
  }

  private func gap(after content: HostedContent, _ closure: (name: String, value: HostedMember)?) -> String? {
    let subject = "the SwiftUI button '\(content.id ?? "")' of \(nameOfContent)"
    guard let closure else {
      return content.action == nil
        ? "what \(subject) calls is not stated; state it with the key 'calls' or 'action' of its content" : nil
    }
    switch closure.value {
    case .closure, .none: return nil
    case .missing: return "\(subject) calls '\(closure.name)', which \(nameOfContent) does not store"
    case .other(let type):
      return "\(subject) calls '\(closure.name)', which is of type \(type) and no closure without arguments and result"
    }
  }
}
