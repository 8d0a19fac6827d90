public import Foundation
import UIKit

/// A movement of a view's property to a value; create a ``SpringAnimation`` or a ``BasicAnimation``.
///
/// It starts at the property's value at the time when it is added to an ``Animator``. An animation runs once.
@MainActor
public class FrameAnimation {
  /// The animated property.
  public let property: AnimatableProperty
  /// The final value; for a scale, along both axes.
  public let toValue: CGFloat
  /// Runs when the animation ends: with true if it reached its final value; with false if it was removed or replaced by
  /// another one with its key, or if its view was deallocated.
  public var completion: ((_ finished: Bool) -> Void)?

  private var startTime: TimeInterval = 0
  private var lastTime: TimeInterval = 0
  private(set) var isRunning = false

  init(_ property: AnimatableProperty, to toValue: CGFloat) {
    self.property = property
    self.toValue = toValue
  }

  /// The final value as the property's components.
  final var goal: SIMD2<Double> { property.numbers(of: toValue) }

  /// Called with the initial value.
  func begin(at value: SIMD2<Double>) {}

  /// The value at a time since the start, in seconds; `sinceLast` is the time since the last frame.
  func value(after seconds: TimeInterval, sinceLast: TimeInterval) -> SIMD2<Double> { goal }

  /// Whether the animation has ended; called after each value.
  func isDone(after seconds: TimeInterval) -> Bool { true }

  final func start(on view: UIView, at time: TimeInterval) {
    precondition(startTime == 0 && !isRunning, "an animation runs once")
    startTime = time
    lastTime = time
    isRunning = true
    begin(at: property.read(view))
  }

  /// Writes the value of a frame. Returns whether it was the last one.
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
