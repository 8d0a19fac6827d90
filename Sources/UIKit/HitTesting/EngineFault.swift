/// A bug that is injected into the engine to check that a gate detects it: one rule that is not followed.
///
/// Each module declares the faults of its own code as static constants, and lists them.
package struct EngineFault: Hashable, Sendable {
  /// The name for `--inject-fault`. Names are unique.
  package let rawValue: String

  package init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension EngineFault {
  /// Whether this fault is injected. Costs one Boolean test if there are no faults.
  @MainActor @inline(__always) package var isInjected: Bool {
    let engine = Engine.current
    return engine.hasFaults && engine.faults.contains(self)
  }
}
