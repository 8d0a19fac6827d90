import UIKit

extension CardStackController {
  /// The speed of all springs, in POP's unit.
  private static var speed: Double { 12 }

  /// Presents a card over others.
  func present(_ card: Card, over others: [Card], animated: Bool, completion: @escaping () -> Void) {
    delegate?.cardWillAppear()
    cards.append(card)
    view.addSubview(card.containerView)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    cardStackTransitionCoordinator?.transitionWillBegin()
    if animated {
      let container = card.containerView
      container.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
      let slide = SpringAnimation(.translationY, to: 0, speed: Self.speed, bounciness: 2)
      animator.add(slide, to: container, forKey: "presentAnimation")
      slide.completion = { [weak self] _ in
        self?.cardStackTransitionCoordinator?.transitionDidEnd()
        self?.cardStackTransitionCoordinator = nil
        self?.delegate?.cardDidAppear()
        completion()
      }
    } else {
      cardStackTransitionCoordinator?.transitionDidEnd()
      delegate?.cardDidAppear()
      completion()
    }
    moveBack(others, animated: animated)
  }

  /// Dismisses the top card, with the velocity of the drag in points per second.
  func popViewController(_ animated: Bool, velocity: CGFloat?, completion: (() -> Void)? = nil) {
    cancelAnimations()
    guard let card = topCard else { return }
    cardStackTransitionCoordinator = CardStackTransitionCoordinator()
    let viewController = card.viewController
    let uncovered = cards.dropLast().last?.viewController ?? rootViewController
    uncovered?.beginAppearanceTransition(true, animated: animated)
    viewController.willMove(toParent: nil)
    dismiss(card, animated: animated, velocity: velocity) {
      viewController.removeFromParent()
      uncovered?.endAppearanceTransition()
      completion?()
    }
  }

  /// The card leaves the stack at once. Its views stay in front and receive touches until the animation ends.
  private func dismiss(_ card: Card, animated: Bool, velocity: CGFloat?, completion: @escaping () -> Void) {
    cardStackTransitionCoordinator?.transitionWillBegin()
    delegate?.cardWillDisappear()
    cards.removeLast()
    let container = card.containerView
    if animated {
      let slide = SpringAnimation(.translationY, to: container.frame.height, speed: Self.speed, bounciness: 0)
      slide.velocity = velocity ?? 0
      animator.add(slide, to: container, forKey: "dismissAnimation")
      slide.completion = { [weak self] _ in
        container.removeFromSuperview()
        self?.cardStackTransitionCoordinator?.transitionDidEnd()
        self?.delegate?.cardDidDisappear()
        completion()
      }
    } else {
      container.removeFromSuperview()
      cardStackTransitionCoordinator?.transitionDidEnd()
      cardStackTransitionCoordinator = nil
      delegate?.cardDidDisappear()
      completion()
    }
    moveForward(cards, animated: animated)
  }

  /// Removes the animations of the top card. This only ends the first of two successive pushes: no animation uses the
  /// first key, and the card of the last push has already left the stack.
  func cancelAnimations() {
    guard let container = topCard?.containerView else { return }
    for key in ["returnAnimation", "presentAnimation", "dismissAnimation"] {
      animator.removeAnimation(forKey: key, from: container)
    }
  }

  private func moveBack(_ cards: [Card], animated: Bool) {
    for (index, card) in cards.reversed().enumerated() {
      card.dismissButton.isUserInteractionEnabled = false
      if animated {
        spring(card.containerView, to: index + 1, bounciness: 2, keys: ("moveUp", "scaleDown", "opacityDown"))
        fade(card.dismissButton, to: 0, duration: 0.25, forKey: "dismissButtonDisappearAnimation")
      } else {
        put(card.containerView, at: index + 1)
        card.dismissButton.alpha = 0
      }
    }
  }

  private func moveForward(_ cards: [Card], animated: Bool) {
    for (index, card) in cards.reversed().enumerated() {
      if animated {
        spring(card.containerView, to: index, bounciness: 0, keys: ("moveDown", "scaleUp", "opacityUp"))
        if index == 0 { fade(card.dismissButton, to: 1, duration: 0.3, forKey: "dismissButtonAppearAnimation") }
      } else {
        put(card.containerView, at: index)
        card.dismissButton.alpha = index == 0 ? 1 : 0
      }
      card.dismissButton.isUserInteractionEnabled = index == 0
    }
  }

  private func put(_ container: UIView, at index: Int) {
    container.transform = appearance.transformForCard(atIndex: index)
    container.alpha = appearance.opacityForCard(atIndex: index)
  }

  private func spring(
    _ container: UIView, to index: Int, bounciness: Double, keys: (move: String, scale: String, opacity: String)
  ) {
    let ways: [(AnimatableProperty, CGFloat, String)] = [
      (.translationY, appearance.offsetForCard(atIndex: index), keys.move),
      (.scaleXY, appearance.scaleForCard(atIndex: index), keys.scale),
      (.alpha, appearance.opacityForCard(atIndex: index), keys.opacity),
    ]
    for (property, value, key) in ways {
      animator.add(
        SpringAnimation(property, to: value, speed: Self.speed, bounciness: bounciness), to: container,
        forKey: key + "Animation")
    }
  }

  private func fade(_ button: UIButton, to alpha: CGFloat, duration: TimeInterval, forKey key: String) {
    animator.add(BasicAnimation(.alpha, to: alpha, duration: duration, timing: .linear), to: button, forKey: key)
  }
}
