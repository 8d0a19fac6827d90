public import Foundation

/// A keyboard layout or another way to enter text. Here there is one, for English.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language as in BCP 47.
  open var primaryLanguage: String? { "en-US" }
  open class var activeInputModes: [UITextInputMode] { [shared] }
  /// The notification of a change of the input mode. It is not posted.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  private static let shared = UITextInputMode()
}
