public import UIKit

/// A window that reports its events to the capture, for apps that cannot change the class of their application.
open class RecordingWindow: UIWindow {
  open override func sendEvent(_ event: UIEvent) {
    guard let session = TouchCapture.session, session.eventSource != .application else { return super.sendEvent(event) }
    session.willSend(event, in: self)
    super.sendEvent(event)
    session.didSend(event)
  }
}
