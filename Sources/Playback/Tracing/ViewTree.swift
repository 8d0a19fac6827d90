package import Scenes
package import UIKit

/// A scene's views as a tree, for reports that list every view.
package struct ViewTree: Hashable, Sendable {
  package let view: ViewID
  package let className: String
  /// Its subviews, back to front.
  package let subviews: [ViewTree]

  @MainActor
  init(_ view: UIView) {
    self.view = view.viewID
    className = view.className
    subviews = view.subviews.map(ViewTree.init)
  }
}

extension SceneInstance {
  /// The visible windows, front to back: the order in which a hit test queries them.
  package func tree() -> [ViewTree] {
    engine.run { application.windows.reversed().map { ViewTree($0) } }
  }
}
