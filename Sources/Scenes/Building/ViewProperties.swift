import Foundation
import UIKit

/// Applies the properties of a description to views. Properties without a value stay unchanged.
@MainActor
struct ViewProperties {
  let view: UIView
  let description: ViewDescription
  let registry: ClassRegistry

  /// Applies all properties except the frame.
  func apply() {
    applyFlags()
    applyToControl()
    applyProperties()
    applyToScrollView()
    applyToTable()
  }

  /// Sets the frame of a new view: the description's, or else `space`.
  func place(in space: CGRect) {
    if let anchorPoint = description.anchorPoint { view.anchorPoint = anchorPoint }
    let frame = description.frame ?? space
    view.bounds.size = frame.size
    // Set exactly: through the center, a corner could be off by a rounding error.
    view.setUntransformedFrame(frame)
    applyBounds()
  }

  /// Changes the frame of an existing view through its animatable properties.
  func move() {
    if let frame = description.frame {
      let anchor = view.anchorPoint
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
    applyBounds()
  }

  private func applyBounds() {
    if let origin = description.boundsOrigin { view.bounds.origin = origin }
    if let numbers = description.transform {
      view.transform = CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    }
  }

  private func applyFlags() {
    if let id = description.id { view.accessibilityIdentifier = id }
    if let alpha = description.alpha { view.alpha = alpha }
    if let isHidden = description.isHidden { view.isHidden = isHidden }
    if let isEnabled = description.isUserInteractionEnabled { view.isUserInteractionEnabled = isEnabled }
    if let isMultiple = description.isMultipleTouchEnabled { view.isMultipleTouchEnabled = isMultiple }
    if let isExclusive = description.isExclusiveTouch { view.isExclusiveTouch = isExclusive }
    if let clips = description.clipsToBounds { view.clipsToBounds = clips }
    if let tag = description.tag { view.tag = tag }
    if let level = description.windowLevel, let window = view as? UIWindow { window.windowLevel = .init(level) }
  }

  private func applyToControl() {
    guard let control = view as? UIControl else { return }
    if let isEnabled = description.isEnabled { control.isEnabled = isEnabled }
    if let isSelected = description.isSelected { control.isSelected = isSelected }
  }

  /// Applies the properties of the rows of the view's class and its ancestors.
  private func applyProperties() {
    if description.properties.isEmpty { return }
    for property in registry.properties(of: view.details?.description.knownClassName ?? description.knownClassName) {
      if let value = description[property.name] { property.apply(view, value) }
    }
  }

  private func applyToScrollView() {
    guard let scrollView = view as? UIScrollView else { return }
    if let adjustment = description.contentInsetAdjustmentBehavior {
      scrollView.contentInsetAdjustmentBehavior = .init(adjustment)
    }
    if let inset = description.contentInset { scrollView.contentInset = UIEdgeInsets(inset) }
    if let size = description.contentSize { scrollView.contentSize = size }
    if let minimum = description.minimumZoomScale { scrollView.minimumZoomScale = minimum }
    if let maximum = description.maximumZoomScale { scrollView.maximumZoomScale = maximum }
    if let offset = description.contentOffset { scrollView.contentOffset = offset }
    if let isEnabled = description.isScrollEnabled { scrollView.isScrollEnabled = isEnabled }
    if let bounces = description.bounces { scrollView.bounces = bounces }
    if let always = description.alwaysBounceVertical { scrollView.alwaysBounceVertical = always }
    if let always = description.alwaysBounceHorizontal { scrollView.alwaysBounceHorizontal = always }
    if let isPaging = description.isPagingEnabled { scrollView.isPagingEnabled = isPaging }
    if let isLocked = description.isDirectionalLockEnabled { scrollView.isDirectionalLockEnabled = isLocked }
    if let delays = description.delaysContentTouches { scrollView.delaysContentTouches = delays }
    if let canCancel = description.canCancelContentTouches { scrollView.canCancelContentTouches = canCancel }
    if let rate = description.decelerationRate { scrollView.decelerationRate = UIScrollView.DecelerationRate(rate) }
    // Without a zooming view from the delegate this has no effect, as in UIKit.
    if let scale = description.zoomScale { scrollView.zoomScale = scale }
    if description.touchesShouldCancelInControls { scrollView.cancelsTouchesInControls = true }
  }

  private func applyToTable() {
    guard let table = view as? UITableView else { return }
    if let allows = description.allowsSelection { table.allowsSelection = allows }
    if let allows = description.allowsMultipleSelection { table.allowsMultipleSelection = allows }
    guard let details = description.table else { return }
    if let height = details.rowHeight { table.rowHeight = height }
    if let height = details.sectionHeaderHeight { table.sectionHeaderHeight = height }
    if let height = details.sectionFooterHeight { table.sectionFooterHeight = height }
  }
}

extension UIEdgeInsets {
  init(_ insets: InsetsDescription) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  init(_ adjustment: ScrollInsetAdjustment) {
    switch adjustment {
    case .automatic: self = .automatic
    case .scrollableAxes: self = .scrollableAxes
    case .never: self = .never
    case .always: self = .always
    }
  }
}

extension UIScrollView.DecelerationRate {
  init(_ rate: DecelerationRateDescription) {
    switch rate {
    case .normal: self = .normal
    case .fast: self = .fast
    case .rate(let rate): self.init(rawValue: rate)
    }
  }
}
