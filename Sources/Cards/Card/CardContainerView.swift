public import UIKit

/// The views of one card, back to front: a scroll view, in it a mask with the controller's view, then the dismiss button.
///
/// The scroll view fills the container, so that it takes every touch inside, in the empty gap above the card too. The button
/// is content of the scroll view but keeps its distance from the container's top.
/// Source: Cards, `CardHierarchy` and `CardLayout`, at 232d210 [S]; there constraints of Auto Layout say what is computed here.
public final class CardContainerView: UIView {
  /// The height of the dismiss button, in points.
  public static let dismissButtonHeight: CGFloat = 45

  /// Scrolls the card.
  public let scrollView = CardScrollView(frame: .zero)
  /// Draws the card's rounded top corners.
  public let cardMaskView = CardMaskView(frame: .zero)
  /// Takes the card away.
  public let dismissButton = UIButton(frame: .zero)
  /// The view of the card's controller.
  public let childView: UIView

  /// How far below the top of the content the card begins, in points.
  var gap: CGFloat { didSet { if oldValue != gap { scrollView.setNeedsLayout() } } }
  /// How far below the container's top the dismiss button begins, in points.
  var dismissButtonTop: CGFloat { didSet { if oldValue != dismissButtonTop { scrollView.setNeedsLayout() } } }
  /// How far the mask goes beyond the card's bottom, in points.
  var maskBottom: CGFloat = 0 { didSet { if oldValue != maskBottom { scrollView.setNeedsLayout() } } }
  /// The height that the controller wants for its view; it gets at least what fills the container.
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
    // The original is from before iOS 11, when no scroll view inside such a container was adjusted.
    scrollView.contentInsetAdjustmentBehavior = .never
    cardMaskView.backgroundColor = childView.backgroundColor
    cardMaskView.addSubview(childView)
    scrollView.addSubview(cardMaskView)
    scrollView.addSubview(dismissButton)
    addSubview(scrollView)
  }

  /// Views are made by code here.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Makes the scroll view fill the container.
  public override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
  }

  /// Places what is in the scroll view.
  func layOutContent() {
    let height = max(wantedHeight, bounds.height - gap)
    childView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    cardMaskView.frame = CGRect(x: 0, y: gap, width: bounds.width, height: height + maskBottom)
    dismissButton.frame = CGRect(
      x: 0, y: scrollView.contentOffset.y + dismissButtonTop, width: bounds.width, height: Self.dismissButtonHeight)
    scrollView.contentSize = CGSize(width: bounds.width, height: gap + height)
  }
}
