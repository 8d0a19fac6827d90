/// The subviews of a view at one moment, back to front; never changed once made.
///
/// A hit test walks it without counting references; a list that is replaced meanwhile, because an override changes the tree,
/// is kept with its views until the test is over.
@MainActor
final class ChildList {
  let count: Int
  let base: UnsafeMutablePointer<Unmanaged<UIView>>

  init(_ views: [UIView]) {
    count = views.count
    base = .allocate(capacity: max(views.count, 1))
    for (index, view) in views.enumerated() { (base + index).initialize(to: .passRetained(view)) }
  }

  isolated deinit {
    for index in 0..<count { base[index].release() }
    base.deallocate()
  }
}
