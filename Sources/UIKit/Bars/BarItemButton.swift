import Foundation

/// The private control that a bar makes for an item.
final class BarItemButton: UIControl {
  /// The item that the button is for; `nil` for a back button.
  let item: UIBarItem?
  /// Called by a tap.
  var fire: () -> Void = {}
  /// What a long press on the button opens in place of the tap's effect; `nil` if it opens nothing.
  var longPress: String?
  private var pressTime = 0.0
  /// Seconds after which a menu may open. A menu's real delay is not known; a context menu's preview begins before 0.5 s.
  private static let shortestPress = 0.2

  /// - Parameter name: The name of UIKit's class.
  init(_ name: String, for item: UIBarItem?) {
    self.item = item
    super.init(frame: .zero)
    className = name
  }
  required init?(coder: NSCoder) { return nil }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressTime = touch.timestamp
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let longPress, let touch, touch.timestamp - pressTime > Self.shortestPress {
      Unmodelled.note("a long press on a button of a bar opens \(longPress), which is not modelled")
    }
  }

  /// False for the single tap of a recognizer of an ancestor, since iOS 14.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(engine.platform.barItemsRefuseTaps && gestureRecognizer.isSingleTap(above: self))
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func act(on event: Event) {
    if event.contains(.touchUpInside) { fire() }
  }

  /// The buttons of tabs, those that lead back and those of UIKit's editing act themselves.
  override var isCodeKnown: Bool {
    guard let item = item as? UIBarButtonItem else { return false }
    return item.action != nil || item.primaryAction != nil || item.systemItem != .edit && item.menu == nil
  }

  /// Takes over the values of the item that touches and names depend on.
  func update() {
    guard let item else { return }
    if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
    if accessibilityIdentifier != item.accessibilityIdentifier {
      accessibilityIdentifier = item.accessibilityIdentifier
    }
  }
}

extension UIView {
  /// Whether the places of buttons in bars are known for the view's traits: those of iPhones in portrait, with text from the left to the
  /// right, until iOS 26.
  final var hasKnownBarMetrics: Bool {
    let safeArea = safeAreaInsets
    return engine.systemVersion < 27 && traitCollection.userInterfaceIdiom != .pad
      && traitCollection.verticalSizeClass != .compact && effectiveUserInterfaceLayoutDirection == .leftToRight
      && safeArea.left == 0 && safeArea.right == 0
  }

  /// The size of an app's view in a bar: its own, or that of its constraints if it has no frame of its own.
  final var sizeInBar: CGSize {
    guard translatesAutoresizingMaskIntoConstraints else {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return storedBounds.size == .zero ? sizeThatFits(.zero) : storedBounds.size
  }
}

extension UIBarButtonItem {
  /// Performs the effect of a tap on the item.
  final func fire(from button: UIControl) {
    if let primaryAction {
      primaryAction.run(sender: self)
    } else if let action {
      button.perform(action, on: target, sender: self)
    } else if let controller = target as? UIViewController, systemItem == .edit {
      controller.setEditing(!controller.isEditing, animated: true)
    } else if menu != nil {
      Unmodelled.note(
        "the menu of \(button.className) '\(button.nameInResults)' opens, and menus are not modelled: end the session with this touch, and test what its actions call by other touches",
        about: button)
    }
  }

  /// Whether the item takes a place and shows nothing.
  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Whether the item shows an image.
  final var showsImage: Bool { image != nil || (title ?? systemItem?.title) == nil }

  /// The width of what the item shows. An image's is about that of the system's symbols: sizes of images are not known.
  final func contentExtent(in bar: UINavigationBar) -> UncertainExtent {
    if let customView { return UncertainExtent(length: customView.sizeInBar.width, error: 4) }
    guard !showsImage, let title = title ?? systemItem?.title else {
      return UncertainExtent(length: max(width, Self.symbolWidth), error: 4)
    }
    let looks = style == .done ? bar.standardAppearance.doneButtonAppearance : bar.standardAppearance.buttonAppearance
    let text = textExtent(of: title, looks.normal.titleTextAttributes)
    return UncertainExtent(length: max(width, text.length), error: text.error)
  }

  /// The width of the item's text; zero without one.
  final var textExtent: UncertainExtent { textExtent(of: title ?? systemItem?.title ?? "", [:]) }

  private final func textExtent(of title: String, _ looks: [NSAttributedString.Key: Any]) -> UncertainExtent {
    let attributes = [
      titleTextAttributes(for: .normal), looks,
      AppearanceProxies.used(UIBarButtonItem.self)?.titleTextAttributes(for: .normal),
    ]
    let font = attributes.lazy.compactMap { $0?[.font] as? UIFont }.first
    return (font ?? .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)).extent(of: title)
  }
  private static let symbolWidth: CGFloat = 24
}

/// A length in points that is known up to an error.
struct UncertainExtent {
  var length: CGFloat
  var error: CGFloat
}

extension UIFont {
  /// The width of a text of one line, with the error of its metric. It does not count as a measured text, because bars answer unknown
  /// within the error: no replay with other sizes is needed.
  final func extent(of text: String) -> UncertainExtent {
    text.reduce(into: UncertainExtent(length: 0, error: 1)) { sum, character in
      let glyph = face.advance(of: character, size: pointSize)
      sum.length += glyph.width
      sum.error += glyph.width * glyph.error
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The text of an item of the system; `nil` if it has an image.
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }
}
