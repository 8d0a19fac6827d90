public import Foundation

/// Creates headers and footers of a class that is known only at run time, as ``CellPrototype`` creates cells.
@preconcurrency @MainActor
@_spi(Instrumentation) open class HeaderFooterPrototype: UITableViewHeaderFooterView {
  /// Never runs here: `make` calls it through the vtable of another class, as in ``CellPrototype``.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  /// Not used.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Creates a view of `viewClass`.
  @inline(never)
  static func make(
    _ viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(viewClass, to: HeaderFooterPrototype.Type.self).init(reuseIdentifier: reuseIdentifier)
  }
}
