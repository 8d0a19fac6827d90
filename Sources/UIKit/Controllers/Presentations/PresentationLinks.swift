/// What a controller knows of the presentations that it takes part in.
struct PresentationLinks {
  /// What this very controller presents.
  var presented: UIViewController?
  /// What presents this very controller.
  weak var presenting: UIViewController?
  /// Manages this controller's being presented; made before that, when asked for.
  var controller: UIPresentationController?
  var isBeingPresented = false
  var isBeingDismissed = false
}
