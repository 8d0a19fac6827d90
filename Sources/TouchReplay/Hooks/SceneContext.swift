public import UIKit

/// The scene for which a ``SceneMade`` class creates an object.
@MainActor
public protocol SceneContext {
  /// The frame that the scene gives the view; zero if it gives none, and for controllers and recognizers.
  var frame: CGRect { get }

  /// The view with an id. `nil` if it does not exist yet: views are created in the order of the scene, and a view before
  /// its subviews.
  func view(_ id: String) -> UIView?

  /// The view controller with an id, which is created if it does not exist yet. `nil` if the scene has none.
  func controller(_ id: String) -> UIViewController?

  /// Runs `body` when all views of the scene exist, before the first touch. If they exist, it runs at once.
  func whenBuilt(_ body: @escaping @MainActor () -> Void)

  /// Adds an outcome: something that the code did of itself, such as a callback of a library.
  ///
  /// Replays compare it like the changes of the scene. `view` is the view that it is about.
  func note(_ what: String, of view: UIView?)

  /// Lets the app's clock run, as a run loop that runs inside a call: timers fire, animations and layouts happen.
  func run(forSeconds seconds: Double)
}
