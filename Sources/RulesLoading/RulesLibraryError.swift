/// The reason why a library cannot be used.
package struct RulesLibraryError: Error, Equatable, CustomStringConvertible {
  package let path: String
  package let problem: String

  package var description: String { "\(path): \(problem)" }
}
