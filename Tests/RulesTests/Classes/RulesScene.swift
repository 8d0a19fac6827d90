import PassThrough
import Scenes
import TouchReplay
import UIKit

/// A scene with views of the user's classes in one window of 390 × 844 points.
@MainActor
func rulesScene(
  _ views: String, window: String = "", more: String = "", under strategy: String = "uikit",
  classes: ClassRegistry = .userClasses
) throws -> SceneInstance {
  let text = """
    {"format": 1, "scene": "s", "windows": [{"id": "window", \(window)"subviews": [
    \(views)]}]\(more)}
    """
  return try SceneInstance(
    SceneDescription.decode(Array(text.utf8), registry: classes), strategy: Strategy(parsing: strategy))
}

extension SceneInstance {
  /// The view with an id, as one of a class.
  func view<View: UIView>(_ id: String, as type: View.Type = View.self) -> View? { view(named: id) as? View }
}
