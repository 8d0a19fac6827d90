public import Foundation

/// Makes cells of a class that is known only while the program runs.
///
/// Swift lets code call an initializer of such a class only where every subclass must have it, and Apple's initializer is
/// not of that kind: an app's cell class would not compile if this one were. The initializer stands in the class's method
/// table all the same, at the place where it stands in this subclass's; so the call is made as if the class were a subclass
/// of this one. The class is open, for the call must not be resolved at compile time.
@MainActor
open class _CellPrototype: UITableViewCell {
  /// Only called as another class's.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Not used.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// A new cell of `cellClass`.
  @inline(never)
  static func make(_ cellClass: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
    unsafeBitCast(cellClass, to: _CellPrototype.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier)
  }
}
