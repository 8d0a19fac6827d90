public import Foundation
import UIKit

/// A way for a property of a view to come to a value; make a ``SpringAnimation`` or a ``BasicAnimation``.
///
/// It starts where the property is when an ``Animator`` gets it. An animation runs once.
@MainActor
public class FrameAnimation {
  /// What is animated.
  public let property: AnimatableProperty
  /// Where it comes to; of a scale, along both axes.
  public let toValue: CGFloat
  /// Runs when the animation is over: with true when it came to its end, with false when it was removed, another took its key
  /// or its view is gone.
  public var completion: ((_ finished: Bool) -> Void)?

  private var startTime: TimeInterval = 0
  private var lastTime: TimeInterval = 0
  private(set) var isRunning = false

  init(_ property: AnimatableProperty, to toValue: CGFloat) {
    self.property = property
    self.toValue = toValue
  }

  /// The goal as the numbers that make up the property.
  final var goal: SIMD2<Double> { property.numbers(of: toValue) }

  /// Told where the animation begins.
  func begin(at value: SIMD2<Double>) {}

  /// The value after so many seconds since the start, and since the last frame.
  func value(after seconds: TimeInterval, sinceLast: TimeInterval) -> SIMD2<Double> { goal }

  /// Whether the animation has come to its end; asked after each value.
  func isDone(after seconds: TimeInterval) -> Bool { true }

  final func start(on view: UIView, at time: TimeInterval) {
    precondition(startTime == 0 && !isRunning, "an animation runs once")
    startTime = time
    lastTime = time
    isRunning = true
    begin(at: property.read(view))
  }

  /// Writes the value of a frame; answers whether it was the last one.
  final func show(on view: UIView, at time: TimeInterval) -> Bool {
    let value = value(after: time - startTime, sinceLast: time - lastTime)
    lastTime = time
    property.write(value, to: view)
    guard isDone(after: time - startTime) else { return false }
    property.write(goal, to: view)
    return true
  }

  final func stop(finished: Bool) {
    guard isRunning else { return }
    isRunning = false
    completion?(finished)
  }
}
