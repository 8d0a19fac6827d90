import PassThrough
import UIKit

/// The views of a stage to which a strategy is applied.
@MainActor
struct SceneMarks {
  /// The views that let touches through.
  var marked: [UIView] = []
  /// The views that have a touch delegate.
  var touchDelegates: [(view: UIView, delegate: UIView)] = []
}

extension Strategy {
  /// Installs the strategy and applies it.
  @MainActor
  func install(on marks: SceneMarks) throws {
    let installation = install()
    for view in marks.marked { try installation.mark(view) }
    for (view, delegate) in marks.touchDelegates { try installation.setTouchDelegate(delegate, of: view) }
  }
}
