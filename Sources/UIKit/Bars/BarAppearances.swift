public import Foundation

/// The background of a bar. It has no effect on touches.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override init() { super.init() }
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }
  /// Takes the values of another appearance.
  func take(_ other: UIBarAppearance) {
    (backgroundEffect, backgroundColor, backgroundImage) = (
      other.backgroundEffect, other.backgroundColor, other.backgroundImage
    )
    (backgroundImageContentMode, shadowColor, shadowImage) = (
      other.backgroundImageContentMode, other.shadowColor, other.shadowImage
    )
  }
  open func configureWithDefaultBackground() {
    take(UIBarAppearance())
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
  }
  open func configureWithOpaqueBackground() {
    take(UIBarAppearance())
    backgroundColor = .systemBackground
  }
  open func configureWithTransparentBackground() { take(UIBarAppearance()) }
  func makeEmpty() -> UIBarAppearance { UIBarAppearance() }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeEmpty()
    copy.take(self)
    return copy
  }
}

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  override func makeEmpty() -> UIBarAppearance { UINavigationBarAppearance() }
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage = UIImage()
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    (subtitleTextAttributes, largeSubtitleTextAttributes) = (
      other.subtitleTextAttributes, other.largeSubtitleTextAttributes
    )
    (titlePositionAdjustment, buttonAppearance) = (other.titlePositionAdjustment, other.buttonAppearance)
    (doneButtonAppearance, backButtonAppearance) = (other.doneButtonAppearance, other.backButtonAppearance)
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// The look of a tool bar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  override func makeEmpty() -> UIBarAppearance { UIToolbarAppearance() }
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
  }
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  override func makeEmpty() -> UIBarAppearance { UITabBarAppearance() }
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    (stackedLayoutAppearance, inlineLayoutAppearance) = (other.stackedLayoutAppearance, other.inlineLayoutAppearance)
    (compactInlineLayoutAppearance, selectionIndicatorTintColor) = (
      other.compactInlineLayoutAppearance, other.selectionIndicatorTintColor
    )
    (selectionIndicatorImage, stackedItemPositioning) = (other.selectionIndicatorImage, other.stackedItemPositioning)
    (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
  }
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
}

/// The look of the buttons of a bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  open var normal = UIBarButtonItemStateAppearance()
  open var highlighted = UIBarButtonItemStateAppearance()
  open var disabled = UIBarButtonItemStateAppearance()
  open var focused = UIBarButtonItemStateAppearance()
  public override init() { super.init() }
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    (normal, highlighted) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
    (disabled, focused) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
  }
}
/// The look of the buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero
  public override nonisolated init() {}
}
/// The look of the items of a tab bar.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The places of icon and title.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  open var normal = UITabBarItemStateAppearance()
  open var selected = UITabBarItemStateAppearance()
  open var disabled = UITabBarItemStateAppearance()
  open var focused = UITabBarItemStateAppearance()
  public override init() { super.init() }
  public convenience init(style: Style) { self.init() }
}
/// The look of the items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeTitlePositionAdjustment = UIOffset.zero
  public override nonisolated init() {}
}
