/// The subviews of a view in the form that a hit test reads, back to front.
///
/// The list retains its views. If an override changes the tree during a hit test, the replaced list is kept until the
/// hit test ends.
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

  /// Separates the views from the list. Its entries then no longer follow the views' changes.
  ///
  /// A hit test that still reads the list calls `hitTest(_:with:)` of every remaining view, which reads the view
  /// itself.
  func retire() {
    for index in 0..<count {
      entries[index].retire()
      entries[index].view._withUnsafeGuaranteedRef { $0.hitTestEntry = nil }
    }
  }
}
