import UIKit

extension CardStackController {
  /// Creates the views of a card around a controller's view.
  func makeCard(_ viewController: UIViewController) -> Card {
    let container = CardContainerView(
      viewController.view, gap: verticalTopOffset, wantedHeight: viewController.preferredContentSize.height)
    container.scrollView.delegate = self
    container.dismissButton.addAction(
      UIAction { [weak self] _ in self?.popViewController(true) }, for: .touchUpInside)
    return Card(viewController: viewController, containerView: container)
  }

  /// Places a container from the top bar to the bottom bar, independently of its transform.
  func place(_ container: CardContainerView) {
    let insets = view.safeAreaInsets
    let height = view.bounds.height - insets.top - insets.bottom
    container.bounds = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    container.center = CGPoint(x: view.bounds.midX, y: view.bounds.minY + insets.top + height / 2)
  }

  /// Updates the cards' gaps for the new height and resets the dismiss buttons.
  func heightDidChange() {
    for card in cards {
      card.containerView.gap = verticalTopOffset
      card.containerView.dismissButtonTop = verticalTopOffset
    }
  }
}
