import Foundation

/// Zooming.
///
/// Zooming is modelled as far as touches need it: the content's position during and after the pinch. The resistance
/// beyond the scale limits and the duration of the return are unknown; here the scale follows the fingers and returns
/// at once [I].
extension UIScrollView {
  /// The scales at the beginning of a pinch.
  struct PinchStart {
    /// The content's scale.
    let scale: CGFloat
    /// The recognizer's scale.
    let recognizerScale: CGFloat
  }

  /// The view that is scaled.
  final var viewToZoom: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// Creates or removes the pinch recognizer. Source: Apple's page of pinchGestureRecognizer [D].
  final func updatePinch() {
    if maximumZoomScale > minimumZoomScale {
      guard pinch == nil else { return }
      let recognizer = UIScrollViewPinchGestureRecognizer(owner: self)
      pinch = recognizer
      addGestureRecognizer(recognizer)
    } else if let pinch {
      removeGestureRecognizer(pinch)
      pinch.owner = nil
      self.pinch = nil
    }
  }

  /// Handles a state of the pinch recognizer.
  final func pinchDidChange(to state: UIGestureRecognizer.State) {
    guard let pinch else { return }
    switch state {
    case .began:
      stopForCode()
      pinchStart = PinchStart(scale: scale, recognizerScale: pinch.scale)
      scrollDelegate?.scrollViewWillBeginZooming(self, with: viewToZoom)
    case .changed:
      guard let pinchStart, pinchStart.recognizerScale > 0 else { return }
      let wanted = pinchStart.scale * pinch.scale / pinchStart.recognizerScale
      setScale(bouncesZoom ? wanted : limited(wanted), about: pinch.location(in: self))
    case .ended, .cancelled:
      guard pinchStart != nil else { return }
      pinchStart = nil
      setScale(limited(scale), about: pinch.location(in: self))
      if drag == nil {
        // A drag that ended in the same event may have started a deceleration whose range is no longer valid.
        let wasDecelerating = stopForCode()
        keepInRange()
        if wasDecelerating { sendDidEndDecelerating() }
      }
      scrollDelegate?.scrollViewDidEndZooming(self, with: viewToZoom, atScale: scale)
    case .possible, .failed:
      break
    }
  }

  /// Sets the scale, limited to its range.
  final func zoom(to wanted: CGFloat) {
    setScale(limited(wanted), about: CGPoint(x: storedBounds.midX, y: storedBounds.midY))
    keepInRange()
  }

  /// Shows a rectangle of the zoomed view in the center, as large as the limits allow.
  final func zoom(toShow rect: CGRect) {
    guard rect.width > 0, rect.height > 0, viewToZoom != nil else { return }
    zoom(to: min(storedBounds.width / rect.width, storedBounds.height / rect.height))
    contentOffset = CGPoint(
      x: rect.midX * scale - storedBounds.width / 2, y: rect.midY * scale - storedBounds.height / 2)
    keepInRange()
  }

  private final func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  /// Scales the zoomed view and the content size; the point `anchor` of the content, in this view's space, keeps its
  /// position on the screen.
  private final func setScale(_ wanted: CGFloat, about anchor: CGPoint) {
    guard wanted != scale, wanted > 0, scale > 0, let view = viewToZoom else { return }
    let growth = wanted / scale
    scale = wanted
    let corner = view.frame.origin
    engine.effects.withoutPlaces {
      view.transform = CGAffineTransform(scaleX: wanted, y: wanted)
      view.frame.origin = corner
    }
    contentSize = CGSize(width: contentSize.width * growth, height: contentSize.height * growth)
    let shown = CGPoint(x: anchor.x - storedBounds.minX, y: anchor.y - storedBounds.minY)
    moveItself(to: CGPoint(x: anchor.x * growth - shown.x, y: anchor.y * growth - shown.y))
    if drag != nil { restartDrag() }
    scrollDelegate?.scrollViewDidZoom(self)
  }
}
