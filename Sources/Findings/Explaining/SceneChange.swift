package import Foundation
package import HitTestTerms

/// A change of one property of one view, which may change the receiver of a touch.
package struct SceneChange: Hashable, Sendable {
  /// The property with its new value. The cases are in the order in which equally good changes are listed.
  package enum Property: Hashable, Sendable {
    /// The mark of a view that lets touches through.
    case passThrough(Bool)
    /// No touch delegate.
    case noTouchDelegate
    case isUserInteractionEnabled(Bool)
    case isEnabled(Bool)
    /// In front of all views with the same superview.
    case front
    /// Behind all views with the same superview.
    case back
    /// The untransformed frame, in the superview's coordinates.
    case frame(CGRect)
    case alpha(Double)
    case isHidden(Bool)
  }

  package let view: ViewID
  package let property: Property

  package init(_ view: ViewID, _ property: Property) {
    (self.view, self.property) = (view, property)
  }

  /// The place of the property in the order of ``Property``.
  package var rank: Int {
    switch property {
    case .passThrough: 0
    case .noTouchDelegate: 1
    case .isUserInteractionEnabled: 2
    case .isEnabled: 3
    case .front: 4
    case .back: 5
    case .frame: 6
    case .alpha: 7
    case .isHidden: 8
    }
  }
}
