/// The workers of a program cannot do any work.
package struct WorkerPoolError: Error, Hashable, Sendable, CustomStringConvertible {
  package let program: WorkerProgram
  package let problem: String

  init(_ program: WorkerProgram, _ problem: String) {
    self.program = program
    self.problem = problem
  }

  package var description: String { "\(program.rules ?? program.path): \(problem)" }
}
