package import Foundation
import Scenes
package import UIKit

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
  var rank: Int {
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

  /// Applies the change. Returns `false` if the scene has no such view, or if the change cannot be applied to it.
  @MainActor
  func apply(to scene: SceneInstance) -> Bool {
    scene.engine.run {
      guard let view = scene.view(view) else { return false }
      switch property {
      case .passThrough(let isMarked):
        guard scene.setPassThrough(isMarked, of: view) else { return false }
      case .noTouchDelegate:
        guard scene.removeTouchDelegate(of: view) else { return false }
      case .isUserInteractionEnabled(let value): view.isUserInteractionEnabled = value
      case .isEnabled(let value):
        guard let control = view as? UIControl else { return false }
        control.isEnabled = value
      case .front:
        guard let superview = view.superview else { return false }
        superview.bringSubviewToFront(view)
      case .back:
        guard let superview = view.superview else { return false }
        superview.sendSubviewToBack(view)
      case .frame(let frame):
        guard view.transform.isIdentity else { return false }
        view.frame = frame
      case .alpha(let value): view.alpha = value
      case .isHidden(let value): view.isHidden = value
      }
      scene.application.layOutPending()
      return true
    }
  }
}
