import Foundation
import UIKit

extension ViewValue {
  /// Copies the values of a view, without its identifier, texts and subviews.
  @MainActor
  init(of view: UIView) {
    let facts = ClassFacts.of(view)
    let isPrivate = CapturePrivacy.hidesContent(of: view)
    self.init(
      className: facts.name, superclasses: facts.superclasses, identifier: nil, center: view.center,
      bounds: view.bounds,
      anchorPoint: view.layer.anchorPoint, transform: view.transform.isIdentity ? nil : view.transform,
      alpha: Double(view.alpha), isHidden: view.isHidden, takesTouches: view.isUserInteractionEnabled,
      takesMultipleTouches: view.isMultipleTouchEnabled, isExclusive: view.isExclusiveTouch,
      clips: view.clipsToBounds, tag: isPrivate ? 0 : view.tag,
      level: (view as? UIWindow).map { Double($0.windowLevel.rawValue) },
      isAnimated: view.layer.animationKeys()?.isEmpty == false, isPrivate: isPrivate, hitTest: facts.hitTest,
      pointInside: facts.pointInside, text: nil,
      control: isPrivate ? nil : (view as? UIControl).map { ControlValue(of: $0) },
      scroll: isPrivate ? nil : (view as? UIScrollView).map { ScrollViewValue(of: $0) },
      row: isPrivate ? nil : Self.row(of: view),
      recognizers: isPrivate ? [] : (view.gestureRecognizers ?? []).compactMap { RecognizerValue(of: $0, on: view) },
      layers: facts.isHosting && !isPrivate ? (view.layer.sublayers ?? []).prefix(200).map(\.frame) : [])
  }

  @MainActor
  private static func row(of view: UIView) -> [Int]? {
    if let cell = view as? UITableViewCell {
      var container = cell.superview
      while let known = container, !(known is UITableView) { container = known.superview }
      return (container as? UITableView)?.indexPath(for: cell).map { [$0.section, $0.row] }
    }
    guard let cell = view as? UICollectionViewCell else { return nil }
    return (cell.superview as? UICollectionView)?.indexPath(for: cell).map { [$0.section, $0.item] }
  }
}

extension ControlValue {
  @MainActor
  init(of control: UIControl) {
    var values: [Double]?
    if let slider = control as? UISlider {
      values = [Double(slider.minimumValue), Double(slider.maximumValue), Double(slider.value)]
    } else if let stepper = control as? UIStepper {
      values = [stepper.minimumValue, stepper.maximumValue, stepper.value]
    }
    self.init(
      isEnabled: control.isEnabled, isSelected: control.isSelected, isOn: (control as? UISwitch)?.isOn, values: values,
      isContinuous: (control as? UISlider)?.isContinuous,
      handlers: ControlEventNames.handlers(of: control))
  }
}

extension ScrollViewValue {
  @MainActor
  init(of view: UIScrollView) {
    let (inset, adjusted) = (view.contentInset, view.adjustedContentInset)
    self.init(
      contentSize: view.contentSize,
      contentInset: [inset.top, inset.left, inset.bottom, inset.right].map { Double($0) },
      adjustedInset: [adjusted.top, adjusted.left, adjusted.bottom, adjusted.right].map { Double($0) },
      flags: [
        ("isScrollEnabled", view.isScrollEnabled), ("bounces", view.bounces),
        ("alwaysBounceVertical", view.alwaysBounceVertical), ("alwaysBounceHorizontal", view.alwaysBounceHorizontal),
        ("isPagingEnabled", view.isPagingEnabled), ("isDirectionalLockEnabled", view.isDirectionalLockEnabled),
        ("delaysContentTouches", view.delaysContentTouches), ("canCancelContentTouches", view.canCancelContentTouches),
      ],
      decelerationRate: Double(view.decelerationRate.rawValue), hasDelegate: ClassFacts.isOfApp(view.delegate),
      zoom: [view.minimumZoomScale, view.maximumZoomScale, view.zoomScale].map { Double($0) })
  }
}
