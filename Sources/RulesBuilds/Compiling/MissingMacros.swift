/// The macros and attributes that no file of a build and no module declares, according to the compiler's errors.
struct MissingMacros {
  /// One line for each use, with its place and what to do.
  let lines: [String]

  init(_ errors: [CompilerMessages.Error]) {
    lines = errors.compactMap { error in
      Self.name(error.text).map { name in
        "\(error.path):\(error.line):\(error.column): \(name) is not available: its macro needs a plugin of the compiler, which a build "
          + "does not have; write what it adds in the file, or build with --cut-missing"
      }
    }
  }

  /// `@Observable` or `#members`.
  private static func name(_ message: String) -> String? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count > 1 else { return nil }
    if message.hasPrefix("unknown attribute") { return "@\(quoted[1])" }
    return message.hasPrefix("no macro named") ? "#\(quoted[1])" : nil
  }
}
