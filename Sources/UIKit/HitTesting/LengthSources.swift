package import Foundation

/// Finds views whose sizes follow lengths that are known only within ranges, to name one of them in a reason.
@MainActor
package struct LengthSources {
  private let stated: Engine
  private let variants: [PossibleHits.Variant]

  /// All apps have played the same events.
  package init(stated: Engine, variants: [PossibleHits.Variant]) { (self.stated, self.variants) = (stated, variants) }

  /// The view of the app with the stated lengths whose size changes with one kind of lengths, and not because of views in it. Of several it
  /// is the one nearest to a point of the screen. `nil`: none was found.
  ///
  /// For margins it is the cell, header or footer, or the controller's view, that has them.
  package func view(of length: UnknownLength, near point: CGPoint) -> UIView? {
    let others = variants.filter { $0.lengths.readings.keys.contains(length) }.map(\.engine.application.windows)
    guard !others.isEmpty else { return nil }
    let windows = stated.application.windows
    guard others.allSatisfy({ $0.count == windows.count }) else { return nil }
    var found: (view: UIView, distance: CGFloat)?
    for (index, window) in windows.enumerated() where !window.isHidden {
      Self.visit([window] + others.map { $0[index] }) { view in
        let distance = Self.distance(from: point, to: view.areaOnScreen)
        if distance < found?.distance ?? .infinity { found = (view, distance) }
      }
    }
    return found.map { Self.owner(of: $0.view, length) }
  }

  /// Calls a function for the innermost views whose sizes differ. Returns whether there are some.
  @discardableResult
  private static func visit(_ views: [UIView], _ take: (UIView) -> Void) -> Bool {
    let view = views[0]
    guard !view.isHidden else { return false }
    var isInside = false
    for index in view.children.indices {
      let matches = views.compactMap { counterpart(of: view.children[index], at: index, of: view, in: $0) }
      if visit(matches, take) { isInside = true }
    }
    guard !isInside else { return true }
    let size = view.storedBounds.size
    guard views.contains(where: { $0.storedBounds.size.differs(from: size) }) else { return false }
    take(view)
    return true
  }

  /// The view of another app that stands for a subview. The elements of a list may have other places in it there, and the same names.
  private static func counterpart(of child: UIView, at index: Int, of view: UIView, in other: UIView) -> UIView? {
    if other.childCount == view.childCount, !child.isListElement { return other.children[index] }
    let name = child.nameInResults
    return other.children.first { type(of: $0) == type(of: child) && $0.nameInResults == name }
  }

  private static func owner(of view: UIView, _ length: UnknownLength) -> UIView {
    let views = sequence(first: view) { $0.parent }
    return switch length {
    case .cellMargins, .accessories: views.first(where: \.isListElement) ?? view
    case .controllerMargins: views.first { $0.next is UIViewController } ?? view
    default: view
    }
  }

  private static func distance(from point: CGPoint, to area: CGRect) -> CGFloat {
    let x = max(area.minX - point.x, 0, point.x - area.maxX)
    let y = max(area.minY - point.y, 0, point.y - area.maxY)
    return x * x + y * y
  }
}

extension CGSize {
  fileprivate func differs(from other: CGSize) -> Bool {
    abs(width - other.width) > 0.001 || abs(height - other.height) > 0.001
  }
}
