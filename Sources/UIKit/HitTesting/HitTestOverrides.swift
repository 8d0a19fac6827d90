import Foundation

/// Which methods of the hit test a view's class overrides.
package struct HitTestOverrides: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The class has a `hitTest(_:with:)` that is not UIKit's.
  package static let hitTest = HitTestOverrides(rawValue: 1)
  /// The class has a `point(inside:with:)` that is not UIKit's.
  package static let pointInside = HitTestOverrides(rawValue: 2)
  /// The class has a `hitTest(_:with:)` of UIKit that differs from UIView's. It returns `nil` outside the bounds, and
  /// may return `nil` inside them.
  package static let stockHitTest = HitTestOverrides(rawValue: 4)
}

extension HitTestOverrides {
  /// Compares the methods of the view's class with those of UIKit's classes. An added override counts as one of the class.
  @MainActor
  package init(of view: UIView) {
    guard let methods = HitTestMethodTable.calibrated else {
      self = [.hitTest, .pointInside]
      return
    }
    self = methods.overrides(of: type(of: view))
    guard view.hasAddedHitTest else { return }
    remove(.stockHitTest)
    insert(.hitTest)
  }
}
