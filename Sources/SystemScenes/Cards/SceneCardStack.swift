import Cards
import Scenes
import UIKit

/// A card stack of a scene. It reports the callbacks of its delegate and its coordinators as outcomes.
///
/// The delegate's callbacks do not identify the card, so the outcomes do not either.
final class SceneCardStack: CardStackController, CardStackControllerDelegate {
  private let details: ControllerDescription
  private unowned let builder: SceneBuilder
  private var isBeingBuilt = false

  init(_ description: ControllerDescription, builder: SceneBuilder) {
    details = description
    self.builder = builder
    super.init(nibName: nil, bundle: nil)
    delegate = self
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Pushes the root and the cards without reporting callbacks.
  func fill(_ controllers: [UIViewController]) {
    isBeingBuilt = true
    defer { isBeingBuilt = false }
    for controller in controllers { pushViewController(controller, animated: false) }
  }

  override func loadView() {
    guard let description = details.view else { return super.loadView() }
    view = builder.make(description, in: UIScreen.main.sceneBounds, isMarkedLater: builder.marksView(of: self))
    if description.frame == nil { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    builder.didLoadView(of: self, details)
  }

  override var cardStackTransitionCoordinator: CardStackTransitionCoordinator? {
    didSet {
      guard let coordinator = cardStackTransitionCoordinator, coordinator !== oldValue else { return }
      coordinator.notifyWhenTransitionWillBegin { [weak self] in self?.note("transitionWillBegin") }
      coordinator.notifyWhenTransitionDidEnd { [weak self] in self?.note("transitionDidEnd") }
    }
  }

  func cardWillAppear() { note("cardWillAppear") }
  func cardDidAppear() { note("cardDidAppear") }
  func cardWillDisappear() { note("cardWillDisappear") }
  func cardDidDisappear() { note("cardDidDisappear") }

  private func note(_ callback: String) {
    if !isBeingBuilt { builder.reactions.note(callback, viewIfLoaded) }
  }
}
