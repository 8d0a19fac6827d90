import Foundation
import UIKit

extension SessionHeader {
  /// The header of a capture that begins now.
  @MainActor
  init(of session: CaptureSession) {
    let device = UIDevice.current
    let screen = AppWindows.screen(of: session.application)
    let insets = AppWindows.visible(in: session.application).first?.safeAreaInsets ?? .zero
    let environment = ProcessInfo.processInfo.environment
    let info = Bundle.main.infoDictionary ?? [:]
    let version = info["CFBundleShortVersionString"] as? String
    let build = info["CFBundleVersion"] as? String
    self.init(
      name: session.options.name, device: environment["SIMULATOR_MODEL_IDENTIFIER"] ?? device.model,
      system: device.systemName, systemVersion: device.systemVersion, scale: Double(screen.scale),
      bounds: [screen.bounds.origin.x, screen.bounds.origin.y, screen.bounds.width, screen.bounds.height].map {
        Double($0)
      },
      safeArea: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) },
      build: [version, build.map { "(\($0))" }].compactMap { $0 }.joined(separator: " "),
      startedAt: ISO8601DateFormatter().string(from: Date()), eventSource: session.eventSource,
      controls: session.options.controlEvents,
      includesTexts: session.options.includesTexts, includesIdentifiers: session.options.includesIdentifiers)
  }
}
