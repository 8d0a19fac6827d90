import CommandLineSupport
import Foundation

/// A `recorder capture --live` that was started to be measured, in a process of its own.
final class RunningCapture {
  /// The port and the secret part of the page's address.
  let port: UInt16
  let token: String
  /// The recording that it writes.
  let recording: String

  private let process: pid_t
  private let errors: Int32
  private var hasEnded = false

  /// Starts a capture and waits until it says where its page is.
  ///
  /// - Parameter tools: the folder of the built recorder.
  init(tools: String, scene: String, recording: String, options: [String] = []) throws {
    self.recording = recording
    let recorder = tools + "/recorder"
    guard FileManager.default.isExecutableFile(atPath: recorder) else {
      throw CommandFailure(
        .noInput, path: recorder, "is missing; build it in the same configuration, or name its folder with --tools")
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw CommandFailure(.internalError, "no pipe (error \(errno))") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let words =
      [recorder, "capture", "--live", "--no-open", "--scene", scene, "--output", recording] + options
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    var process: pid_t = 0
    let code = posix_spawn(&process, recorder, &actions, nil, pointers, environ)
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      throw CommandFailure(.noInput, path: recorder, "cannot be started (error \(code)); build it first")
    }
    self.process = process
    errors = ends[0]
    guard let place = Self.place(in: errors) else {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
      throw CommandFailure(.internalError, "'\(words.joined(separator: " "))' does not say where its page is")
    }
    (port, token) = place
  }

  deinit {
    if !hasEnded { end(SIGKILL) }
    close(errors)
  }

  /// The page's address.
  var url: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// How much of the process is in memory, in megabytes.
  func residentMegabytes() throws -> Double { try memory("VmRSS:") }

  /// How much of the process was in memory at most so far, in megabytes.
  func peakMegabytes() throws -> Double { try memory("VmHWM:") }

  /// Waits until the process ends by itself, as it does after Stop.
  func waitForEnd() { end(nil) }

  private func end(_ signal: Int32?) {
    if let signal { kill(process, signal) }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    hasEnded = true
  }

  private func memory(_ key: String) throws -> Double {
    let text = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    guard let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) }) else {
      throw CommandFailure(.internalError, "/proc says nothing of the memory of process \(process)")
    }
    return kilobytes * 1_024 / 1e6
  }

  /// Reads what the process says until an address comes; `nil` if it ends before.
  private static func place(in descriptor: Int32) -> (port: UInt16, token: String)? {
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1_024)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return nil }
      text.append(contentsOf: buffer[..<count])
      let said = String(decoding: text, as: UTF8.self)
      guard let start = said.range(of: "http://127.0.0.1:"),
        let end = said.range(of: "\n", range: start.upperBound..<said.endIndex)
      else { continue }
      let parts = said[start.upperBound..<end.lowerBound].split(separator: "/")
      guard parts.count == 2, let port = UInt16(parts[0]) else { return nil }
      return (port, String(parts[1]))
    }
  }
}
