/// The display's frames for one who needs them: a step at every frame until it says that it is done.
///
/// Frames stand at whole multiples of the frame time, counted from the clock's zero, whoever needs them; the first step comes
/// at the first frame after now. Whoever began first gets each frame first. Nothing is scheduled while nobody needs frames.
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
  /// The frames go on even if the result is dropped; keep it to ``stop()`` them from outside.
  @discardableResult
  package static func start(
    in engine: Engine = .current, _ step: @escaping @MainActor (_ timestampNanoseconds: Int64) -> Bool
  ) -> DisplayFrames {
    let frames = DisplayFrames(of: engine, step)
    engine.begin(frames)
    frames.scheduleNext()
    return frames
  }

  /// Whether there will be a further step.
  package var isRunning: Bool { step != nil }

  /// Ends the frames; fine at any time, within a step too.
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
    // The quotient may be off by a rounding error; a frame at `moment` itself has been shown.
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
    // The next frame is asked for first, to keep the place among those who are served at one frame.
    let now = clock.now
    scheduleNext()
    if !step(now) { stop() }
  }
}
