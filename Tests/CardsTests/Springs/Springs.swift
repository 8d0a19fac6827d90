import Cards
import Foundation
import TestSupport
import Testing
import UIKit

/// Constants, motion and end of the springs, without cards.
@Suite("Springs have POP's constants and move like a damped oscillator")
@MainActor
struct Springs {
  struct Constants: Sendable, CustomTestStringConvertible {
    let speed: Double
    let bounciness: Double
    let tension: Double
    let friction: Double
    let dampingRatio: Double
    var testDescription: String { "speed \(speed), bounciness \(bounciness)" }
  }

  nonisolated static let constants = [
    Constants(speed: 12, bounciness: 2, tension: 342.1006, friction: 33.6269, dampingRatio: 0.909),
    Constants(speed: 12, bounciness: 0, tension: 342.1006, friction: 36.9259, dampingRatio: 0.998),
    // The other two fitted curves, computed by an independent model.
    Constants(speed: 2, bounciness: 0, tension: 129.6918, friction: 18.2559, dampingRatio: 0.8015),
    Constants(speed: 5, bounciness: 4, tension: 193.4144, friction: 22.1005, dampingRatio: 0.7946),
  ]

  @Test("constants of a speed and a bounciness", arguments: constants)
  func dynamics(_ row: Constants) {
    let dynamics = SpringDynamics(speed: row.speed, bounciness: row.bounciness)
    #expect(abs(dynamics.tension - row.tension) < 5e-5)
    #expect(abs(dynamics.friction - row.friction) < 5e-5)
    #expect(abs(dynamics.dampingRatio - row.dampingRatio) < 5e-4)
    #expect(dynamics.mass == 1)
    if row.speed == 12 { #expect(abs(dynamics.naturalFrequency - 18.496) < 5e-4) }
  }

  struct Run: Sendable, CustomTestStringConvertible {
    let name: String
    let from: Double
    let to: Double
    let bounciness: Double
    var velocity = 0.0
    /// The number of display frames until it is at its final value, by an independent model of POP's solver.
    let frames: Int
    var testDescription: String { name }
  }

  nonisolated static let runs = [
    Run(name: "present", from: 647, to: 0, bounciness: 2, frames: 29),
    Run(name: "dismiss", from: 0, to: 647, bounciness: 0, frames: 35),
    Run(name: "dismiss at 4000", from: 0, to: 647, bounciness: 0, velocity: 4000, frames: 34),
    Run(name: "dismiss upwards", from: 0, to: 647, bounciness: 0, velocity: -2000, frames: 36),
    Run(name: "back", from: 0, to: -60, bounciness: 2, frames: 20),
    Run(name: "forward", from: -60, to: 0, bounciness: 0, frames: 27),
  ]

  @Test("every frame equals the closed form at the solver's time, and the last one the final value", arguments: runs)
  func motion(_ run: Run) {
    withPhone {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.transform.ty = run.from
      let animator = Animator()
      let spring = SpringAnimation(.translationY, to: run.to, speed: 12, bounciness: run.bounciness)
      spring.velocity = run.velocity
      var finished: Bool?
      spring.completion = { finished = $0 }
      animator.add(spring, to: view, forKey: "spring")
      var solverTime = SolverTime()
      var frame = 0
      while finished == nil && frame < 200 {
        frame += 1
        let before = VirtualClock.current.seconds
        VirtualClock.current.advance(to: Int64((Double(frame) * 1e9 / 60).rounded()))
        let time = solverTime.advance(by: VirtualClock.current.seconds - before)
        guard finished == nil else { break }
        let expected = Self.closedForm(run, spring.dynamics, after: time)
        #expect(abs(view.transform.ty - expected) < 0.15, "frame \(frame)")
      }
      #expect(finished == true)
      #expect(frame == run.frames)
      #expect(view.transform.ty == CGFloat(run.to))
      #expect(animator.animation(forKey: "spring", of: view) == nil)
    }
  }

  /// The position of an underdamped oscillator.
  private static func closedForm(_ run: Run, _ dynamics: SpringDynamics, after time: Double) -> Double {
    let decay = dynamics.dampingRatio * dynamics.naturalFrequency
    let frequency = (dynamics.naturalFrequency * dynamics.naturalFrequency - decay * decay).squareRoot()
    let start = run.from - run.to
    let swing = (run.velocity + decay * start) / frequency
    return run.to + exp(-decay * time) * (start * cos(frequency * time) + swing * sin(frequency * time))
  }

  /// The time of a solver with steps of a millisecond that shows a value between its last two steps and continues from
  /// there.
  private struct SolverTime {
    var left = 0.0
    var shown = 0.0

    mutating func advance(by seconds: Double) -> Double {
      // A thousandth in 32 bits, as in POP.
      let step = Double(Float(0.001))
      left += seconds
      var whole = 0.0
      while left >= step {
        left -= step
        whole += step
      }
      if whole > 0 { shown += whole - step + left }
      return shown
    }
  }

  @Test("bounciness 2 overshoots slightly, bounciness 0 does not")
  func overshoot() {
    withPhone {
      #expect(lowest(bounciness: 2) < -0.5)
      #expect(lowest(bounciness: 0) > -0.01)
      #expect(lowest(bounciness: 15) < -100)
    }
  }

  private func lowest(bounciness: Double) -> Double {
    let view = UIView(frame: .zero)
    view.transform.ty = 647
    let animator = Animator()
    let spring = SpringAnimation(.translationY, to: 0, speed: 12, bounciness: bounciness)
    animator.add(spring, to: view, forKey: "spring")
    var lowest = 647.0
    for _ in 0..<300 {
      VirtualClock.current.advance(to: VirtualClock.current.now + 16_666_667)
      lowest = min(lowest, view.transform.ty)
    }
    return lowest
  }
}
