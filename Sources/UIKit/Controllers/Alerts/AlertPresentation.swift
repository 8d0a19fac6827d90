import Foundation

/// Presents an alert in the middle, or an action sheet at the bottom, over a view that dims what is behind.
///
/// A touch outside of an alert has no effect; one outside of an action sheet selects its cancel action. Source: common knowledge of
/// apps [O].
@MainActor
final class AlertPresentation: UIPresentationController {
  private let dimmingView = UIDimmingView()
  /// The places of the parts; `nil` while they are not known.
  private(set) var layout: AlertLayout?

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var frameOfPresentedViewInContainerView: CGRect {
    layout?.frame ?? container?.bounds ?? .zero
  }

  override func prepareContainer(_ container: UITransitionView) {
    container.addSubview(dimmingView)
    dimmingView.whenTapped = { [weak self] in self?.cancelByTap() }
    update()
  }

  override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    alert?.preferredStyle == .actionSheet
      ? CoverVerticalAnimator(isPresenting: isPresenting)
      : CrossDissolveAnimator(isPresenting: isPresenting)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    update()
  }

  /// Places the parts again, after a change of the texts, the actions or the container.
  func update() {
    guard let container, let alert else { return }
    dimmingView.systemFrame = container.bounds
    layout = makeLayout(of: alert, in: container)
    alert.alertView?.show(layout)
    guard alert.runningTransition?.isRunning != true else { return }
    alert.view.systemFrame = frameOfPresentedViewInContainerView
  }

  private func makeLayout(of alert: UIAlertController, in container: UIView) -> AlertLayout? {
    // On an iPad an action sheet is a popover.
    guard container.engine.systemVersion >= 10, alert.textFields?.isEmpty ?? true else { return nil }
    if container.engine.systemVersion >= 26 {
      guard container.engine.systemVersion < 27, container.traitCollection.userInterfaceIdiom == .phone else {
        return nil
      }
      // With a source an action sheet is a popover, and in compact height no alert was measured.
      let popover = alert.looks.popover
      guard popover?.sourceView == nil, popover?.barButtonItem == nil,
        container.traitCollection.verticalSizeClass == .regular
      else { return nil }
      return .floating(alert, in: container.bounds, safeArea: container.safeAreaInsets)
    }
    guard alert.preferredStyle == .actionSheet else { return .alert(alert, in: container.bounds) }
    guard container.traitCollection.userInterfaceIdiom == .phone else { return nil }
    return .actionSheet(alert, in: container.bounds, safeArea: container.safeAreaInsets)
  }

  private func cancelByTap() {
    guard let alert, alert.preferredStyle == .actionSheet else { return }
    if alert.engine.systemVersion >= 26 {
      return Dispute("whether a tap outside of an action sheet of iOS 26 dismisses it").note(by: nil)
    }
    guard let cancel = alert.actions.first(where: { $0.style == .cancel }) else {
      return Dispute(
        "whether a tap outside of an action sheet without a cancel action dismisses it"
      ).note(by: nil)
    }
    alert.select(cancel)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimmingView.systemAlpha = 0
    presentedViewController.transitionCoordinator?.animate { [dimmingView] _ in
      dimmingView.systemAlpha = 1
    }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate { [dimmingView] _ in
      dimmingView.systemAlpha = 0
    }
  }

  /// Why it is not known what a touch at a point of the container hits; `nil` if it is known.
  func uncertainty(at point: CGPoint) -> String? {
    guard let layout else { return "the places of an alert's parts are not known" }
    return layout.uncertainty(at: point)
  }
}

extension UITransitionView: UncertainPlaces {
  func partUncertainty(at point: CGPoint) -> String? {
    (presentationController as? AlertPresentation)?.uncertainty(at: point)
  }
}
