/// A bug that is injected into the engine on purpose, to check that a gate detects it: one rule that does not hold.
///
/// Each module declares the faults of its own code as static constants, and lists them.
package struct EngineFault: Hashable, Sendable {
  /// The name that `--inject-fault` takes. No two faults have the same name.
  package let rawValue: String

  package init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension EngineFault {
  /// Whether this fault is injected. One Boolean test when no fault is.
  @MainActor @inline(__always) package var isInjected: Bool {
    let engine = Engine.current
    return engine.hasFaults && engine.faults.contains(self)
  }
}
