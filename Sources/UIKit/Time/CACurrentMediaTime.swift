#if !canImport(Darwin)
  /// Seconds. Linux's Foundation does not have this name.
  public typealias CFTimeInterval = Double
#endif

/// Seconds of the virtual clock, which events' timestamps count too. Called on the main thread.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.assumeIsolated { VirtualClock.running.seconds }
}
