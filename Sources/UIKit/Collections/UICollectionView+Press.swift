import Foundation

/// The handling of a touch from its beginning on an item to the item's selection.
///
/// Source: the sequence shouldHighlight, didHighlight, shouldSelect or shouldDeselect, didSelect or didDeselect, didUnhighlight is
/// that of UICollectionView's header [D]; what happens when the touch leaves the item, PSTCollectionView [R].
extension UICollectionView {
  final func beginPress(_ touches: Set<UITouch>) {
    guard press == nil, let touch = touches.min(by: { $0.identifier < $1.identifier }),
      let (view, path) = item(of: touch)
    else { return }
    guard allowsSelection, delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    let press = RowPress(touch: touch, view: view, path: path)
    self.press = press
    highlight(press)
  }

  final func movePress(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    let isOn = press.view.storedBounds.hasInside(press.touch.location(in: press.view))
    guard isOn != press.isHighlighted else { return }
    self.press?.isHighlighted = isOn
    guard isOn else { return unhighlight(press) }
    guard delegate?.collectionView(self, shouldHighlightItemAt: press.path) ?? true else { return cancelPress() }
    if self.press?.touch === press.touch { highlight(press) }
  }

  final func endPress(_ touches: Set<UITouch>) {
    // The end may be at another location than the last move.
    movePress(touches)
    guard let press, touches.contains(press.touch) else { return }
    self.press = nil
    guard press.isHighlighted else { return }
    // The delegate may have removed the item.
    if itemIsThere(press.path) { userSelect(press.path) }
    unhighlight(press)
  }

  /// Ends the press without a selection.
  final func cancelPress() {
    guard let press else { return }
    self.press = nil
    if press.isHighlighted { unhighlight(press) }
  }

  /// The item of a touch: that of the cell that was hit or that contains the view that was hit.
  private final func item(of touch: UITouch) -> (view: UIView, path: IndexPath)? {
    var candidate = touch.hitView
    while let view = candidate, view !== self {
      if let path = path(ofItemView: view) { return (view, path) }
      candidate = view.parent
    }
    return nil
  }

  private final func highlight(_ press: RowPress) {
    (press.view as? UICollectionViewCell)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: press.path)
  }

  private final func unhighlight(_ press: RowPress) {
    (press.view as? UICollectionViewCell)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: press.path)
  }

  /// Reports what decides the item at a touch and is not known, for a touch on the view or on one in it.
  final func noteDisputes(at touch: UITouch) {
    guard dataSource != nil else { return }
    let point = touch.location(in: self)
    if let question = collectionViewLayout.uncertainty(at: point) {
      Dispute("where a layout places the elements of a collection view: \(question)").note(by: nil, touch: touch)
    }
    let under = elements.values.filter {
      $0.view.superview.map { $0.convert(point, from: self) }.map($0.view.frame.hasInside) == true
    }
    guard let front = under.map(\.attributes.zIndex).max(), under.count(where: { $0.attributes.zIndex == front }) > 1
    else { return }
    Dispute("which of two overlapping items of the same z-index is in front").note(by: nil, touch: touch)
  }

  // MARK: Selection

  /// Selects an item for the user, with the delegate's methods.
  ///
  /// Source: that shouldDeselect is only asked in multiple selection, Apple's header [D]; that other items are deselected after
  /// shouldSelect, and that a tap on the only selected item selects it again, is inferred [I].
  private final func userSelect(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      sendDidDeselect(path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true, itemIsThere(path) else { return }
    if !allowsMultipleSelection {
      for other in selection where other != path {
        deselect(other)
        sendDidDeselect(other)
      }
    }
    guard itemIsThere(path) else { return }
    select(path)
    let handlers = engine.handlers
    guard let listener = handlers.listener else {
      delegate?.collectionView(self, didSelectItemAt: path)
      if performsPrimaryAction(path) { delegate?.collectionView(self, performPrimaryActionForItemAt: path) }
      return
    }
    listener.didSelectItem(at: path, in: self)
    let isKnown = scrollDelegate.map { !($0 is any HarnessObject) } ?? (storedHarnessDetails == nil)
    handlers.send(isKnown: isKnown) {
      handlers.run(.didSelectItem, of: scrollDelegate) { delegate?.collectionView(self, didSelectItemAt: path) }
      guard performsPrimaryAction(path) else { return }
      handlers.run(.performPrimaryActionOfItem, of: scrollDelegate) {
        delegate?.collectionView(self, performPrimaryActionForItemAt: path)
      }
    }
  }

  /// Whether the primary action of an item that the user selected is performed. It is not if the selection extends another one.
  /// Source: Apple's page of collectionView(_:performPrimaryActionForItemAt:): since iOS 16, after the selection [D].
  private final func performsPrimaryAction(_ path: IndexPath) -> Bool {
    engine.systemVersion >= 16 && !allowsMultipleSelection
      && delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false
  }

  private final func sendDidDeselect(_ path: IndexPath) {
    engine.handlers.sendCall(.didDeselectItem, to: scrollDelegate, of: self) {
      delegate?.collectionView(self, didDeselectItemAt: path)
    }
  }

  final func select(onlyItemAt indexPath: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    // Source: Apple's page of selectItem(at:animated:scrollPosition:) [D].
    guard allowsSelection else { return }
    guard let indexPath else {
      for path in selection { deselect(path) }
      return
    }
    guard itemIsThere(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { deselect(path) }
    }
    select(indexPath)
    if position != [] { scroll(toItemAt: indexPath, position, animated: animated) }
  }

  private final func select(_ path: IndexPath) {
    engine.effects.willChange(self, .selectedRows)
    if !selection.contains(path) { selection.append(path) }
    cellForItem(at: path)?.isSelected = true
  }

  final func deselect(_ path: IndexPath) {
    guard let index = selection.firstIndex(of: path) else { return }
    engine.effects.willChange(self, .selectedRows)
    selection.remove(at: index)
    cellForItem(at: path)?.isSelected = false
  }

  // MARK: Scrolling

  final func scroll(toItemAt path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let attributes = layoutAttributesForItem(at: path) else { return }
    if attributes.scrollerSection != nil {
      Unmodelled.note(
        "code scrolls to an item of a section that scrolls across its layout's axis, which is not modelled")
    }
    let item = attributes.frame
    let insets = adjustedContentInset
    let sight = storedBounds.inset(by: insets)
    var offset = contentOffset
    if position.contains(.top) {
      offset.y += item.minY - sight.minY
    } else if position.contains(.centeredVertically) {
      offset.y += item.midY - sight.midY
    } else if position.contains(.bottom) {
      offset.y += item.maxY - sight.maxY
    }
    if position.contains(.left) {
      offset.x += item.minX - sight.minX
    } else if position.contains(.centeredHorizontally) {
      offset.x += item.midX - sight.midX
    } else if position.contains(.right) {
      offset.x += item.maxX - sight.maxX
    }
    let size = contentSize
    func limited(_ value: CGFloat, _ start: CGFloat, _ end: CGFloat, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
      min(max(value, -start), max(-start, length + end - room))
    }
    offset.x = limited(offset.x, insets.left, insets.right, size.width, storedBounds.width)
    offset.y = limited(offset.y, insets.top, insets.bottom, size.height, storedBounds.height)
    setContentOffset(offset, animated: animated)
  }
}
