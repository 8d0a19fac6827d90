import UIKit

/// Where a capture receives the events of the app.
enum EventSource: String, Sendable {
  /// `sendEvent(_:)` of the application: a subclass, or the replaced method.
  case application
  /// `sendEvent(_:)` of windows, and recognizers in windows of other classes.
  case windows

  @MainActor
  init(of application: UIApplication, _ options: CaptureOptions) throws {
    if application is RecordingApplication {
      self = .application
    } else if options.swizzles {
      try ReplacedDelivery.install()
      self = .application
    } else {
      self = .windows
    }
  }
}
