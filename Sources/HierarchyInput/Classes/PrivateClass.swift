/// The superclasses of private classes of UIKit that are in most hierarchies, for formats that do not state them.
///
/// Source: class dumps of UIKitCore [I]; that labels and images among them take no touches is in every dump [O].
enum PrivateClass {
  static let superclasses: [String: String] = [
    "UIButtonLabel": "UILabel", "UITableViewLabel": "UILabel", "UITabBarButtonLabel": "UILabel",
    "UISegmentLabel": "UILabel", "UITextFieldLabel": "UILabel",
    "UITabBarSwappableImageView": "UIImageView", "UISegment": "UIImageView",
    "UITabBarButton": "UIControl", "_UIButtonBarButton": "UIControl", "_UIModernBarButton": "UIButton",
    "_UIPageViewControllerContentView": "UIView", "_UIQueuingScrollView": "UIScrollView",
    "WKScrollView": "UIScrollView", "WKChildScrollView": "UIScrollView",
  ]

  /// Whether a window belongs to the system: it shows the keyboard or effects and lets other touches through.
  ///
  /// Source: Datadog's recorder, which skips windows whose class contains "Keyboard" [I].
  static func isSystemWindow(_ name: String) -> Bool {
    name.contains("Keyboard") || name == "UITextEffectsWindow" || name == "_UIInteractiveHighlightEffectWindow"
  }

  /// Whether a class is one of UIKit's own by its name.
  static func isOfUIKit(_ name: String) -> Bool { name.hasPrefix("UI") || name.hasPrefix("_UI") }
}
