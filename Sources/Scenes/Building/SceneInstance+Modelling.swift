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
    guard let details = details(of: view) else { return nil }
    let name = view.nameInResults
    if view === hit, !details.isInteractionModelled {
      return "what \(view.className) '\(name)' does with touches is not modelled"
    }
    if details.isHostingView, profile.hostingViewsAreUnknown {
      return "the second hit-test pass of \(profile.name) for hosting view '\(name)' is not modelled"
    }
    if details.selectsRows {
      return "the touch may select a row of '\(name)', and row selection is not modelled"
    }
    return nil
  }
}
