extension Engine {
  /// The current engine, retained once; `nil` until an engine is first needed.
  ///
  /// Unmanaged, because the hit test reads it at every view and must not count references there.
  @exclusivity(unchecked) private(set) static var pointer: Unmanaged<Engine>?

  /// The engine of the running app. A process begins with one that belongs to no scene.
  ///
  /// The current engine is retained until another one is made current.
  package static var current: Engine {
    @inline(__always) get {
      if let pointer { return pointer.takeUnretainedValue() }
      return makeFirst()
    }
  }

  /// The current engine; `nil` before the first use of one.
  package static var currentIfAny: Engine? { pointer?.takeUnretainedValue() }

  @inline(never)
  private static func makeFirst() -> Engine {
    let engine = Engine()
    engine.makeCurrent()
    return engine
  }

  /// Makes this the current engine.
  package func makeCurrent() {
    let outer = Engine.pointer
    guard outer?.toOpaque() != Unmanaged.passUnretained(self).toOpaque() else { return }
    Engine.pointer = .passRetained(self)
    // Last, because objects that are released with the outer engine may read the current one.
    outer?.release()
  }

  var isCurrent: Bool {
    @inline(__always) get { Engine.pointer?.toOpaque() == Unmanaged.passUnretained(self).toOpaque() }
  }

  /// Runs `body` with this as the current engine, and then restores the previous one.
  package func run<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    if isCurrent {
      // Without reference counting: every event of a session takes this path.
      defer { if !isCurrent { makeCurrent() } }
      return try body()
    }
    let outer = Engine.current
    makeCurrent()
    defer { outer.makeCurrent() }
    return try body()
  }

  /// Makes a new engine current, without faults.
  package static func restart(platform: PlatformBehavior = PlatformBehavior()) {
    Engine(platform: platform, faults: []).makeCurrent()
  }
}
