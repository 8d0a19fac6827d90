/// What one session of a worker may use. A session that exceeds a limit fails; the worker is ended.
package struct WorkerLimits: Hashable, Sendable {
  /// The time of one session in seconds; `nil` for no limit.
  package var seconds: Double?
  /// The memory of a worker in bytes; `nil` for no limit.
  package var memory: UInt64?
  /// The number of bytes that a session may print; `nil` for no limit.
  package var output: Int?

  package init(seconds: Double? = nil, memory: UInt64? = nil, output: Int? = nil) {
    self.seconds = seconds
    self.memory = memory
    self.output = output
  }

  /// The limits for rules, which are foreign code.
  package static let ofRules = WorkerLimits(seconds: 10, memory: 1 << 30, output: 1 << 20)
}
