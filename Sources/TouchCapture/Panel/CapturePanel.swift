public import UIKit

/// A small panel in the app: a field for the name, and buttons that start, stop and share a capture.
@MainActor
public final class CapturePanel {
  private let window: CapturePanelWindow
  private let content: CapturePanelController

  /// Shows the panel above the windows of a scene. Keep the object while the panel is shown.
  public init(in scene: UIWindowScene, options: CaptureOptions = CaptureOptions()) {
    window = CapturePanelWindow(windowScene: scene)
    content = CapturePanelController(options)
    window.windowLevel = .alert + 1
    window.rootViewController = content
    window.isHidden = false
  }

  /// Removes the panel. A running capture continues.
  public func hide() { window.isHidden = true }

  /// The log of the capture that ended last.
  public var lastLog: URL? { content.lastLog }
}
