public import UIKit

/// A stack of cards over a root: each push slides a card in from below and moves the others back.
///
/// The first controller pushed becomes the root and fills the view; all later ones become cards. A card goes when its dismiss
/// button is tapped or when it is pulled down.
/// Source: Cards, `CardStackController`, at yourkarma/cards 232d210 [S], faults included: see `Documentation/Systems/Cards.md`.
open class CardStackController: UIViewController {
  /// The controller of the top card; `nil` while only the root is there.
  open var topViewController: UIViewController? { topCard?.viewController }

  /// The scroll view of the top card.
  open var topScrollView: UIScrollView? { topCard?.scrollView }

  /// Hears of cards that come and go; not kept alive.
  open weak var delegate: (any CardStackControllerDelegate)?

  /// Whether the top card may be dismissed: whether its dismiss button is enabled. False without cards, where setting it does
  /// nothing.
  ///
  /// ``popViewController(_:completion:)`` takes the card away all the same.
  open var topViewControllerCanBeDismissed: Bool {
    get { topCard?.dismissButton.isEnabled ?? false }
    set { topCard?.dismissButton.isEnabled = newValue }
  }

  /// How far below the top of the container cards begin, in points; 45. Cards that are there keep their gap.
  open var cardTopOffset: CGFloat {
    get { appearance.topOffset }
    set { appearance.topOffset = newValue }
  }

  /// Whether there is little height, as in an iPhone held sideways: cards then have no gap above them. False.
  ///
  /// It stands for the vertical size class, as there are no traits here.
  open var hasCompactHeight = false {
    didSet { if oldValue != hasCompactHeight { heightDidChange() } }
  }

  /// The coordinator of the transition that goes on, or of an earlier one that was not taken away.
  open var cardStackTransitionCoordinator: CardStackTransitionCoordinator?

  /// Runs the springs.
  public let animator = Animator()

  var cards: [Card] = []
  var topCard: Card? { cards.last }

  /// Whether a controller is that of one of the cards; one that is on its way out is not.
  package func hasCard(of controller: UIViewController) -> Bool {
    cards.contains { $0.viewController === controller }
  }

  var appearance = CardAppearanceCalculator()

  /// How far below the container's top a card that is made now begins.
  var verticalTopOffset: CGFloat { appearance.verticalTopOffset(isCompact: hasCompactHeight) }

  /// The controller beneath all cards: the first that was pushed.
  open internal(set) var rootViewController: UIViewController? {
    didSet {
      guard let rootViewController else { return }
      addChild(rootViewController)
      view.addSubview(rootViewController.view)
      rootViewController.view.frame = view.bounds
      rootViewController.didMove(toParent: self)
    }
  }

  /// Makes a stack of a root without cards.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a stack without a root.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Controllers are made by code here.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Puts a controller on top. The first one becomes the root: nobody hears of that, and `completion` is never called.
  open func pushViewController(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    cancelAnimations()
    guard rootViewController != nil else {
      rootViewController = viewController
      return
    }
    cardStackTransitionCoordinator = CardStackTransitionCoordinator()
    let covered = topViewController ?? rootViewController
    covered?.beginAppearanceTransition(false, animated: animated)
    let card = makeCard(viewController)
    addChild(viewController)
    present(card, over: cards, animated: animated) { [weak self] in
      viewController.didMove(toParent: self)
      covered?.endAppearanceTransition()
      completion?()
    }
  }

  /// Takes the top card away, whether or not it may be dismissed. Without cards nothing happens, and `completion` is not called.
  open func popViewController(_ animated: Bool, completion: (() -> Void)? = nil) {
    popViewController(animated, velocity: nil, completion: completion)
  }

  /// Puts a controller in the place of the top card's, which slides over it.
  ///
  /// The delegate hears that a card appears, and of none that disappears; the old controller stays a child.
  /// There must be a card: as in the original, the app ends otherwise.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let replaced = topCard
    let covered = replaced?.viewController ?? rootViewController
    covered?.beginAppearanceTransition(false, animated: false)
    let card = makeCard(vc)
    precondition(
      !cards.isEmpty, "showDetailViewController(_:sender:) needs a card on the stack: it takes the last one away")
    cards.removeLast()
    addChild(vc)
    present(card, over: cards, animated: false) { [weak self] in
      guard let self else { return }
      card.containerView.transform = CGAffineTransform(translationX: 0, y: view.frame.height)
      let slide = BasicAnimation(.translationY, to: 0, duration: 0.25)
      animator.add(slide, to: card.containerView, forKey: "transformAnimation")
      slide.completion = { [weak self] _ in
        replaced?.containerView.removeFromSuperview()
        vc.didMove(toParent: self)
        covered?.endAppearanceTransition()
      }
    }
  }

  /// Places the root and the cards.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    rootViewController?.view.frame = view.bounds
    for card in cards { place(card.containerView) }
  }

  /// Places the cards between the bars.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  /// Gives a card the height that its controller asks for, where that is more than what fills the container.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    for card in cards where card.viewController === container {
      card.containerView.wantedHeight = container.preferredContentSize.height
    }
  }
}
