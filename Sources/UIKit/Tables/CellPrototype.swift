public import Foundation

/// Creates cells of a class that is known only at run time.
///
/// Swift can call an initializer of such a class only if it is `required`, and Apple's is not: an app's cell class
/// would not compile if this one were. The initializer is in every class's vtable, in the same slot as in this
/// subclass's; so the call is made as if the class were a subclass of this one. The class is open so that the call is
/// not resolved at compile time.
@preconcurrency @MainActor
@_spi(Instrumentation) open class CellPrototype: UITableViewCell {
  /// Never runs here: `make` calls it through the vtable of another class.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Not used.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Creates a cell of `cellClass`.
  @inline(never)
  static func make(
    _ cellClass: UITableViewCell.Type, style: CellStyle = .default, reuseIdentifier: String?
  ) -> UITableViewCell {
    unsafeBitCast(cellClass, to: CellPrototype.Type.self).init(style: style, reuseIdentifier: reuseIdentifier)
  }
}
