public import Foundation

/// Makes headers and footers of a class that is known only while the program runs, as ``_CellPrototype`` makes cells.
@MainActor
open class _HeaderFooterPrototype: UITableViewHeaderFooterView {
  /// Only called as another class's.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  /// Not used.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// A new view of `viewClass`.
  @inline(never)
  static func make(
    _ viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(viewClass, to: _HeaderFooterPrototype.Type.self).init(reuseIdentifier: reuseIdentifier)
  }
}
