import Foundation

/// A view of UIKit of which the parts are known only in some places.
@MainActor
protocol UncertainPlaces: UIView {
  /// Why it is not known what a touch at `point` hits or does; `nil` if it is known. The point is in the view's own space.
  func partUncertainty(at point: CGPoint) -> String?
}

extension UITouch {
  /// Why the effect of a touch that has just begun is not known at its place; `nil` if it is known.
  package final var uncertainty: String? {
    if let hostUncertainty { return hostUncertainty }
    guard let hitView else { return nil }
    if let drag = hitView.engine.sheetDrag, drag.isActive,
      !(hitView.engine.platform.sheetsFloat && drag.isBelowItsOnlyPlace)
    {
      return "the touch begins while a sheet is dragged"
    }
    if !hitView.engine.begunAnimations.isEmpty {
      return "the touch begins after UIView.beginAnimations(_:context:) without a commitAnimations()"
    }
    return hitView.uncertainty(at: location(in: hitView))
  }
}

extension UIView {
  /// Why it is not known what a touch does that hits this view at a point of its own space; `nil` if it is known.
  ///
  /// The point is computed only if a view asks for it. To convert a point through a deep tree takes longer than a hit test.
  package final func uncertainty(at point: @autoclosure () -> CGPoint) -> String? {
    var view: UIView? = self
    while let known = view {
      if known.classParts.contains(.uncertainPlaces), let places = known as? any UncertainPlaces,
        let reason = places.partUncertainty(at: known.convert(point(), from: self))
      {
        return reason
      }
      if let reason = (known as? UIScrollView)?.deceleration?.uncertainty { return reason }
      if known.animations?.running.contains(where: \.group.isBegun) == true {
        return "UIView.beginAnimations(_:context:) animates the view, and whether it receives touches is not known"
      }
      view = known.parent
    }
    return nil
  }
}

extension UIDropShadowView: UncertainPlaces {
  func partUncertainty(at point: CGPoint) -> String? {
    guard let sheet, sheet.prefersGrabberVisible, sheet.restingHeights.count > 1 else { return nil }
    let area = CGRect(x: bounds.midX - 40, y: bounds.minY, width: 80, height: 24)
    return area.contains(point)
      ? "the touch is near the grabber of a sheet, and what it does there is not modelled" : nil
  }
}
