import UIKit

/// Replaces `sendEvent(_:)` and `sendAction(_:to:from:for:)` of UIApplication, once in a process.
@MainActor
enum ReplacedDelivery {
  #if canImport(ObjectiveC) && !os(macOS)
    private static var isInstalled = false

    static func install() throws {
      guard !isInstalled else { return }
      isInstalled = true
      exchange(#selector(UIApplication.sendEvent(_:)), #selector(UIApplication.touchCapture_sendEvent(_:)))
      exchange(
        #selector(UIApplication.sendAction(_:to:from:for:)),
        #selector(UIApplication.touchCapture_sendAction(_:to:from:for:)))
    }

    private static func exchange(_ original: Selector, _ replacement: Selector) {
      guard let originalMethod = class_getInstanceMethod(UIApplication.self, original),
        let replacementMethod = class_getInstanceMethod(UIApplication.self, replacement)
      else { return }
      method_exchangeImplementations(originalMethod, replacementMethod)
    }
  #else
    static func install() throws { throw CaptureError.noRuntime }
  #endif
}

#if canImport(ObjectiveC) && !os(macOS)
  extension UIApplication {
    @objc fileprivate func touchCapture_sendEvent(_ event: UIEvent) {
      let running = TouchCapture.session
      let session = running?.eventSource == .application ? running : nil
      session?.willSend(event, in: nil)
      // The implementations are exchanged: this is the original.
      touchCapture_sendEvent(event)
      session?.didSend(event)
    }

    @objc fileprivate func touchCapture_sendAction(
      _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
      TouchCapture.session?.willSendAction(action, to: target, from: sender)
      return touchCapture_sendAction(action, to: target, from: sender, for: event)
    }
  }
#endif
