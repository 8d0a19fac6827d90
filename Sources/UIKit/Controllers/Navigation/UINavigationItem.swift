public import Foundation

/// What a navigation bar shows for a controller. No touch depends on it.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// How large a title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the one before.
    case automatic = 0
    case always = 1
    case never = 2
  }

  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// Whether the way back is hidden. False.
  open var hidesBackButton = false
  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
  }
}
