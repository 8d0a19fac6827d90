extension UIView {
  /// Creates the list of the subviews that a hit test reads.
  @inline(never)
  final func makeHitTestEntries() -> UnsafeMutablePointer<HitTestEntry> {
    let list = ChildList(children)
    childList = list
    hitTestEntries = list.entries
    return list.entries
  }

  /// Removes the list, because the subviews have changed.
  final func removeHitTestEntries() {
    guard let childList else { return }
    childList.retire()
    // A running hit test may still read the list.
    engine.keepWhileTesting(childList)
    self.childList = nil
    hitTestEntries = nil
  }
}
