public import Foundation

/// A timer that fires with the display's frames.
///
/// It does not fire before it is added to a run loop, while it is paused, or after it was invalidated. Every run loop and mode
/// stands for the virtual clock.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  /// Seconds of the virtual clock at the frame shown last.
  public private(set) var timestamp: CFTimeInterval = 0
  /// Seconds of the virtual clock at the next frame.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds from one frame of the display to the next.
  public var duration: CFTimeInterval { 1 / engine.platform.framesPerSecond }

  /// Whether frames are skipped. Default: false.
  public var isPaused = false {
    didSet { update() }
  }

  /// The number of frames a second; 0, the default, means every frame of the display.
  ///
  /// The link uses every second, third … frame, so that the rate is the lowest that is not below this number.
  public var preferredFramesPerSecond = 0

  /// The range of rates; its preferred one, else its greatest, counts as ``preferredFramesPerSecond``. Source: Apple's page of this
  /// property [D]; which rate of the range a display chooses [I].
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let range = preferredFrameRateRange
      let rate = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum
      preferredFramesPerSecond = rate > 0 ? Int(rate) : 0
    }
  }

  /// The engine that was current when the link was made.
  private let engine = Engine.current
  private var handler: ((CADisplayLink) -> Void)?
  private var isAdded = false
  private var frames: DisplayFrames?
  private var framesSinceFiring = 0

  /// Makes a link that sends `target` a message at every frame. The link keeps its target until it is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { link in sel._perform(on: target, link) }
  }

  /// Makes a link that runs `handler` at every frame.
  package init(_ handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
  }

  /// Starts the link.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    update()
  }

  /// Stops the link.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    update()
  }

  /// Stops the link and releases its target.
  public func invalidate() {
    handler = nil
    isAdded = false
    update()
  }

  private func update() {
    let isWanted = isAdded && !isPaused && handler != nil
    if !isWanted {
      frames?.stop()
      frames = nil
    } else if frames == nil {
      framesSinceFiring = interval - 1
      frames = DisplayFrames.start(in: engine) { time in self.show(time) }
    }
  }

  /// The number of display frames for each frame of the link.
  private var interval: Int {
    guard preferredFramesPerSecond > 0 else { return 1 }
    return max(Int(engine.platform.framesPerSecond / Double(preferredFramesPerSecond)), 1)
  }

  private func show(_ time: Int64) -> Bool {
    framesSinceFiring += 1
    guard framesSinceFiring >= interval else { return true }
    framesSinceFiring = 0
    timestamp = Double(time) / 1_000_000_000
    targetTimestamp = Double(DisplayFrames.nextFrame(after: time, on: engine.platform)) / 1_000_000_000
    handler?(self)
    return frames != nil
  }
}
