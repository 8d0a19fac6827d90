import UIKit

/// A card of the stack: a controller and the views around the controller's view.
struct Card {
  let viewController: UIViewController
  /// The view that is added to the stack's view; it contains the card's other views.
  let containerView: CardContainerView

  @MainActor var scrollView: CardScrollView { containerView.scrollView }
  @MainActor var dismissButton: UIButton { containerView.dismissButton }
}
