import JSONText
package import UIKit

extension SceneInstance {
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
        return "\(parts) of \(known.className) '\(known.nameInResults)' are not modelled"
      }
      candidate = known.superview
    }
    return nil
  }

  private func unmodelledReason(at view: UIView, forTouchOn hit: UIView) -> String? {
    // Names are made only for a sentence: to make one takes longer than all of these questions.
    if let parts = view.unmodelledTouch {
      return "\(parts) of \(view.className) '\(view.nameInResults)' are not modelled"
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
