public import UIKit

/// The views of one card, back to front: a scroll view that contains a mask with the controller's view, then the
/// dismiss button.
///
/// The scroll view fills the container, so it receives every touch inside it, in the empty gap above the card too. The
/// button is a subview of the scroll view but stays at its distance from the container's top.
/// Source: Cards, `CardHierarchy` and `CardLayout`, at 232d210 [S]. The original uses Auto Layout; here the frames are
/// computed.
public final class CardContainerView: UIView {
  /// The height of the dismiss button, in points.
  public static let dismissButtonHeight: CGFloat = 45

  public let scrollView = CardScrollView(frame: .zero)
  /// Draws the card's rounded top corners.
  public let cardMaskView = CardMaskView(frame: .zero)
  /// Dismisses the card.
  public let dismissButton = UIButton(frame: .zero)
  /// The view of the card's controller.
  public let childView: UIView

  /// The distance from the content's top to the card's top, in points.
  var gap: CGFloat { didSet { if oldValue != gap { scrollView.setNeedsLayout() } } }
  /// The distance from the container's top to the dismiss button's top, in points.
  var dismissButtonTop: CGFloat { didSet { if oldValue != dismissButtonTop { scrollView.setNeedsLayout() } } }
  /// How far the mask extends below the card's bottom, in points.
  var maskBottom: CGFloat = 0 { didSet { if oldValue != maskBottom { scrollView.setNeedsLayout() } } }
  /// The controller's preferred height. The view's height is at least that of the container.
  var wantedHeight: CGFloat { didSet { if oldValue != wantedHeight { scrollView.setNeedsLayout() } } }

  init(_ childView: UIView, gap: CGFloat, wantedHeight: CGFloat) {
    self.childView = childView
    self.gap = gap
    self.wantedHeight = wantedHeight
    dismissButtonTop = gap
    super.init(frame: .zero)
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.alwaysBounceVertical = true
    scrollView.delaysContentTouches = false
    // The original predates iOS 11; insets of such scroll views were not adjusted then.
    scrollView.contentInsetAdjustmentBehavior = .never
    cardMaskView.backgroundColor = childView.backgroundColor
    cardMaskView.addSubview(childView)
    scrollView.addSubview(cardMaskView)
    scrollView.addSubview(dismissButton)
    addSubview(scrollView)
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
  }

  /// Sets the frames of the scroll view's subviews.
  func layOutContent() {
    let height = max(wantedHeight, bounds.height - gap)
    childView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    cardMaskView.frame = CGRect(x: 0, y: gap, width: bounds.width, height: height + maskBottom)
    dismissButton.frame = CGRect(
      x: 0, y: scrollView.contentOffset.y + dismissButtonTop, width: bounds.width, height: Self.dismissButtonHeight)
    scrollView.contentSize = CGSize(width: bounds.width, height: gap + height)
  }
}
