public import Foundation
public import UIKit

/// Moves an overlay to its notch with a spring.
///
/// The animation lasts until the spring settles. In 3.5.3 a slow drag is followed by a critically damped spring and a
/// fast one by a spring with ``damping``; the initial velocity is zero. In 1.0.0 the damping is constant and the
/// initial velocity is a thousandth of the drag's speed, always towards the notch.
/// Source: OverlayContainer, `SpringOverlayTranslationAnimationController`, at 74003c4 and df49c8f [S].
@MainActor
public final class SpringOverlayTranslationAnimationController: OverlayAnimatedTransitioning {
  /// The release whose behaviour the controller has.
  public let version: OverlayContainerVersion
  /// The mass. Default: 1; not public in 1.0.0.
  public var mass: CGFloat = 1
  /// The damping ratio; in 3.5.3, that of the fastest drag. Default: 0.7, and 0.9 for styles whose view would leave the
  /// bottom edge.
  public var damping: CGFloat = 0.7
  /// The period of the undamped spring, in seconds. Default: 0.3.
  public var response: CGFloat = 0.3

  private static let slowest: CGFloat = 150
  private static let fastest: CGFloat = 3_000

  /// Creates the controller of a release with the damping of the flexible style.
  public init(version: OverlayContainerVersion = .v3_5_3) {
    self.version = version
  }

  /// Creates the default controller of a container's style.
  public convenience init(style: OverlayStyle) {
    self.init()
    switch style {
    case .flexibleHeight: damping = 0.7
    case .rigid, .expandableHeight: damping = 0.9
    }
  }

  public func interruptibleAnimator(using context: any OverlayContainerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    UIViewPropertyAnimator(
      duration: nominalDuration(using: context), timingParameters: timingParameters(for: context.velocity))
  }

  /// The position of a speed between 150 and 3000 points per second, from 0 to 1.
  package func share(ofSpeed speed: CGFloat) -> CGFloat {
    (min(max(abs(speed), Self.slowest), Self.fastest) - Self.slowest) / (Self.fastest - Self.slowest)
  }

  /// The damping ratio for a drag's downward velocity, in points per second.
  package func dampingRatio(forSpeed speed: CGFloat) -> CGFloat {
    switch version {
    case .v1_0_0: damping
    case .v3_5_3: 1 + share(ofSpeed: speed) * (damping - 1)
    }
  }

  package var stiffness: CGFloat { pow(2 * .pi / response, 2) }

  /// The damping coefficient for a drag's velocity, for a mass of 1.
  package func dampingCoefficient(forSpeed speed: CGFloat) -> CGFloat {
    4 * .pi * dampingRatio(forSpeed: speed) / response
  }

  /// The initial velocity in 1.0.0: a thousandth of the drag's speed, without sign.
  package func initialVelocity(for velocity: CGPoint) -> CGVector {
    switch version {
    case .v1_0_0: CGVector(dx: abs(velocity.x) / 1_000, dy: abs(velocity.y) / 1_000)
    case .v3_5_3: .zero
    }
  }

  /// The animator's nominal duration. A spring with its own timing does not use it.
  ///
  /// 1.0.0: the time that the drag's velocity needs for the distance, from 0.1 to 0.5 seconds; NaN when both are 0.
  package func nominalDuration(using context: any OverlayContainerContextTransitioning) -> TimeInterval {
    guard version == .v1_0_0 else { return 0 }
    let way = abs(context.targetNotchHeight - context.overlayTranslationHeight)
    return max(min(TimeInterval(way / abs(context.velocity.y)), 0.5), 0.1)
  }

  private func timingParameters(for velocity: CGPoint) -> UISpringTimingParameters {
    UISpringTimingParameters(
      mass: mass, stiffness: stiffness, damping: dampingCoefficient(forSpeed: velocity.y),
      initialVelocity: initialVelocity(for: velocity))
  }
}
