#if !canImport(Darwin)
  /// Seconds. Linux's Foundation does not have this name.
  public typealias CFTimeInterval = Double
#endif

/// Seconds of the virtual clock, which events' timestamps count too.
@MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  VirtualClock.running.seconds
}
