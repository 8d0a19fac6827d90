import Foundation

/// The pan with which the user moves a sheet between detents or dismisses it.
///
/// That the sheet has such a recognizer, and that it competes with those of the content, is visible in FloatingPanel's
/// sources [O]. How UIKit chooses the final position is unknown: here the nearest height is used, and every drag is
/// reported as a ``Dispute``. The hand-over to scroll views in the sheet is not modelled.
@MainActor
final class SheetDrag: UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer()
  private unowned let sheet: UISheetPresentationController
  private var startHeight: CGFloat = 0

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    recognizer.isInternal = true
    recognizer.delegate = self
    recognizer.addHandler { [weak self] _ in self?.follow() }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = recognizer.translation(in: nil)
    return abs(way.y) > abs(way.x) && sheet.presentedViewController.runningTransition?.isRunning != true
  }

  private func follow() {
    switch recognizer.state {
    case .began:
      Dispute("how a sheet follows a drag, and where it comes to rest after one").note(by: recognizer)
      startHeight = sheet.presentedView?.bounds.height ?? 0
      move()
    case .changed:
      move()
    case .ended:
      settle()
    case .cancelled, .failed, .possible:
      sheet.draggedHeight = nil
    }
  }

  private func move() {
    let largest = sheet.restingHeights.map(\.height).max() ?? startHeight
    sheet.draggedHeight = min(max(startHeight - recognizer.translation(in: nil).y, 0), largest)
  }

  private func settle() {
    let height = sheet.draggedHeight ?? startHeight
    let nearest = sheet.restingHeights.min { abs($0.height - height) < abs($1.height - height) }
    sheet.animateChanges {
      sheet.draggedHeight = nil
      guard let nearest, height > nearest.height / 2 else { return }
      let before = sheet.selectedDetentIdentifier
      sheet.selectedDetentIdentifier = nearest.identifier
      if before != nearest.identifier, sheet.restingHeights.count > 1 {
        (sheet.delegate as? any UISheetPresentationControllerDelegate)?
          .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
      }
    }
    // Nearer to the bottom than to any detent.
    if let nearest, height <= nearest.height / 2 { sheet.dismissByUser() }
  }
}
