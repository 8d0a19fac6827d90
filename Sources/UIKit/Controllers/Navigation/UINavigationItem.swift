public import Foundation

/// A navigation bar's content for a controller. It has no effect on touches.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  open var title: String?
  /// The line above the title.
  open var prompt: String?
  /// The view that replaces the title.
  open var titleView: UIView?
  /// Whether the back button is hidden. Default: false.
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  public init(title: String) {
    self.title = title
  }
}
