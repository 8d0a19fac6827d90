/// The subviews of a view in the form that a hit test walks, back to front.
///
/// The list retains its views. A list that is replaced during a hit test, because an override changes the tree, is kept until
/// the hit test ends.
@MainActor
final class ChildList {
  let count: Int
  let entries: UnsafeMutablePointer<HitTestEntry>

  init(_ views: [UIView]) {
    count = views.count
    entries = UnsafeMutableRawPointer.allocate(
      byteCount: max(count, 1) * MemoryLayout<HitTestEntry>.stride, alignment: MemoryLayout<HitTestEntry>.stride
    ).bindMemory(to: HitTestEntry.self, capacity: max(count, 1))
    for (index, view) in views.enumerated() {
      let entry = entries + index
      entry.initialize(to: HitTestEntry(retaining: view))
      view.hitTestEntry = entry
    }
  }

  isolated deinit {
    for index in 0..<count { entries[index].view.release() }
    UnsafeMutableRawPointer(entries).deallocate()
  }

  /// Separates the views from the list, whose entries then no longer follow the views' changes.
  ///
  /// A hit test that still walks the list calls every remaining view's `hitTest(_:with:)`, which reads the view itself.
  func retire() {
    for index in 0..<count {
      entries[index].visit = .callsHitTest
      entries[index].view._withUnsafeGuaranteedRef { $0.hitTestEntry = nil }
    }
  }
}
