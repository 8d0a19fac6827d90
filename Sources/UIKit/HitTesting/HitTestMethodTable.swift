import Foundation

/// Where the metadata of a class holds the code of the two methods of the hit test.
///
/// Swift has no function that says whether a class overrides a method. The metadata of a class holds a pointer to the code of
/// each overridable method, at the same place in every subclass, and the pointer differs from the superclass's exactly where
/// the class overrides the method. The two places are found by comparing UIView with subclasses that override one method each.
@MainActor
struct HitTestMethodTable {
  /// `nil` where the places cannot be found without doubt: then every class counts as overriding.
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

  /// The one place where `probe` differs from UIView and neither `others` nor a subclass without overrides does; `nil` if there
  /// is none or more than one.
  private static func slot(thatOnly probe: UIView.Type, differsIn others: [UIView.Type]) -> Int? {
    let view = words(of: UIView.self)
    let same = ([InheritingProbe.self] + others).map { words(of: $0) }
    guard let places = methodPlaces(in: view) else { return nil }
    let found = places.filter { place in
      words(of: probe)[place] != view[place] && same.allSatisfy { $0[place] == view[place] }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The words of a class's metadata, from the one that an object's first word points to.
  private static func words(of aClass: UIView.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(aClass as AnyClass, to: UnsafePointer<UInt>.self)
  }

  /// Where in the metadata of UIView pointers to code can be.
  ///
  /// Source: the layout of class metadata in Swift's `docs/ABI/TypeMetadata.rst`: the sixth word after the superclass and
  /// Objective-C's three is the first method, and the halves of the third say how long it all is and what part lies before.
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
