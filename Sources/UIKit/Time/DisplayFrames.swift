/// Calls a closure at every frame of the display until the closure returns false.
///
/// Frames are at whole multiples of the frame time since the clock's zero. The first call is at the first frame after the
/// start. At each frame, closures are called in the order in which they were started. Without closures no timer is scheduled.
@MainActor
package final class DisplayFrames: EngineActivity {
  private let engine: Engine
  private let clock: VirtualClock
  private var token: VirtualClock.Token?
  private var step: (@MainActor (_ timestampNanoseconds: Int64) -> Bool)?

  private init(of engine: Engine, _ step: @escaping @MainActor (Int64) -> Bool) {
    self.engine = engine
    clock = engine.clock
    self.step = step
  }

  /// Runs `step` at every frame of an engine, with the frame's time, while it returns true.
  ///
  /// The engine retains the result while it runs. Keep it to call ``stop()``.
  @discardableResult
  package static func start(
    in engine: Engine = .current, _ step: @escaping @MainActor (_ timestampNanoseconds: Int64) -> Bool
  ) -> DisplayFrames {
    let frames = DisplayFrames(of: engine, step)
    engine.begin(frames)
    frames.scheduleNext()
    return frames
  }

  /// Whether the closure will be called again.
  package var isRunning: Bool { step != nil }

  /// Ends the calls. It may be called at any time, also by the closure.
  package func stop() {
    if let token { clock.cancel(token) }
    token = nil
    step = nil
    engine.end(self)
  }

  func abandon() { stop() }

  /// The time of the first frame after `moment`, both in nanoseconds.
  package static func nextFrame(after moment: Int64, on platform: PlatformBehavior) -> Int64 {
    let rate = platform.framesPerSecond
    var frame = (Double(moment) * rate / 1_000_000_000).rounded(.down)
    // The quotient may have a rounding error; a frame at `moment` itself is not after it.
    while time(ofFrame: frame, rate: rate) <= moment { frame += 1 }
    return time(ofFrame: frame, rate: rate)
  }

  private static func time(ofFrame frame: Double, rate: Double) -> Int64 {
    Int64((frame * 1_000_000_000 / rate).rounded())
  }

  private func scheduleNext() {
    let now = clock.now
    token = clock.schedule(afterNanoseconds: Self.nextFrame(after: now, on: engine.platform) - now) { self.takeStep() }
  }

  private func takeStep() {
    guard let step else { return }
    // The next frame is scheduled first, which keeps the order among several closures.
    let now = clock.now
    scheduleNext()
    if !step(now) { stop() }
  }
}
