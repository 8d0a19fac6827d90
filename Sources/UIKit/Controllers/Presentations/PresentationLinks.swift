/// A controller's links to its presentations.
struct PresentationLinks {
  /// The controller that this one itself presents.
  var presented: UIViewController?
  /// The controller that presents this one itself.
  weak var presenting: UIViewController?
  /// The presentation controller of this controller; created at the latest when it is presented.
  var controller: UIPresentationController?
  var isBeingPresented = false
  var isBeingDismissed = false
}
