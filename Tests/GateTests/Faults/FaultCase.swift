import Testing
import UIKit

/// An injected fault, and a session in which it must be found.
struct FaultCase: CustomTestStringConvertible, Sendable {
  let fault: EngineFault
  /// A session whose replay differs.
  let session: String
  /// A line of the report that describes the difference.
  let line: String

  var testDescription: String { fault.rawValue }

  /// The session's recording, from the root of the repository.
  var recording: String { "Recordings/\(session).touchrec" }
}
