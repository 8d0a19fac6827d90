import Foundation

/// A drag of a sheet: between its detents, beyond them, and away.
///
/// The sheet's own pan leads it, or the drag of a scroll view in the sheet.
/// Source: that the sheet has such a recognizer, which competes with those of the content, is visible in FloatingPanel's sources, and
/// that scroll views hand their drags over, in class dumps of UIKitCore [O].
@MainActor
final class SheetDrag: UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer()
  private unowned let sheet: UISheetPresentationController
  /// The height at the beginning, without the rubber band; `nil` when nothing is dragged.
  private var startHeight: CGFloat?
  /// The present height without the rubber band.
  private var pulledHeight: CGFloat = 0
  private var lastMove: Int64 = 0
  private var dismissal: SheetDismissal?
  /// Whether the dismissal was refused during this drag.
  private var isRefused = false

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    recognizer.isInternal = true
    recognizer.delegate = self
    recognizer.addHandler { [weak self] _ in self?.follow() }
  }

  var isActive: Bool { startHeight != nil }

  /// Whether a dismissal is running that the drag leads.
  var leadsDismissal: Bool { dismissal?.isLed == true }

  /// The way of the sheet at this moment.
  var travel: SheetTravel? {
    guard let container = sheet.container else { return nil }
    let heights = sheet.restingHeights.map(\.height)
    guard !heights.isEmpty else { return nil }
    return SheetTravel(
      heights: heights, canLeave: !isRefused && !sheet.presentedViewController.isModalInPresentation,
      rubberBand: RubberBand(
        coefficient: container.engine.platform.rubberBandCoefficient, dimension: container.bounds.height))
  }

  // MARK: The sheet's own pan

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = recognizer.translation(in: nil)
    let (along, across) = (abs(way.y), abs(way.x))
    guard sheet.mayBeDragged, !isActive else { return false }
    if min(along, across) > max(along, across) * 0.8 {
      Dispute("whether a drag of \(Int(along)) points along and \(Int(across)) across moves a sheet").note(
        by: recognizer)
    }
    guard along > across else { return false }
    if recognizer.trackedTouches.contains(where: { keepsTouchFromScrolling($0, along: way) }) {
      Dispute("whether a drag moves a sheet if a control in a scroll view keeps its touch").note(by: recognizer)
    }
    return true
  }

  /// Whether a scroll view between the touch and the sheet would scroll along `way` if the content gave the touch away.
  private func keepsTouchFromScrolling(_ touch: UITouch, along way: CGPoint) -> Bool {
    var view = touch.hitView
    while let known = view, known !== recognizer.attachedView {
      if let scrollView = known as? UIScrollView, scrollView.isScrollEnabled, scrollView.scrolls(along: way) {
        return true
      }
      view = known.parent
    }
    return false
  }

  private func follow() {
    switch recognizer.state {
    case .began:
      begin()
      move(to: -recognizer.translation(in: nil).y)
    case .changed:
      move(to: -recognizer.translation(in: nil).y)
    case .ended:
      move(to: -recognizer.translation(in: nil).y)
      end(velocity: -recognizer.velocity(in: nil).y, by: recognizer)
    case .cancelled:
      cancel(by: recognizer)
    case .failed, .possible:
      break
    }
    if isActive, recognizer.trackedTouches.count > 1 {
      Dispute("how several fingers drag a sheet").note(by: recognizer)
    }
  }

  // MARK: The drag

  /// Begins a drag at the height that the sheet shows.
  func begin() {
    guard let view = sheet.presentedView, let travel, let container = sheet.container else { return }
    isRefused = false
    dismissal = nil
    let isMoving = view.animations != nil
    if isMoving {
      Dispute("from where a drag goes on that catches a sheet in motion").note(by: recognizer)
    }
    let top = isMoving ? view.shownGeometry.frame.minY : view.frame.minY
    view.interruptAnimations()
    sheet.presentedViewController.view.interruptAnimations()
    let isFloating = container.engine.platform.sheetsFloat
    startHeight = travel.pulled((isFloating && !isMoving ? sheet.selectedHeight : nil) ?? container.bounds.maxY - top)
    pulledHeight = startHeight ?? 0
    lastMove = container.engine.clock.now
    container.engine.sheetDrag = self
  }

  /// Moves the sheet by a number of points from where the drag began; upwards is positive.
  func move(to way: CGFloat) {
    guard let startHeight else { return }
    if pulledHeight != startHeight + way { lastMove = recognizer.engine.clock.now }
    pulledHeight = startHeight + way
    guard let before = travel else { return }
    if pulledHeight < before.smallest, dismissal == nil { beginDismissal() }
    guard let travel, let view = sheet.presentedView else { return }
    sheet.draggedHeight = travel.shown(pulledHeight)
    guard let dismissal, dismissal.isLed else { return }
    let height = view.bounds.height
    dismissal.update(height > 0 ? min(max(1 - pulledHeight / travel.smallest, 0), 1) : 0)
  }

  /// Releases the sheet with a velocity, upwards, in points per second.
  func end(velocity: CGFloat, by pan: UIPanGestureRecognizer) {
    guard startHeight != nil, let travel, let container = sheet.container else { return }
    let rest = Double(container.engine.clock.now - lastMove) / 1_000_000_000
    let rests = rest >= container.engine.platform.restingTimeBeforeLift
    let isBelow = pulledHeight < travel.smallest
    // After the rest of the releases that were measured the velocity certainly is 0.
    let velocities = rest >= SheetRelease.certainRest ? [0] : rests ? [velocity, 0] : [velocity]
    let release = measuredRelease(velocities: velocities, travel)
    if release?.isOpen ?? travel.isOpen(from: pulledHeight, velocities: rests ? [velocity, 0] : [velocity]) {
      Dispute("at which detent a released sheet comes to rest, or whether it is dismissed").note(by: pan)
    }
    let target =
      release.map { $0.dismisses ? 0 : travel.smallest }
      ?? travel.landing(from: pulledHeight, velocity: rests ? 0 : velocity)
    startHeight = nil
    if target == 0 {
      if dismissal == nil, !isBelow { beginDismissal() }
      if let dismissal, dismissal.isLed, let view = sheet.presentedView {
        return dismissal.finish(moving: view, in: container)
      }
      Dispute("how far a sheet that must stay is pulled before its delegate is informed of the attempt").note(by: pan)
      sheet.sendDidAttemptToDismiss()
      comeToRest(at: travel.smallest)
    } else {
      callOffDismissal(by: pan)
      comeToRest(at: target)
    }
  }

  /// The release by the rule that was measured; `nil` in other systems, with several heights, or if the sheet is not below its height.
  private func measuredRelease(velocities: [CGFloat], _ travel: SheetTravel) -> SheetRelease? {
    guard let container = sheet.container, container.engine.platform.sheetsFloat, isBelowItsOnlyPlace else {
      return nil
    }
    return SheetRelease(
      moved: travel.smallest - pulledHeight, velocities: velocities.map { -$0 }, height: travel.smallest,
      shownHeight: sheet.frameOfPresentedViewInContainerView.height, bottom: container.safeAreaInsets.bottom)
  }

  /// Whether the sheet has one height only and is below it: then it moves with the finger and keeps its size. Measured in iOS 26 only.
  var isBelowItsOnlyPlace: Bool {
    guard let travel, travel.heights.count == 1, recognizer.engine.systemVersion == 26 else { return false }
    return pulledHeight < travel.smallest
  }

  /// Ends the drag without a release: the sheet returns to its detent.
  func cancel(by pan: UIPanGestureRecognizer) {
    guard startHeight != nil else { return }
    if sheet.draggedHeight != sheet.selectedHeight {
      Dispute("where a sheet comes to rest whose drag is cancelled").note(by: pan)
    }
    startHeight = nil
    callOffDismissal(by: pan)
    sheet.moveToRest(selecting: nil)
  }

  /// Stops following the finger, because code dismisses the sheet.
  func abandon() {
    guard startHeight != nil, sheet.dismissalInteractor == nil else { return }
    Dispute("what becomes of the drag of a sheet that code dismisses").note(by: recognizer)
    startHeight = nil
  }

  private func comeToRest(at height: CGFloat) {
    sheet.moveToRest(selecting: sheet.restingHeights.first { $0.height == height }?.identifier)
  }

  // MARK: Dismissal

  /// Begins the dismissal when the sheet is pulled below its smallest height, if it is allowed.
  ///
  /// Source: that the delegate is asked and informed during the drag, so that a dismissal may be announced and not take place, Apple's
  /// page of presentationControllerShouldDismiss(_:) [D] and MvvmCross #4781 [O]; the moment is inferred [I].
  private func beginDismissal() {
    guard !isRefused, !sheet.presentedViewController.isModalInPresentation else { return }
    let presented = sheet.presentedViewController
    guard presented.presentation.presented == nil else {
      isRefused = true
      Dispute("whether a sheet whose controller presents another one can be dragged away").note(by: recognizer)
      return
    }
    guard sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true else {
      isRefused = true
      return
    }
    sheet.sendWillDismiss()
    // The delegate may have dismissed it.
    guard presented.runningTransition?.isRunning != true, let presenter = sheet.presenter else { return }
    let dismissal = SheetDismissal()
    self.dismissal = dismissal
    sheet.dismissalInteractor = dismissal
    let sheet = sheet
    presenter.dismissModally(animated: true) { sheet.sendDidDismiss() }
    sheet.dismissalInteractor = nil
  }

  private func callOffDismissal(by pan: UIPanGestureRecognizer) {
    guard let dismissal, dismissal.isLed else { return }
    if sheet.delegate != nil || type(of: sheet.presentedViewController) != UIViewController.self {
      Dispute("which callbacks a controller gets whose sheet is pulled down and returns").note(by: pan)
    }
    dismissal.cancel()
    self.dismissal = nil
  }
}
