public import UIKit

/// A property of a view that an animation reads when it starts and writes at every frame.
///
/// Source: POP, `POPAnimatableProperty`: accessors and thresholds [S].
public struct AnimatableProperty: Sendable {
  public let name: String
  /// The smallest visible difference. A spring ends when its movement is well below it.
  public let threshold: Double

  /// Whether the property has two components, which are set to the same value.
  private let isPair: Bool
  private let readValue: @MainActor @Sendable (UIView) -> SIMD2<Double>
  private let writeValue: @MainActor @Sendable (UIView, SIMD2<Double>) -> Void

  /// Creates a property with one component.
  public init(
    name: String, threshold: Double, read: @escaping @MainActor @Sendable (UIView) -> CGFloat,
    write: @escaping @MainActor @Sendable (UIView, CGFloat) -> Void
  ) {
    self.name = name
    self.threshold = threshold
    isPair = false
    readValue = { SIMD2(read($0), 0) }
    writeValue = { write($0, $1.x) }
  }

  private init(
    pair name: String, threshold: Double, read: @escaping @MainActor @Sendable (UIView) -> SIMD2<Double>,
    write: @escaping @MainActor @Sendable (UIView, SIMD2<Double>) -> Void
  ) {
    self.name = name
    self.threshold = threshold
    isPair = true
    readValue = read
    writeValue = write
  }

  /// The vertical translation of a view's transform, in points, unscaled. Setting it keeps the scale.
  public static let translationY = AnimatableProperty(
    name: "translationY", threshold: 1, read: { $0.transform.ty }, write: { $0.transform.ty = $1 })

  /// The scale of a view's transform along both axes; the transform must not rotate. Setting it keeps the translation.
  public static let scaleXY = AnimatableProperty(
    pair: "scaleXY", threshold: 0.005, read: { SIMD2($0.transform.a, $0.transform.d) },
    write: {
      $0.transform.a = $1.x
      $0.transform.d = $1.y
    })

  public static let alpha = AnimatableProperty(
    name: "alpha", threshold: 0.01, read: { $0.alpha }, write: { $0.alpha = $1 })

  /// A value as the property's components.
  func numbers(of value: CGFloat) -> SIMD2<Double> { SIMD2(value, isPair ? value : 0) }

  @MainActor
  func read(_ view: UIView) -> SIMD2<Double> { readValue(view) }

  @MainActor
  func write(_ numbers: SIMD2<Double>, to view: UIView) {
    // An unchanged value is not written again, so that the view is not invalidated.
    if readValue(view) != numbers { writeValue(view, numbers) }
  }
}
