import Foundation

/// A view of UIKit of which the parts are known only in some places.
@MainActor
protocol UncertainPlaces: UIView {
  /// Why it is not known what a touch at `point` hits or does; `nil` if it is known. The point is in the view's own space.
  func uncertainty(at point: CGPoint) -> String?
}

extension UITouch {
  /// Why the effect of a touch that has just begun is not known at its place; `nil` if it is known.
  package final var uncertainty: String? {
    guard let hitView else { return nil }
    if hitView.engine.sheetDrag?.isActive == true { return "the touch begins while a sheet is dragged" }
    var view: UIView? = hitView
    while let known = view {
      if let place = known as? any UncertainPlaces, let reason = place.uncertainty(at: location(in: known)) {
        return reason
      }
      view = known.parent
    }
    return nil
  }
}

extension UIDropShadowView: UncertainPlaces {
  func uncertainty(at point: CGPoint) -> String? {
    guard let sheet, sheet.prefersGrabberVisible, sheet.restingHeights.count > 1 else { return nil }
    let area = CGRect(x: bounds.midX - 40, y: bounds.minY, width: 80, height: 24)
    return area.contains(point)
      ? "the touch is near the grabber of a sheet, and what it does there is not modelled" : nil
  }
}
