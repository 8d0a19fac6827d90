import JSONText

/// The protocol between a process and its workers: one JSON object a line, in both directions, on a socket.
///
/// A worker first sends `hello`. It then receives one request at a time and answers with messages until `done` or
/// `failed`. Both sides ignore unknown keys, so that a worker of an older version can serve a newer program.
package enum WorkerProtocol {
  /// The version of the protocol. It changes if an older worker would misunderstand a request.
  package static let version = 1

  /// The descriptor of the worker's end of the socket.
  package static let connection: Int32 = 3
  /// The descriptor of the memory that both processes share.
  package static let page: Int32 = 4

  /// The variable that names the worker's own folder, whose content it removes after each session.
  static let folderVariable = "TOUCHREPLAY_WORKER_FOLDER"

  /// The longest accepted message, in bytes.
  static let longestMessage = 256 << 20

  /// The value of the key `is` in a message of a worker.
  enum Message: String {
    /// The first message: the protocol's version and the program's.
    case hello
    /// A session begins. `comparison` describes it.
    case begun
    /// Differences of the session that is compared, if the request asks for them early.
    case found
    /// A session was compared. `comparison` has the result.
    case compared
    /// The outcomes of a session were stored.
    case stored
    /// A picture of a session.
    case picture
    /// What a session reached.
    case explored
    /// Areas of the screen that differ between two sides, or what prevents their comparison.
    case areas
    /// Lines of output, complete with their line ends.
    case lines
    /// The end of a request.
    case done
    /// The end of a request whose recording cannot be read.
    case failed
  }

  /// The value of the key `do` in a request.
  enum Request: String {
    /// Sets what applies to all later requests. It has no answer.
    case configure
    /// Compares the sessions of a recording.
    case compare
    /// Replays the sessions of a recording and stores the outcomes in files, as the baseline of another worker.
    case store
    /// Replays the sessions of a recording and sends the outcomes as lines.
    case play
    /// Draws a session.
    case picture
    /// Replays the sessions of a recording and sends what each reached.
    case explore
    /// Writes the counts that sessions have left in files as a raw profile.
    case profile
    /// Compares the screens of two sides.
    case areas
  }

  static func message(_ kind: Message, _ content: (inout JSONWriter) -> Void = { _ in }) -> [UInt8] {
    line { writer in
      writer.member("is", kind.rawValue)
      content(&writer)
    }
  }

  static func request(_ kind: Request, _ content: (inout JSONWriter) -> Void) -> [UInt8] {
    line { writer in
      writer.member("do", kind.rawValue)
      content(&writer)
    }
  }

  private static func line(_ content: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { content(&$0) }
    return writer.utf8 + [UInt8(ascii: "\n")]
  }
}
