import UIKit

/// A hash of a tree of views. It allocates nothing.
@MainActor
struct StructureHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: UInt64) {
    value = (value ^ number) &* 0x100_0000_01b3
    value ^= value >> 29
  }

  mutating func add(_ view: UIView) {
    add(UInt64(UInt(bitPattern: ObjectIdentifier(type(of: view)).hashValue)))
    let (center, bounds, anchor) = (view.center, view.bounds, view.layer.anchorPoint)
    for number in [center.x, center.y, bounds.origin.x, bounds.origin.y] { add(number) }
    for number in [bounds.width, bounds.height, anchor.x, anchor.y, view.alpha] { add(number) }
    if !view.transform.isIdentity {
      let transform = view.transform
      for number in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] { add(number) }
    }
    var flags: UInt64 = view.isHidden ? 1 : 0
    if view.isUserInteractionEnabled { flags |= 2 }
    if view.isMultipleTouchEnabled { flags |= 4 }
    if view.isExclusiveTouch { flags |= 8 }
    if (view as? UIControl)?.isEnabled == false { flags |= 16 }
    if CapturePrivacy.hidesContent(of: view) { flags |= 32 }
    flags |= UInt64(view.gestureRecognizers?.count ?? 0) << 8
    add(flags)
    if let scrollView = view as? UIScrollView {
      add(scrollView.contentSize.width)
      add(scrollView.contentSize.height)
      add(scrollView.isScrollEnabled ? 1 : 0 as UInt64)
    }
  }

  private mutating func add(_ number: CGFloat) { add(Double(number).bitPattern) }
}
