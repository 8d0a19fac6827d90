package import Findings
package import Scenes
import UIKit

extension ViewTree {
  @MainActor
  fileprivate init(_ view: UIView) {
    self.init(view.viewID, className: view.className, subviews: view.subviews.map { ViewTree($0) })
  }
}

extension SceneInstance {
  /// The visible windows, front to back: the order in which a hit test queries them.
  package func tree() -> [ViewTree] {
    engine.run { application.windows.reversed().map { ViewTree($0) } }
  }
}
