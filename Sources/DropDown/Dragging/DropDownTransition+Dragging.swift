public import Foundation
public import UIKit

extension DropDownTransition {
  /// Puts a pan and a tap on the modal view's bar.
  public func addGestureRecognizers(to bar: UIView, withSelfView selfView: UIView) {
    self.selfView = selfView
    bar.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Self.panAction))
    bar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tapAction))
  }

  /// Settles the modal view at the top or the bottom. The flag of the bottom changes when that is over.
  ///
  /// The presenter's and the modal view take no touches meanwhile: unlike the transition's, this animation does not ask for
  /// them. A duration that is no number is none.
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

  /// Moves the modal view with the finger and settles it at the end.
  ///
  /// What is ignored is ignored before the end is looked at: a finger that goes down, comes back to where it began and lifts
  /// leaves the view where it last was, and at the bottom a pan does nothing.
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

  /// The view that the pan moves: that of the controller that the last transition went to, whichever that was.
  private var modalView: UIView? { transitionContext?.viewController(forKey: .to)?.view }
  private var presenterView: UIView? { transitionContext?.viewController(forKey: .from)?.view }
}
