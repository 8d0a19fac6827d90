public import UIKit

/// An application that reports its events and actions to the capture. Use it as the principal class, or as the superclass of the
/// app's own:
///
///     UIApplicationMain(
///       CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(RecordingApplication.self),
///       NSStringFromClass(AppDelegate.self))
open class RecordingApplication: UIApplication {
  open override func sendEvent(_ event: UIEvent) {
    guard let session = TouchCapture.session, session.eventSource == .application else { return super.sendEvent(event) }
    session.willSend(event, in: nil)
    super.sendEvent(event)
    session.didSend(event)
  }

  @discardableResult
  open override func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    // Before the call, because the action may remove the control.
    TouchCapture.session?.willSendAction(action, to: target, from: sender)
    return super.sendAction(action, to: target, from: sender, for: event)
  }
}
