import Foundation

/// The scale of the content.
///
/// Zooming is modelled as far as touches need it: where the content is under the fingers and afterwards. How the scale gives
/// way beyond its limits, and how long it takes to come back, nobody knows; it follows the fingers and comes back at once [I].
extension UIScrollView {
  /// The scales when a pinch began.
  struct PinchStart {
    /// The content's.
    let scale: CGFloat
    /// The recognizer's.
    let recognizerScale: CGFloat
  }

  /// The view whose scale changes.
  final var viewToZoom: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// Has a recognizer as long as there is something to zoom. Source: Apple's page of pinchGestureRecognizer [D].
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

  /// Follows the recognizer of the pinch.
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
        // A drag that ended in the same event may have sent the content on its way, through a range that is no longer its own.
        let wasDecelerating = stopForCode()
        keepInRange()
        if wasDecelerating { tellEndOfFlight() }
      }
      scrollDelegate?.scrollViewDidEndZooming(self, with: viewToZoom, atScale: scale)
    case .possible, .failed:
      break
    }
  }

  /// Gives the content a scale within its limits, as code asks for it.
  final func zoom(to wanted: CGFloat) {
    setScale(limited(wanted), about: CGPoint(x: storedBounds.midX, y: storedBounds.midY))
    keepInRange()
  }

  /// Shows a rectangle of the zoomed view in the middle, as large as the limits let it.
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

  /// Scales the view that the delegate names, and the content's size with it; the point `anchor` of the content, in this view's
  /// space, stays where it shows.
  private final func setScale(_ wanted: CGFloat, about anchor: CGPoint) {
    guard wanted != scale, wanted > 0, scale > 0, let view = viewToZoom else { return }
    let growth = wanted / scale
    scale = wanted
    let corner = view.frame.origin
    view.transform = CGAffineTransform(scaleX: wanted, y: wanted)
    view.frame.origin = corner
    contentSize = CGSize(width: contentSize.width * growth, height: contentSize.height * growth)
    let shown = CGPoint(x: anchor.x - storedBounds.minX, y: anchor.y - storedBounds.minY)
    moveItself(to: CGPoint(x: anchor.x * growth - shown.x, y: anchor.y * growth - shown.y))
    if drag != nil { restartDrag() }
    scrollDelegate?.scrollViewDidZoom(self)
  }
}
