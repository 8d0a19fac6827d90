public import Foundation

/// The menu of commands for a text, which is not modelled: the outcomes are unknown after it is shown.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  public static let shared = UIMenuController()
  public override nonisolated init() {}
  /// The direction of the menu's arrow.
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }
  open var arrowDirection = ArrowDirection.default
  open var menuItems: [UIMenuItem]?
  open private(set) var isMenuVisible = false
  open var menuFrame: CGRect { .zero }
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) { setMenuVisible(true, animated: true) }
  open func hideMenu(from targetView: UIView) { isMenuVisible = false }
  open func hideMenu() { isMenuVisible = false }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    isMenuVisible = menuVisible
    if menuVisible { Unmodelled.note("the menu of commands was shown, and it is not modelled") }
  }
  open func update() {}

  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}
/// A command of the menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
