import ChildProcess
import CommandLineSupport
import Foundation

/// A `recorder capture --live` in a process of its own, for measurements.
final class RunningCapture {
  /// The port of the page's address. ``token`` is its secret part.
  let port: UInt16
  let token: String
  let recording: String

  private let process: ChildProcess
  private let errors: Int32

  /// Starts a capture and waits until it prints the page's address.
  ///
  /// - Parameter tools: The folder of the built recorder.
  init(tools: String, scene: String, recording: String, options: [String] = []) throws {
    self.recording = recording
    let recorder = tools + "/recorder"
    guard FileManager.default.isExecutableFile(atPath: recorder) else {
      throw CommandFailure(
        .noInput, path: recorder, "is missing; build it in the same configuration, or name its folder with --tools")
    }
    guard let pipe = ChildProcess.makePipe() else { throw CommandFailure(.internalError, "no pipe (error \(errno))") }
    errors = pipe.read
    let words = ["capture", "--live", "--no-open", "--scene", scene, "--output", recording] + options
    do {
      process = try ChildProcess(recorder, words, files: [2: .descriptor(pipe.write)])
    } catch {
      close(pipe.read)
      close(pipe.write)
      throw CommandFailure(.noInput, "\(error); build it first")
    }
    close(pipe.write)
    guard let place = Self.place(in: errors) else {
      process.signal(SIGKILL)
      process.wait()
      throw CommandFailure(.internalError, "'recorder \(words.joined(separator: " "))' does not say where its page is")
    }
    (port, token) = place
  }

  deinit {
    if !process.hasEnded {
      process.signal(SIGKILL)
      process.wait()
    }
    close(errors)
  }

  /// The page's address.
  var url: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// The resident memory of the process, in megabytes.
  func residentMegabytes() throws -> Double { try memory("VmRSS:") }

  /// The peak resident memory of the process so far, in megabytes.
  func peakMegabytes() throws -> Double { try memory("VmHWM:") }

  /// Waits until the process ends by itself, as it does after Stop.
  func waitForEnd() { process.wait() }

  private func memory(_ key: String) throws -> Double {
    let text = try String(contentsOfFile: "/proc/\(process.identifier)/status", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    guard let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) }) else {
      throw CommandFailure(.internalError, "/proc has no memory size of process \(process.identifier)")
    }
    return kilobytes * 1_024 / 1e6
  }

  /// Reads the process's standard error until the page's address is complete. `nil` if no address is found.
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
