public import Foundation

/// The kind of a supplementary view, or `nil` for cells, and the reuse identifier.
struct ReuseKey: Hashable {
  let kind: String?
  let identifier: String

  init(_ kind: String?, _ identifier: String) { (self.kind, self.identifier) = (kind, identifier) }
}

/// The reusable views of a collection view.
@MainActor
struct CollectionReusePool {
  private var classes: [ReuseKey: AnyClass] = [:]
  private var views: [ReuseKey: [UICollectionReusableView]] = [:]
  /// Recycled and dequeued views that are not shown and may still be subviews.
  private var unused: [UICollectionReusableView] = []

  /// The view that the data source configures again, and that is dequeued meanwhile.
  var reconfigured: (view: UICollectionReusableView, path: IndexPath)?

  mutating func register(_ viewClass: AnyClass?, _ key: ReuseKey) { classes[key] = viewClass }

  /// A recycled view, else a new one of the registered class; `nil` without a registration.
  mutating func dequeue(_ key: ReuseKey, _ path: IndexPath) -> UICollectionReusableView? {
    if let view = recycled(key, path) { return view }
    guard let viewClass = classes[key] else { return nil }
    let view =
      key.kind == nil
      ? ReusableViewPrototype.make(viewClass, UICollectionViewCell.self)
      : ReusableViewPrototype.make(viewClass, UICollectionReusableView.self)
    adopt(view, key)
    return view
  }

  /// A recycled view. `nil` if there is none.
  mutating func recycled(_ key: ReuseKey, _ path: IndexPath) -> UICollectionReusableView? {
    if let reconfigured, reconfigured.view.reuseKey == key, reconfigured.path == path { return reconfigured.view }
    guard let view = views[key]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  /// Makes a new view one that is reused.
  mutating func adopt(_ view: UICollectionReusableView, _ key: ReuseKey) {
    view.reuseKey = key
    unused.append(view)
  }

  mutating func take(_ view: UICollectionReusableView) { unused.removeAll { $0 === view } }

  mutating func put(_ view: UICollectionReusableView) {
    // A view in the pool shows no item. Its identity is that of an item, and another view can show the item.
    view.removeIdentities()
    guard !unused.contains(where: { $0 === view }) else { return }
    unused.append(view)
    if let key = view.reuseKey { views[key, default: []].append(view) }
  }

  /// Removes and returns the views that may be subviews and show nothing.
  mutating func takeUnused() -> [UICollectionReusableView] {
    defer { unused.removeAll(keepingCapacity: true) }
    return unused
  }
}

/// Creates reusable views of a class that is known only at run time, as ``CellPrototype`` creates cells.
@preconcurrency @MainActor
@_spi(Instrumentation) open class ReusableViewPrototype: UICollectionReusableView {
  /// Never runs here: `make` calls it through the vtable of another class, as in ``CellPrototype``.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Not used.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a view of a class.
  @inline(never)
  static func make<View: UICollectionReusableView>(_ type: AnyClass?, _ fallback: View.Type) -> View {
    let type: UICollectionReusableView.Type = type as? View.Type ?? fallback
    let view: UICollectionReusableView = unsafeBitCast(type, to: ReusableViewPrototype.Type.self).init(frame: .zero)
    return unsafeDowncast(view, to: View.self)
  }
}
