import CWorkerProcess
package import ChildProcess
import Foundation
import Playback
package import RecordingStore

/// A tool that has loaded the user's code, in a process of its own. This process ends it if a step of its command takes too
/// long or needs too much memory.
@MainActor
package final class SupervisedTool {
  /// How the process ended.
  package enum End: Equatable {
    /// With an exit code of its command.
    case code(Int32)
    /// By a signal with which a user ends a program.
    case interrupted
    /// Because of the user's code. The text is a clause: `did not end within 10 s`.
    case failed(String)
  }

  /// The time between two looks at the process, in milliseconds.
  private static let pauseMilliseconds: Int32 = 100

  private let isolation: IsolatedEnvironment
  private let child: ChildProcess
  private let page: SharedPage
  private let limits: WorkerLimits
  private let library: String
  /// The file that has what the process prints; `nil` if it is not known here.
  private let printed: String?
  /// The end of the pipe into which the tool writes its exit code before it exits.
  private let done: Int32
  private var code: UInt8?
  private var isDoneClosed = false

  /// The outcome with which the app's code ended the session that the tool plays, as a recording has it. `nil` if it did not, or
  /// before the first event.
  package private(set) var endedSession: Outcome?
  /// The number of that session in its recording, if it is one of a recording.
  package var sessionNumber: Int { Int(page.page.pointee.session) }

  /// The process.
  package var identifier: Int32 { child.identifier }

  /// Starts the tool.
  ///
  /// - Parameters:
  ///   - library: The rules library that it loads.
  ///   - files: Its standard files.
  ///   - printed: The path of the file into which it prints; `nil` if what it prints is shown.
  package init(
    _ path: String, _ arguments: [String], _ limits: WorkerLimits, library: String, files: [Int32: ChildProcess.File],
    printed: String? = nil
  ) throws {
    let page = try SharedPage()
    // Its settings and files are not the user's.
    isolation = try IsolatedEnvironment(isComplete: false)
    guard let pipe = ChildProcess.makePipe() else {
      throw CocoaError(.fileReadTooLarge, userInfo: [NSLocalizedDescriptionKey: "there are no more file descriptors"])
    }
    defer { close(pipe.write) }
    do {
      child = try ChildProcess(
        path, arguments, environment: isolation.variables,
        files: files.merging([
          Supervision.endDescriptor: .descriptor(pipe.write), Supervision.pageDescriptor: .descriptor(page.file),
        ]) { $1 })
    } catch {
      close(pipe.read)
      throw error
    }
    (self.page, self.limits, self.library, self.printed) = (page, limits, library, printed)
    done = pipe.read
  }

  isolated deinit {
    if !child.hasEnded {
      child.signal(SIGKILL)
      child.wait()
    }
    close(done)
  }

  /// Waits until the process ends, or until it must be ended.
  package func wait() -> End {
    while true {
      if let end = poll(milliseconds: Self.pauseMilliseconds) { return end }
    }
  }

  /// The end of the process, if it has ended or must be ended now. Waits for it at most for a time.
  package func poll(milliseconds: Int32 = 0) -> End? {
    var file = pollfd(fd: isDoneClosed ? -1 : done, events: Int16(POLLIN), revents: 0)
    if Foundation.poll(&file, 1, min(milliseconds, isDoneClosed ? 5 : milliseconds)) > 0 {
      var byte: UInt8 = 0
      if read(done, &byte, 1) == 1 { code = byte } else { isDoneClosed = true }
    }
    if let end = child.endIfEnded() { return self.end(end) }
    guard let (what, limit) = excess() else { return nil }
    child.interrupt()
    child.signal(SIGKILL)
    let end = child.waitForEnd()
    // It can have ended in between.
    return end == .signal(SIGKILL) ? failed(what, page.reason(ofLimit: limit, library: library)) : self.end(end)
  }

  private func end(_ end: ChildProcess.End) -> End {
    var byte: UInt8 = 0
    // The tool writes the byte and exits at once.
    if code == nil, !isDoneClosed {
      _ = fcntl(done, F_SETFL, O_NONBLOCK)
      if read(done, &byte, 1) == 1 { code = byte }
    }
    if let code { return .code(Int32(code)) }
    if case .signal(let number) = end, [SIGINT, SIGTERM, SIGHUP].contains(number) { return .interrupted }
    if case .exit(let code) = end, code == 128 + SIGINT || code == 128 + SIGTERM || code == 128 + SIGHUP {
      return .interrupted
    }
    return failed(
      .crash,
      end == .signal(SIGKILL)
        ? EndReason("were killed") : page.reason(of: end, printed: lastPrinted, limits, library: library))
  }

  private func failed(_ what: TroubleKind, _ reason: EndReason) -> End {
    let end = page.sessionEnd(what, reason)
    if end.isOfCode, end.event != nil, end.part == .replay { endedSession = end.recorded }
    return .failed(reason.clause + place)
  }

  /// The limit that the process exceeds, as a clause.
  private func excess() -> (what: TroubleKind, limit: String)? {
    let began = page.page.pointee.step_began
    guard began > 0 else { return nil }
    if let seconds = limits.seconds, Double(Supervision.now - began) > seconds * 1e9 {
      return (.timeout, "did not end within \(Self.text(seconds)) s")
    }
    if let memory = limits.memory, Self.dataMemory(of: child.identifier) > memory {
      return (.crash, "needed more than \(memory >> 20) MB of memory")
    }
    return nil
  }

  /// The message with which Swift ended the process, else the last line that it printed; `nil` if that is not known.
  private var lastPrinted: String? {
    guard let bytes = printed.flatMap({ FileManager.default.contents(atPath: $0) }) else { return nil }
    var tail = OutputTail()
    bytes.withUnsafeBytes { tail.append($0) }
    return tail.reason
  }

  /// The event that the process is at.
  private var place: String {
    let event = page.page.pointee.event
    return event >= 0 ? ", at event \(event)" : ""
  }

  /// The size of a process's data and stack in bytes; 0 where the system has no such figure.
  private static func dataMemory(of process: Int32) -> UInt64 {
    guard let bytes = FileManager.default.contents(atPath: "/proc/\(process)/statm") else { return 0 }
    let pages = String(decoding: bytes, as: UTF8.self).split(separator: " ").dropFirst(5).first.flatMap { UInt64($0) }
    return (pages ?? 0) * UInt64(sysconf(Int32(_SC_PAGESIZE)))
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
