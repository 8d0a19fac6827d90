/// The position, in the metadata of a class, of the code of `layoutSublayers(of:)`, as in ``HitTestMethodTable``.
///
/// A view whose class does not override the method has no layer for it.
@MainActor
enum LayoutMethodTable {
  /// `nil` if the position cannot be found for certain. Then every class counts as overriding the method.
  private static let slot = HitTestMethodTable.slot(thatOnly: LayoutSublayersProbe.self, differsIn: [])
  private static let viewLayoutSublayers = slot.map { HitTestMethodTable.words(of: UIView.self)[$0] }

  static func overridesLayoutSublayers(_ aClass: UIView.Type) -> Bool {
    guard let slot else { return true }
    return HitTestMethodTable.words(of: aClass)[slot] != viewLayoutSublayers
  }

  private final class LayoutSublayersProbe: UIView {
    override func layoutSublayers(of layer: CALayer) {}
  }
}
