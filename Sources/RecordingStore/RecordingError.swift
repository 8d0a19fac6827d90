/// Why a recording cannot be written, opened or trusted.
///
/// The commands turn ``kind`` into an exit code: `missing` 66; `notARecording`, `damaged`, `unfinished`,
/// `newerVersion`, `olderVersion` and `invalid` 65; `exists` and `cannotCreate` 73; `inputOutput` 74.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file it is about, as the caller named it.
  public var path: String
  /// What sort of error it is.
  public var kind: Kind
  /// What is wrong, with the place: the table and the row where there is one.
  public var problem: String
  /// What to do about it.
  public var remedy: String

  /// The sorts of error.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// There is no such file.
    case missing
    /// There already is such a file, and replacing it was not asked for.
    case exists
    /// The file is something else.
    case notARecording
    /// The file was a recording once; its structure, its values or its content hash are wrong.
    case damaged
    /// The capture that wrote the file never finished.
    case unfinished
    /// The file was written by a later version of the format.
    case newerVersion
    /// The file has an earlier version of the format.
    case olderVersion
    /// What was to be written, or what was read, breaks a rule of the format.
    case invalid
    /// The file cannot be created.
    case cannotCreate
    /// The operating system failed to read or write.
    case inputOutput
  }

  /// Makes an error from its parts.
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
  /// A file whose content is wrong at a place.
  static func damaged(_ path: String, _ problem: String) -> RecordingError {
    RecordingError(
      path: path, kind: .damaged, problem: "the recording is damaged: \(problem)",
      remedy: "restore it from version control or record it again")
  }

  /// A file of a version that only an upgrade or a recovery reads.
  static func older(_ path: String, _ format: RecordingFormat, isFinished: Bool) -> RecordingError {
    RecordingError(
      path: path, kind: .olderVersion,
      problem: "the recording has format version \(format.rawValue), and this program reads \(RecordingSchema.version)",
      remedy: isFinished
        ? "upgrade it with 'recorder upgrade \(path)'"
        : "it is unfinished too: make a finished recording of it with 'recorder recover \(path) -o OUT'")
  }

  /// A value that the format does not allow.
  static func invalid(_ path: String, _ problem: String) -> RecordingError {
    RecordingError(path: path, kind: .invalid, problem: problem, remedy: "correct the input that it came from")
  }
}
