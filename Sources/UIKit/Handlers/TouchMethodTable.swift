/// The positions, in the metadata of a class, of the code of the four methods that receive touches.
///
/// They are found as those of ``HitTestMethodTable``. UIResponder declares the methods, so that they are at the same positions in views and
/// controllers.
@MainActor
struct TouchMethodTable {
  /// `nil` if the positions cannot be found for certain. Then no class counts as overriding a method.
  static let calibrated = TouchMethodTable()

  private let slots: [(name: String, slot: Int)]

  private init?() {
    let probes: [(String, UIView.Type)] = [
      ("touchesBegan", BeganProbe.self), ("touchesMoved", MovedProbe.self), ("touchesEnded", EndedProbe.self),
      ("touchesCancelled", CancelledProbe.self),
    ]
    var slots: [(String, Int)] = []
    for (name, probe) in probes {
      let others = probes.filter { $0.1 != probe }.map(\.1)
      guard let slot = HitTestMethodTable.slot(thatOnly: probe, differsIn: others) else { return nil }
      slots.append((name, slot))
    }
    self.slots = slots
  }

  /// The names of the methods that a class has other code for than its nearest superclass of UIKit.
  func overrides(of aClass: AnyClass) -> [String] {
    var base: AnyClass = aClass
    while HandlerNames.module(of: base) != "UIKit" {
      guard let superclass = _getSuperclass(base) else { return [] }
      base = superclass
    }
    guard base != aClass else { return [] }
    let (own, inherited) = (Self.words(of: aClass), Self.words(of: base))
    return slots.filter { own[$0.slot] != inherited[$0.slot] }.map(\.name)
  }

  private static func words(of aClass: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(aClass, to: UnsafePointer<UInt>.self)
  }

  private final class BeganProbe: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class MovedProbe: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class EndedProbe: UIView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class CancelledProbe: UIView {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
}
