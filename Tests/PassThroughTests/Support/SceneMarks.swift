import PassThrough
import UIKit

/// The views of a stage that a strategy is applied to.
@MainActor
struct SceneMarks {
  /// Views that should let touches through.
  var marked: [UIView] = []
  /// Views with the touch delegate of each.
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
