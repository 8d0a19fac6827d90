import Foundation

/// The text of UIKit's private method `recursiveDescription`: a line for each view, with the depth as a `|` for each level.
///
/// Values that have their default are left out. Numbers have six significant digits.
/// Source: dumps of iOS 12 to 26 that people have published [O]; the order of the values differs between versions.
@MainActor
struct RecursiveDescription {
  /// The addresses that stand for a view and for its layer.
  let addresses: (UIView) -> (view: UInt, layer: UInt)
  private var lines = ""

  init(addresses: @escaping (UIView) -> (view: UInt, layer: UInt)) { self.addresses = addresses }

  /// The text for a view and its subviews, without a final line break.
  mutating func text(of view: UIView) -> String {
    lines = ""
    add(view, indent: "")
    return lines
  }

  private mutating func add(_ view: UIView, indent: String) {
    if !lines.isEmpty { lines += "\n" }
    lines += indent + line(view)
    // The first level begins with three spaces, each further one with four.
    let inner = indent.isEmpty ? "   | " : indent + "   | "
    for subview in view.subviews { add(subview, indent: inner) }
  }

  private func line(_ view: UIView) -> String {
    let addresses = addresses(view)
    var parts: [String] = []
    if let base = baseClass(of: view) { parts.append("baseClass = \(base)") }
    let frame = view.layerFrame
    parts.append("frame = (\(numbers([frame.minX, frame.minY])); \(numbers([frame.width, frame.height])))")
    let anchor = view.layerAnchorPoint
    if anchor != CGPoint(x: 0.5, y: 0.5) { parts.append("anchorPoint = (\(numbers([anchor.x, anchor.y], ", ")))") }
    let transform = view.layerTransform
    if !transform.isIdentity {
      let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      parts.append("transform = [\(numbers(values, ", "))]")
    }
    if let text = (view as? UILabel)?.text ?? (view as? UITextField)?.text { parts.append("text = '\(text)'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha != 1 { parts.append("alpha = \(numbers([view.alpha]))") }
    if !view.isOpaque { parts.append("opaque = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if !(view.gestureRecognizers ?? []).isEmpty {
      parts.append("gestureRecognizers = <NSArray: \(hexadecimal(addresses.layer + 8))>")
    }
    let layer = view is UIWindow ? "UIWindowLayer" : "CALayer"
    parts.append("layer = <\(layer): \(hexadecimal(addresses.layer))>")
    if let view = view as? UIScrollView {
      let inset = view.adjustedContentInset
      parts += [
        "contentOffset: {\(numbers([view.bounds.minX, view.bounds.minY], ", "))}",
        "contentSize: {\(numbers([view.contentSize.width, view.contentSize.height], ", "))}",
        "adjustedContentInset: {\(numbers([inset.top, inset.left, inset.bottom, inset.right], ", "))}",
      ]
    }
    return "<\(view.className): \(hexadecimal(addresses.view)); \(parts.joined(separator: "; "))>"
  }

  /// The class of UIKit that a class of an app inherits from. `nil` for UIKit's own classes, private ones included.
  private func baseClass(of view: UIView) -> String? {
    let name = view.className
    guard !name.hasPrefix("UI"), !name.hasPrefix("_UI") else { return nil }
    var type: AnyClass? = Swift.type(of: view)
    while let current = type {
      let full = _typeName(current)
      if full.hasPrefix("UIKit.UI") {
        let base = String(full.dropFirst("UIKit.".count))
        return base == name ? nil : base
      }
      type = _getSuperclass(current)
    }
    return "UIView"
  }

  private func numbers(_ values: [CGFloat], _ separator: String = " ") -> String {
    values.map { String(format: "%g", Double($0)) }.joined(separator: separator)
  }

  private func hexadecimal(_ address: UInt) -> String { "0x" + String(address, radix: 16) }
}

extension UIView {
  /// The text of UIKit's private method `recursiveDescription`, with the addresses of this process.
  ///
  /// Code gets it as on a device: `value(forKey: "recursiveDescription")` or `perform(Selector(("recursiveDescription")))`.
  package final var recursiveDescription: String {
    var description = RecursiveDescription { view in
      let address = UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque())
      return (address, address + 0x100)
    }
    return description.text(of: self)
  }

  /// The same text with addresses that count the views from `first` on, so that equal trees have equal texts.
  package final func recursiveDescription(countingFrom first: Int) -> String {
    var number = first
    var description = RecursiveDescription { _ in
      defer { number += 1 }
      let address = 0x6000_0000_0000 + UInt(number) * 0x1000
      return (address, address + 0x100)
    }
    return description.text(of: self)
  }
}
