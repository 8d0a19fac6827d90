public import UIKit

extension SceneInstance {
  /// Why the outcome of a touch on `view` is unknown although its hit is computed; `nil` where it is known.
  ///
  /// The sentence contains the names of views, so that it is the same in every replay.
  public func unmodelledReason(forTouchOn view: UIView) -> String? {
    var touched: UIView? = view
    while let candidate = touched {
      if let reason = unmodelledReason(at: candidate, forTouchOn: view) { return reason }
      touched = candidate.superview
    }
    return nil
  }

  private func unmodelledReason(at view: UIView, forTouchOn hit: UIView) -> String? {
    let name = view.nameInResults
    guard let details = view.details else {
      // A bar that UIKit makes has no button here but the way back; one that the scene gives shows those that it has.
      if let bar = view as? UINavigationBar, bar.topItem?.hidesBackButton == true { return nil }
      let isBar = view is UINavigationBar || view is UITabBar
      return isBar ? "the buttons of \(view.className) '\(name)' are not modelled" : nil
    }
    if view === hit, let reason = details.missingStrategy { return reason }
    if view === hit, !details.isInteractionModelled {
      return "what \(view.className) '\(name)' does with touches is not modelled"
    }
    let description = details.description
    guard self.description.registry.isKind(description.knownClassName, of: "UICollectionView"),
      description.allowsSelection ?? true, !(hit is UIControl)
    else { return nil }
    return "the touch may select an item of '\(name)', and the selection of items is not modelled"
  }
}
