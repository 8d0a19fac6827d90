public import Scenes
import UIKit

/// The names of a scene's views as a tree, for reports that list every view.
public struct ViewTree: Hashable, Sendable {
  /// The view's name in results.
  public let name: String
  public let className: String
  /// Its subviews, back to front.
  public let subviews: [ViewTree]

  @MainActor
  init(_ view: UIView) {
    name = view.nameInResults
    className = view.className
    subviews = view.subviews.map(ViewTree.init)
  }
}

extension SceneInstance {
  /// The visible windows, front to back: the order in which a hit test queries them.
  public func tree() -> [ViewTree] {
    engine.run { application.windows.reversed().map { ViewTree($0) } }
  }
}
