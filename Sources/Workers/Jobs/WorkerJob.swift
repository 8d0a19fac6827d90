import JSONText

/// Work that needs workers, such as the comparison of one recording. A job has one request at a time.
@MainActor
protocol WorkerJob: AnyObject {
  /// The request to send next, and the index of the program that answers it; `nil` if the job is complete.
  var request: (program: Int, line: [UInt8])? { get }

  /// Whether a session has begun whose result has not arrived.
  var isInSession: Bool { get }

  /// The number of bytes that the job buffers until all earlier jobs are delivered.
  var heldBytes: Int { get }

  /// What the rules printed while workers performed the job.
  var printed: String { get set }

  /// Processes a message of the worker.
  ///
  /// - Returns: Whether the session's limits begin anew, because it has ended or another one begins.
  func receive(_ message: WorkerProtocol.Message, _ content: JSONValue) -> Bool

  /// Processes the end of the worker. The job's next request leaves out the session that the worker was at.
  func workerDidEnd(_ end: WorkerEnd)

  /// Ends the job with what it has: there is no time for more.
  func stop()

  /// Passes on what the job holds, and from now on what it receives. Called once, when all earlier jobs are delivered.
  func beginDelivery()

  /// Passes on the result. Called once, after ``beginDelivery()``, when the job is complete.
  func deliver()
}
