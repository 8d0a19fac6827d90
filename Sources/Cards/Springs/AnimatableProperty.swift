public import UIKit

/// Something of a view that an animation reads when it starts and writes at every frame.
///
/// Source: POP, `POPAnimatableProperty`: what is read and written, and the thresholds [S].
public struct AnimatableProperty: Sendable {
  /// What it is called.
  public let name: String
  /// The smallest difference that can be seen: a spring ends when it is well below it.
  public let threshold: Double

  /// Whether two numbers, which are set to one value, make up the property.
  private let isPair: Bool
  private let readValue: @MainActor @Sendable (UIView) -> SIMD2<Double>
  private let writeValue: @MainActor @Sendable (UIView, SIMD2<Double>) -> Void

  /// Makes a property of one number.
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

  /// How far a view's transform moves it down, in points, unscaled. Scale stays as it is.
  public static let translationY = AnimatableProperty(
    name: "translationY", threshold: 1, read: { $0.transform.ty }, write: { $0.transform.ty = $1 })

  /// How much a view's transform, which must not turn it, scales it along both axes. Translation stays as it is.
  public static let scaleXY = AnimatableProperty(
    pair: "scaleXY", threshold: 0.005, read: { SIMD2($0.transform.a, $0.transform.d) },
    write: {
      $0.transform.a = $1.x
      $0.transform.d = $1.y
    })

  /// A view's opacity.
  public static let alpha = AnimatableProperty(
    name: "alpha", threshold: 0.01, read: { $0.alpha }, write: { $0.alpha = $1 })

  /// A value as the numbers that make it up.
  func numbers(of value: CGFloat) -> SIMD2<Double> { SIMD2(value, isPair ? value : 0) }

  @MainActor
  func read(_ view: UIView) -> SIMD2<Double> { readValue(view) }

  @MainActor
  func write(_ numbers: SIMD2<Double>, to view: UIView) {
    // A view that is where it should be need not hear of it.
    if readValue(view) != numbers { writeValue(view, numbers) }
  }
}
