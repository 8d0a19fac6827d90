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
    guard let details = view.details else { return nil }
    if view === hit, !details.isInteractionModelled {
      return "what \(view.className) '\(view.nameInResults)' does with touches is not modelled"
    }
    return nil
  }
}
