/// The line of a user's source whose `return` decided a hit test.
package struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as the build got it.
  package let file: String
  package let line: Int
  /// The end of the path that no other file of the build has.
  package let name: String

  /// `name` is the name of the file without its folders, unless given.
  package init(file: String, line: Int, name: String? = nil) {
    (self.file, self.line) = (file, line)
    self.name = name ?? file.split(separator: "/").last.map(String.init) ?? ""
  }

  /// The file's name and the line: `PassthroughView.swift:41`.
  package var description: String { "\(name):\(line)" }
}
