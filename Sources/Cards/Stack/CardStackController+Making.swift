import UIKit

extension CardStackController {
  /// Puts a controller's view into the views of a card.
  func makeCard(_ viewController: UIViewController) -> Card {
    let container = CardContainerView(
      viewController.view, gap: verticalTopOffset, wantedHeight: viewController.preferredContentSize.height)
    container.scrollView.delegate = self
    container.dismissButton.addAction(
      UIAction { [weak self] _ in self?.popViewController(true) }, for: .touchUpInside)
    return Card(viewController: viewController, containerView: container)
  }

  /// Lets a container reach from the top bar to the bottom bar, whatever its transform.
  func place(_ container: CardContainerView) {
    let insets = view.safeAreaInsets
    let height = view.bounds.height - insets.top - insets.bottom
    container.bounds = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    container.center = CGPoint(x: view.bounds.midX, y: view.bounds.minY + insets.top + height / 2)
  }

  /// Gives the cards the gap of the new height, and puts the dismiss buttons back.
  func heightDidChange() {
    for card in cards {
      card.containerView.gap = verticalTopOffset
      card.containerView.dismissButtonTop = verticalTopOffset
    }
  }
}
