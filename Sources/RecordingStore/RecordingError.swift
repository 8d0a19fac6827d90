/// The reason why a recording cannot be written, opened or trusted.
///
/// The commands map ``kind`` to an exit code: `missing` 66; `notARecording`, `damaged`, `unfinished`, `newerVersion`,
/// `olderVersion` and `invalid` 65; `needsRules` 2; `exists` and `cannotCreate` 73; `inputOutput` 74.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as the caller passed it.
  public var path: String
  public var kind: Kind
  /// The description of the error, with the table and the row if known.
  public var problem: String
  /// The suggested correction.
  public var remedy: String

  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The file does not exist, or is a directory.
    case missing
    /// The file exists already, and replacing it was not requested.
    case exists
    /// The file is not a recording.
    case notARecording
    /// The file is a recording with a wrong structure, wrong values or a wrong content hash.
    case damaged
    /// The capture that wrote the file did not finish.
    case unfinished
    /// The file has a later version of the format.
    case newerVersion
    /// The file has an earlier version of the format.
    case olderVersion
    /// The data to write, or the data read, violates a rule of the format.
    case invalid
    /// The recording was made with classes of the user that are not loaded.
    case needsRules
    /// The file cannot be created.
    case cannotCreate
    /// The operating system could not read or write.
    case inputOutput
  }

  public init(path: String, kind: Kind, problem: String, remedy: String) {
    self.path = path
    self.kind = kind
    self.problem = problem
    self.remedy = remedy
  }

  /// `path: problem; remedy`
  public var description: String { "\(path): \(problem); \(remedy)" }
}

extension RecordingError {
  /// Creates the error for a file with invalid content.
  static func damaged(_ path: String, _ problem: String) -> RecordingError {
    RecordingError(
      path: path, kind: .damaged, problem: "the recording is damaged: \(problem)",
      remedy: "restore it from version control or record it again")
  }

  /// Creates the error for a file of a version that only upgrade and recovery support.
  static func older(_ path: String, _ format: RecordingFormat, isFinished: Bool) -> RecordingError {
    RecordingError(
      path: path, kind: .olderVersion,
      problem: "the recording has format version \(format.rawValue), and this program reads \(RecordingSchema.version)",
      remedy: isFinished
        ? "upgrade it with 'recorder upgrade \(path)'"
        : "it is unfinished too: make a finished recording of it with 'recorder recover \(path) -o OUT'")
  }

  /// Creates the error for a value that the format does not allow.
  static func invalid(_ path: String, _ problem: String) -> RecordingError {
    RecordingError(path: path, kind: .invalid, problem: problem, remedy: "correct its input")
  }
}
