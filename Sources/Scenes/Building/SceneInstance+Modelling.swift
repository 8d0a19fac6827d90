package import Foundation
import JSONText
package import UIKit

extension SceneInstance {
  /// Why the view that receives a touch at a point of the screen is not known, although the hit test has a result: the interface turns,
  /// the keyboard moves, or the point is outside of the app. `nil` if it is known.
  package func uncertainReceiver(at point: CGPoint, hitting view: UIView?) -> String? {
    if engine.interfaceRotation.isRunning {
      return "the touch begins while \(engine.interfaceRotation.runningText), and which view receives it is not known"
    }
    let screen = engine.screen
    if view != nil, screen.sceneBounds != screen.bounds, !screen.sceneBounds.contains(point) {
      return "the touch begins outside of the part of the screen that the app covers"
    }
    if engine.keyboard.isMoving(at: point) {
      return "the touch begins where the keyboard moves, and whether it hits the keyboard is not known"
    }
    return nil
  }

  /// The reason why the outcome of a touch on `view` is unknown although its hit is computed. `nil` if it is known.
  ///
  /// The sentence contains names of views, so it is the same in every replay.
  package func unmodelledReason(forTouchOn view: UIView) -> String? {
    var touched: UIView? = view
    while let candidate = touched {
      if let reason = unmodelledReason(at: candidate, forTouchOn: view) { return reason }
      touched = candidate.superview
    }
    return nil
  }

  /// The reason why a hit test that returns `view` is unknown: it or a view above it has views of UIKit that are not modelled.
  package func unmodelledSubviews(forHitOn view: UIView) -> String? {
    var candidate: UIView? = view
    while let known = candidate {
      if let parts = known.unmodelledSubviews {
        return sentence(parts, known)
      }
      candidate = known.superview
    }
    return nil
  }

  private func sentence(_ parts: String, _ view: UIView) -> String {
    let place = parts.contains(".swift:") ? nil : declarationPlace(of: view)
    return "not modelled: \(parts) of \(view.className) '\(view.nameInResults)'" + (place.map { " (\($0))" } ?? "")
  }

  private func unmodelledReason(at view: UIView, forTouchOn hit: UIView) -> String? {
    // Names are made only for a sentence: to make one takes longer than all of these questions.
    if let parts = view.unmodelledTouch {
      return sentence(parts, view)
    }
    guard let details = view.details else { return nil }
    if view === hit, let reason = details.missingStrategy { return reason }
    if view === hit, !details.isInteractionModelled {
      return "what \(view.className) '\(view.nameInResults)' does with touches is not modelled"
    }
    let description = details.description
    guard self.description.registry.isKind(description.knownClassName, of: "UICollectionView"),
      description.collection?.sections == nil, description["allowsSelection"]?.bool ?? true, !(hit is UIControl)
    else { return nil }
    return "the touch may select an item of '\(view.nameInResults)', and the selection of items is not modelled"
  }
}
