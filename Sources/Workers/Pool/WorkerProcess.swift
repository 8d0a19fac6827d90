import CWorkerProcess
import ChildProcess
import Foundation
import RecordingStore

/// A running worker, as the process that started it sees it.
@MainActor
final class WorkerProcess {
  /// The end of the socket. Readable when a message has arrived or the worker has closed its end.
  let connection: Int32
  /// The end of the pipe to which the worker's standard output and standard error are connected; -1 after its end.
  private(set) var output: Int32
  /// What the worker printed since its last session began.
  var printed = OutputTail()

  /// The environment of a worker with rules.
  private let isolation: IsolatedEnvironment?
  private let child: ChildProcess
  private let page: SharedPage
  private let library: String?
  private var lines = LineBuffer()

  /// Starts a worker. Its first message is `hello`.
  init(_ program: WorkerProgram, _ limits: WorkerLimits) throws {
    let page = try SharedPage()
    isolation = try program.rules.map { _ in try IsolatedEnvironment(isComplete: true) }
    guard let sockets = ChildProcess.makeSocketPair() else {
      throw WorkerPoolError(program, "the system has no more file descriptors")
    }
    guard let pipe = ChildProcess.makePipe() else {
      close(sockets.0)
      close(sockets.1)
      throw WorkerPoolError(program, "the system has no more file descriptors")
    }
    defer {
      close(sockets.1)
      close(pipe.write)
    }
    var arguments = ["worker", "--parent", String(getpid())]
    if let rules = program.rules { arguments += ["--loaded-rules", rules] }
    if let memory = limits.memory { arguments += ["--memory", String(memory)] }
    // The report of a crash is this program's own.
    var environment =
      isolation?.variables ?? ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    environment[WorkerProtocol.folderVariable] = isolation?.folder
    do {
      child = try ChildProcess(
        program.path, arguments, environment: environment,
        files: [
          1: .descriptor(pipe.write), 2: .descriptor(pipe.write),
          WorkerProtocol.connection: .descriptor(sockets.1), WorkerProtocol.page: .descriptor(page.file),
        ], isGroup: true)
    } catch {
      close(sockets.0)
      close(pipe.read)
      throw WorkerPoolError(program, "\(error)")
    }
    connection = sockets.0
    output = pipe.read
    self.page = page
    library = program.rules
    for descriptor in [connection, output] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
  }

  /// Sends a request. Returns false if the worker has ended.
  func send(_ request: [UInt8]) -> Bool {
    request.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        // A worker that has ended must not end this process by SIGPIPE.
        let count = sendWithoutSignal(connection, UnsafeRawBufferPointer(rebasing: rest))
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var file = pollfd(fd: connection, events: Int16(POLLOUT), revents: 0)
          _ = poll(&file, 1, -1)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Reads what has arrived. Returns false at the end of the connection or after a message without end.
  func receive() -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 17, alignment: 1) { buffer in
      let count = read(connection, buffer.baseAddress, buffer.count)
      if count < 0 { return errno == EAGAIN || errno == EINTR }
      lines.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      return count > 0 && lines.count <= WorkerProtocol.longestMessage
    }
  }

  /// Takes the next complete message.
  func nextMessage<Result>(_ take: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? { lines.takeLine(take) }

  /// Reads what the worker has printed up to now, but not much more than `most` bytes a session: a worker that prints
  /// more waits for the pipe, and its session cannot end before the limit is noticed.
  func readOutput(most: Int = 1 << 24) {
    guard output >= 0 else { return }
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      while true {
        let count = read(output, buffer.baseAddress, buffer.count)
        if count > 0 {
          printed.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
          if count < buffer.count || printed.count > most { return }
        } else if count < 0 && errno == EINTR {
          continue
        } else {
          if count == 0 || errno != EAGAIN {
            close(output)
            output = -1
          }
          return
        }
      }
    }
  }

  /// The end of the current session for a reason, with the event that it is at.
  func sessionEnd(_ what: TroubleKind, _ reason: EndReason) -> WorkerEnd { page.sessionEnd(what, reason) }

  /// Ends the worker and its children, if it has not ended yet, and releases its descriptors.
  ///
  /// - Returns: How it ended.
  @discardableResult
  func end() -> ChildProcess.End {
    if isolation != nil { cworker_kill_descendants(child.identifier) }
    child.signal(SIGKILL)
    let end = child.waitForEnd()
    readOutput()
    close(connection)
    if output >= 0 { close(output) }
    output = -1
    return end
  }

  /// Ends the worker during a session, as `end` does. What the rules are doing is stored before, if the worker can still do that.
  ///
  /// - Returns: How it ended. An interruption is the end of a program of an earlier version, and counts as a kill.
  func interrupt() -> ChildProcess.End {
    if isolation != nil { child.interrupt() }
    let end = end()
    return end == .signal(cworker_interruption()) ? .signal(SIGKILL) : end
  }

  /// The reason for an end at a limit, with the user's function that was running when the worker was interrupted.
  func reason(ofLimit limit: String) -> EndReason { page.reason(ofLimit: limit, library: library) }

  /// The reason for an end that this program did not cause.
  func reason(of end: ChildProcess.End, _ limits: WorkerLimits) -> EndReason {
    page.reason(of: end, printed: printed.reason, limits, library: library)
  }
}

private func sendWithoutSignal(_ socket: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
    var isOn: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    return write(socket, bytes.baseAddress, bytes.count)
  #else
    return send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  #endif
}
