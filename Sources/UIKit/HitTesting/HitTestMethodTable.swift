import Foundation

/// The position, in the metadata of a class, of the code of the two hit-test methods.
///
/// Swift has no function that tests whether a class overrides a method. The metadata of a class contains a pointer to
/// the code of each overridable method, at the same position in every subclass. The pointer differs from that of the
/// superclass exactly if the class overrides the method. The two positions are found by comparing UIView with
/// subclasses that override one method each.
@MainActor
struct HitTestMethodTable {
  /// `nil` if the positions cannot be found for certain. Then every class counts as overriding both methods.
  static let calibrated = HitTestMethodTable()

  private let hitTestSlot: Int
  private let pointInsideSlot: Int
  private let viewHitTest: UInt
  private let scrollViewHitTest: UInt
  private let controlHitTest: UInt
  private let transitionViewHitTest: UInt
  private let viewPointInside: UInt

  private init?() {
    guard let hitTestSlot = Self.slot(thatOnly: HitTestProbe.self, differsIn: [PointInsideProbe.self]),
      let pointInsideSlot = Self.slot(thatOnly: PointInsideProbe.self, differsIn: [HitTestProbe.self])
    else { return nil }
    self.hitTestSlot = hitTestSlot
    self.pointInsideSlot = pointInsideSlot
    viewHitTest = Self.words(of: UIView.self)[hitTestSlot]
    scrollViewHitTest = Self.words(of: UIScrollView.self)[hitTestSlot]
    controlHitTest = Self.words(of: UIControl.self)[hitTestSlot]
    transitionViewHitTest = Self.words(of: UITransitionView.self)[hitTestSlot]
    viewPointInside = Self.words(of: UIView.self)[pointInsideSlot]
  }

  func overrides(of aClass: UIView.Type) -> HitTestOverrides {
    let words = Self.words(of: aClass)
    var overrides: HitTestOverrides = words[pointInsideSlot] == viewPointInside ? [] : .pointInside
    let hitTest = words[hitTestSlot]
    if hitTest == viewHitTest || hitTest == scrollViewHitTest { return overrides }
    overrides.insert(hitTest == controlHitTest || hitTest == transitionViewHitTest ? .stockHitTest : .hitTest)
    return overrides
  }

  /// Whether two classes have different code for a method of the hit test.
  func differ(_ one: UIView.Type, _ other: UIView.Type, inHitTest: Bool) -> Bool {
    let slot = inHitTest ? hitTestSlot : pointInsideSlot
    return Self.words(of: one)[slot] != Self.words(of: other)[slot]
  }

  /// Whether the `hitTest(_:with:)` of a class is UIKit's or that of a ``HitTestComposing`` class.
  static func isComposing(_ aClass: UIView.Type) -> Bool {
    guard let methods = calibrated else { return false }
    guard methods.overrides(of: aClass).contains(.hitTest) else { return true }
    guard let owner = (aClass as? any HitTestComposing.Type)?.hitTestOwner else { return false }
    return words(of: aClass)[methods.hitTestSlot] == words(of: owner)[methods.hitTestSlot]
  }

  /// Whether the `hitTest(_:with:)` of a class is the one of UIKit, of ``HostingView``, ``TouchPassthroughView`` or ``UIDropShadowView``, which
  /// look for an added override.
  static func isOfUIKit(_ aClass: UIView.Type) -> Bool {
    guard let methods = calibrated else { return false }
    let hitTest = words(of: aClass)[methods.hitTestSlot]
    return !methods.overrides(of: aClass).contains(.hitTest)
      || [HostingView.self, TouchPassthroughView.self, UIDropShadowView.self].contains {
        hitTest == words(of: $0)[methods.hitTestSlot]
      }
  }

  /// The only position at which `probe` differs from UIView, while `others` and a subclass without overrides do not.
  /// `nil` if there is none or more than one.
  static func slot(thatOnly probe: UIView.Type, differsIn others: [UIView.Type]) -> Int? {
    let view = words(of: UIView.self)
    let same = ([InheritingProbe.self] + others).map { words(of: $0) }
    guard let places = methodPlaces(in: view) else { return nil }
    let found = places.filter { place in
      words(of: probe)[place] != view[place] && same.allSatisfy { $0[place] == view[place] }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The words of a class's metadata, beginning with the word to which the first word of an object points.
  static func words(of aClass: UIView.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(aClass as AnyClass, to: UnsafePointer<UInt>.self)
  }

  /// The range of positions in UIView's metadata that can contain pointers to code.
  ///
  /// Source: the layout of class metadata in Swift's `docs/ABI/TypeMetadata.rst`: the first method is the sixth word
  /// after the superclass and the three words of Objective-C; the two halves of the third word are the total size and
  /// the size of the part before the address point.
  private static func methodPlaces(in words: UnsafePointer<UInt>) -> Range<Int>? {
    #if canImport(ObjectiveC)
      let objectiveCWords = 3
    #else
      let objectiveCWords = 0
    #endif
    let size = words[objectiveCWords + 4]
    let first = objectiveCWords + 7
    let byteCount = Int(size & 0xFFFF_FFFF) - Int(size >> 32)
    let end = byteCount / MemoryLayout<UInt>.size
    return (first..<10_000).contains(end) ? first..<end : nil
  }

  private class InheritingProbe: UIView {}

  private final class HitTestProbe: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  private final class PointInsideProbe: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  }
}
