extension CompilerMessages {
  /// A translated copy of a source. Code that is generated follows the source's last line.
  struct Copy {
    let path: String
    /// The source's path as the user named it.
    let name: String
    let lineCount: Int
  }

  /// The messages with the user's files in the place of the copies: a message about generated code of a file is one about
  /// the file's last line. Messages about a file without a source are left out if there are others.
  func naming(_ copies: [Copy], hiding generated: String) -> CompilerMessages {
    var lines: [String] = []
    var isHidden = false
    for line in self.lines {
      let isMessage = [": error: ", ": note: ", ": warning: "].contains { line.contains($0) }
      if isMessage { isHidden = line.hasPrefix(generated + ":") }
      if isHidden { continue }
      lines.append(isMessage ? Self.naming(copies, in: line) : line)
    }
    return lines.isEmpty ? self : CompilerMessages(lines)
  }

  private static func naming(_ copies: [Copy], in line: String) -> String {
    guard let copy = copies.first(where: { line.hasPrefix($0.path + ":") }) else { return line }
    let rest = line.dropFirst(copy.path.count + 1)
    guard let colon = rest.firstIndex(of: ":") else { return line }
    return "\(copy.name):\(max(1, copy.lineCount))\(rest[colon...])"
  }
}
