/// The types of elements of an accessibility tree.
enum ElementType {
  /// The class of UIKit that behaves as the type does for a touch. An element is not made from the class that it has in the app.
  static func baseClass(of type: String) -> String {
    switch type {
    case "Button", "RadioButton", "CheckBox", "Switch", "Toggle", "Slider", "Stepper", "SegmentedControl",
      "PageIndicator",
      "TextField", "SecureTextField", "SearchField", "Key", "Link", "PopUpButton", "MenuButton", "Picker", "DatePicker":
      "UIControl"
    case "StaticText", "Heading": "UILabel"
    case "Image", "Icon": "UIImageView"
    case "ScrollView", "Table", "CollectionView", "TextView", "WebView": "UIScrollView"
    case "Window": "UIWindow"
    default: "UIView"
    }
  }

  /// The type without the prefix of a platform: `Button` of `XCUIElementTypeButton` and of `AXButton`.
  static func plain(_ name: String) -> String {
    for prefix in ["XCUIElementType", "AX"] where name.hasPrefix(prefix) && name.count > prefix.count {
      return String(name.dropFirst(prefix.count))
    }
    return name
  }
}
