import Foundation

/// The way from a touch on a row to its selection.
///
/// | | |
/// |---|---|
/// | down | shouldHighlight; the cell is highlighted; didHighlight |
/// | out of the row | the cell is unhighlighted; didUnhighlight |
/// | back | as for down |
/// | up | the cell is unhighlighted; didUnhighlight; then, if the finger is on the row, the selection |
/// | cancelled | the cell is unhighlighted; didUnhighlight |
///
/// Source: each call, Apple's header [D]; the sequence, and what happens when the finger leaves the row without scrolling,
/// WinObjC and PSTCollectionView [R]. That one finger at a time may select, the first, is inferred [I].
extension UITableView {
  final func beginPress(_ touches: Set<UITouch>) {
    guard allowsSelection, press == nil, let touch = touches.min(by: { $0.identifier < $1.identifier }),
      let (view, path) = row(of: touch)
    else { return }
    noteGuess(behind: touch)
    guard (delegate?.tableView(self, shouldHighlightRowAt: path) ?? true) || EngineFault.shouldHighlight.isInjected
    else {
      return
    }
    let press = RowPress(touch: touch, view: view, path: path)
    self.press = press
    highlight(press)
    guard isCurrent(press), !allowsMultipleSelection, PlatformBehavior.current.deselectsWhileHighlighting else {
      return
    }
    for other in selection where other != path { cellForRow(at: other)?.setSelected(false, animated: false) }
  }

  final func movePress(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    let isOn = press.view.storedBounds.hasInside(press.touch.location(in: press.view))
    guard isOn != press.isHighlighted else { return }
    if isOn {
      guard delegate?.tableView(self, shouldHighlightRowAt: press.path) ?? true else { return cancelPress() }
      guard isCurrent(press) else { return }
      self.press?.isHighlighted = true
      highlight(press)
    } else {
      self.press?.isHighlighted = false
      unhighlight(press)
    }
  }

  final func endPress(_ touches: Set<UITouch>) {
    // A lift may be somewhere else than the last move.
    movePress(touches)
    guard let press, touches.contains(press.touch) else { return }
    self.press = nil
    guard press.isHighlighted else { return showSelection() }
    unhighlight(press)
    // What the delegate does may have taken the row away.
    if rowIsThere(press.path) { userSelect(press.path) }
    showSelection()
  }

  /// Forgets the finger; nothing is selected.
  final func cancelPress() {
    guard let press else { return }
    self.press = nil
    if press.isHighlighted { unhighlight(press) }
    showSelection()
  }

  /// The row that a touch came down in: the one of the cell that was hit, or that holds the view that was hit.
  ///
  /// Where the touch is does not matter: a cell that takes no interaction cannot be selected though the table is hit at its
  /// place, nor can a row behind a floating header. Source: inferred [I].
  private final func row(of touch: UITouch) -> (view: UIView, path: IndexPath)? {
    var candidate = touch.hitView
    while let view = candidate, view !== self {
      if let path = path(ofRowView: view) { return (view, path) }
      candidate = view.parent
    }
    return nil
  }

  private final func isCurrent(_ press: RowPress) -> Bool { self.press?.touch === press.touch }

  private final func highlight(_ press: RowPress) {
    (press.view as? UITableViewCell)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: press.path)
  }

  private final func unhighlight(_ press: RowPress) {
    (press.view as? UITableViewCell)?.setHighlighted(false, animated: true)
    delegate?.tableView(self, didUnhighlightRowAt: press.path)
  }

  /// Lets cells show what is selected, after it may have been hidden.
  private final func showSelection() {
    guard PlatformBehavior.current.deselectsWhileHighlighting else { return }
    for path in selection { cellForRow(at: path)?.setSelected(true, animated: false) }
  }

  /// Which row is where the touch is rests on a height that nobody gave.
  private final func noteGuess(behind touch: UITouch) {
    guard let firstGuessedHeight, touch.location(in: self).y >= firstGuessedHeight else { return }
    Dispute("how high a row, header or footer is whose height the scene does not give").note(by: nil, touch: touch)
  }
}
