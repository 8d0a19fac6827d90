import Foundation

/// The handling of a touch from its beginning on a row to the row's selection.
///
/// | | |
/// |---|---|
/// | began | shouldHighlight; the cell is highlighted; didHighlight |
/// | moved out of the row | the cell is unhighlighted; didUnhighlight |
/// | moved back | as for began |
/// | ended | the cell is unhighlighted; didUnhighlight; then, if the touch is on the row, the selection |
/// | cancelled | the cell is unhighlighted; didUnhighlight |
///
/// Source: each call, Apple's header [D]; the sequence, and what happens when the touch leaves the row without
/// scrolling, WinObjC and PSTCollectionView [R]. That one touch at a time may select, the first, is inferred [I].
extension UITableView {
  final func beginPress(_ touches: Set<UITouch>) {
    guard allowsSelection, press == nil, let touch = touches.min(by: { $0.identifier < $1.identifier }),
      let (view, path) = row(of: touch)
    else { return }
    guard (delegate?.tableView(self, shouldHighlightRowAt: path) ?? true) || EngineFault.shouldHighlight.isInjected
    else {
      return
    }
    let press = RowPress(touch: touch, view: view, path: path)
    self.press = press
    highlight(press)
    guard isCurrent(press), !allowsMultipleSelection, engine.platform.deselectsWhileHighlighting else {
      return
    }
    for other in selection where other != path { visibleCell(at: other)?.setSelected(false, animated: false) }
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
    // The end may be at another location than the last move.
    movePress(touches)
    guard let press, touches.contains(press.touch) else { return }
    self.press = nil
    guard press.isHighlighted else { return showSelection() }
    unhighlight(press)
    // The delegate may have removed the row.
    if rowIsThere(press.path) { userSelect(press.path) }
    showSelection()
  }

  /// Ends the press without a selection.
  final func cancelPress() {
    guard let press else { return }
    self.press = nil
    if press.isHighlighted { unhighlight(press) }
    showSelection()
  }

  /// The row of a touch: that of the cell that was hit or that contains the view that was hit.
  ///
  /// The touch's location does not matter: a cell without user interaction cannot be selected although the table is hit
  /// there, nor can a row behind a floating header. Source: inferred [I].
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

  /// Updates the cells' selected state, which highlighting may have hidden.
  private final func showSelection() {
    guard engine.platform.deselectsWhileHighlighting else { return }
    for path in selection { visibleCell(at: path)?.setSelected(true, animated: false) }
  }

  /// Reports that the row at a touch on the table or on a view in it depends on a height that is not known.
  final func noteGuess(behind touch: UITouch) {
    let y = touch.location(in: self).y
    guard snapshot == nil, let uncertain = firstUncertainHeight(above: y), y >= uncertain else { return }
    Dispute("how high a row, header or footer is whose height the scene does not give").note(by: nil, touch: touch)
  }
}
