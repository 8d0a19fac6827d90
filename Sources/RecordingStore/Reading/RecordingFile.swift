#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The properties of a file that its first bytes and neighbouring files show, before SQLite opens it.
struct RecordingFile {
  /// The suffixes of the files that SQLite may leave beside a file that is being written.
  static let companionSuffixes = ["-journal", "-wal", "-shm"]

  let path: String
  /// Whether the capture that wrote the file finished.
  let isFinished: Bool
  /// The stated format version. `nil` while the file is being captured.
  let format: RecordingFormat?

  /// Examines a file. Throws if it is missing, not a recording, or of a later version.
  init(_ path: String) throws(RecordingError) {
    self.path = path
    let header: [UInt8]
    do {
      header = try FileSystem.prefix(of: path, count: 100)
    } catch {
      throw Self.openingError(path, error)
    }
    func word(_ offset: Int) -> Int32 {
      header[offset..<offset + 4].reduce(0) { ($0 << 8) | Int32(truncatingIfNeeded: $1) }
    }
    func foreign(_ problem: String) -> RecordingError {
      RecordingError(
        path: path, kind: .notARecording, problem: "the file is not a recording: \(problem)",
        remedy: "give a file that `recorder capture` wrote")
    }
    guard FileSystem.isRegularFile(path) else { throw foreign("it is not a regular file") }
    guard !header.isEmpty else { throw foreign("it is empty") }
    guard header.count == 100, header.starts(with: "SQLite format 3\0".utf8) else {
      throw foreign("it does not begin as an SQLite file does")
    }
    guard word(68) == RecordingSchema.applicationID else {
      throw foreign("its application id is 0x\(String(UInt32(bitPattern: word(68)), radix: 16)), not 0x54525243")
    }
    let version = word(60)
    guard version <= RecordingSchema.version else {
      throw RecordingError(
        path: path, kind: .newerVersion,
        problem:
          "the recording has format version \(version), and this program reads up to \(RecordingSchema.version)",
        remedy: "use the version of the program that wrote it, or a later one")
    }
    guard version >= 0 else { throw .damaged(path, "its format version is \(version)") }
    format = RecordingFormat(rawValue: version)
    guard version == 0 || format != nil else {
      throw RecordingError(
        path: path, kind: .olderVersion,
        problem: "the recording has format version \(version), and this program reads \(RecordingSchema.version)",
        remedy: "record the session again from its touches")
    }
    isFinished = version > 0 && !Self.hasPendingJournal(path)
    if isFinished, header[18] != 1 || header[19] != 1 {
      throw .damaged(path, "another program switched the file to a write-ahead log")
    }
  }

  /// Whether a regular file begins as a recording does, of any version, finished or not.
  static func beginsAsRecording(_ path: String) -> Bool {
    guard let header = try? FileSystem.prefix(of: path, count: 100), header.count == 100 else { return false }
    let id = header[68..<72].reduce(UInt32(0)) { ($0 << 8) | UInt32($1) }
    return header.starts(with: "SQLite format 3\0".utf8) && id == UInt32(bitPattern: RecordingSchema.applicationID)
  }

  /// The `file:` URL for SQLite with the `immutable` parameter.
  static func immutableAddress(_ path: String) -> String {
    let special = Set("%?#".utf8)
    var bytes = Array((path.hasPrefix("/") ? "file://" : "file:").utf8)
    for byte in path.utf8 {
      if special.contains(byte) {
        bytes.append(contentsOf: "%\(String(byte, radix: 16))".utf8)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self) + "?mode=ro&immutable=1"
  }

  /// Whether a transaction was interrupted: its journal exists and is not empty.
  private static func hasPendingJournal(_ path: String) -> Bool {
    companionSuffixes.dropLast().contains { suffix in
      guard let start = try? FileSystem.prefix(of: path + suffix, count: 1) else { return false }
      return start.first.map { $0 != 0 } ?? false
    }
  }

  private static func openingError(_ path: String, _ failure: FileSystem.Failure) -> RecordingError {
    switch failure.code {
    case ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP:
      RecordingError(path: path, kind: .missing, problem: "is missing (\(failure.text))", remedy: "check the path")
    case EISDIR:
      RecordingError(path: path, kind: .missing, problem: "is a directory", remedy: "name a file in it")
    default:
      RecordingError(
        path: path, kind: .inputOutput, problem: "the file cannot be read (\(failure.text))",
        remedy: "check that it can be read")
    }
  }
}
