public import UIKit

extension SceneInstance {
  /// Why what follows a touch on `view` cannot be told, though the hit can; `nil` when it can.
  ///
  /// A harness must report it, and must not report guesses. The sentence names views, so it is stable.
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
    if view === hit, !details.isInteractionModelled {
      return "what \(view.className) '\(name)' does with touches is not modelled"
    }
    let description = details.description
    guard ClassCatalog.uikit.isKind(description.knownClassName, of: "UICollectionView"),
      description.allowsSelection ?? true, !(hit is UIControl)
    else { return nil }
    return "the touch may select an item of '\(name)', and the selection of items is not modelled"
  }
}
