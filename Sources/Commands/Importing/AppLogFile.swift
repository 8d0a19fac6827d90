import CommandLineSupport
package import TouchInput

/// The log of an app in a file or on standard input, which is read in pieces.
package enum AppLogFile {
  /// Reads a log, and passes on its items as they come, with the report so far.
  ///
  /// - Parameters:
  ///   - isOneSession: Whether the scenes of the log have no effect on its sessions.
  ///   - keepsTexts: Whether the scenes have the texts of the log.
  /// - Returns: The name of the input, and the report of the whole log.
  @MainActor
  package static func read(
    _ path: String, isOneSession: Bool, keepsTexts: Bool = false, isKnownClass: @escaping @Sendable (String) -> Bool,
    _ take: ([AppLogImport.Item], AppLogImport.Report) throws -> Void
  ) throws -> (name: String, report: AppLogImport.Report) {
    var log = AppLogImport(isOneSession: isOneSession, keepsTexts: keepsTexts, isKnownClass: isKnownClass)
    let reader = try InputReader(path: path)
    var items: [AppLogImport.Item] = []
    reading: while true {
      items.removeAll(keepingCapacity: true)
      switch try reader.next() {
      case .bytes(let bytes):
        var problem: TouchFileError?
        bytes.withUnsafeBytes { buffer in
          do throws(TouchFileError) { try log.feed(buffer, into: &items) } catch { problem = error }
        }
        if let problem { throw CommandFailure(.data, path: reader.name, problem.description) }
        try take(items, log.report)
      case .idle: continue
      case .interrupted: throw CommandFailure(.interrupted, path: reader.name, "interrupted")
      case .end: break reading
      }
    }
    do throws(TouchFileError) {
      try log.finish(into: &items)
    } catch {
      throw CommandFailure(.data, path: reader.name, error.description)
    }
    try take(items, log.report)
    return (reader.name, log.report)
  }
}
