import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import UIKit

/// `Documentation/Fidelity.md`, rules 5.4 to 5.6, rows S10 and S11.
@Suite("The motion of scrolling content has a closed form")
struct ScrollPhysics {
  private func axis(
    _ content: CGFloat = 10_000, before: CGFloat = 0, after: CGFloat = 0, through dimension: CGFloat = 300,
    bounces: Bool = true, always: Bool = false
  ) -> ScrollAxis {
    ScrollAxis(
      content: content, insetBefore: before, insetAfter: after, dimension: dimension, bounces: bounces,
      alwaysBounces: always, rubberBandCoefficient: 0.55)
  }

  private func motion(
    along axis: ScrollAxis, from offset: CGFloat, velocity: CGFloat, target: CGFloat? = nil, rate: CGFloat = 0.998
  ) -> ScrollMotion {
    ScrollMotion(
      along: axis, from: offset, velocity: velocity, target: target, rate: rate, on: PlatformBehavior())
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 0.0005) -> Bool {
    abs(one - other) <= tolerance
  }

  @Test(
    "S10: the rubber band has the measured values",
    arguments: [
      (960, 5, 2.742), (960, 10, 5.469), (960, 100, 52.020), (960, 400, 178.983), (960, 960, 340.645),
      (600, 60, 31.280), (300, 30, 15.640),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func rubberBand(dimension: CGFloat, overshoot: CGFloat, shown: CGFloat) {
    let band = RubberBand(coefficient: 0.55, dimension: dimension)
    #expect(isNear(band.shown(overshoot), shown, within: 0.001))
    #expect(isNear(band.overshoot(showing: band.shown(overshoot)), overshoot, within: 1e-9))
  }

  @Test("the rubber band of a viewport of zero size, and of content further out than a drag can move it")
  func rubberBandEdges() {
    #expect(RubberBand(coefficient: 0.55, dimension: 0).shown(100) == 0)
    #expect(RubberBand(coefficient: 0.55, dimension: 300).overshoot(showing: 300) == 300)
    #expect(RubberBand(coefficient: 0.55, dimension: 300).overshoot(showing: 0) == 0)
  }

  @Test("the shown and the dragged offset are each other's inverse along an axis", arguments: 0..<4)
  func inverse(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      let axis = axis(
        CGFloat.random(in: 0...2000, using: &random), before: CGFloat.random(in: -50...100, using: &random),
        after: CGFloat.random(in: -50...100, using: &random), through: CGFloat.random(in: 1...900, using: &random))
      let raw = CGFloat.random(in: -3000...3000, using: &random)
      #expect(isNear(axis.raw(axis.shown(raw)), raw, within: 1e-6))
    }
  }

  @Test(
    "an axis has the range from the leading inset to the content and trailing inset minus the viewport",
    arguments: [
      // content, inset before, inset after, lower bound, upper bound
      (1000, 0, 0, 0, 700), (1000, 100, 0, -100, 700), (1000, -100, 0, 100, 700), (1000, 0, 50, 0, 750),
      (200, 0, 0, 0, 0), (200, 20, 0, -20, -20), (200, 20, 200, -20, 100),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func range(content: CGFloat, before: CGFloat, after: CGFloat, lower: CGFloat, upper: CGFloat) {
    let axis = axis(content, before: before, after: after)
    #expect(axis.lower == lower && axis.upper == upper)
    #expect(axis.scrolls == (lower < upper))
  }

  @Test("short content scrolls only when it always bounces, which requires bouncing")
  func scrolls() {
    #expect(!axis(100).scrolls)
    #expect(axis(100, always: true).scrolls)
    #expect(!axis(100, bounces: false, always: true).scrolls)
    #expect(axis(400, bounces: false).scrolls)
  }

  @Test(
    "S11: a release travels the expected distance",
    arguments: [
      // rate, velocity, distance, duration, position after 0.1 s, after 0.5 s
      (0.998, 1000, 499, 2.300, 90.54, 315.61), (0.998, 500, 249.5, 1.954, 45.27, 157.81),
      (0.99, 1000, 99, 0.458, 62.76, 98.35),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func deceleration(
    rate: CGFloat, velocity: CGFloat, way: CGFloat, duration: CGFloat, early: CGFloat, late: CGFloat
  ) {
    let motion = ExponentialDecay(from: 10, velocity: velocity, rate: rate, endingAt: 10)
    #expect(isNear(motion.destination, 10 + way, within: 0.005))
    #expect(isNear(motion.duration, duration))
    #expect(isNear(motion.position(at: 0.1), 10 + early, within: 0.005))
    #expect(isNear(motion.position(at: 0.5), 10 + late, within: 0.005))
    #expect(isNear(motion.velocity(at: 0), velocity, within: velocity / 100))
    #expect(isNear(abs(motion.velocity(at: motion.duration)), 10, within: 0.1))
    #expect(isNear(motion.end, motion.position(at: motion.duration), within: 1e-9))
    let back = ExponentialDecay(from: 10, velocity: -velocity, rate: rate, endingAt: 10)
    #expect(isNear(back.destination, 10 - way, within: 0.005))
    #expect(isNear(motion.position(at: motion.time(toReach: 60)!), 60, within: 1e-9))
    #expect(motion.time(toReach: 9) == nil && motion.time(toReach: 10) == 0 && motion.time(toReach: 10_000) == nil)
  }

  @Test("invalid rates end or never end, without a fault")
  func senselessRates() {
    #expect(ExponentialDecay(from: 0, velocity: 100, rate: 0, endingAt: 10).duration < 0.01)
    #expect(ExponentialDecay(from: 0, velocity: 100, rate: 2, endingAt: 10).position(at: 1) > 99)
    #expect(ExponentialDecay(from: 0, velocity: 9, rate: 0.998, endingAt: 10).duration == 0)
    #expect(ExponentialDecay(from: 5, velocity: 0, to: 5, rate: 0.998, tolerance: 0.5).duration == 0)
  }

  @Test(
    "a motion with a target ends there, and keeps its velocity if that leads there",
    arguments: [
      // velocity, target, expected velocity at the start
      (1000, 100, 1000), (1000, 499, 1000), (1000, 1000, 2002.0), (-1000, 100, 200.2), (0, 100, 200.2),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func aimed(velocity: CGFloat, target: CGFloat, start: CGFloat) {
    let motion = ExponentialDecay(from: 0, velocity: velocity, to: target, rate: 0.998, tolerance: 0.5)
    #expect(isNear(motion.velocity(at: 0), start, within: 3))
    #expect(abs(motion.position(at: motion.duration) - target) <= 0.5001)
  }

  @Test(
    "the bounce from rest",
    arguments: [(0, 52.02), (0.1, 23.90), (0.2, 10.19), (0.5, 0.63)] as [(CGFloat, CGFloat)])
  func bounce(time: CGFloat, left: CGFloat) {
    #expect(isNear(motion(along: axis(), from: -52.02, velocity: 0).position(at: time), -left, within: 0.005))
  }

  @Test("a bounce has settled after its duration, for any damping", arguments: [0.5, 1, 1.5])
  func settles(ratio: CGFloat) {
    var platform = PlatformBehavior()
    platform.bounceDampingRatio = ratio
    for (overshoot, velocity) in [(52, 0), (0.01, 800), (30, -100), (20, 500)] as [(CGFloat, CGFloat)] {
      let motion = ScrollMotion(
        along: axis(), from: -overshoot, velocity: -velocity, rate: 0.998, on: platform)
      #expect(motion.end == 0)
      #expect(abs(motion.position(at: motion.duration.nextDown)) <= 0.4 + 1e-9)
    }
  }

  @Test("a motion that stays in range is the deceleration alone")
  func inRange() {
    let motion = motion(along: axis(), from: 100, velocity: 1000)
    #expect(isNear(motion.end, 594.01, within: 0.005))
    #expect(isNear(motion.duration, 2.300))
    #expect(isNear(motion.position(at: 0.1), 190.54, within: 0.005))
    #expect(motion.position(at: 4) == motion.end)
  }

  @Test("a motion that reaches the edge keeps its velocity beyond it and returns to it")
  func bounces() {
    let axis = axis(1000)
    let motion = motion(along: axis, from: 600, velocity: 1000)
    #expect(motion.end == 700)
    // The edge is reached after 100 of 499 points, with a velocity of 798.8 points per second.
    let turn: CGFloat = 0.111712
    #expect(isNear(motion.position(at: turn), 700, within: 0.01))
    #expect(isNear(motion.position(at: turn + 0.1), 700 + 798.8 * 0.1 * exp(-1.0909), within: 0.05))
    #expect(isNear(motion.position(at: turn + 0.0001) - motion.position(at: turn), 0.0798, within: 0.001))
    #expect(motion.position(at: motion.duration) == 700)
    let stopped = self.motion(along: self.axis(1000, bounces: false), from: 600, velocity: 1000)
    #expect(stopped.end == 700 && isNear(stopped.duration, turn, within: 0.0001))
    for step in 0..<100 { #expect(stopped.position(at: CGFloat(step) / 60) <= 700) }
  }

  @Test("content that is released beyond its edge returns directly")
  func releasedBeyond() {
    let motion = motion(along: axis(), from: -52.02, velocity: 0)
    #expect(motion.end == 0)
    #expect(isNear(motion.position(at: 0.1), -23.90, within: 0.005))
    #expect(self.motion(along: axis(), from: -52.02, velocity: -500).position(at: 0.05) < -52.02)
    #expect(self.motion(along: axis(), from: -50, velocity: 990).end == 0)
  }

  @Test("the return is not known after a slow release, an inward one, and a fast one far from the edge")
  func unknownReturns() {
    #expect(!motion(along: axis(), from: -50, velocity: 0).isReturnUnknown)
    #expect(!motion(along: axis(), from: -10, velocity: -800).isReturnUnknown)
    #expect(motion(along: axis(), from: -10, velocity: -20).isReturnUnknown)
    #expect(motion(along: axis(), from: -10, velocity: 20).isReturnUnknown)
    #expect(motion(along: axis(), from: -200, velocity: -800).isReturnUnknown)
    #expect(!motion(along: axis(), from: 10, velocity: -800).isReturnUnknown)
  }

  @Test("content that is released beyond its edge with an inward velocity continues")
  func flungBack() {
    #expect(isNear(motion(along: axis(), from: -50, velocity: 1000).end, 444.01, within: 0.01))
    #expect(motion(along: axis(400), from: -50, velocity: 5000).end == 100)
  }

  @Test("a motion never jumps, ends in range, and ends at its target", arguments: 0..<8)
  func continuous(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<100 {
      let axis = axis(
        CGFloat.random(in: 0...2000, using: &random), through: CGFloat.random(in: 50...900, using: &random),
        bounces: !random.once(in: 4))
      let slack: CGFloat = axis.bounces ? 200 : 0
      let offset = CGFloat.random(in: axis.lower - slack...axis.upper + slack, using: &random)
      let velocity = CGFloat.random(in: -5000...5000, using: &random)
      let target =
        random.once(in: 3) ? CGFloat.random(in: axis.lower...axis.upper, using: &random) : CGFloat?.none
      let motion = motion(along: axis, from: offset, velocity: velocity, target: target)
      #expect(axis.contains(motion.end))
      if let target { #expect(motion.end == target) }
      #expect(isNear(motion.position(at: 0), offset, within: 1))
      var last = motion.position(at: 0)
      // An upper bound: the initial velocity, the velocity towards a target, or the spring's.
      let fastest = max(abs(velocity), 2.1 * abs(motion.end - offset), 1000) + 5000
      for step in 1...600 {
        let place = motion.position(at: CGFloat(step) / 240)
        #expect(abs(place - last) <= fastest / 240 + 0.6)
        if !axis.bounces { #expect(axis.contains(place)) }
        last = place
      }
      #expect(motion.position(at: motion.duration) == motion.end)
    }
  }

  @Test(
    "a page has the length of the viewport",
    arguments: [
      // offset, velocity, the page by the velocity, the nearest page
      (0, 0, 0, 0), (149, 0, 0, 0), (151, 0, 300, 300), (20, 300, 300, 0), (280, -300, 0, 300), (20, -300, 0, 0),
      (300, 500, 300, 300), (-40, -10, -300, 0), (640, 1, 900, 600),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func paging(offset: CGFloat, velocity: CGFloat, byVelocity: CGFloat, nearest: CGFloat) {
    #expect(Paging(length: 300, rule: .velocity).target(from: offset, velocity: velocity) == byVelocity)
    #expect(Paging(length: 300, rule: .nearest).target(from: offset, velocity: velocity) == nearest)
    #expect(Paging(length: 0, rule: .nearest).target(from: offset, velocity: velocity) == offset)
  }
}
