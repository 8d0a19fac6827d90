/// An element of an accessibility tree, as Appium, idb, Maestro and XCUITest report it.
struct AccessibilityElement {
  var line: Int
  /// The type without the prefix of XCUITest: `Button`.
  var type: String
  /// The identifier, which is not a label.
  var identifier: String?
  /// The label, the value or another text.
  var text: String?
  /// The frame in the coordinate space of the screen. `nil` if it has none.
  var frame: ImportedFrame?
  var isVisible: Bool?
  var isEnabled: Bool?
  var children: [AccessibilityElement] = []

  /// The identifier and the text of a name that can be either.
  ///
  /// A name that equals the label or the value is the label: XCUITest has it in the place of a missing identifier. The name of
  /// a navigation bar is its title. One with a space is taken for a text, so that no text becomes an id. Source: XCUIElement+FBWebDriverAttributes.m of WebDriverAgent [S].
  mutating func setName(_ name: String?, label: String?, value: String?) {
    text = label ?? value
    guard let name, !name.isEmpty else { return }
    if name == label || name == value || type == "NavigationBar" || name.contains(" ") {
      text = text ?? name
    } else {
      identifier = name
    }
  }

  /// Whether the element or one in it is visible, or it is not known.
  var hasVisibleParts: Bool { isVisible ?? true || children.contains(where: \.hasVisibleParts) }

  /// Whether the element or one in it is of another type than a container, or has an identifier.
  var hasContent: Bool {
    (type != "Other" && type != "Window") || identifier != nil || children.contains(where: \.hasContent)
  }

  /// Whether the element or one in it is of a type.
  func contains(type: String) -> Bool { self.type == type || children.contains { $0.contains(type: type) } }
}

extension AccessibilityElement: TreeNode {
  mutating func append(child: AccessibilityElement) { children.append(child) }
}
