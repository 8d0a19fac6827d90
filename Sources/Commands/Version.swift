/// The version of the tools, which are released together.
package enum Version {
  /// The version in the output of `--version`.
  package static let current = "0.1.0"

  /// The program name that recordings store.
  package static let producer = "TouchReplay \(current)"
}
