import PassThrough
package import UIKit

extension SceneInstance {
  /// Marks a view as one that lets touches through, or removes its mark. Returns `false` if the strategy cannot be applied
  /// to it.
  package func setPassThrough(_ isMarked: Bool, of view: UIView) -> Bool {
    engine.run {
      guard let installation = builder.installation else { return false }
      guard isMarked else {
        installation.unmark(view)
        return true
      }
      // The view was made without a mark, so it may have no override yet.
      if strategy.needsOverride(isMarked: true, hasTouchDelegate: false), view.hitTestRewriting == nil {
        view.addHitTestRewriting()
      }
      return (try? installation.mark(view)) != nil
    }
  }

  /// Removes the touch delegate of a view. Returns `false` if the strategy cannot be applied to it.
  package func removeTouchDelegate(of view: UIView) -> Bool {
    engine.run {
      guard let installation = builder.installation else { return false }
      return (try? installation.setTouchDelegate(nil, of: view)) != nil
    }
  }
}
