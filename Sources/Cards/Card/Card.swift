import UIKit

/// A card of the stack: a controller, and the views around its own.
struct Card {
  /// The controller that the card shows.
  let viewController: UIViewController
  /// What is put into the stack's view, with all the rest in it.
  let containerView: CardContainerView

  @MainActor var scrollView: CardScrollView { containerView.scrollView }
  @MainActor var dismissButton: UIButton { containerView.dismissButton }
}
