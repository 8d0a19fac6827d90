import UIKit

/// The windows of the app that a capture contains.
@MainActor
enum AppWindows {
  /// The visible windows, back to front, without those of the keyboard and of the capture.
  static func visible(in application: UIApplication) -> [UIWindow] {
    let scenes = application.connectedScenes.compactMap { $0 as? UIWindowScene }
    let windows = scenes.flatMap(\.windows).filter { !$0.isHidden && !CapturePrivacy.omits($0) }
    let inOrder = windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }
    return inOrder.map(\.element)
  }

  static func screen(of application: UIApplication) -> UIScreen {
    application.connectedScenes.lazy.compactMap { ($0 as? UIWindowScene)?.screen }.first ?? UIScreen.main
  }
}
