public import CommandLineSupport
public import RecordingStore

/// Works through several recordings; one that cannot be read does not keep the rest from their turn.
@MainActor
public struct EachRecording {
  private let tool: String
  private let console: Console

  /// The code of the first recording that could not be read; `nil` while all could.
  public private(set) var failureCode: ExitCode?

  /// Work whose diagnostics begin with the tool's name.
  public init(tool: String, _ console: Console) {
    self.tool = tool
    self.console = console
  }

  /// Does the work for each path in order. What is wrong with a recording becomes a line of the diagnostics.
  public mutating func perform(_ paths: [String], _ work: (String) throws -> Void) throws {
    for path in paths {
      do {
        try work(path)
      } catch let error as RecordingError {
        console.error.line("\(tool): \(error)")
        failureCode = failureCode ?? Failures.code(error.kind)
      }
    }
  }
}

extension RecordingReader {
  /// Opens a recording and checks all of it before anything of it is shown.
  public static func checked(_ path: String, allowUnfinished: Bool = false) throws(RecordingError) -> RecordingReader {
    let reader = try RecordingReader(path: path, allowUnfinished: allowUnfinished)
    try reader.verify()
    return reader
  }
}
