public import Foundation

// Apple's Foundation describes these so; Linux's does not.
extension CGPoint: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

extension CGRect {
  /// Whether two rectangles have a common part, by Apple's rule: a common edge is none. Foundation's `intersects` on Linux counts it.
  /// Source: HorizonCalendar's `testHorizontalLeadingMonthPartiallyClipped` [T].
  public func _intersects(_ other: CGRect) -> Bool {
    intersects(other) && maxX > other.minX && other.maxX > minX && maxY > other.minY && other.maxY > minY
  }
}

// Foundation's other methods of that name, which translated code calls by the same name.
extension DateInterval {
  public func _intersects(_ other: DateInterval) -> Bool { intersects(other) }
}

extension NSSet {
  public func _intersects(_ otherSet: Set<AnyHashable>) -> Bool { intersects(otherSet) }
}

extension NSOrderedSet {
  public func _intersects(_ other: NSOrderedSet) -> Bool { intersects(other) }
  public func _intersects(_ set: Set<AnyHashable>) -> Bool { intersectsSet(set) }
}
