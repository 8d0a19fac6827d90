/// A program that is started as a worker.
package struct WorkerProgram: Hashable, Sendable {
  /// The path of the executable.
  package var path: String
  /// The rules library that the worker loads; `nil` for none.
  package var rules: String?

  package init(path: String, rules: String? = nil) {
    self.path = path
    self.rules = rules
  }
}
