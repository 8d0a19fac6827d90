public import Foundation
public import UIKit

/// Brings an overlay to its notch on a spring.
///
/// The spring takes the time that it needs to settle. In 3.5.3 a slow finger gets a spring that does not swing at all and a fast
/// one gets ``damping``; the overlay begins at rest either way. In 1.0.0 the damping is the same for all, and the overlay
/// begins at a thousandth of the finger's speed, always towards the notch.
/// Source: OverlayContainer, `SpringOverlayTranslationAnimationController`, at 74003c4 and df49c8f [S].
@MainActor
public final class SpringOverlayTranslationAnimationController: OverlayAnimatedTransitioning {
  /// The release that the controller behaves as.
  public let version: OverlayContainerVersion
  /// The mass on the spring. 1; 1.0.0 has no name for it.
  public var mass: CGFloat = 1
  /// The damping ratio: in 3.5.3 that of the fastest finger. 0.7, and 0.9 for the styles whose views would be lifted off the bottom.
  public var damping: CGFloat = 0.7
  /// Seconds that a swing of the spring would take without damping. 0.3.
  public var response: CGFloat = 0.3

  private static let slowest: CGFloat = 150
  private static let fastest: CGFloat = 3_000

  /// Makes the controller of a release, with the damping of the flexible style.
  public init(version: OverlayContainerVersion = .v3_5_3) {
    self.version = version
  }

  /// Makes the controller that a container of a style uses by itself.
  public convenience init(style: OverlayStyle) {
    self.init()
    switch style {
    case .flexibleHeight: damping = 0.7
    case .rigid, .expandableHeight: damping = 0.9
    }
  }

  /// The animator for one movement.
  public func interruptibleAnimator(using context: any OverlayContainerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    UIViewPropertyAnimator(
      duration: nominalDuration(using: context), timingParameters: timingParameters(for: context.velocity))
  }

  /// How much of the way from the slowest speed that counts, 150, to the fastest, 3000, a finger's speed is: 0 to 1.
  package func share(ofSpeed speed: CGFloat) -> CGFloat {
    (min(max(abs(speed), Self.slowest), Self.fastest) - Self.slowest) / (Self.fastest - Self.slowest)
  }

  /// The damping ratio of the spring for a finger's speed down, in points per second.
  package func dampingRatio(forSpeed speed: CGFloat) -> CGFloat {
    switch version {
    case .v1_0_0: damping
    case .v3_5_3: 1 + share(ofSpeed: speed) * (damping - 1)
    }
  }

  /// The spring's stiffness.
  package var stiffness: CGFloat { pow(2 * .pi / response, 2) }

  /// The spring's damping coefficient for a finger's speed: that of its damping ratio where the mass is 1.
  package func dampingCoefficient(forSpeed speed: CGFloat) -> CGFloat {
    4 * .pi * dampingRatio(forSpeed: speed) / response
  }

  /// Where in 1.0.0 the spring begins: a thousandth of the finger's speeds, whichever way they led.
  package func initialVelocity(for velocity: CGPoint) -> CGVector {
    switch version {
    case .v1_0_0: CGVector(dx: abs(velocity.x) / 1_000, dy: abs(velocity.y) / 1_000)
    case .v3_5_3: .zero
    }
  }

  /// The duration that the animator is made with. It has no effect on a spring that takes its own time.
  ///
  /// 1.0.0: the time that the finger would have needed for the way, from 0.1 to 0.5 seconds; no number where neither moves.
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
