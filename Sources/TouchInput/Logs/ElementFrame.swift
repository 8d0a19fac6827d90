/// The rectangle that a view covers on the screen, in points.
public struct ElementFrame: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The point in the middle.
  public var centre: (x: Double, y: Double) { (x + width / 2, y + height / 2) }
}
