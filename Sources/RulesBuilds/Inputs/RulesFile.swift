/// A Swift file of a build.
package struct RulesFile: Hashable, Sendable {
  /// The path as the user named it, which the compiler's messages and `explain` contain.
  package let path: String
  package let content: [UInt8]

  package init(path: String, content: [UInt8]) {
    self.path = path
    self.content = content
  }
}
