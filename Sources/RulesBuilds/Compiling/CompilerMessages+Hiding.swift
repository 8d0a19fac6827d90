extension CompilerMessages {
  /// The messages without the errors of some files and what belongs to these errors.
  func without(_ paths: Set<String>) -> CompilerMessages {
    guard !paths.isEmpty else { return self }
    var isHidden = false
    return CompilerMessages(
      lines.filter { line in
        if let error = Self.error(line) { isHidden = paths.contains(Self.unescaped(error.path)) }
        return !isHidden
      })
  }
}
