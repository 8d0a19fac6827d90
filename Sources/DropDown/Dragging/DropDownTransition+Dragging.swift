public import Foundation
public import UIKit

extension DropDownTransition {
  /// Adds a pan and a tap recognizer to the modal view's bar.
  public func addGestureRecognizers(to bar: UIView, withSelfView selfView: UIView) {
    self.selfView = selfView
    bar.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Self.panAction))
    bar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tapAction))
  }

  /// Animates the modal view to the top or the bottom and updates `isAtBottom` at the end.
  ///
  /// The presenter's view and the modal view receive no touches meanwhile: unlike the transition's, this animation does
  /// not set `allowUserInteraction`. A NaN duration counts as 0.
  public func moveModalView(up: Bool, duration: TimeInterval) {
    var modalFrame = transitionContext?.view(forKey: .to)?.frame ?? .zero
    modalFrame.origin.y = up ? metrics.topOffset : viewHeight - metrics.bottomBarHeight
    let scale = up ? metrics.minimumScale : 1
    UIView.animate(withDuration: duration) {
      self.modalView?.frame = modalFrame
      self.presenterView?.transform = CGAffineTransform(scaleX: scale, y: scale)
      self.presenterView?.alpha = up ? self.metrics.minimumAlpha : 1
    } completion: { _ in
      self.isModalVCOnBottom = !up
      self.didSettle?(!up)
    }
  }

  private static let panAction = Selector("pan:") { target, sender in
    guard let transition = target as? DropDownTransition, let pan = sender as? UIPanGestureRecognizer else { return }
    transition.pan(pan)
  }

  private static let tapAction = Selector("tap:") { target, _ in
    (target as? DropDownTransition)?.tap()
  }

  private func tap() {
    if isModalVCOnBottom { moveModalView(up: true, duration: 0.4) }
  }

  /// Moves the modal view with the drag and settles it at the end.
  ///
  /// Ignored translations return before the state is read: a finger that moves down, returns to its starting point and
  /// lifts leaves the view where it last was, and a pan at the bottom has no effect.
  private func pan(_ recognizer: UIPanGestureRecognizer) {
    guard let selfView, let bar = recognizer.view else { return }
    if recognizer.state == .began { recognizer.setTranslation(.zero, in: selfView.superview) }
    let translation = recognizer.translation(in: selfView).y
    let height = selfView.bounds.height
    guard let drag = DropDownDrag(translation: translation, height: height, metrics: metrics), !isModalVCOnBottom
    else { return }
    presenterView?.transform = CGAffineTransform(scaleX: drag.scale, y: drag.scale)
    presenterView?.alpha = drag.alpha
    var modalFrame = transitionContext?.view(forKey: .to)?.frame ?? .zero
    modalFrame.origin.y = drag.y
    modalView?.frame = modalFrame
    guard recognizer.state == .ended || recognizer.state == .cancelled else { return }
    let release = DropDownRelease(
      velocityY: recognizer.velocity(in: bar.superview).y, barY: bar.frame.minY, height: height)
    moveModalView(up: release.isUp, duration: release.duration)
  }

  /// The view that the pan moves: that of the last transition's `to` controller, whichever direction it had.
  private var modalView: UIView? { transitionContext?.viewController(forKey: .to)?.view }
  private var presenterView: UIView? { transitionContext?.viewController(forKey: .from)?.view }
}
