import Foundation

/// The animations of an interactive transition: paused at their start, moved by the interaction, resumed at its end.
///
/// Positions are seconds since the common start, with each animation's own delay included.
@MainActor
final class HeldAnimations {
  private let engine: Engine
  private var held: [(group: AnimationGroup, delay: Double)] = []

  init(in engine: Engine) { self.engine = engine }

  /// Runs `body` and pauses the animations that it starts.
  func run(_ body: () -> Void) {
    let outer = engine.heldAnimations
    engine.heldAnimations = self
    engine.run(body)
    engine.heldAnimations = outer
  }

  func hold(_ group: AnimationGroup) {
    held.append((group, Double(group.timeline.start - engine.clock.now) / 1_000_000_000))
    group.timeline.direction = 0
  }

  func move(to second: Double) {
    for (group, delay) in held { place(group, delay, at: second) }
  }

  /// Resumes all animations at `second`, forwards or back to the start, with a factor for the speed.
  func release(at second: Double, speed: Double, backwards: Bool) {
    let groups = held
    held = []
    for (group, delay) in groups {
      place(group, delay, at: second)
      let wait = backwards ? second - delay - group.duration : delay - second
      group.timeline.start += Int64((max(wait, 0) / speed * 1_000_000_000).rounded())
      group.timeline.duration = group.duration / speed
      group.timeline.direction = backwards ? -1 : 1
      group.scheduleEnd()
    }
  }

  private func place(_ group: AnimationGroup, _ delay: Double, at second: Double) {
    group.timeline.start = engine.clock.now
    let passed = max(second - delay, 0)
    group.timeline.fractionAtStart = group.duration > 0 ? min(passed / group.duration, 1) : 0
  }
}
