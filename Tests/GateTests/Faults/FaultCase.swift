import Testing
import UIKit

/// A fault, and one place where it must show.
struct FaultCase: CustomTestStringConvertible, Sendable {
  let fault: EngineFault
  /// A session that is red.
  let session: String
  /// A line that says what differs, and how.
  let line: String

  var testDescription: String { fault.rawValue }

  /// The session's recording, from the root of the repository.
  var recording: String { "Recordings/\(session).touchrec" }
}
